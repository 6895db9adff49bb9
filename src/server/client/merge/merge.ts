/** Merges two clients: the survivor gains what the other had, and all that belongs to the other moves to it. */
import { sql } from "kysely";
import type { Gain } from "../../../domain/client/gain.ts";
import {
  mergeGain,
  type Mergeable,
  type MergeRefusal,
} from "../../../domain/client/merge/merge.ts";
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import type { JournalClient } from "../../../domain/repair/journal.ts";
import type { Author } from "../../platform/change.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { monotonicIds } from "../../platform/monotonic-ids.ts";
import { giveGains } from "../gain/store.ts";
import { lockClients } from "./store.ts";

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
  await moveToSurvivor(db, { from, into, gain, author, payload: mergePayload(pair) });
  return into;
}

type Pair = { from: Mergeable | undefined; into: Mergeable | undefined };

/** What the journal of a repair says of a merge: both names as they were. */
export const mergePayload = ({ from, into }: Pair): string =>
  JSON.stringify({ from: journalClient(from), into: journalClient(into) });

const journalClient = (client: Mergeable | undefined): JournalClient | undefined =>
  client && {
    id: client.id,
    type: client.type,
    lastname: client.lastname,
    firstname: client.firstname,
  };

type Move = MergeRequest & { gain: Gain; payload: string };

/** Live links move; an issued invoice is frozen and finds the survivor through the merged record. */
async function moveToSurvivor(
  db: ShopDb,
  { from, into, gain, author, payload }: Move,
): Promise<void> {
  await sql`
    with now as materialized (select clock_timestamp() as at),
    repairs as (update app.repair r set client_id = ${into}, "lastUpdateAt" = now.at from now
      where r.shop_id = ${SHOP_ID} and r.client_id = ${from} returning r.id),
    appliances as (
      update app.appliance set client_id = ${into} where shop_id = ${SHOP_ID} and client_id = ${from} returning id),
    quotes as (update app.quote set client_id = ${into} where shop_id = ${SHOP_ID} and client_id = ${from} returning id),
    files as (
      update app.file set "recipientID" = ${into}
      where shop_id = ${SHOP_ID} and "recipientType" = 'client' and "recipientID" = ${from} returning id),
    gone as (update app.client set merged_into = ${into} where shop_id = ${SHOP_ID} and id = ${from} returning last_seen_at),
    seen as (
      update app.client c set last_seen_at = greatest(c.last_seen_at, gone.last_seen_at) from gone
      where c.shop_id = ${SHOP_ID} and c.id = ${into}
      returning c.last_seen_at),
    journal as (
      insert into app.repair_item (shop_id, repair_id, type, payload, author, created_by, created_at)
      select ${SHOP_ID}, repairs.id, 'ClientMerged', ${payload}::jsonb, ${author.kind}, ${author.account_id}::uuid, now.at from repairs, now)
    insert into app.client_merge (shop_id, from_id, into_id, created_by, gain, seen_before, seen_after, repairs, appliances, quotes, files)
    select ${SHOP_ID}, ${from}, ${into}, ${author.account_id}::uuid, ${JSON.stringify(gain)}::jsonb,
      (select c.last_seen_at from app.client c where c.shop_id = ${SHOP_ID} and c.id = ${into}), (select last_seen_at from seen),
      array(select id from repairs), array(select id from appliances), array(select id from quotes), array(select id from files)`.execute(
    db,
  );
}
