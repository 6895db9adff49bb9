/** Merges two clients: the survivor gains what the other had, and all that belongs to the other moves to it. */
import {
  mergeGain,
  type Mergeable,
  type MergeRefusal,
} from "../../../domain/client/merge/merge.ts";
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import type { JournalClient } from "../../../domain/repair/journal.ts";
import { moveFiles } from "../../file/store.ts";
import type { Author } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { monotonicIds } from "../../platform/monotonic-ids.ts";
import { moveQuotes } from "../../quote/store.ts";
import { moveAppliances } from "../../repair/appliance/store.ts";
import { moveRepairs } from "../../repair/store.ts";
import { giveGains } from "../gain/store.ts";
import { insertMerge, lockClients, type MovedRows } from "./store.ts";

type MergeRequest = { from: string; into: string; author: Author };

/** Answers the survivor's id. Idempotent: the same merge asked again answers it too. */
export async function mergeClients(
  db: ShopDb,
  { from, into, author }: MergeRequest,
): Promise<Decision<string, MergeRefusal>> {
  const locked = await lockClients(db, [from, into]);
  const pair = { from: locked.get(from), into: locked.get(into) };
  if (pair.from && pair.into && from !== into && pair.from.merged_into === into) return into;
  const gain = mergeGain(pair, monotonicIds());
  if (isRefusal(gain)) return gain;
  await giveGains(db, [{ client_id: into, gain }]);
  // Before the record is merged: what still belongs to a merged record would break its foreign key.
  const moved = await moveToSurvivor(db, { from, into, author }, mergePayload(pair));
  await insertMerge(db, { from, into, gain, author }, moved);
  return into;
}

type Pair = { from: Mergeable | undefined; into: Mergeable | undefined };
type MergePayload = { from: JournalClient; into: JournalClient };

/** What the journal of a repair says of a merge: both names as they were. */
export function mergePayload({ from, into }: Pair): MergePayload {
  if (!from || !into) throw new Error("a merge lost its clients");
  return { from: journalClient(from), into: journalClient(into) };
}

const journalClient = ({ id, type, lastname, firstname }: Mergeable): JournalClient => ({
  id,
  type,
  lastname,
  firstname,
});

/** An issued invoice is frozen: it stays, and finds the survivor through the merged record. */
async function moveToSurvivor(
  db: ShopDb,
  { from, into, author }: MergeRequest,
  payload: MergePayload,
): Promise<MovedRows> {
  const move = { from, into, ids: null };
  const [repairs, appliances, quotes, files] = await Promise.all([
    moveRepairs(db, move, { item: { type: "ClientMerged", payload }, author }),
    moveAppliances(db, move),
    moveQuotes(db, { ...move, repair_ids: [] }),
    moveFiles(db, move),
  ]);
  return { repairs, appliances, quotes, files };
}
