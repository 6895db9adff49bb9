/** The booking page of a shop, and the appointment as a calendar file. */
import { bookingPath, shopPath } from "../../domain/shop/address.ts";
import { isBookable } from "../../domain/shop/bookable.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { begun } from "../../domain/booking/draft/settle.ts";
import { EMPTY_DRAFT } from "../../domain/booking/draft/draft.ts";
import { eventsOfRepairs } from "../agenda/store.ts";
import { needIn, needParameters, withParameters } from "../../domain/shop/need/need.ts";
import { notFound } from "../platform/not-found.ts";
import { publicOrigin } from "../platform/origin.ts";
import { loadRepairs } from "../repair/store.ts";
import { findSheet } from "../repair/track.ts";
import type { Services } from "../services.ts";
import { SHOP_PATH, shopGate, type ShopRequest } from "../shop/site.ts";
import { loadShop } from "../shop/store.ts";
import { findWish } from "./find-wish.ts";
import { bookingProps } from "./present.ts";
import { calendarFile } from "../agenda/document/calendar.ts";

export async function bookingSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web, clock } = services;
  const gate = shopGate(services);

  app.get(`${SHOP_PATH}/rdv`, async (request: ShopRequest, reply) => {
    const open = await gate(request, reply);
    if (!open) return reply;
    const { shop } = open;
    // A shop that takes no booking online says so on its own page, with its telephone.
    if (!isBookable(shop)) return reply.redirect(`/${shop.zipcode}/${shop.slug}`, 302);
    const offer = bookingProps(shop, { query: request.query, now: clock() });
    if (!offer.trial)
      request.seen = { shop_id: open.scope.shop_id, step: "wizard", path: shopPath(shop) };
    const draft = begun(offer, EMPTY_DRAFT);
    const linkTo = (slot: string): string =>
      withParameters(bookingPath(shop), {
        ...needParameters(needIn(request.query)),
        lieu: draft.zip,
        slot,
      });
    const { wanted } = offer;
    const wish = wanted && (await findWish(services, open.scope, { wanted, draft, linkTo }));
    return web.page(reply, "booking", { ...offer, wish });
  });

  app.get("/suivi/:sheetid/rendez-vous.ics", async (request: SheetRequest, reply) => {
    const file = await calendarOf(services, request.params.sheetid);
    if (!file) return notFound(reply);
    return reply
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .header("referrer-policy", "no-referrer")
      .header("content-disposition", 'attachment; filename="rendez-vous.ics"')
      .type("text/calendar; charset=utf-8; method=PUBLISH")
      .send(file);
  });
}

type SheetRequest = FastifyRequest<{ Params: { sheetid: string } }>;

/** The next appointment of the repair that stands, else the last one that did. */
async function calendarOf(services: Services, sheetid: string): Promise<string | undefined> {
  const { database, clock, config } = services;
  const sheet = await findSheet(database, sheetid);
  if (!sheet) return undefined;
  const now = clock();
  return database.withShop(
    sheet.scope,
    async (db) => {
      const [shop, [repair], events] = await Promise.all([
        loadShop(db, sheet.scope.shop_id),
        loadRepairs(db, [sheet.repair_id]),
        eventsOfRepairs(db, [sheet.repair_id]),
      ]);
      const standing = events.filter(({ status }) => status !== "CANCEL");
      const event = standing.find(({ end_at }) => end_at > now) ?? standing.at(-1);
      if (!shop || !repair || !event) return undefined;
      const url = `${publicOrigin(config)}/suivi/${repair.sheetid}`;
      return calendarFile({ event, shop, reference: repair.reference, url, now });
    },
    "read",
  );
}
