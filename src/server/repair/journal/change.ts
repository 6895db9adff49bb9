/** Notes of the journal: written, with the colleagues they are addressed to, and corrected. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { toNote } from "../../../domain/repair/change.ts";
import { isJournalItem } from "../../../domain/repair/journal.ts";
import { correctNote } from "../../../domain/repair/note.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop } from "../../shop/store.ts";
import { changeRepair } from "../change.ts";
import { appendItems, itemsOfRepairs, loadRepairs, lockRepair, type RepairRow } from "../store.ts";

type Writing = Pick<ChangeContext, "author" | "at">;
type Note = { repair_id: string; shop_id: string; description: string; mentioned: string[] };

/** Of those mentioned, the ones who work in the shop. */
export async function addNote(
  db: ShopDb,
  { repair_id, shop_id, description, mentioned }: Note,
  writing: Writing,
): Promise<RepairRow | Refusal | undefined> {
  const users = mentioned.length > 0 ? ((await loadShop(db, shop_id))?.users ?? []) : [];
  const known = users.flatMap(({ id }) => (mentioned.includes(id) ? id : []));
  return changeRepair(db, { id: repair_id, decide: () => toNote(description, known) }, writing);
}

type Correction = { repair_id: string; item_id: string; from: string; to: string };

export async function changeNote(
  db: ShopDb,
  { repair_id, ...correction }: Correction,
  { author, at }: Writing,
): Promise<RepairRow | Refusal | undefined> {
  const repair = await lockRepair(db, repair_id);
  if (!repair) return undefined;
  const items = (await itemsOfRepairs(db, [repair_id])).filter(isJournalItem);
  const item = correctNote(items, correction);
  if (isRefusal(item)) return item;
  await appendItems(db, { shop_id: repair.shop_id, repair_id, author, at }, [item]);
  return (await loadRepairs(db, [repair_id]))[0];
}
