/** The doors of files that come in and go out, and whoever stands before them. */
import { randomUUID } from "node:crypto";
import { graphql } from "graphql";
import { beforeEach, expect } from "vitest";
import { roleOf } from "../../src/domain/account/role.ts";
import type { Visitor } from "../../src/server/account/rest.ts";
import { scopeOf } from "../../src/server/account/store.ts";
import { exportRest } from "../../src/server/client/export/rest.ts";
import { importRest } from "../../src/server/client/import/rest.ts";
import { schema } from "../../src/server/schema.ts";
import { anotherVisitor, openDoors } from "./doors.ts";
import { GARONNE, KARIM, LOIRE, MARC, NADIA, type Person } from "./garonne.ts";
import { instant } from "./quote.ts";

/** `shop_id` null: an administrator, of no shop. */
export type Signed = Omit<Person, "role"> & { role: string; shop_id: string | null };
export const marc: Signed = { ...MARC, shop_id: GARONNE.id };
export const karim: Signed = { ...KARIM, shop_id: GARONNE.id };
export const nadia: Signed = { ...NADIA, shop_id: LOIRE.id };
export const admin: Signed = { ...MARC, id: randomUUID(), role: "ADMIN", shop_id: null };
export type Body = Record<string, unknown>;
type Headers = Record<string, string>;
type Report = { created: number; faulty: number; faults: { line: number; column: string }[] };

const visitorOf = ({ id, firstname, lastname, role, shop_id }: Signed): Visitor => ({
  id,
  firstname,
  lastname,
  role: roleOf(role),
  shop_id,
  session_id: id,
  acting: {},
  factor: null,
  offline_hours: 24,
  session_type: "password",
  expire_at: instant("2026-11-30T06:00:00Z"),
});

const COLUMNS = ["lastname", "firstname", "email", "phone", "street", "zip", "city", "note"];

/** An administrator says which shop is meant. */
const acting = (person: Signed | undefined, shop_id: string): Record<string, string> =>
  person?.shop_id === null ? { "x-shop-id": shop_id } : {};

/** Lines of name, first name, e-mail, telephone, street, postal code, town and note, as the office sends them. */
export const file = (lines: readonly (readonly string[])[], facts: Body = {}) => ({
  import_id: randomUUID(),
  noun: "client",
  filename: "clients.csv",
  columns: COLUMNS,
  rows: lines.map((cells, index) => ({ line: index + 2, cells })),
  ...facts,
});

/** Marc is signed in unless the story says otherwise; the session gate itself is another noun's. */
export function openImports() {
  const visiting: { person: Signed | undefined } = { person: marc };
  const doors = openDoors("2026-11-23T06:00:00Z", [
    async (app) => {
      app.decorateRequest("visitor", undefined);
      app.addHook("onRequest", async (request) => {
        request.visitor = visiting.person && visitorOf(visiting.person);
      });
    },
    importRest,
    exportRest,
  ]);
  beforeEach(() => {
    visiting.person = marc;
  });

  const post = (body: unknown, shop_id: string = GARONNE.id, headers: Headers = {}) =>
    doors().app.inject({
      method: "POST",
      url: `/api/v1/shops/${shop_id}/imports`,
      headers: {
        "content-type": "application/json",
        ...acting(visiting.person, shop_id),
        ...headers,
      },
      payload: JSON.stringify(body),
      remoteAddress: anotherVisitor(),
    });

  const run = async (body: unknown, shop_id?: string): Promise<Report> => {
    const response = await post(body, shop_id);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<Report>();
  };

  const ask = async (source: string, variableValues: Body, person: Signed = marc) => {
    const me = visitorOf(person);
    const scope = scopeOf(me, undefined);
    if (!scope) throw new Error("no scope");
    const contextValue = { services: doors().services, me, scope, ip: "127.0.0.1", userAgent: "" };
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
    expect(errors).toBeUndefined();
    return JSON.parse(JSON.stringify(data));
  };

  const undo = async (id: string, person = marc) => (await ask(UNDO, { id }, person)).result;

  const download = async (
    name: "clients" | "appliances",
    person: Signed | null = marc,
    shop_id = person?.shop_id ?? GARONNE.id,
  ) => {
    visiting.person = person ?? undefined;
    const response = await doors().app.inject({
      url: `/api/v1/shops/${shop_id}/export/${name}.csv`,
      headers: acting(visiting.person, shop_id),
    });
    visiting.person = marc;
    return response;
  };

  /** Every row that an import may touch. */
  const everything = async (): Promise<unknown> => {
    const all: Body = {};
    for (const table of ["client", "client_phone", "client_address", "appliance", "repair"])
      all[table] = await doors().database.asOwner(
        `select to_jsonb(t) - 'updated_at' as row from app.${table} t where shop_id = $1 order by to_jsonb(t)::text`,
        [GARONNE.id],
      );
    return all;
  };

  const clientNamed = async (lastname: string): Promise<Named> => {
    const [found] = await doors().database.asOwner<Named>(
      "select id, search, email, note from app.client where shop_id = $1 and lastname = $2",
      [GARONNE.id, lastname],
    );
    return found ?? { id: "", search: "", email: "", note: "" };
  };

  /** What somebody from outside did, by shop. */
  const acts = () =>
    doors().database.asOwner<{ shop_id: string; action: string }>(
      "select shop_id, action from app.act order by at, action",
    );

  const signIn = (person: Signed | undefined): void => {
    visiting.person = person;
  };
  return { doors, post, run, ask, undo, download, everything, clientNamed, acts, signIn };
}

type Named = { id: string; search: string; email: string; note: string };

const UNDO = `mutation ($id: ID!) { result: undoImport(id: $id) {
  ... on ImportRun { created kept undone_at } ... on Refusal { refused } } }`;
