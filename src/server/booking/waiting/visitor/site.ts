/** The waiting list for visitors, by plain forms: entered from the booking, left and answered behind the links of letters. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { EMPTY_DRAFT } from "../../../../domain/booking/draft/draft.ts";
import { readForm } from "../../../../domain/booking/draft/form.ts";
import { isDue } from "../../../../domain/booking/price.ts";
import {
  parseVisitor,
  suitingIn,
  suitingText,
  type VisitorRequest,
} from "../../../../domain/booking/waiting/visitor/visitor.ts";
import { offerState } from "../../../../domain/booking/waiting/waiting.ts";
import { parsePhone } from "../../../../domain/client/phone/phone.ts";
import { isRefusal } from "../../../../domain/decision.ts";
import { isBookable } from "../../../../domain/shop/bookable.ts";
import { bookingFormPath } from "../../../../domain/shop/address.ts";
import type { PageProps } from "../../../../web/site/props.ts";
import { asSecretPage } from "../../../platform/http/secret-page.ts";
import { countAttempt } from "../../../platform/limit.ts";
import { notFound } from "../../../platform/not-found.ts";
import { publicOrigin } from "../../../platform/origin.ts";
import { hashOf } from "../../../platform/security/link-secret.ts";
import type { Services } from "../../../services.ts";
import { cardOf } from "../../../shop/present.ts";
import { SHOP_PATH, shopGate } from "../../../shop/site.ts";
import { clientScope, type StaffedShop } from "../../../shop/store.ts";
import { townOf } from "../../../agenda/locate.ts";
import { bookingProps } from "../../present.ts";
import { networkIn } from "../../rest.ts";
import { loadVisitorOffer, type VisitorOfferRow } from "../offered/store.ts";
import { jobOf, joinWaiting, leaveWaiting } from "./join.ts";
import { loadVisitor, visitorBehind } from "./store.ts";
import { refuseOffer, takeOffer } from "./take.ts";

type QueueProps = PageProps["booking/queue"];
type QueueOfferProps = PageProps["booking/queue-offer"];
type Shop = { zipcode: string; shopSlug: string };
type ShopRequest = FastifyRequest<{ Params: Shop }>;
type LinkRequest = FastifyRequest<{ Params: Shop & { token: string } }>;

const JOIN = `${SHOP_PATH}/rdv/attente`;
const LEAVE = `${SHOP_PATH}/rdv/liste/:token`;
const OFFER = `${SHOP_PATH}/rdv/place/:token`;
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
const DAY = 86_400_000;
/** Requests of one network to one shop in a day: each writes a letter. */
const MOST_JOINED = 10;

export async function visitorSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web, database, clock } = services;
  const gate = shopGate(services);

  app.post(JOIN, LIMIT, async (request: ShopRequest, reply) => {
    const found = await gate(request, reply);
    if (!found) return reply;
    const { shop } = found;
    if (!isBookable(shop)) return reply.redirect(`/${shop.zipcode}/${shop.slug}`, 303);
    const props = await join(services, shop, request);
    if (props.draft.kind_id === "") return reply.redirect(bookingFormPath(shop), 303);
    void reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
    return web.page(reply, "booking/queue", props);
  });

  const showLeave = async (request: LinkRequest, reply: FastifyReply, leaves: boolean) => {
    const found = await gate(request, reply);
    if (!found) return reply;
    const { token } = request.params;
    const visitor = await database.withShop(found.scope, async (db) => {
      if (leaves) await leaveWaiting(db, token, clock());
      return visitorBehind(db, hashOf(token));
    });
    if (!visitor) return notFound(reply);
    const isIn = visitor.ended_at === null;
    return web.page(asSecretPage(reply, "same-origin"), "booking/queue-leave", {
      shop: cardOf(found.shop),
      token,
      state: isIn ? "in" : "left",
      job: isIn ? `${jobIn(visitor.request)}, ${suitingText(visitor)}` : "",
    });
  };
  app.get(LEAVE, LIMIT, (request: LinkRequest, reply) => showLeave(request, reply, false));
  app.post(LEAVE, LIMIT, (request: LinkRequest, reply) => showLeave(request, reply, true));

  app.get(OFFER, LIMIT, async (request: LinkRequest, reply) => {
    const found = await gate(request, reply);
    const scope = found && clientScope(found.shop.id);
    if (!found || !scope) return reply;
    const token_hash = hashOf(request.params.token);
    const offer = await database.withShop(scope, (db) => loadVisitorOffer(db, token_hash), "read");
    if (!offer) return notFound(reply);
    const props = await presentOffer(services, found.shop, { offer, ...request.params });
    return web.page(asSecretPage(reply, "same-origin"), "booking/queue-offer", props);
  });

  app.post(OFFER, LIMIT, async (request: LinkRequest, reply) => {
    const found = await gate(request, reply);
    const scope = found && clientScope(found.shop.id);
    if (!found || !scope) return reply;
    const decision = fieldsOf(request).decision;
    const token_hash = hashOf(request.params.token);
    const offer = await database.withShop(scope, (db) => loadVisitorOffer(db, token_hash), "read");
    if (!offer || (decision !== "taken" && decision !== "refused")) return notFound(reply);
    const props = await presentOffer(services, found.shop, { offer, ...request.params });
    // Pressed a second time, what was taken is shown again by the booking itself.
    const isOpen = props.state === "open" || (props.state === "taken" && decision === "taken");
    const answering = { scope, offer, ...networkIn(request) };
    const made = !isOpen
      ? props.state
      : decision === "refused"
        ? await refuseOffer(services, answering)
        : await takeOffer(services, answering);
    void asSecretPage(reply, "same-origin");
    if (typeof made === "object") return reply.redirect(`/suivi/${made.sheetid}`, 303);
    return web.page(reply, "booking/queue-offer", { ...props, state: made });
  });
}

