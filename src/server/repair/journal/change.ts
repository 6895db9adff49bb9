/** Notes of the journal: written, with the colleagues they are addressed to, and corrected. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { toNote } from "../../../domain/repair/change.ts";
import { isJournalItem } from "../../../domain/repair/journal.ts";
import { correctNote, noteText } from "../../../domain/repair/note.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { ConflictRefusal } from "../../platform/edit/field-changes.ts";
import { loadShop } from "../../shop/store.ts";
import { changeRepair } from "../change.ts";
import {
  appendItems,
  itemsOfRepairs,
  loadRepairs,
  lockRepair,
  type ItemRow,
  type RepairRow,
} from "../store.ts";

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
  const rows = await itemsOfRepairs(db, [repair_id]);
  const item = correctNote(rows.filter(isJournalItem), correction);
  if (isRefusal(item)) return item.refused === "note-changed" ? conflictOf(rows, correction) : item;
  await appendItems(db, { shop_id: repair.shop_id, repair_id, author, at }, [item]);
  return (await loadRepairs(db, [repair_id]))[0];
}

/** The text that a colleague wrote meanwhile, so that the screen shows both. */
function conflictOf(
  rows: readonly ItemRow[],
  { item_id }: Pick<Correction, "item_id">,
): ConflictRefusal {
  const items = rows.filter(isJournalItem);
  const last = items.findLast(
    (item) => item.type === "NoteChanged" && item.payload.item_id === item_id,
  );
  const { created_by: account_id, created_at: at } = last ?? { created_by: null, created_at: null };
  const theirs = noteText(items, item_id);
  return refuse("changed-meanwhile", {
    conflicts: [{ field: "description", theirs, account_id, at }],
  });
}

type Seen = { from: string | null | undefined; to: string };

/** The refusal when the status is not the one that the person saw, so that the screen shows both. */
export function metStatus(
  { status, statusFrom }: Pick<RepairRow, "status" | "statusFrom">,
  { from, to }: Seen,
): ConflictRefusal | undefined {
  if (!from || from === status || to === status) return undefined;
  const conflict = { field: "status", theirs: status, account_id: null, at: statusFrom };
  return refuse("changed-meanwhile", { conflicts: [conflict] });
}
