/** The page where a client finds a quote again by its reference. */
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { parseEmail } from "../../../domain/client/email.ts";
import { parsePhone } from "../../../domain/client/phone/phone.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { parseQuoteReference } from "../../../domain/quote/number.ts";
import { oneLine, parseInput } from "../../../domain/validation.ts";
import type { LookupError } from "../../../web/site/props.ts";
import { isRateLimited } from "../../platform/limit.ts";
import type { Services } from "../../services.ts";
import { lookUpQuote } from "./store.ts";

const lookup = z.object({ reference: oneLine(40), contact: oneLine(254) });

const STATUS: Record<LookupError, number> = { missing: 422, "not-found": 404, "too-many": 429 };

export async function quoteLookupSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web } = services;

  app.get("/quote", (_request, reply) =>
    web.page(reply, "quote-lookup", { reference: "", error: null }),
  );

  app.post("/quote", async (request, reply) => {
    const form = parseInput(lookup, request.body);
    const { reference, contact } = isRefusal(form) ? { reference: "", contact: "" } : form;
    const found = await lookUp(services, { reference, contact, ip: request.ip });
    if ("quoteid" in found) return reply.redirect(`/quote/${found.quoteid}`, 303);
    // Not "no-referrer": the next request would leave this page under the origin "null", and be refused.
    void reply.header("cache-control", "no-store").code(STATUS[found.error]);
    return web.page(reply, "quote-lookup", { reference, error: found.error });
  });
}

type LookupRequest = { reference: string; contact: string; ip: string };

async function lookUp(
  { database }: Services,
  { reference, contact, ip }: LookupRequest,
): Promise<{ quoteid: string } | { error: LookupError }> {
  if (!reference || !contact) return { error: "missing" };
  if (await isRateLimited(database, { what: "quote", ip, contact })) return { error: "too-many" };
  const parsed = parseQuoteReference(reference);
  const email = parseEmail(contact) ?? "";
  const phone = parsePhone(contact) ?? "";
  if (!parsed || !(email || phone)) return { error: "not-found" };
  const quoteid = await lookUpQuote(database, { reference: parsed, email, phone });
  return quoteid ? { quoteid } : { error: "not-found" };
}
