/** Gives the slot of a held booking back when its time is over. */
import { holdState } from "../../../domain/booking/hold.ts";
import { toStatus } from "../../../domain/repair/change.ts";
import { isRefusal } from "../../../domain/decision.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import type { Instant } from "../../../domain/time.ts";
import { updateEventStatus } from "../../agenda/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems } from "../../repair/store.ts";
import { lockBookings, lockVisits, recordOutcome, type Visit } from "./store.ts";

const AUTHOR = { kind: "system", account_id: null } as const;

/** Idempotent. No letter: the mailbox was never confirmed. */
export async function releaseBooking(db: ShopDb, repair_id: string, at: Instant): Promise<void> {
  const [booking] = await lockBookings(db, [repair_id]);
  if (!booking || holdState(booking) !== "waiting") return;
  await recordOutcome(db, [repair_id], { confirmed_at: null, released_at: at });
  for (const visit of await lockVisits(db, [booking])) await release(db, visit, at);
}

/** Each appliance of the visit has its own journal. */
async function release(db: ShopDb, { repair, event }: Visit, at: Instant): Promise<void> {
  const { id, status, start_at, end_at } = event;
  if (status !== "TODO") return;
  await updateEventStatus(db, id, "CANCEL");
  const archived = toStatus(repair.status, "Terminer/Archivé");
  const items: JournalItem[] = [
    { type: "BookingReleased", payload: { start_at, end_at } },
    ...(isRefusal(archived) ? [] : [archived]),
  ];
  const written = { shop_id: repair.shop_id, repair_id: repair.id, author: AUTHOR, at };
  await appendItems(db, written, items);
}
