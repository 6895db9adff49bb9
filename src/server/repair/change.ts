/** A change on a repair's sheet: its item enters the journal, and the repair's row follows. */
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { appendItems, loadRepairs, lockRepair, type RepairRow } from "./store.ts";

/** What is decided on the repair as it is under lock. */
export type Decide = (
  repair: RepairRow,
  db: ShopDb,
) => JournalItem | Refusal | Promise<JournalItem | Refusal>;

/** The repair as it is after the change; locked meanwhile, so that concurrent changes make items in order. */
export async function changeRepair(
  db: ShopDb,
  { id, decide }: { id: string; decide: Decide },
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<RepairRow | Refusal | undefined> {
  const repair = await lockRepair(db, id);
  if (!repair) return undefined;
  const item = await decide(repair, db);
  if (isRefusal(item)) return item;
  await appendItems(db, { shop_id: repair.shop_id, repair_id: id, author, at }, [item]);
  return (await loadRepairs(db, [id]))[0];
}
