/** The client presses the link of a held booking: it stands, and it is announced. */
import { holdState, type HoldState } from "../../../domain/booking/hold.ts";
import type { AnnouncementContext } from "../../agenda/announce.ts";
import { eventsOfRepairs, othersOfVisit } from "../../agenda/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems } from "../../repair/store.ts";
import { announceToClient, announceToShop } from "./announce.ts";
import { lockBookings, recordOutcome } from "./store.ts";

/** Idempotent. Past its time, it still counts while the slot was not given back; undefined for a booking never held. */
export async function confirmBooking(
  db: ShopDb,
  repair_id: string,
  announcing: AnnouncementContext,
): Promise<HoldState | undefined> {
  const [booking] = await lockBookings(db, [repair_id]);
  const state = booking && holdState(booking);
  if (state !== "waiting") return state;
  const events = await eventsOfRepairs(db, [repair_id]);
  const event = events.find(({ status }) => status !== "CANCEL");
  // The shop cancelled the appointment meanwhile.
  if (!event) return "released";
  const { shop, author, at } = announcing;
  await recordOutcome(db, [repair_id], { confirmed_at: at, released_at: null });
  const others = (await othersOfVisit(db, event)).flatMap((other) => other.repair_id ?? []);
  for (const confirmed of [repair_id, ...others])
    await appendItems(db, { shop_id: shop.id, repair_id: confirmed, author, at }, [
      { type: "BookingConfirmed", payload: {} },
    ]);
  await announceToClient(db, { repair_id, event }, announcing);
  await announceToShop(db, { repair_id, event }, announcing);
  return "confirmed";
}
