/** A program of the shop over HTTP: its keys are made by the owner, then sent with each request. */
import { randomUUID } from "node:crypto";
import type { InjectOptions, Response } from "light-my-request";
import { API_SCOPES, type ApiScope } from "../../src/domain/account/api-key/scope.ts";
import { apiKeyRest } from "../../src/server/account/api-key/rest.ts";
import { garonneScope, issuedInvoice, openRepair, type Story } from "./affairs.ts";
import { KARIM } from "./garonne.ts";
import { marc, openOffice, type Colleague, type Office } from "./colleagues.ts";
import { anotherVisitor, type Plugin } from "./doors.ts";

export type MadeKey = { key: string; api_key: { id: string } };
export type ProgramPage = { data: { id: string }[]; next: string | null };

type Program = Pick<Office, "doors" | "ask" | "attempt"> & {
  makeKey: (scopes?: readonly ApiScope[], who?: Colleague) => Promise<MadeKey>;
  /** A shop has few keys: those of the same rights are one. */
  keyOf: (scopes?: readonly ApiScope[], who?: Colleague) => Promise<string>;
  get: (
    key: string | undefined,
    url: string,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  post: (key: string | undefined, url: string, payload?: object) => Promise<Response>;
  /** A repair that was quoted, signed and billed. */
  billed: () => Promise<Story & { invoice_id: string; quote_id: string }>;
};

/** Call it at the top of a test file; what it answers is used inside tests only. */
export function openProgram(now: string, plugins: readonly Plugin[]): Program {
  const { doors, ask, attempt } = openOffice(now, [apiKeyRest, ...plugins]);
  const makeKey: Program["makeKey"] = async (scopes = API_SCOPES, who = marc) =>
    (
      await ask<{ result: MadeKey }>(
        `mutation ($scopes: [String!]!) { result: makeApiKey(name: "Caisse", scopes: $scopes) {
          ... on ApiKeyMaking { key api_key { id } } } }`,
        { scopes },
        who,
      )
    ).result;
  const made = new Map<string, Promise<MadeKey>>();
  const send = (key: string | undefined, options: InjectOptions) =>
    doors().app.inject({
      remoteAddress: anotherVisitor(),
      ...options,
      headers: { ...options.headers, ...(key && { authorization: `Bearer ${key}` }) },
    });
  return {
    doors,
    ask,
    attempt,
    makeKey,
    keyOf: async (scopes = API_SCOPES, who = marc) => {
      const name = [who.person.id, ...scopes].join(" ");
      const known = made.get(name) ?? makeKey(scopes, who);
      made.set(name, known);
      return (await known).key;
    },
    get: (key, url, headers = {}) => send(key, { url, headers }),
    post: (key, url, payload = {}) => send(key, { method: "POST", url, payload }),
    billed: async () => {
      const { database } = doors();
      const story = await openRepair(database);
      const invoice_id = await database.withShop(garonneScope, (db) =>
        issuedInvoice(db, story.repair_id),
      );
      const [row] = await database.asOwner<{ quote_id: string }>(
        "select quote_id from app.invoice where id = $1",
        [invoice_id],
      );
      return { ...story, invoice_id, quote_id: row?.quote_id ?? "" };
    },
  };
}

/** What a program sends to book a slot for Madame Costa, at the workshop. */
export const aBooking = (slot: object = {}) => ({
  booking_id: randomUUID(),
  kind: "Diagnostic / Devis",
  where: "Atelier",
  appliance: { kind_id: "lave-linge", category_id: "gros-electromenager" },
  client: { lastname: "Costa", firstname: "Inès", phone: "06 39 98 55 01" },
  slot: {
    start_at: "2026-11-24T08:00:00.000Z",
    public_start_at: "2026-11-24T08:00:00.000Z",
    public_end_at: "2026-11-24T10:00:00.000Z",
    user_id: KARIM.id,
    ...slot,
  },
  consents: { cgv: true },
});
