/** The accounts of all shops for an administrator: found by words, closed and opened, helped with a password. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { nameKey } from "../../../domain/client/names.ts";
import { isId } from "../../../domain/validation.ts";
import { changeContext } from "../../platform/change.ts";
import { violated } from "../../platform/database/violation.ts";
import type { Bounds } from "../../platform/graphql/page.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { recordAudit } from "../audit/record.ts";
import { tokenIn } from "../../platform/http/session-cookie.ts";
import { setHour } from "../session/store.ts";
import { sendPasswordLink } from "../password-link/send-link.ts";
import { demandAdmin, refused } from "../rest.ts";
import { administeredBy } from "../store.ts";
import { disableAccount } from "./disable.ts";
import { findMember, searchAccounts } from "./store.ts";

const PAGE = 50;
const asked = z.object({
  q: z.string().max(200).catch(""),
  skip: z.coerce.number().int().min(0).max(1_000_000).catch(0),
});
/** The words of a search and the page, from the query of an administrator's list. */
export function readSearch(query: unknown): { words: string[]; bounds: Bounds } {
  const { q, skip } = asked.parse(query);
  return { words: q.split(/\s+/).map(searched).filter(Boolean), bounds: { first: PAGE, skip } };
}

/** An e-mail is compared as it is written, a name without case, accents or hyphens. */
const searched = (word: string): string =>
  word.includes("@") ? word.toLowerCase() : nameKey(word);

/** A page of rows that each say how many there are in all. */
export const pageOf = <Row extends { total: number }>(rows: readonly Row[]) => ({
  total: rows[0]?.total ?? 0,
  rows,
});

const named = z.object({ account_id: z.string().refine(isId) });
const STEPS = {
  start: "acting.started",
  renew: "acting.renewed",
  stop: "acting.stopped",
} as const;
const acting = z.object({
  shop_id: z.string().refine(isId),
  step: z.enum(["start", "renew", "stop"]),
});
const closing = named.extend({ disabled: z.boolean() });

export async function accountAdministrationRest(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  const { database } = services;

  app.get("/api/v1/admin/users", async (request, reply) => {
    if (!demandAdmin(request, reply)) return reply;
    const { words, bounds } = readSearch(request.query);
    return pageOf(await searchAccounts(database, words, bounds));
  });

  app.post("/api/v1/admin/acting", (request, reply) => recordActing(services, request, reply));

  app.post("/api/v1/admin/users/disabled", async (request, reply) => {
    const helped = await helpedIn(services, request, reply);
    const parsed = closing.safeParse(request.body);
    if (!helped) return reply;
    if (!parsed.success) return refused(reply, 422, "bad-input");
    const { scope, member, context } = helped;
    const { disabled } = parsed.data;
    await disableAccount(database, { scope, member, disabled }, context);
    return { disabled };
  });

  app.post("/api/v1/admin/users/password-link", async (request, reply) => {
    const helped = await helpedIn(services, request, reply);
    if (!helped) return reply;
    const { scope, member, context } = helped;
    await database.withShop(scope, (db) =>
      recordAudit(db, context, {
        action: "password-link.sent",
        record: { noun: "user", id: member.id },
      }),
    );
    await sendPasswordLink(services, { email: member.email, ip: request.ip, log: request.log });
    return { sent: true };
  });
}

/** The shop's people read since when an administrator has acted for them, and until when. */
async function recordActing(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const me = demandAdmin(request, reply);
  if (!me) return reply;
  const parsed = acting.safeParse(request.body);
  if (!parsed.success) return refused(reply, 422, "bad-input");
  const { shop_id, step } = parsed.data;
  const scope = administeredBy(me, shop_id);
  if (!scope) return notFound(reply);
  const record = { noun: "shop", id: shop_id, name: "" };
  const context = changeContext(services, scope, request.ip);
  try {
    await services.database.withShop(scope, (db) =>
      recordAudit(db, context, { action: STEPS[step], record }),
    );
  } catch (error) {
    if (violated(error, "audit_shop_id_fkey")) return notFound(reply);
    throw error;
  }
  const token = tokenIn(services.config, request);
  if (token) await setHour(services.database, token, { shop_id, goesOn: step !== "stop" });
  return { recorded: true };
}

/** The person whom an administrator helps, within their shop; undefined once the refusal is sent. */
async function helpedIn(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const me = demandAdmin(request, reply);
  if (!me) return undefined;
  const parsed = named.safeParse(request.body);
  if (!parsed.success) {
    void refused(reply, 422, "bad-input");
    return undefined;
  }
  const member = await findMember(services.database, parsed.data.account_id);
  const scope = member && administeredBy(me, member.shop_id);
  if (!member || !scope) {
    void notFound(reply);
    return undefined;
  }
  return { member, scope, context: changeContext(services, scope, request.ip) };
}
