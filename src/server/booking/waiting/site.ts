/** The waiting list as its clients see it: asked on the tracking page, answered behind the link of an offer. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isWaitingPart, offerState } from "../../../domain/booking/waiting/waiting.ts";
import type { WindowOfferedProps } from "../../../web/site/props.ts";
import { changeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import { hashOf } from "../../platform/security/link-secret.ts";
import { findSheet, type Sheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { cardOf } from "../../shop/present.ts";
import { readAppointment } from "../appointment/read.ts";
import { askEarlier } from "./ask.ts";
import { loadOffer } from "./offered/store.ts";
import { answerOffer } from "./take.ts";

type AskRequest = FastifyRequest<{ Params: { sheetid: string } }>;
type OfferRequest = FastifyRequest<{ Params: { sheetid: string; token: string } }>;

const PATH = "/suivi/:sheetid/place/:token";
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

export async function waitingSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web, database } = services;

  app.post("/suivi/:sheetid/attente", LIMIT, async (request: AskRequest, reply) => {
    const { sheetid } = request.params;
    const part = wordIn(request.body, "part");
    const sheet = await findSheet(database, sheetid);
    if (!sheet || !(isWaitingPart(part) || part === "none")) return notFound(reply);
    const asked = await database.withShop(sheet.scope, (db) =>
      askEarlier(db, sheet, part === "none" ? null : part, changeContext(services, sheet.scope)),
    );
    if (!asked) return notFound(reply);
    return asSecretPage(reply).redirect(`/suivi/${sheetid}#rendez-vous`, 303);
  });

  app.get(PATH, LIMIT, async (request: OfferRequest, reply) => {
    const sheet = await findSheet(database, request.params.sheetid);
    const props =
      sheet &&
      (await database.withShop(
        sheet.scope,
        (db) => present(services, db, { sheet, ...request.params }),
        "read",
      ));
    if (!props) return notFound(reply);
    return web.page(asSecretPage(reply, "same-origin"), "appointment/earlier", props);
  });

  app.post(PATH, LIMIT, async (request: OfferRequest, reply) => {
    const sheet = await findSheet(database, request.params.sheetid);
    const decision = DECISIONS.find((known) => known === wordIn(request.body, "decision"));
    const props =
      sheet && decision && (await answer(services, { sheet, decision, ...request.params }));
    if (!props) return notFound(reply);
    return web.page(asSecretPage(reply, "same-origin"), "appointment/earlier", props);
  });
}

const DECISIONS = ["taken", "refused"] as const;

const wordIn = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;

type Link = { sheet: Sheet; sheetid: string; token: string };

/** A refused window goes to the next in line at once. */
const answer = (
  services: Services,
  { decision, ...link }: Link & { decision: (typeof DECISIONS)[number] },
): Promise<WindowOfferedProps | undefined> =>
  services.database.withShop(link.sheet.scope, async (db) => {
    const { sheet } = link;
    const token_hash = hashOf(link.token);
    const context = changeContext(services, sheet.scope);
    const shown = await present(services, db, link);
    const state = await answerOffer(db, sheet, { token_hash, decision }, context);
    return shown && state && { ...shown, state };
  });

/** Undefined when the token is not the one of an offer. */
async function present(
  { clock }: Services,
  db: ShopDb,
  { sheet, sheetid, token }: Link,
): Promise<WindowOfferedProps | undefined> {
  const { repair_id } = sheet;
  const now = clock();
  const offer = await loadOffer(db, { repair_id, token_hash: hashOf(token) });
  const own = offer && (await readAppointment(db, sheet, { id: offer.event_id, now }));
  if (!own) return undefined;
  const { shop, repair, event } = own;
  return {
    state: offerState(offer, now),
    sheetid,
    token,
    reference: repair.reference,
    shop: { ...cardOf(shop), timezone: shop.timezone },
    offered: { public_start_at: offer.public_start_at, public_end_at: offer.public_end_at },
    current: {
      public_start_at: event.public_start_at ?? event.start_at,
      public_end_at: event.public_end_at ?? event.end_at,
    },
    expires_at: offer.expires_at,
  };
}