const fieldsOf = ({ body }: FastifyRequest): Readonly<Record<string, unknown>> =>
  typeof body === "object" && body ? { ...body } : {};

/** The request as kept, or nothing once it was erased. */
const jobIn = (request: unknown): string => {
  const kept: Partial<VisitorRequest> = Object(request);
  const { kind, where, appliance = null, address = null } = kept;
  if (!kind || !where) return "";
  return jobOf({ kind, where, appliance, address });
};

/** The form, its faults, or where the letter went. */
async function join(
  services: Services,
  shop: StaffedShop,
  request: ShopRequest,
): Promise<QueueProps> {
  const { database, clock, config } = services;
  const fields = fieldsOf(request);
  const offer = bookingProps(shop, { query: {}, now: clock() });
  const isSent = fields.join !== undefined;
  const posted = isSent ? { ...fields, step: "contact" } : fields;
  const { draft: read } = readForm(posted, offer, offer.categories);
  const draft = { ...EMPTY_DRAFT, ...read, city: read.city || townOf(read) };
  const suiting = suitingIn(fields);
  const shown = { offer, draft, suiting, faults: {}, refusal: "", sent_to: null };
  if (!isSent) return shown;
  const parsed = parseVisitor(draft, parsePhone);
  if (isRefusal(parsed)) return { ...shown, faults: parsed.detail };
  const scope = clientScope(shop.id);
  const network = networkIn(request)?.network ?? "";
  const { current } = await countAttempt(database, `waiting of ${shop.id} ${network}`, DAY);
  if (!scope || current > MOST_JOINED) return { ...shown, refusal: TOO_MANY };
  const context = { shop, at: clock(), origin: publicOrigin(config) };
  await database.withShop(scope, (db) => joinWaiting(db, { request: parsed, ...suiting }, context));
  return { ...shown, sent_to: parsed.client.email };
}

const TOO_MANY =
  "Trop de demandes viennent de votre connexion aujourd’hui. Appelez l’atelier, ou réessayez demain.";

type Shown = { offer: VisitorOfferRow; token: string };

async function presentOffer(
  { database, clock }: Services,
  shop: StaffedShop,
  { offer, token }: Shown,
): Promise<QueueOfferProps> {
  const scope = clientScope(shop.id);
  const visitor =
    scope && (await database.withShop(scope, (db) => loadVisitor(db, offer.visitor_id), "read"));
  const { kind, where }: Partial<VisitorRequest> = Object(visitor?.request);
  return {
    shop: { ...cardOf(shop), timezone: shop.timezone },
    token,
    state: offerState(offer, clock()),
    offered: { public_start_at: offer.public_start_at, public_end_at: offer.public_end_at },
    expires_at: offer.expires_at,
    job: jobIn(visitor?.request),
    due: kind !== undefined && where !== undefined && isDue(shop.tariffs, { kind, where }),
  };
}
