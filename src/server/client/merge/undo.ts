/** Undoes a merge: gives back what it moved, and takes back what it added and was not changed since. */
import { sql } from "kysely";
import { lossOf } from "../../../domain/client/gain.ts";
import { mayUndo, type MergeRefusal } from "../../../domain/client/merge/merge.ts";
import type { Decision } from "../../../domain/decision.ts";
import type { Author } from "../../platform/change.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { takeBackGains } from "../gain/store.ts";
import { mergePayload } from "./merge.ts";
import { loadMerge, lockClients, newerMerges, type MergeableRow, type MergeRow } from "./store.ts";

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
  await moveBack(db, { merge, author, payload: mergePayload(pair) });
  return merge.from_id;
}

type MoveBack = { merge: MergeRow; author: Author; payload: string };

/** Only what this merge moved goes back, with the quotes of its repairs; what is newer stays. */
async function moveBack(
  db: ShopDb,
  { merge: { id, from_id, into_id }, author, payload }: MoveBack,
): Promise<void> {
  await sql`
    with now as materialized (select clock_timestamp() as at),
    merge as (
      update app.client_merge m set undone_at = now.at, undone_by = ${author.account_id}::uuid from now
      where m.shop_id = ${SHOP_ID} and m.id = ${id}
      returning m.repairs, m.appliances, m.quotes, m.files, m.seen_before, m.seen_after),
    restored as (update app.client set merged_into = null where shop_id = ${SHOP_ID} and id = ${from_id}),
    seen as (
      update app.client c set last_seen_at = merge.seen_before from merge
      where c.shop_id = ${SHOP_ID} and c.id = ${into_id} and c.last_seen_at = merge.seen_after),
    repairs as (
      update app.repair r set client_id = ${from_id}, "lastUpdateAt" = now.at from merge, now
      where r.shop_id = ${SHOP_ID} and r.id = any(merge.repairs) and r.client_id = ${into_id} returning r.id),
    appliances as (
      update app.appliance a set client_id = ${from_id} from merge
      where a.shop_id = ${SHOP_ID} and a.id = any(merge.appliances) and a.client_id = ${into_id}),
    quotes as (
      update app.quote q set client_id = ${from_id} from merge
      where q.shop_id = ${SHOP_ID} and (q.id = any(merge.quotes) or q.repair_id = any(merge.repairs)) and q.client_id = ${into_id}),
    files as (
      update app.file f set "recipientID" = ${from_id} from merge
      where f.shop_id = ${SHOP_ID} and f.id = any(merge.files) and f."recipientID" = ${into_id})
    insert into app.repair_item (shop_id, repair_id, type, payload, author, created_by, created_at)
    select ${SHOP_ID}, repairs.id, 'ClientParted', ${payload}::jsonb, ${author.kind}, ${author.account_id}::uuid, now.at from repairs, now`.execute(
    db,
  );
}
