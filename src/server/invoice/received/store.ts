/** Invoices of suppliers: their facts, their bytes, what was decided, and the parts that their lines bill. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import {
  SUPPLIER_FORMATS,
  type SupplierFacts,
} from "../../../domain/invoice/received/supplier-invoice.ts";
import type { Instant } from "../../../domain/time.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const line = z.strictObject({
  label: z.string(),
  article: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  net: z.number(),
  vat_rate: z.number(),
});
const rate = z.strictObject({ vat_rate: z.number(), base: z.number(), vat: z.number() });
const facts = z.strictObject({
  supplier_vat_number: z.string(),
  iban: z.string(),
  buyer_siren: z.string(),
  order_number: z.string(),
  lines: z.array(line),
  vat_groups: z.array(rate),
});

const row = z.strictObject({
  id: z.string(),
  source: z.enum(["platform", "upload"]),
  format: z.enum(SUPPLIER_FORMATS),
  supplier_name: z.string(),
  supplier_siren: z.string(),
  reference: z.string(),
  kind: z.number(),
  issued_on: LOCAL_DATE,
  due_on: LOCAL_DATE.nullable(),
  total_excl: z.number(),
  total_vat: z.number(),
  total_incl: z.number(),
  due: z.number(),
  facts,
  received_at: INSTANT,
});
export type SupplierInvoice = z.output<typeof row>;

const select = (db: ShopDb, rest: RawBuilder<unknown>): Promise<SupplierInvoice[]> =>
  readRows(
    db,
    row,
    sql`select ${columnsOf(Object.keys(row.shape), "i")} from app.supplier_invoice i where i.shop_id = ${SHOP_ID} ${rest}`,
  );

export const loadSupplierInvoices = (
  db: ShopDb,
  ids: readonly string[],
): Promise<SupplierInvoice[]> => select(db, sql`and i.id = any(${[...ids]}::uuid[])`);

type NewInvoice = SupplierFacts & {
  id: string;
  format: SupplierInvoice["format"];
  flow_id: string | null;
  sha256: string;
  received_at: Instant;
  created_by: string | null;
};

/** False when this supplier's number, or this very flow, came already. */
export async function insertSupplierInvoice(db: ShopDb, given: NewInvoice): Promise<boolean> {
  const { supplier_vat_number, iban, buyer_siren, order_number, lines, vat_groups, ...columns } =
    given;
  const kept = { supplier_vat_number, iban, buyer_siren, order_number, lines, vat_groups };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("supplier_invoice")
    .values({
      ...columns,
      shop_id: SHOP_ID,
      source: columns.flow_id === null ? "upload" : "platform",
      facts: JSON.stringify(kept),
    })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type Mime = "application/pdf" | "application/xml" | "application/octet-stream";

export async function insertOriginal(
  db: ShopDb,
  { id, mime, bytes }: { id: string; mime: Mime; bytes: Buffer },
): Promise<void> {
  await sql`insert into app.supplier_invoice_file (shop_id, supplier_invoice_id, mime, bytes)
    values (${SHOP_ID}, ${id}, ${mime}, ${bytes})`.execute(db);
}

const original = z.strictObject({ mime: z.string(), bytes: z.instanceof(Buffer) });

/** The bytes as they were received. */
export const loadOriginal = (
  db: ShopDb,
  id: string,
): Promise<z.output<typeof original> | undefined> =>
  readRow(
    db,
    original,
    sql`select f.mime, f.bytes from app.supplier_invoice_file f
      where f.shop_id = ${SHOP_ID} and f.supplier_invoice_id = ${id}`,
  );
