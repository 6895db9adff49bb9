/** The visitor behind the link of an offer takes the window, by the booking that they typed; or leaves it to the next. */
import type { BookingResult } from "../../book.ts";
import { bookOrPropose, isProposal } from "../../book-or-propose.ts";
import type { ShopScope } from "../../../../domain/account/scope.ts";
import { isRefusal } from "../../../../domain/decision.ts";
import { bookingOf } from "../../../../domain/booking/waiting/visitor/visitor.ts";
import { parsePhone } from "../../../../domain/client/phone/phone.ts";
import { releaseHours } from "../../../agenda/kept/store.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import type { Services } from "../../../services.ts";
import { planOffer } from "../offer.ts";
import { closeOffer, type VisitorOfferRow } from "../offered/store.ts";
import { endVisitor, loadVisitor } from "./store.ts";

type Answering = { scope: ShopScope; offer: VisitorOfferRow; network?: string };

/** Pressed twice, it is booked once: the repair has the id of the request. "lost" when the hours are no longer free. */
export async function takeOffer(
  services: Services,
  { scope, offer, network }: Answering,
): Promise<BookingResult | "lost"> {
  const { database, clock } = services;
  const { visitor_id, id: offer_id } = offer;
  const visitor = await database.withShop(scope, (db) => loadVisitor(db, visitor_id), "read");
  const request = bookingOf(visitor?.request, { booking_id: visitor_id, slot: offer }, parsePhone);
  const attempt = request && {
    scope,
    request,
    offer_id,
    ...(network === undefined ? {} : { network }),
  };
  const booked = attempt && (await bookOrPropose(services, attempt));
  const isBooked = booked !== undefined && !isProposal(booked) && !isRefusal(booked);
  await database.withShop(scope, async (db) => {
    await end(db, offer, isBooked ? "taken" : "expired");
    if (isBooked) await endVisitor(db, visitor_id, clock());
  });
  return isBooked ? booked : "lost";
}

/** The next in line is asked at once; the visitor stays in line for other hours. */
export async function refuseOffer(
  { database, clock }: Services,
  { scope, offer }: Answering,
): Promise<"refused"> {
  const { user_id, freed_at: start_at, freed_until: end_at } = offer;
  await database.withShop(scope, async (db) => {
    await end(db, offer, "refused");
    await planOffer(db, { user_id, start_at, end_at }, { shop_id: scope.shop_id, run_at: clock() });
  });
  return "refused";
}

async function end(
  db: ShopDb,
  { id }: VisitorOfferRow,
  outcome: Parameters<typeof closeOffer>[2],
): Promise<void> {
  await releaseHours(db, id);
  await closeOffer(db, id, outcome);
}
