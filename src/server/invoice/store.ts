/** Issued invoices and credit notes: written once, never changed. */
import { sql, type RawBuilder } from "kysely";
import type { CreditNote, Invoice } from "../../domain/invoice/invoice.ts";
import type { InvoiceDocument } from "../../domain/invoice/document.ts";
import { columnsOf } from "../platform/database/columns.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import type { Bounds } from "../platform/graphql/page.ts";

export type IssuedDocument = (Invoice | CreditNote) & { created_by: string | null };

type Row = Omit<Invoice, "kind" | "credits_id"> & {
  document: InvoiceDocument;
  credits_id: string | null;
  created_by: string | null;
};

const COLUMNS = columnsOf(
  [
    "id",
    "kind",
    "series",
    "number",
    "reference",
    "repair_id",
    "client_id",
    "quote_id",
    "payable_from",
    "credits_id",
    "issued_at",
    "issued_on",
    "due_on",
    "total_excl",
    "total_vat",
    "total_incl",
    "bonus",
    "due",
    "document",
    "document_sha256",
    "created_by",
  ] satisfies readonly (keyof IssuedDocument)[],
  "i",
);

async function select(db: ShopDb, rest: RawBuilder<unknown>): Promise<IssuedDocument[]> {
  const { rows } =
    await sql<Row>`select ${COLUMNS} from app.invoice i where i.shop_id = ${SHOP_ID} ${rest}`.execute(
      db,
    );
  return rows.map(issuedOf);
}

/** A row that credits another is a credit note: the database's own check. */
const issuedOf = (row: Row): IssuedDocument => {
  const { credits_id } = row;
  return credits_id === null
    ? { ...row, kind: 380, credits_id }
    : { ...row, kind: 381, credits_id };
};

export const isInvoice = (issued: IssuedDocument): issued is IssuedDocument & Invoice =>
  issued.kind === 380;
export const isCredit = (issued: IssuedDocument): issued is IssuedDocument & CreditNote =>
  issued.kind === 381;

export const loadIssued = (db: ShopDb, ids: readonly string[]): Promise<IssuedDocument[]> =>
  ids.length === 0 ? Promise.resolve([]) : select(db, sql`and i.id = any(${[...ids]}::uuid[])`);

/** By its number, unique in a shop. */
export const issuedOfReference = (db: ShopDb, reference: string): Promise<IssuedDocument[]> =>
  select(db, sql`and i.reference = ${reference}`);

/** Everything the shop ever issued, in no particular order. */
export const allIssued = (db: ShopDb): Promise<IssuedDocument[]> => select(db, sql``);

/** Oldest first for each repair. */
export const issuedOfRepairs = (
  db: ShopDb,
  repair_ids: readonly string[],
): Promise<IssuedDocument[]> =>
  select(db, sql`and i.repair_id = any(${[...repair_ids]}::uuid[]) order by i.issued_at, i.id`);

/** The invoices of these quotes, without their credit notes. */
export const invoicesOfQuotes = (
  db: ShopDb,
  quote_ids: readonly string[],
): Promise<IssuedDocument[]> =>
  select(db, sql`and i.kind = 380 and i.quote_id = any(${[...quote_ids]}::uuid[])`);

/** The credit notes on these invoices. */
export const creditsOf = (db: ShopDb, invoice_ids: readonly string[]): Promise<IssuedDocument[]> =>
  select(db, sql`and i.credits_id = any(${[...invoice_ids]}::uuid[])`);

/** Newest first. */
export const listIssued = (db: ShopDb, { first, skip }: Bounds): Promise<IssuedDocument[]> =>
  select(db, sql`order by i.issued_at desc, i.id desc offset ${skip} limit ${first}`);

const UNPAID = sql`select b.invoice_id from app.invoice_balance b where b.shop_id = ${SHOP_ID} and b.remainder > 0`;

/** The invoices on which something remains to be paid, the oldest due date first. */
export const listUnpaid = (db: ShopDb, { first, skip }: Bounds): Promise<IssuedDocument[]> =>
  select(
    db,
    sql`and i.id in (${UNPAID} order by b.due_on, b.invoice_id offset ${skip} limit ${first}) order by i.due_on, i.id`,
  );

/** A row goes in as the domain made it, and only once: the database refuses any change after. */
export async function insertIssued(
  db: ShopDb,
  shop_id: string,
  { document, ...issued }: IssuedDocument,
): Promise<void> {
  await db
    .insertInto("invoice")
    .values({
      ...issued,
      shop_id,
      document: JSON.stringify(document),
      prefix: ofSeries(issued.series, sql<string>`c.prefix`),
      first_number: ofSeries(issued.series, sql<number>`c.first`),
    })
    .execute();
}

/** What the counter holds, locked by the number that was taken. */
const ofSeries = <Value>(series: string, column: RawBuilder<Value>) =>
  sql<Value>`(select ${column} from app.counter c where c.shop_id = ${SHOP_ID} and c.series = ${series})`;
