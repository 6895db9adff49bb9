/** Merging two clients and parting them again; both records are held, so two people at once follow each other. */
import { sql } from "kysely";
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { lossOf, type Gain } from "../../../domain/client/gain.ts";
import {
  mayUndo,
  mergeGain,
  type Mergeable,
  type MergeRecord,
  type MergeRefusal,
} from "../../../domain/client/merge/merge.ts";
import type { JournalClient } from "../../../domain/repair/journal.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { monotonicIds } from "../../platform/monotonic-ids.ts";
import { giveAll, takeBackAll } from "../gain/store.ts";
import type { Author } from "../../platform/change.ts";
import { loadClients } from "../store.ts";

type Wanted = { from: string; into: string; author: Author };

/** Answers the survivor's id; the same merge asked again answers it again. */
export async function mergeClients(
  db: ShopDb,
  { from, into, author }: Wanted,
): Promise<Decision<string, MergeRefusal>> {
  const held = await holdClients(db, [from, into]);
  const two = { from: held.get(from), into: held.get(into) };
  if (two.from && two.into && from !== into && two.from.merged_into === into) return into;
  const gain = mergeGain(two, monotonicIds());
  if (isRefusal(gain)) return gain;
  await giveAll(db, [{ client_id: into, gain }]);
  await moveEverything(db, { from, into, gain, author, payload: payloadOf(two) });
  return into;
}

/** The clients, locked in one order so that nobody waits for who waits for them. */
async function holdClients(db: ShopDb, ids: readonly string[]): Promise<Map<string, Mergeable>> {
  const { rows } = await sql<{ id: string; merged_into: string | null }>`
    select c.id, c.merged_into from app.client c where c.id = any(${[...ids]}::uuid[]) order by c.id for update`.execute(
    db,
  );
  const clients = await loadClients(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    clients.map((client) => {
      const merged_into = rows.find(({ id }) => id === client.id)?.merged_into ?? null;
      return [client.id, { ...client, merged_into }];
    }),
  );
}

type Two = { from: Mergeable | undefined; into: Mergeable | undefined };

const payloadOf = ({ from, into }: Two): string =>
  JSON.stringify({ from: named(from), into: named(into) });

const named = (client: Mergeable | undefined): JournalClient | undefined =>
  client && {
    id: client.id,
    type: client.type,
    lastname: client.lastname,
    firstname: client.firstname,
  };

type Moving = Wanted & { gain: Gain; payload: string };

/** Live links change hands; an issued invoice is frozen and finds the survivor through the record that stays. */
async function moveEverything(
  db: ShopDb,
  { from, into, gain, author, payload }: Moving,
): Promise<void> {
  await sql`
    with now as materialized (select clock_timestamp() as at),
    repairs as (update app.repair r set client_id = ${into}, "lastUpdateAt" = now.at from now where r.client_id = ${from} returning r.id),
    appliances as (update app.appliance set client_id = ${into} where client_id = ${from} returning id),
    quotes as (update app.quote set client_id = ${into} where client_id = ${from} returning id),
    files as (update app.file set "recipientID" = ${into} where "recipientType" = 'client' and "recipientID" = ${from} returning id),
    gone as (update app.client set merged_into = ${into} where id = ${from} returning last_seen_at),
    seen as (
      update app.client c set last_seen_at = greatest(c.last_seen_at, gone.last_seen_at) from gone where c.id = ${into}
      returning c.last_seen_at),
    told as (
      insert into app.repair_item (shop_id, repair_id, type, payload, author, created_by, created_at)
      select app.shop(), repairs.id, 'ClientMerged', ${payload}::jsonb, ${author.kind}, ${author.account_id}::uuid, now.at from repairs, now)
    insert into app.client_merge (shop_id, from_id, into_id, created_by, gain, seen_before, seen_after, repairs, appliances, quotes, files)
    select app.shop(), ${from}, ${into}, ${author.account_id}::uuid, ${JSON.stringify(gain)}::jsonb,
      (select c.last_seen_at from app.client c where c.id = ${into}), (select last_seen_at from seen),
      array(select id from repairs), array(select id from appliances), array(select id from quotes), array(select id from files)`.execute(
    db,
  );
}

type MergeRow = MergeRecord & { gain: Gain };

