/** The fault corrected on the sheet: symptoms and precisions enter the journal together, and the repair's row follows. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { isJournalItem, type JournalItem } from "../../../domain/repair/journal.ts";
import {
  answersOf,
  changedProblem,
  problemEdit,
  type ProblemReport,
} from "../../../domain/repair/problem.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../../platform/edit/field-changes.ts";
import {
  appendItems,
  itemsOfRepairs,
  loadRepairs,
  lockRepair,
  setRepairFields,
  type RepairRow,
} from "../store.ts";

/** `base` is what the form was opened with; without it what is sent overwrites. */
type Correction = { id: string; report: ProblemReport; base: ProblemReport | null };

/** What a colleague corrected meanwhile stays; the same half corrected by both is refused. */
export async function changeProblem(
  db: ShopDb,
  { id, report: sent, base }: Correction,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<RepairRow | Refusal<"unchanged"> | ConflictRefusal | undefined> {
  const repair = await lockRepair(db, id);
  if (!repair) return undefined;
  const journal = (await itemsOfRepairs(db, [id])).filter(isJournalItem);
  const stored = storedReport(repair, journal);
  const changes = await mergeRecord(db, id, problemEdit(sent, base, stored));
  if (isRefusal(changes)) return changes;
  const report = { ...stored, ...changes };
  const items = changedProblem(repair, journal, report);
  if (items.length === 0) return refuse("unchanged");
  await setRepairFields(db, id, { description: report.description });
  await appendItems(db, { shop_id: repair.shop_id, repair_id: id, author, at }, items);
  await recordFieldChanges(db, { record_id: id, changes }, { author, at });
  return (await loadRepairs(db, [id]))[0];
}

const storedReport = (
  { description }: RepairRow,
  journal: readonly JournalItem[],
): ProblemReport => ({ tunnel_answer: answersOf(journal), description });
