/** The fault corrected on the sheet: symptoms and precisions enter the journal together, and the repair's row follows. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { isJournalItem } from "../../../domain/repair/journal.ts";
import { changedProblem, type ProblemReport } from "../../../domain/repair/problem.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import {
  appendItems,
  itemsOfRepairs,
  loadRepairs,
  lockRepair,
  setRepairFields,
  type RepairRow,
} from "../store.ts";

type Correction = { id: string; report: ProblemReport };

export async function changeProblem(
  db: ShopDb,
  { id, report }: Correction,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<RepairRow | Refusal<"unchanged"> | undefined> {
  const repair = await lockRepair(db, id);
  if (!repair) return undefined;
  const journal = (await itemsOfRepairs(db, [id])).filter(isJournalItem);
  const items = changedProblem(repair, journal, report);
  if (items.length === 0) return refuse("unchanged");
  await setRepairFields(db, id, { description: report.description });
  await appendItems(db, { shop_id: repair.shop_id, repair_id: id, author, at }, items);
  return (await loadRepairs(db, [id]))[0];
}
