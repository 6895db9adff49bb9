/** The imports of a shop: what each created or completed, so that it can be undone. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { ClientContent } from "../../../domain/client/client.ts";
import { CLIENT_TEXT_NAMES } from "../../../domain/client/fields.ts";
import type { ImportFault } from "../../../domain/client/import/import.ts";
import type { Author } from "../../platform/change.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { chunksOf } from "../../platform/slices.ts";
import { clientId } from "../store.ts";

export type ImportCounts = {
  created: number;
  updated: number;
  unchanged: number;
  /** Lines that are not imported. */
  faulty: number;
  /** Cells whose value is kept in the note of an imported client. */
  aside: number;
  faults: readonly ImportFault[];
};
export type ImportReport = ImportCounts & { import_id: string };

/** One import at a time in a shop: the same file sent twice at once is imported once. */
export async function lockImports(db: ShopDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(7313, hashtext(${SHOP_ID}::text))`.execute(db);
}

type NewImport = { import_id: string; noun: string; filename: string };

export async function insertImport(
  db: ShopDb,
  { import_id, noun, filename }: NewImport,
  { counts, author }: { counts: ImportCounts; author: Author },
): Promise<void> {
  const { created, updated, unchanged, faulty, aside, faults } = counts;
  await sql`
    insert into app.import (shop_id, id, noun, filename, created_by, created, updated, unchanged, faulty, aside, faults)
    values (${SHOP_ID}, ${import_id}, ${noun}, ${filename}, ${author.account_id}::uuid, ${created}, ${updated}, ${unchanged},
      ${faulty}, ${aside}, ${JSON.stringify(faults)}::jsonb)`.execute(db);
}

const report = z.strictObject({
  import_id: z.string(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  faulty: z.number(),
  aside: z.number(),
  faults: z.array(
    z.strictObject({
      line: z.number(),
      column: z.string(),
      message: z.string(),
      aside: z.exactOptional(z.boolean()),
    }),
  ),
});

export const loadReport = (db: ShopDb, import_id: string): Promise<ImportReport | undefined> =>
  readRow(
    db,
    report,
    sql`
    select i.id as import_id, i.created, i.updated, i.unchanged, i.faulty, i.aside, i.faults from app.import i
    where i.shop_id = ${SHOP_ID} and i.id = ${import_id}`,
  );

const importRow = z.strictObject({
  id: z.string(),
  noun: z.enum(["client", "appliance"]),
  filename: z.string(),
  at: INSTANT,
  by: z.string().nullable(),
  created: z.number(),
  updated: z.number(),
  faulty: z.number(),
  kept: z.number(),
  undone_at: INSTANT.nullable(),
});
export type ImportRow = z.output<typeof importRow>;

const IMPORT = sql`i.id, i.noun, i.filename, i.at, i.created, i.updated, i.faulty, i.kept, i.undone_at,
  nullif(concat_ws(' ', u.firstname, u.lastname), '') as by
  from app.import i left join app.shop_user u on u.shop_id = i.shop_id and u.id = i.created_by
  where i.shop_id = ${SHOP_ID}`;

/** The latest first. */
export const listImports = (db: ShopDb, first: number): Promise<ImportRow[]> =>
  readRows(db, importRow, sql`select ${IMPORT} order by i.at desc limit ${first}`);

export const loadImport = (db: ShopDb, id: string): Promise<ImportRow | undefined> =>
  readRow(db, importRow, sql`select ${IMPORT} and i.id = ${id}`);

export async function markUndone(
  db: ShopDb,
  { id, kept, author }: { id: string; kept: number; author: Author },
): Promise<void> {
  await sql`
    update app.import set undone_at = clock_timestamp(), undone_by = ${author.account_id}::uuid, kept = ${kept}
    where shop_id = ${SHOP_ID} and id = ${id}`.execute(db);
}

type CreatedRows = { import_id: string; ids: readonly string[] };

/** With the shape of each row, to detect later whether it was changed. */
export async function insertCreatedRows(
  db: ShopDb,
  noun: "client" | "appliance",
  { import_id, ids }: CreatedRows,
): Promise<void> {
  await sql`
    insert into app.import_row (shop_id, import_id, row_id, did, shape)
    select ${SHOP_ID}, ${import_id}, id, 'created', ${sql.raw(`app.${noun}_shape`)}(${SHOP_ID}, id)
    from unnest(${[...ids]}::uuid[]) id`.execute(db);
}

/** What each completed row gained, so that it can be taken back. */
export async function insertFilledRows(
  db: ShopDb,
  import_id: string,
  filled: readonly { id: string; gain: object }[],
): Promise<void> {
  for (const rows of chunksOf(filled))
    await sql`
      insert into app.import_row (shop_id, import_id, row_id, did, gain)
      select ${SHOP_ID}, ${import_id}, g.id, 'filled', g.gain
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id uuid, gain jsonb)`.execute(
      db,
    );
}

const RECORD = columnsOf(["id", "type", ...CLIENT_TEXT_NAMES]);

/** Their phones and addresses are gains, given afterwards. */
export async function insertImportedClients(
  db: ShopDb,
  clients: readonly (ClientContent & { id: string })[],
): Promise<void> {
  const rows = clients.map(({ phones: _phones, addresses: _addresses, ...record }) => record);
  await sql`
    insert into app.client (shop_id, ${RECORD})
    select ${SHOP_ID}, ${RECORD} from jsonb_populate_recordset(null::app.client, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

type Keys = Record<"emails" | "phones" | "names" | "refs", string[]>;

/** The clients that have one of these e-mails, phones, names or ids. */
export async function knownClientIds(
  db: ShopDb,
  { emails, phones, names, refs }: Keys,
): Promise<string[]> {
  const rows = await readRows(
    db,
    clientId,
    sql`
    select app.find_known_clients(${emails}::text[], ${phones}::text[], ${names}::text[]) as id
    union select c.id from app.client c where c.shop_id = ${SHOP_ID} and c.id = any(${refs}::uuid[]) and c.merged_into is null`,
  );
  return rows.map(({ id }) => id);
}

/** During an import, changes of clients are not announced one by one: `announceBulk` makes up for it. */
export async function beginBulk(db: ShopDb): Promise<void> {
  await sql`select set_config('app.bulk', 'on', true)`.execute(db);
}

/** One notification of the whole import, in the shape of `app.announce`. */
export async function announceBulk(db: ShopDb): Promise<void> {
  await sql`
    select set_config('app.bulk', '', true), pg_notify('app_events', jsonb_build_object(
      'shop_id', ${SHOP_ID}::uuid, 'noun', 'client', 'id', null, 'repair_id', null)::text)`.execute(
    db,
  );
}

const removed = z.strictObject({ count: z.number() });

/** Runs a statement that removes some rows and counts them, until none is left; answers how many went. */
export async function removeInTurns(
  db: ShopDb,
  statement: RawBuilder<z.output<typeof removed>>,
): Promise<number> {
  let all = 0;
  for (;;) {
    const count = (await readRow(db, removed, statement))?.count ?? 0;
    if (count === 0) return all;
    all += count;
  }
}
