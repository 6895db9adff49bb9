/** A file of clients: planned by the domain, written whole in the caller's transaction. */
import { sql } from "kysely";
import type { ImportFault } from "../../domain/client/import.ts";
import type { ClientColumn, MappedRow } from "../../domain/client/import-columns.ts";
import {
  planClients,
  soughtBy,
  type ClientPlan,
  type ImportedClient,
} from "../../domain/client/import-plan.ts";
import type { Described } from "../../domain/client/directory.ts";
import { nameKey } from "../../domain/client/names.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { risingIds } from "../platform/rising-ids.ts";
import { giveAll } from "./store-gain.ts";
import { loadClients, type ClientRow } from "./store.ts";

export type ImportCounts = {
  created: number;
  updated: number;
  unchanged: number;
  faulty: number;
  faults: readonly ImportFault[];
};

/** Whoever corrects a file reads the first ones and brings it again; all of them would fill the answer. */
const MOST_TOLD = 2_000;

/** What a plan comes to; a line is faulty once, however many faults it has. */
export const countsOf = ({
  created,
  filled,
  unchanged,
  faults,
}: {
  created: readonly unknown[];
  filled: readonly unknown[];
  unchanged: number;
  faults: readonly ImportFault[];
}): ImportCounts => ({
  created: created.length,
  updated: filled.length,
  unchanged,
  faulty: new Set(faults.map(({ line }) => line)).size,
  faults: faults.slice(0, MOST_TOLD),
});

export async function planClientImport(
  db: ShopDb,
  rows: readonly MappedRow<ClientColumn>[],
): Promise<ClientPlan> {
  return planClients(rows, await knownClients(db, soughtBy(rows)), risingIds());
}

/** Everybody of the shop whom these may be, in one question for all of them. */
export async function knownClients(
  db: ShopDb,
  sought: readonly (Described & { ref: string })[],
): Promise<ClientRow[]> {
  const emails = sought.map(({ email }) => email).filter(Boolean);
  const phones = sought.flatMap((line) => line.phones.map(({ number }) => number));
  const names = sought.map(
    ({ lastname, firstname }) => `${nameKey(lastname)} ${nameKey(firstname)}`,
  );
  const refs = sought.map(({ ref }) => ref).filter(Boolean);
  const { rows } = await sql<{ id: string }>`
    select app.find_known_clients(${emails}::text[], ${phones}::text[], ${names}::text[]) as id
    union select c.id from app.client c where c.id = any(${refs}::uuid[]) and c.merged_into is null`.execute(
    db,
  );
  const found: ClientRow[] = [];
  for (const some of inChunks(rows.map(({ id }) => id)))
    found.push(...(await loadClients(db, some)));
  return found;
}

/** Search and announcements wait for the end of a bulk: `settleBulk` makes up for them. */
export async function beginBulk(db: ShopDb): Promise<void> {
  await sql`select set_config('app.bulk', 'on', true)`.execute(db);
}

/** A thousand at a time: one statement has its limit. Equal announcements of one transaction are one. */
export async function settleBulk(db: ShopDb, client_ids: readonly string[]): Promise<void> {
  for (const some of [...inChunks(client_ids), []]) {
    await beginBulk(db);
    await sql`select app.settle_bulk(${[...some]}::uuid[])`.execute(db);
  }
}

export async function writeClientPlan(
  db: ShopDb,
  import_id: string,
  { created, filled }: ClientPlan,
): Promise<void> {
  await beginBulk(db);
  for (const some of inChunks(created)) await insertClients(db, some);
  for (const some of inChunks(filled)) await giveAll(db, some);
  await recordFilled(
    db,
    import_id,
    filled.map(({ client_id, gain }) => ({ id: client_id, gain })),
  );
  const ids = created.map(({ id }) => id);
  for (const some of inChunks(ids))
    await sql`
      insert into app.import_row (shop_id, import_id, row_id, did, shape)
      select app.shop(), ${import_id}, id, 'created', app.client_shape(app.shop(), id)
      from unnest(${[...some]}::uuid[]) id`.execute(db);
  await settleBulk(db, [...ids, ...filled.map(({ client_id }) => client_id)]);
}

const CHUNK = 1_000;

export function* inChunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += CHUNK) yield items.slice(from, from + CHUNK);
}

async function insertClients(db: ShopDb, clients: readonly ImportedClient[]): Promise<void> {
  await sql`
    insert into app.client (shop_id, id, type, lastname, firstname, email, note, siren)
    select app.shop(), g.id, g.type, g.lastname, g.firstname, g.email, g.note, g.siren
    from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb)
      as g (id uuid, type text, lastname text, firstname text, email text, note text, siren text)`.execute(
    db,
  );
  await giveAll(
    db,
    clients.map(({ id, phones, addresses }) => ({
      client_id: id,
      gain: { fields: {}, phones, addresses },
    })),
  );
}

/** What each completed row gained, so that it can be given back. */
export async function recordFilled(
  db: ShopDb,
  import_id: string,
  filled: readonly { id: string; gain: object }[],
): Promise<void> {
  for (const some of inChunks(filled))
    await sql`
      insert into app.import_row (shop_id, import_id, row_id, did, gain)
      select app.shop(), ${import_id}, g.id, 'filled', g.gain
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as g (id uuid, gain jsonb)`.execute(
      db,
    );
}
