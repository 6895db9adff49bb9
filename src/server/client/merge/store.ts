/** Merged records, whose ids lead to the survivor. */
import { sql } from "kysely";
import { z } from "zod";
import type { Gain } from "../../../domain/client/gain.ts";
import type { Author } from "../../platform/change.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { clientId, loadClients, lockClient, type ClientRow } from "../store.ts";

const survivorOf = z.strictObject({ id: z.string(), survivor_id: z.string() });

/** By the id that was asked: the client itself, or its survivor; unknown ids are left out. */
export async function loadSurvivors(
  db: ShopDb,
  ids: readonly string[],
): Promise<Map<string, ClientRow>> {
  const clients = await loadClients(db, ids);
  const found = new Map(clients.map((client) => [client.id, client]));
  const merged = await readRows(
    db,
    survivorOf,
    sql`
    select c.id, app.survivor(c.id) as survivor_id from app.client c
    where c.shop_id = ${SHOP_ID} and c.id = any(${[...ids]}::uuid[]) and c.merged_into is not null`,
  );
  const survivors = await loadClients(
    db,
    merged.map(({ survivor_id }) => survivor_id),
  );
  for (const { id, survivor_id } of merged) {
    const survivor = survivors.find((client) => client.id === survivor_id);
    if (survivor) found.set(id, survivor);
  }
  return found;
}

/**
 * The id of this client, or of its survivor, locked until the end of the transaction: no merge can move
 * what is written for it meanwhile. Undefined when the shop has none of this id.
 */
export async function lockSurvivor(db: ShopDb, id: string): Promise<string | undefined> {
  const client = await lockClient(db, id);
  if (!client) return undefined;
  return client.merged_into === null ? id : lockSurvivor(db, client.merged_into);
}

const lockedClient = z.strictObject({ id: z.string(), merged_into: z.string().nullable() });
export type MergeableRow = ClientRow & { merged_into: string | null };

/** The clients, locked in the order of their ids so that two merges cannot deadlock. */
export async function lockClients(
  db: ShopDb,
  ids: readonly string[],
): Promise<Map<string, MergeableRow>> {
  const locked = await readRows(
    db,
    lockedClient,
    sql`
    select c.id, c.merged_into from app.client c
    where c.shop_id = ${SHOP_ID} and c.id = any(${[...ids]}::uuid[]) order by c.id for update`,
  );
  const byId = new Map(locked.map(({ id, merged_into }) => [id, merged_into]));
  const clients = await loadClients(db, [...byId.keys()]);
  return new Map(
    clients.map((client) => [client.id, { ...client, merged_into: byId.get(client.id) ?? null }]),
  );
}

const IDS = z.array(z.string());

const merge = z.strictObject({
  id: z.string(),
  from_id: z.string(),
  into_id: z.string(),
  at: INSTANT,
  undone_at: INSTANT.nullable(),
  gain: z.custom<Gain>((value) => typeof value === "object" && value !== null && "fields" in value),
  repairs: IDS,
  appliances: IDS,
  quotes: IDS,
  files: IDS,
});
export type MergeRow = z.output<typeof merge>;
/** The rows of other nouns that a merge moved to the survivor. */
export type MovedRows = Pick<MergeRow, "repairs" | "appliances" | "quotes" | "files">;
/** Rows of the client `from` that go to the client `into`: all of them, or those of `ids`. */
export type ClientMove = { from: string; into: string; ids: readonly string[] | null };

export const loadMerge = (db: ShopDb, id: string): Promise<MergeRow | undefined> =>
  readRow(
    db,
    merge,
    sql`
    select m.id, m.from_id, m.into_id, m.at, m.undone_at, m.gain, m.repairs, m.appliances, m.quotes, m.files
    from app.client_merge m
    where m.shop_id = ${SHOP_ID} and m.id = ${id}`,
  );

type NewMerge = { from: string; into: string; gain: Gain; author: Author };

/** The record `from` leads to `into` from now on, which was last seen when either of them was. */
export async function insertMerge(
  db: ShopDb,
  { from, into, gain, author }: NewMerge,
  { repairs, appliances, quotes, files }: MovedRows,
): Promise<void> {
  await sql`
    with gone as (update app.client set merged_into = ${into} where shop_id = ${SHOP_ID} and id = ${from} returning last_seen_at),
    seen as (
      update app.client c set last_seen_at = greatest(c.last_seen_at, gone.last_seen_at) from gone
      where c.shop_id = ${SHOP_ID} and c.id = ${into}
      returning c.last_seen_at)
    insert into app.client_merge (shop_id, from_id, into_id, created_by, gain, seen_before, seen_after, repairs, appliances, quotes, files)
    select ${SHOP_ID}, ${from}, ${into}, ${author.account_id}::uuid, ${JSON.stringify(gain)}::jsonb,
      (select c.last_seen_at from app.client c where c.shop_id = ${SHOP_ID} and c.id = ${into}), (select last_seen_at from seen),
      ${repairs}::uuid[], ${appliances}::uuid[], ${quotes}::uuid[], ${files}::uuid[]`.execute(db);
}

/** The merged record is one of its own again; the survivor's last sight returns, unless it was seen since. */
export async function separateClients(
  db: ShopDb,
  { merge: { id, from_id, into_id }, author }: { merge: MergeRow; author: Author },
): Promise<void> {
  await sql`
    with merge as (
      update app.client_merge m set undone_at = clock_timestamp(), undone_by = ${author.account_id}::uuid
      where m.shop_id = ${SHOP_ID} and m.id = ${id}
      returning m.seen_before, m.seen_after),
    restored as (update app.client set merged_into = null where shop_id = ${SHOP_ID} and id = ${from_id})
    update app.client c set last_seen_at = merge.seen_before from merge
    where c.shop_id = ${SHOP_ID} and c.id = ${into_id} and c.last_seen_at = merge.seen_after`.execute(
    db,
  );
}

/** The merges into the same survivor that came after this one and are not undone. */
export const newerMerges = (db: ShopDb, { id, into_id }: MergeRow): Promise<{ id: string }[]> =>
  readRows(
    db,
    clientId,
    sql`
    select m.id from app.client_merge m
    where m.shop_id = ${SHOP_ID} and m.into_id = ${into_id} and m.undone_at is null
      and m.at > (select this.at from app.client_merge this where this.shop_id = m.shop_id and this.id = ${id})`,
  );

const summary = z.strictObject({
  id: z.string(),
  into_id: z.string(),
  at: INSTANT,
  by: z.string().nullable(),
  lastname: z.string(),
  firstname: z.string(),
  /** How many of each moved to the survivor. */
  repairs: z.number(),
  appliances: z.number(),
});
export type MergeSummary = z.output<typeof summary>;

/** The merges that may still be undone, by survivor, newest first. */
export const mergesInto = (db: ShopDb, client_ids: readonly string[]): Promise<MergeSummary[]> =>
  readRows(
    db,
    summary,
    sql`
    select m.id, m.into_id, m.at, nullif(concat_ws(' ', u.firstname, u.lastname), '') as by, c.lastname, c.firstname,
      cardinality(m.repairs) as repairs, cardinality(m.appliances) as appliances
    from app.client_merge m
    join app.client c on c.shop_id = m.shop_id and c.id = m.from_id
    left join app.shop_user u on u.shop_id = m.shop_id and u.id = m.created_by
    where m.shop_id = ${SHOP_ID} and m.into_id = any(${[...client_ids]}::uuid[]) and m.undone_at is null
    order by m.at desc`,
  );
