/** Many repairs given a status at once: those that may are moved, each of the others is answered with its reason. */
import type { RepairMove } from "../../../domain/repair/board/moves.ts";
import { moveByHand } from "../../../domain/repair/passage.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadRepairs, type RepairRow } from "../store.ts";
import { latestChanges, lockRepairs, writeMoves } from "./store.ts";

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
  const decided = moves.map((move) => ({
    move,
    item: decide(move, locked.get(move.repair_id), latest.get(move.repair_id)),
  }));
  const unchanged: RefusedRepair[] = [];
  const made: RepairMove[] = [];
  const items = decided.flatMap(({ move, item }) => {
    const { repair_id } = move;
    if ("refused" in item) {
      const { refused } = item;
      unchanged.push({ repair_id, repair: locked.get(repair_id) ?? null, refused });
      return [];
    }
    made.push(move);
    return [{ repair_id, item }];
  });
  await writeMoves(db, { moves: made, items }, writing);
  const changed = await loadRepairs(
    db,
    made.map(({ repair_id }) => repair_id),
  );
  return { changed, unchanged };
}

type Latest = Parameters<typeof moveByHand>[1];

/** Under lock: of two people who move one repair at once, the second is refused with its present status. */
function decide(move: RepairMove, repair: RepairRow | undefined, latest: Latest) {
  if (!repair) return { refused: "repair-unknown" };
  if (repair.status !== move.from) return { refused: "moved-meanwhile" };
  return moveByHand(move, latest);
}
