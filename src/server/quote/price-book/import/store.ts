/** Suppliers' files, what each wrote, and the prices written many at a time. */
import { sql } from "kysely";
import { z } from "zod";
import type { ImportFault } from "../../../../domain/client/import/import.ts";
import type { PricedPart } from "../../../../domain/quote/price-book/import/read-line.ts";
import type { Instant } from "../../../../domain/time.ts";
import type { Author } from "../../../platform/change.ts";
import { INSTANT, readRow, readRows } from "../../../platform/database/rows.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";

/**
 * One import of prices at a time in a shop. A plan made while the book was nearly empty would read all of it at each
 * batch once it is full.
 */
export async function lockPrices(db: ShopDb): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(
    db,
  );
  await sql`select pg_advisory_xact_lock(7320, hashtext(${SHOP_ID}::text))`.execute(db);
}

export type PriceCounts = { created: number; updated: number; unchanged: number; faulty: number };
export type PriceImportFacts = {
  id: string;
  filename: string;
  supplier: string;
  at: Instant;
};

/** Its counts follow, once all its lines are written. */
export async function insertImport(
  db: ShopDb,
  { id, filename, supplier, at }: PriceImportFacts,
  { account_id }: Author,
): Promise<void> {
  await sql`insert into app.price_import (shop_id, id, filename, supplier, at, created_by, created, updated, unchanged, faulty, faults)
    values (${SHOP_ID}, ${id}, ${filename}, ${supplier}, ${at}::timestamptz, ${account_id}::uuid, 0, 0, 0, 0, '[]')`.execute(
    db,
  );
}

