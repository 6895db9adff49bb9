/** Many repairs given a status at once: those that may are moved, each of the others is answered with its reason. */
import type { RepairMove } from "../../../domain/repair/board/moves.ts";
import { moveByHand, type MoveFacts } from "../../../domain/repair/passage.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { repairsWithLoan } from "../loan/store.ts";
import { loadRepairs, type RepairRow } from "../store.ts";
import { latestChanges, lockRepairs, writeMoves, type MadeMove } from "./store.ts";

/** `repair` is null when this shop has none of that id. */
export type RefusedRepair = { repair_id: string; repair: RepairRow | null; refused: string };
export type ChangedRepairs = { changed: RepairRow[]; unchanged: RefusedRepair[] };

type Writing = Pick<ChangeContext, "author" | "at">;

export async function moveRepairs(
  db: ShopDb,
  moves: readonly RepairMove[],
  writing: Writing,
): Promise<ChangedRepairs> {
  const ids = moves.map(({ repair_id }) => repair_id);
  const locked = new Map((await lockRepairs(db, ids)).map((repair) => [repair.id, repair]));
  const latest = new Map((await latestChanges(db, ids)).map((last) => [last.repair_id, last]));
  const lending = await repairsWithLoan(db, ids);
  const decided = moves.map((move) => {
    const { repair_id } = move;
    const facts = { latest: latest.get(repair_id), hasLoan: lending.has(repair_id) };
    return { move, item: decide(move, locked.get(repair_id), facts) };
  });
  const unchanged: RefusedRepair[] = [];
  const made: MadeMove[] = [];
  const items = decided.flatMap(({ move, item }) => {
    const { repair_id } = move;
    if ("refused" in item) {
      const { refused } = item;
      unchanged.push({ repair_id, repair: locked.get(repair_id) ?? null, refused });
      return [];
    }
    const { since } = item.type === "StatusChanged" ? item.payload : {};
    made.push({ ...move, since: since ?? writing.at });
    return [{ repair_id, item }];
  });
  await writeMoves(db, { moves: made, items }, writing);
  const changed = await loadRepairs(
    db,
    made.map(({ repair_id }) => repair_id),
  );
  return { changed, unchanged };
}

/** Under lock: of two people who move one repair at once, the second is refused with its present status. */
function decide(move: RepairMove, repair: RepairRow | undefined, facts: MoveFacts) {
  if (!repair) return { refused: "repair-unknown" };
  if (repair.status !== move.from) return { refused: "moved-meanwhile" };
  return moveByHand(move, facts);
}
