/** A form that sends a lost link: a reference and a contact. Its answer never says whether they match. */
import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { parseEmail } from "../../../domain/client/email.ts";
import { parsePhone } from "../../../domain/client/phone/phone.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { parseRepairReference } from "../../../domain/repair/reference.ts";
import { oneLine, parseInput } from "../../../domain/validation.ts";
import type { TrackingLookupProps } from "../../../web/site/props.ts";
import { takeSteadyTime } from "../../platform/http/steady-answer.ts";
import { countAttempt, networkOf } from "../../platform/limit.ts";
import type { Services } from "../../services.ts";
import { sendTrackingLinks } from "./send-link.ts";
import type { LookupContact } from "./store.ts";

export type Lookup = {
  path: "/suivi" | "/quote";
  page: "tracking-lookup" | "quote-lookup";
  parseReference: (text: string) => string | undefined;
  send: (services: Services, contact: LookupContact) => Promise<void>;
};

const form = z.object({ reference: oneLine(40), contact: oneLine(254) });

const MINUTE = 60_000;
const FORMS_PER_MINUTE = 10;

export async function lookupSite(
  app: FastifyInstance,
  services: Services,
  { path, page, parseReference, send }: Lookup,
): Promise<void> {
  const { web, database } = services;

  app.get(path, (_request, reply) => web.page(reply, page, BLANK));

  app.post(path, async (request, reply) => {
    const parsed = parseInput(form, request.body);
    const { reference, contact } = isRefusal(parsed) ? { reference: "", contact: "" } : parsed;
    // Not "no-referrer": the next try would leave this page under the origin "null", and be refused.
    void reply.header("cache-control", "no-store");
    if (!reference || !contact)
      return web.page(reply.code(422), page, { ...BLANK, reference, error: "missing" });
    const tries = await countAttempt(database, `${path} ${networkOf(request.ip)}`, MINUTE);
    if (tries.current > FORMS_PER_MINUTE)
      return web.page(tooMany(reply, tries.ttl), page, { ...BLANK, reference, error: "too-many" });
    const known = contactOf(parseReference(reference), contact);
    await takeSteadyTime(known && send(services, known));
    return web.page(reply, page, { ...BLANK, sent: true });
  });
}

const BLANK: TrackingLookupProps = { reference: "", error: null, sent: false };

const tooMany = (reply: FastifyReply, ttl: number): FastifyReply =>
  reply.code(429).header("retry-after", String(Math.ceil(ttl / 1000)));

function contactOf(reference: string | undefined, contact: string): LookupContact | undefined {
  const email = parseEmail(contact) ?? "";
  const phone = email ? "" : (parsePhone(contact) ?? "");
  return reference && (email || phone) ? { reference, email, phone } : undefined;
}

export const repairLookupSite = (app: FastifyInstance, services: Services): Promise<void> =>
  lookupSite(app, services, {
    path: "/suivi",
    page: "tracking-lookup",
    parseReference: parseRepairReference,
    send: sendTrackingLinks,
  });
