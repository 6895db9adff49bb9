/** A file of clients: planned by the domain, written whole in the caller's transaction. */
import { sql } from "kysely";
import type { ImportFault } from "../../../domain/client/import/import.ts";
import type { ImportProgress } from "../../../domain/client/import/progress.ts";
import {
  planClients,
  soughtBy,
  type ClientPlan,
  type ClientRow as ReadClient,
  type ImportedClient,
} from "../../../domain/client/import/plan.ts";
import type { Described } from "../../../domain/client/import/directory.ts";
import { nameKey } from "../../../domain/client/names.ts";
import { inSlices } from "../../platform/slices.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { monotonicIds } from "../../platform/monotonic-ids.ts";
import { giveAll } from "../gain/store.ts";
import { loadClients, type ClientRow } from "../store.ts";

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

/** Whoever waits for an import is told how far it is. */
export type Tell = (progress: ImportProgress) => void;

export async function planClientImport(
  db: ShopDb,
  rows: readonly ReadClient[],
  tell: Tell,
): Promise<ClientPlan> {
  const told = (done: number) => tell({ phase: "comparing", done, all: rows.length });
  told(0);
  const known = await knownClients(db, soughtBy(rows));
  return inSlices(planClients(rows, known, monotonicIds()), told);
}

/** Everybody of the shop whom these may be, asked for a thousand lines at a time. */
export async function knownClients(
  db: ShopDb,
  sought: readonly (Described & { ref: string })[],
): Promise<ClientRow[]> {
  const ids = new Set<string>();
  for (const some of inChunks(sought)) for (const id of await knownIds(db, some)) ids.add(id);
  const found: ClientRow[] = [];
  for (const some of inChunks([...ids], READ_AT_ONCE)) found.push(...(await loadClients(db, some)));
  return found;
}

async function knownIds(
  db: ShopDb,
  sought: readonly (Described & { ref: string })[],
): Promise<string[]> {
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
  return rows.map(({ id }) => id);
}

/** Search and announcements wait for the end of a bulk: `settleBulk` makes up for them. */
export async function beginBulk(db: ShopDb): Promise<void> {
  await sql`select set_config('app.bulk', 'on', true)`.execute(db);
}

/** A thousand at a time: one statement has its limit. Equal announcements of one transaction are one. */
export async function settleBulk(
  db: ShopDb,
  client_ids: readonly string[],
  tell: (done: number) => void = () => undefined,
): Promise<void> {
  let done = 0;
  for (const some of [...inChunks(client_ids), []]) {
    await beginBulk(db);
    await sql`select app.settle_bulk(${[...some]}::uuid[])`.execute(db);
    tell((done += some.length));
  }
}

type Writing = { import_id: string; tell: Tell };

export async function writeClientPlan(
  db: ShopDb,
  { created, filled }: ClientPlan,
  { import_id, tell }: Writing,
): Promise<void> {
  const all = created.length + filled.length;
  let done = 0;
  const wrote = (some: readonly unknown[]) =>
    tell({ phase: "writing", done: (done += some.length), all });
  await beginBulk(db);
  for (const some of inChunks(created)) {
    await insertClients(db, some);
    await recordCreated(
      db,
      import_id,
      some.map(({ id }) => id),
    );
    wrote(some);
  }
  for (const some of inChunks(filled)) {
    await giveAll(db, some);
    wrote(some);
  }
  await recordFilled(
    db,
    import_id,
    filled.map(({ client_id, gain }) => ({ id: client_id, gain })),
  );
  const ids = [...created.map(({ id }) => id), ...filled.map(({ client_id }) => client_id)];
  await settleBulk(db, ids, (found) => tell({ phase: "finishing", done: found, all }));
}

/** With what each is like now, so that what nobody touched can be taken back. */
async function recordCreated(db: ShopDb, import_id: string, ids: readonly string[]): Promise<void> {
  await sql`
    insert into app.import_row (shop_id, import_id, row_id, did, shape)
    select app.shop(), ${import_id}, id, 'created', app.client_shape(app.shop(), id)
    from unnest(${[...ids]}::uuid[]) id`.execute(db);
}

const CHUNK = 1_000;
/** Whole records, with their phones and addresses: more would be read for too long at a stretch. */
const READ_AT_ONCE = 400;

export function* inChunks<Item>(items: readonly Item[], size = CHUNK): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
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
