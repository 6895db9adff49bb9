/** The public face of a repair: found by its reference, read behind its unguessable link, live. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseEmail } from "../../domain/client/email.ts";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import { parseRepairReference } from "../../domain/repair/reference.ts";
import type { LookupError, TrackingProps } from "../../web/site/props.ts";
import { notFound } from "../platform/not-found.ts";
import { isRateLimited } from "../platform/limit.ts";
import { sse } from "../platform/http/sse.ts";
import type { Services } from "../services.ts";
import { findSheet, loadTracking, findSheetByReference } from "./track.ts";

type SheetRequest = FastifyRequest<{ Params: { sheetid: string } }>;

export async function repairSite(app: FastifyInstance, services: Services): Promise<void> {
  const { database, web, live } = services;

  app.get("/suivi", (_request, reply) =>
    web.page(reply, "tracking-lookup", { reference: "", error: null }),
  );

  app.post("/suivi", async (request, reply) => {
    const { reference, contact } = readForm(request.body);
    const found = await lookUp(services, { reference, contact, ip: request.ip });
    if ("sheetid" in found) return reply.redirect(`/suivi/${found.sheetid}`, 303);
    // Not "no-referrer": the next try would leave this page under the origin "null", and be refused.
    void reply.header("cache-control", "no-store").code(STATUS[found.error]);
    return web.page(reply, "tracking-lookup", { reference, error: found.error });
  });

  app.get("/suivi/:sheetid", async (request: SheetRequest, reply) => {
    const props = await track(services, request.params.sheetid);
    return props ? web.page(privately(reply), "tracking", props) : notFound(reply);
  });

  app.get("/suivi/:sheetid/state", async (request: SheetRequest, reply) => {
    const props = await track(services, request.params.sheetid);
    return props ? privately(reply).send(props) : notFound(reply);
  });

  app.get("/suivi/:sheetid/live", async (request: SheetRequest, reply) => {
    const sheet = await findSheet(database, request.params.sheetid);
    if (!sheet) return notFound(reply);
    const { scope, repair_id } = sheet;
    sse(privately(reply), (send) =>
      live.subscribe({ shop_id: scope.shop_id, repair_id }, (change) =>
        // That something moved, never what: the page asks for its own state again.
        send(change === "resync" ? "resync" : "changed", {}),
      ),
    );
    return reply;
  });
}

/** Behind a secret address: kept nowhere, indexed nowhere, named to no other site. */
const privately = (reply: FastifyReply): FastifyReply =>
  reply
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .header("referrer-policy", "no-referrer");

async function track(
  { database, clock }: Services,
  sheetid: string,
): Promise<TrackingProps | undefined> {
  const sheet = await findSheet(database, sheetid);
  return sheet && database.withShop(sheet.scope, (db) => loadTracking(db, sheet, clock()), "read");
}

const STATUS: Record<LookupError, number> = { missing: 422, "not-found": 404, "too-many": 429 };

type Form = { reference: string; contact: string };

function readForm(body: unknown): Form {
  const given = typeof body === "object" && body !== null ? body : {};
  const text = (name: string): string => {
    const value: unknown = Reflect.get(given, name);
    return typeof value === "string" ? value.trim().slice(0, 254) : "";
  };
  return { reference: text("reference").slice(0, 40), contact: text("contact") };
}

async function lookUp(
  { database }: Services,
  { reference, contact, ip }: Form & { ip: string },
): Promise<{ sheetid: string } | { error: LookupError }> {
  if (!reference || !contact) return { error: "missing" };
  if (await isRateLimited(database, { what: "suivi", ip, contact })) return { error: "too-many" };
  const asked = parseRepairReference(reference);
  const email = parseEmail(contact) ?? "";
  const phone = parsePhone(contact) ?? "";
  if (!asked || !(email || phone)) return { error: "not-found" };
  const sheetid = await findSheetByReference(database, { reference: asked, email, phone });
  return sheetid ? { sheetid } : { error: "not-found" };
}
