/** The page behind the link of a held booking: opening it changes nothing, since mail scanners open links. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { holdState } from "../../../domain/booking/hold.ts";
import type { BookingConfirmationProps } from "../../../web/site/props.ts";
import { eventsOfRepairs } from "../../agenda/store.ts";
import { changeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import { hashOf } from "../../platform/security/link-secret.ts";
import { loadRepairs } from "../../repair/store.ts";
import { findSheet, type Sheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { cardOf } from "../../shop/present.ts";
import { loadShop } from "../../shop/store.ts";
import { confirmBooking } from "./confirm.ts";
import { loadBooking } from "./store.ts";

type Request = FastifyRequest<{ Params: { sheetid: string; token: string } }>;

const PATH = "/suivi/:sheetid/confirmer/:token";
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

export async function holdSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web, database } = services;

  app.get(PATH, LIMIT, async (request: Request, reply) => {
    const sheet = await findSheet(database, request.params.sheetid);
    const props =
      sheet &&
      (await database.withShop(sheet.scope, (db) => present(db, sheet, request.params), "read"));
    if (!props) return notFound(reply);
    return web.page(asSecretPage(reply, "same-origin"), "booking-confirmation", props);
  });

  app.post(PATH, LIMIT, async (request: Request, reply) => {
    const sheet = await findSheet(database, request.params.sheetid);
    const props = sheet && (await confirm(services, sheet, request.params));
    if (!props) return notFound(reply);
    return web.page(asSecretPage(reply, "same-origin"), "booking-confirmation", props);
  });
}

const confirm = (
  services: Services,
  sheet: Sheet,
  params: Request["params"],
): Promise<BookingConfirmationProps | undefined> =>
  services.database.withShop(sheet.scope, async (db) => {
    const shop = await loadShop(db, sheet.scope.shop_id);
    if (!shop || !(await present(db, sheet, params))) return undefined;
    const context = changeContext(services, sheet.scope);
    await confirmBooking(db, sheet.repair_id, { ...context, shop });
    return present(db, sheet, params);
  });

/** Undefined when the token is not the one of the letter. */
async function present(
  db: ShopDb,
  { scope, repair_id }: Sheet,
  { sheetid, token }: Request["params"],
): Promise<BookingConfirmationProps | undefined> {
  const booking = await loadBooking(db, repair_id);
  const state = booking && holdState(booking);
  if (!booking || !state || booking.token_hash !== hashOf(token)) return undefined;
  const [shop, [repair], events] = await Promise.all([
    loadShop(db, scope.shop_id),
    loadRepairs(db, [repair_id]),
    eventsOfRepairs(db, [repair_id]),
  ]);
  const event = events.at(-1);
  if (!shop || !repair || !event) return undefined;
  return {
    state: event.status === "CANCEL" ? "released" : state,
    sheetid,
    token,
    reference: repair.reference,
    shop: { ...cardOf(shop), street: shop.street, timezone: shop.timezone },
    kind: repair.intervention_type,
    where: event.where,
    public_start_at: event.public_start_at ?? event.start_at,
    public_end_at: event.public_end_at ?? event.end_at,
    held_until: booking.held_until ?? event.start_at,
  };
}
