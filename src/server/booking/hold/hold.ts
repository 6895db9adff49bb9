/** Holds the booking of an unknown contact when the shop receives unusually many: it waits for the link of a letter. */
import { heldUntil, isUnusual } from "../../../domain/booking/hold.ts";
import type { BookingRequest } from "../../../domain/booking/request.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { bookingsUnusual, bookingToConfirm } from "../../../domain/message/hold.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import type { Instant } from "../../../domain/time.ts";
import { queueEmails } from "../../message/outbox/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { newSecret } from "../../platform/security/link-secret.ts";
import { enqueue } from "../../platform/queue.ts";
import type { StaffedShop } from "../../shop/store.ts";
import { countDemand, lockDemand, type CountedDemand } from "../store.ts";

export type Hold = {
  until: Instant;
  /** The secret of the link: only its hash is stored. */
  token: string;
  /** Present for the first held booking of a day: the shop is written to. */
  alarm?: { unconfirmed: number };
};

type Question = {
  shop_id: string;
  request: BookingRequest;
  now: Instant;
  least: number;
  /** As counted without a lock: all bookings of a shop waited for one another here, even when nothing was unusual. */
  counted: CountedDemand;
};

/** Undefined while nothing is unusual. Without an e-mail there is no link to press: the visitor is asked for one. */
export async function holdIfUnusual(
  db: ShopDb,
  { shop_id, request, now, least, counted }: Question,
): Promise<Hold | Refusal<"email-needed"> | undefined> {
  if (!isUnusual(counted, least)) return undefined;
  const [, demand] = await Promise.all([lockDemand(db, shop_id), countDemand(db, now)]);
  if (!isUnusual(demand, least)) return undefined;
  if (request.client.email === "") return refuse("email-needed");
  const { unconfirmed, held } = demand;
  return {
    until: heldUntil(now),
    token: newSecret(),
    ...(held === 0 && { alarm: { unconfirmed } }),
  };
}

type HeldBooking = {
  hold: Hold;
  request: BookingRequest;
  shop: StaffedShop;
  sheetid: string;
  window: { public_start_at: Instant; public_end_at: Instant };
  now: Instant;
  origin: string;
};

/** The letter with the link, the end of the wait, and the shop's alarm. */
export async function announceHold(db: ShopDb, held: HeldBooking): Promise<void> {
  const { hold, request, shop, sheetid, window, now, origin } = held;
  const { until, token, alarm } = hold;
  const repair_id = request.booking_id;
  const sender = senderOf(shop);
  const email = bookingToConfirm({
    to: request.client.email,
    shop: sender,
    url: `${origin}/suivi/${sheetid}/confirmer/${token}`,
    ...window,
    until,
    zone: shop.timezone,
  });
  const warning =
    alarm && bookingsUnusual({ to: shop.email, shop: sender, url: `${origin}/app`, ...alarm });
  // Issued together: the commit follows at once.
  await Promise.all([
    queueEmails(db, { shop_id: shop.id, repair_id, at: now }, [
      { email },
      { email: warning ?? null },
    ]),
    enqueue(db, "release-booking", { shop_id: shop.id, repair_id }, { run_at: until }),
  ]);
}
