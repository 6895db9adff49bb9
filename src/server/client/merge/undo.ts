/** Undoes a merge: gives back what it moved, and takes back what it added and was not changed since. */
import { lossOf } from "../../../domain/client/gain.ts";
import { mayUndo, type MergeRefusal } from "../../../domain/client/merge/merge.ts";
import type { Decision } from "../../../domain/decision.ts";
import { moveFiles } from "../../file/store.ts";
import type { Author } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { moveQuotes } from "../../quote/store.ts";
import { moveAppliances } from "../../repair/appliance/store.ts";
import { moveRepairs } from "../../repair/store.ts";
import { takeBackGains } from "../gain/store.ts";
import { mergePayload } from "./merge.ts";
import {
  loadMerge,
  lockClients,
  newerMerges,
  separateClients,
  type MergeableRow,
  type MergeRow,
} from "./store.ts";

/** Answers the id of the client brought back. */
export async function undoMerge(
  db: ShopDb,
  { id, author }: { id: string; author: Author },
): Promise<Decision<string, MergeRefusal>> {
  const found = await loadMerge(db, id);
  const locked = found
    ? await lockClients(db, [found.from_id, found.into_id])
    : new Map<string, MergeableRow>();
  // Read again under the lock: another undo may have come first.
  const merge = await loadMerge(db, id);
  const pair = { from: locked.get(merge?.from_id ?? ""), into: locked.get(merge?.into_id ?? "") };
  const refused = mayUndo(merge, pair.into, merge ? await newerMerges(db, merge) : []);
  if (refused) return refused;
  if (!merge || !pair.into) throw new Error(`merge ${id} lost its clients`);
  await takeBackGains(db, [{ client_id: merge.into_id, loss: lossOf(pair.into, merge.gain) }]);
  await separateClients(db, { merge, author });
  await moveBack(db, merge, {
    item: { type: "ClientParted", payload: mergePayload(pair) },
    author,
  });
  return merge.from_id;
}

/** Only what this merge moved goes back, with the quotes of its repairs; what is newer stays. */
async function moveBack(
  db: ShopDb,
  { from_id, into_id, repairs, appliances, quotes, files }: MergeRow,
  journal: Parameters<typeof moveRepairs>[2],
): Promise<void> {
  const back = { from: into_id, into: from_id };
  await Promise.all([
    moveRepairs(db, { ...back, ids: repairs }, journal),
    moveAppliances(db, { ...back, ids: appliances }),
    moveQuotes(db, { ...back, ids: quotes, repair_ids: repairs }),
    moveFiles(db, { ...back, ids: files }),
  ]);
}
