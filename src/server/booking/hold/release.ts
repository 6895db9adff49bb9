/** Gives the slot of a held booking back when its time is over. */
import { holdState } from "../../../domain/booking/hold.ts";
import { toStatus } from "../../../domain/repair/change.ts";
import { isRefusal } from "../../../domain/decision.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import type { Instant } from "../../../domain/time.ts";
import { eventsOfRepairs, updateEventStatus } from "../../agenda/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, lockRepair } from "../../repair/store.ts";
import { lockBookings, recordOutcome } from "./store.ts";

const AUTHOR = { kind: "system", account_id: null } as const;

/** Idempotent. No letter: the mailbox was never confirmed. */
export async function releaseBooking(db: ShopDb, repair_id: string, at: Instant): Promise<void> {
  const [booking] = await lockBookings(db, [repair_id]);
  if (!booking || holdState(booking) !== "waiting") return;
  const repair = await lockRepair(db, repair_id);
  if (!repair) return;
  await recordOutcome(db, [repair_id], { confirmed_at: null, released_at: at });
  const items: JournalItem[] = [];
  for (const { id, status, start_at, end_at } of await eventsOfRepairs(db, [repair_id])) {
    if (status !== "TODO") continue;
    await updateEventStatus(db, id, "CANCEL");
    items.push({ type: "BookingReleased", payload: { start_at, end_at } });
  }
  const archived = toStatus(repair.status, "Terminer/Archivé");
  if (items.length > 0 && !isRefusal(archived)) items.push(archived);
  await appendItems(db, { shop_id: repair.shop_id, repair_id, author: AUTHOR, at }, items);
}