export async function closeImport(
  db: ShopDb,
  id: string,
  { faults, ...counts }: PriceCounts & { faults: readonly ImportFault[] },
): Promise<void> {
  await db
    .updateTable("price_import")
    .set({ ...counts, faults: JSON.stringify(faults) })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

const written = z.strictObject({ created: z.number(), updated: z.number() });

/**
 * One statement for thousands of lines, in arrays: COPY is refused where row-level security holds, and the
 * application's login makes no temporary table. A price is found by its supplier and its reference; what it was before
 * is kept with the import. A line that changes nothing writes nothing.
 */
export async function writePrices(
  db: ShopDb,
  { import_id, supplier, at }: { import_id: string; supplier: string; at: Instant },
  parts: readonly PricedPart[],
): Promise<{ created: number; updated: number }> {
  const of = <Key extends keyof PricedPart>(key: Key) => parts.map((part) => part[key]);
  const row = await readRow(
    db,
    written,
    sql`
    with given as (
      select uuidv7() as id, g.*, lower(regexp_replace(g.reference, '[^[:alnum:]]', '', 'g') collate pg_catalog.pg_c_utf8) collate "C" as key
      from unnest(${of("reference")}::text[], ${of("label")}::text[], ${of("brand")}::text[], ${of("purchase_price")}::bigint[],
        ${of("unit_price")}::bigint[], ${of("vat_rate")}::int[], ${of("condition")}::text[], ${of("stock")}::int[])
        g (reference, label, brand, purchase_price, unit_price, vat_rate, condition, stock)),
    former as (
      select p.id, p.reference_key, to_jsonb(p) - 'search' - 'reference_key' - 'shop_id' as was
      from app.price p where p.shop_id = ${SHOP_ID} and p.supplier = ${supplier} and p.reference <> ''
        and p.reference_key = any(array(select g.key from given g))),
    kept as (
      insert into app.price as p (shop_id, id, kind, reference, brand, label, supplier, unit, unit_price, purchase_price, vat_rate,
        condition, stock, import_id, updated_at)
      select ${SHOP_ID}, g.id, 'part', g.reference, g.brand, g.label, ${supplier}, 'pièce', g.unit_price, g.purchase_price, g.vat_rate,
        g.condition, g.stock, ${import_id}::uuid, ${at}::timestamptz from given g
      on conflict (shop_id, supplier, reference_key) where reference <> '' do update set
        kind = 'part', reference = excluded.reference, brand = excluded.brand, label = excluded.label,
        unit_price = excluded.unit_price, purchase_price = excluded.purchase_price, vat_rate = excluded.vat_rate,
        condition = excluded.condition, stock = coalesce(excluded.stock, p.stock), up_to_km = null,
        import_id = excluded.import_id, updated_at = excluded.updated_at
      where (p.kind, p.reference, p.brand, p.label, p.unit_price, p.purchase_price, p.vat_rate, p.condition, p.stock) is distinct from
        ('part', excluded.reference, excluded.brand, excluded.label, excluded.unit_price, excluded.purchase_price, excluded.vat_rate,
          excluded.condition, coalesce(excluded.stock, p.stock))
      returning p.id, p.search),
    worded as (
      insert into app.price_word (shop_id, word)
      select distinct ${SHOP_ID}::uuid, w.word from kept k, string_to_table(k.search, ' ') w (word) where w.word ~ '^[a-z]{4,}$'
      on conflict do nothing),
    noted as (
      insert into app.price_import_row (shop_id, import_id, price_id, before)
      select ${SHOP_ID}, ${import_id}::uuid, k.id, f.was from kept k left join former f on f.id = k.id
      on conflict do nothing returning before)
    select count(*) filter (where n.before is null) as created, count(*) filter (where n.before is not null) as updated from noted n`,
  );
  return row ?? { created: 0, updated: 0 };
}

/** What was written becomes quick to find. */
export async function settlePrices(db: ShopDb): Promise<void> {
  await sql`select app.settle_prices()`.execute(db);
}

const importRow = z.strictObject({
  id: z.string(),
  filename: z.string(),
  supplier: z.string(),
  at: INSTANT,
  by: z.string().nullable(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  faulty: z.number(),
  kept: z.number(),
  undone_at: INSTANT.nullable(),
});
export type PriceImportRow = z.output<typeof importRow>;

const IMPORT = sql`i.id, i.filename, i.supplier, i.at, i.created, i.updated, i.unchanged, i.faulty, i.kept, i.undone_at,
  nullif(concat_ws(' ', u.firstname, u.lastname), '') as by
  from app.price_import i left join app.shop_user u on u.shop_id = i.shop_id and u.id = i.created_by
  where i.shop_id = ${SHOP_ID}`;

export const listPriceImports = (db: ShopDb): Promise<PriceImportRow[]> =>
  readRows(db, importRow, sql`select ${IMPORT} order by i.at desc, i.id limit 20`);

export const loadPriceImport = (db: ShopDb, id: string): Promise<PriceImportRow | undefined> =>
  readRow(db, importRow, sql`select ${IMPORT} and i.id = ${id}`);

const faultRow = z.strictObject({
  faults: z.array(z.strictObject({ line: z.number(), column: z.string(), message: z.string() })),
});

/** Undefined for no such import. */
export const loadFaults = async (
  db: ShopDb,
  id: string,
): Promise<readonly ImportFault[] | undefined> =>
  (
    await readRow(
      db,
      faultRow,
      sql`select i.faults from app.price_import i where i.shop_id = ${SHOP_ID} and i.id = ${id}`,
    )
  )?.faults;

const taken = z.strictObject({ all: z.number(), gone: z.number(), last: z.string().nullable() });
/** Rows of one statement. */
const TURN = 2_000;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Created prices go, changed ones are as before: except those that somebody wrote since, which are counted. */
export async function takeBack(db: ShopDb, import_id: string): Promise<{ kept: number }> {
  let kept = 0;
  let after: string | null = FIRST;
  while (after !== null) {
    const row: z.output<typeof taken> | undefined = await readRow(
      db,
      taken,
      turnAfter(import_id, after),
    );
    kept += row ? row.all - row.gone : 0;
    after = row?.last ?? null;
  }
  return { kept };
}

const turnAfter = (import_id: string, after: string) => sql<z.output<typeof taken>>`
  with noted as (
    select r.price_id, r.before from app.price_import_row r
    where r.shop_id = ${SHOP_ID} and r.import_id = ${import_id} and r.price_id > ${after} order by r.price_id limit ${TURN}),
  removed as (
    delete from app.price p using noted n
    where p.shop_id = ${SHOP_ID} and p.id = n.price_id and p.import_id = ${import_id} and n.before is null returning p.id),
  restored as (
    update app.price p set kind = b.kind, reference = b.reference, brand = b.brand, label = b.label, unit = b.unit,
      unit_price = b.unit_price, purchase_price = b.purchase_price, vat_rate = b.vat_rate, condition = b.condition, stock = b.stock,
      up_to_km = b.up_to_km, import_id = b.import_id, updated_at = b.updated_at
    from noted n, jsonb_to_record(n.before) as b (kind text, reference text, brand text, label text, unit text, unit_price bigint,
      purchase_price bigint, vat_rate int, condition text, stock int, up_to_km int, import_id uuid, updated_at timestamptz)
    where p.shop_id = ${SHOP_ID} and p.id = n.price_id and p.import_id = ${import_id} and n.before is not null returning p.id)
  select (select count(*) from noted) as all, (select count(*) from removed) + (select count(*) from restored) as gone,
    (select n.price_id from noted n order by n.price_id desc limit 1) as last`;

export async function markUndone(
  db: ShopDb,
  { id, kept, at }: { id: string; kept: number; at: Instant },
): Promise<void> {
  await db
    .updateTable("price_import")
    .set({ kept, undone_at: at })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}
