/** The shop asks for a part, orders it, or corrects what it wrote; the repair then waits for it. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import {
  changedPart,
  factsOf,
  newPartItem,
  partEdit,
  type PartRefusal,
} from "../../../domain/repair/spare-part/save.ts";
import {
  isAwaited,
  type SparePart,
  type SparePartFacts,
} from "../../../domain/repair/spare-part/spare-part.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../../platform/edit/field-changes.ts";
import { advanceRepair, appendItems, loadRepairs, lockRepair, type RepairRow } from "../store.ts";
import { insertPart, loadParts, updatePart } from "./store.ts";

export type SavedPart = {
  id: string;
  repair_id: string;
  facts: SparePartFacts;
  /** What the form was opened with; null for a new part. */
  base: SparePartFacts | null;
};
export type SaveRefusal =
  | Refusal<PartRefusal | "part-unknown" | "repair-archived">
  | ConflictRefusal;
type Writing = Pick<ChangeContext, "author" | "at">;

export async function savePart(
  db: ShopDb,
  saved: SavedPart,
  writing: Writing,
): Promise<RepairRow | SaveRefusal | undefined> {
  const { id, repair_id } = saved;
  const repair = await lockRepair(db, repair_id);
  if (!repair) return undefined;
  if (repair.archived) return refuse("repair-archived");
  const { shop_id } = repair;
  const [stored] = await loadParts(db, [id]);
  if (stored && stored.repair_id !== repair_id) return refuse("part-unknown");
  const item = stored
    ? await correct(db, { stored, ...saved }, writing)
    : await insert(db, { shop_id, ...saved });
  if (isRefusal(item)) return item;
  await appendItems(db, { shop_id, repair_id, ...writing }, [item]);
  const [written] = await loadParts(db, [id]);
  if (written && isAwaited(written))
    await advanceRepair(db, repair_id, { event: "part-awaited", ...writing });
  return (await loadRepairs(db, [repair_id]))[0];
}

async function insert(
  db: ShopDb,
  { shop_id, id, repair_id, facts }: SavedPart & { shop_id: string },
): Promise<JournalItem> {
  await insertPart(db, { shop_id, id, repair_id, ...facts });
  return newPartItem(id, facts);
}

async function correct(
  db: ShopDb,
  { id, facts, base, stored }: SavedPart & { stored: SparePart },
  writing: Writing,
): Promise<JournalItem | SaveRefusal> {
  const changes = await mergeRecord(db, id, partEdit(facts, base, stored));
  if (isRefusal(changes)) return changes;
  const item = changedPart(stored, { ...factsOf(stored), ...changes });
  if (isRefusal(item)) return item;
  await updatePart(db, id, { ...changes, cancelled: false });
  await recordFieldChanges(db, { record_id: id, changes }, writing);
  return item;
}
