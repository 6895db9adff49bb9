/** The prices of a shop; migrations/0020_price_book.sql holds their indexes. */
import { sql } from "kysely";
import { z } from "zod";
import { PART_CONDITIONS, type VatRate } from "../../../domain/quote/line.ts";
import {
  PRICE_KINDS,
  type Price,
  type PriceFacts,
  type PriceKind,
} from "../../../domain/quote/price-book/price.ts";
import type { Instant } from "../../../domain/time.ts";
import { readRow, readRows } from "../../platform/database/rows.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

const price = z.strictObject({
  id: z.string(),
  kind: z.enum(PRICE_KINDS),
  reference: z.string(),
  brand: z.string(),
  label: z.string(),
  supplier: z.string(),
  unit: z.string(),
  unit_price: z.number(),
  purchase_price: z.number().nullable(),
  vat_rate: z.custom<VatRate>((rate) => typeof rate === "number"),
  condition: z.enum(PART_CONDITIONS).nullable(),
  stock: z.number().nullable(),
  up_to_km: z.number().nullable(),
});

const PRICES = sql`p.id, p.kind, p.reference, p.brand, p.label, p.supplier, p.unit, p.unit_price, p.purchase_price, p.vat_rate,
  p.condition, p.stock, p.up_to_km`;

export type PriceSearch = { text: string; kind: PriceKind | null; first: number; skip: number };

/** Best first; without a text, by label. */
export const searchPrices = (
  db: ShopDb,
  { text, kind, first, skip }: PriceSearch,
): Promise<Price[]> =>
  readRows(
    db,
    price,
    sql`select ${PRICES} from unnest(app.search_prices(${text}, ${kind}::text, ${skip}::int, ${first}::int)) with ordinality found (id, turn)
      join app.price p on p.shop_id = ${SHOP_ID} and p.id = found.id order by found.turn`,
  );

export const loadPrices = (db: ShopDb, ids: readonly string[]): Promise<Price[]> =>
  readRows(
    db,
    price,
    sql`select ${PRICES} from app.price p where p.shop_id = ${SHOP_ID} and p.id = any(${[...ids]}::uuid[])`,
  );

export const listZones = (db: ShopDb): Promise<Price[]> =>
  readRows(
    db,
    price,
    sql`select ${PRICES} from app.price p where p.shop_id = ${SHOP_ID} and p.kind = 'travel'
      order by p.up_to_km nulls last, p.search, p.id limit 100`,
  );

const count = z.strictObject({ kind: z.enum(PRICE_KINDS), count: z.number() });
export type PriceCount = z.output<typeof count>;

export const countPrices = (db: ShopDb): Promise<PriceCount[]> =>
  readRows(
    db,
    count,
    sql`select p.kind, count(*) as count from app.price p where p.shop_id = ${SHOP_ID} group by p.kind order by p.kind`,
  );

type Saved = PriceFacts & { id: string; shop_id: string; updated_at: Instant };

/** A price that a person writes belongs to no import any more. */
export async function upsertPrice(db: ShopDb, row: Saved): Promise<void> {
  const { shop_id: _shop, id: _id, ...facts } = row;
  await db
    .insertInto("price")
    .values({ ...row, import_id: null })
    .onConflict((conflict) =>
      conflict.columns(["shop_id", "id"]).doUpdateSet({ ...facts, import_id: null }),
    )
    .execute();
  await sql`insert into app.price_word (shop_id, word)
    select distinct ${SHOP_ID}::uuid, w.word from app.price p, string_to_table(p.search, ' ') w (word)
    where p.shop_id = ${SHOP_ID} and p.id = ${row.id} and w.word ~ '^[a-z]{4,}$' on conflict do nothing`.execute(
    db,
  );
}

const deleted = z.strictObject({ id: z.string() });

/** Answers false when it was not there. */
export async function deletePrice(db: ShopDb, id: string): Promise<boolean> {
  const row = await readRow(
    db,
    deleted,
    sql`delete from app.price p where p.shop_id = ${SHOP_ID} and p.id = ${id} returning p.id`,
  );
  return row !== undefined;
}