/** Gives back what the merge moved, and takes back of what it added whatever nobody touched since. Answers the client brought back. */
export async function undoMerge(
  db: ShopDb,
  { id, author }: { id: string; author: Author },
): Promise<Decision<string, MergeRefusal>> {
  const named = await loadMerge(db, id);
  const held = named
    ? await holdClients(db, [named.from_id, named.into_id])
    : new Map<string, never>();
  // Read again, now that nobody else can touch it.
  const merge = await loadMerge(db, id);
  const two = { from: held.get(merge?.from_id ?? ""), into: held.get(merge?.into_id ?? "") };
  const refused = mayUndo(merge, two.into, merge ? await newerMerges(db, merge) : []);
  if (refused) return refused;
  if (!merge || !two.into) throw new Error(`merge ${id} lost its clients`);
  await takeBackAll(db, [{ client_id: merge.into_id, loss: lossOf(two.into, merge.gain) }]);
  await giveEverythingBack(db, { merge, author, payload: payloadOf(two) });
  return merge.from_id;
}

async function loadMerge(db: ShopDb, id: string): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`
    select m.id, m.from_id, m.into_id, m.at, m.undone_at, m.gain from app.client_merge m where m.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

async function newerMerges(db: ShopDb, { id, into_id }: MergeRow): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from app.client_merge m
    where m.into_id = ${into_id} and m.undone_at is null
      and m.at > (select this.at from app.client_merge this where this.id = ${id})`.execute(db);
  return rows;
}

type Parting = { merge: MergeRow; author: Author; payload: string };

/** What came to the survivor since stays with it: only what this merge moved goes back, and a repair takes its quotes along. */
async function giveEverythingBack(
  db: ShopDb,
  { merge: { id, from_id, into_id }, author, payload }: Parting,
): Promise<void> {
  await sql`
    with now as materialized (select clock_timestamp() as at),
    merge as (
      update app.client_merge m set undone_at = now.at, undone_by = ${author.account_id}::uuid from now where m.id = ${id}
      returning m.repairs, m.appliances, m.quotes, m.files, m.seen_before, m.seen_after),
    back as (update app.client set merged_into = null where id = ${from_id}),
    seen as (
      update app.client c set last_seen_at = merge.seen_before from merge
      where c.id = ${into_id} and c.last_seen_at = merge.seen_after),
    repairs as (
      update app.repair r set client_id = ${from_id}, "lastUpdateAt" = now.at from merge, now
      where r.id = any(merge.repairs) and r.client_id = ${into_id} returning r.id),
    appliances as (
      update app.appliance a set client_id = ${from_id} from merge where a.id = any(merge.appliances) and a.client_id = ${into_id}),
    quotes as (
      update app.quote q set client_id = ${from_id} from merge
      where (q.id = any(merge.quotes) or q.repair_id = any(merge.repairs)) and q.client_id = ${into_id}),
    files as (
      update app.file f set "recipientID" = ${from_id} from merge where f.id = any(merge.files) and f."recipientID" = ${into_id})
    insert into app.repair_item (shop_id, repair_id, type, payload, author, created_by, created_at)
    select app.shop(), repairs.id, 'ClientParted', ${payload}::jsonb, ${author.kind}, ${author.account_id}::uuid, now.at from repairs, now`.execute(
    db,
  );
}

export type MergeSummary = {
  id: string;
  into_id: string;
  at: Instant;
  by: string | null;
  lastname: string;
  firstname: string;
  /** How many of each changed hands. */
  repairs: number;
  appliances: number;
};

/** The merges that may still be undone, by survivor, newest first. */
export async function mergesInto(
  db: ShopDb,
  client_ids: readonly string[],
): Promise<MergeSummary[]> {
  const { rows } = await sql<MergeSummary>`
    select m.id, m.into_id, m.at, nullif(concat_ws(' ', u.firstname, u.lastname), '') as by, c.lastname, c.firstname,
      cardinality(m.repairs) as repairs, cardinality(m.appliances) as appliances
    from app.client_merge m
    join app.client c on c.shop_id = m.shop_id and c.id = m.from_id
    left join app.shop_user u on u.shop_id = m.shop_id and u.id = m.created_by
    where m.into_id = any(${[...client_ids]}::uuid[]) and m.undone_at is null
    order by m.at desc`.execute(db);
  return rows;
}
