/** Issued invoices and credit notes: written once, never changed. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { CreditNote, Invoice } from "../../domain/invoice/invoice.ts";
import type { InvoiceDocument } from "../../domain/invoice/document.ts";
import { isCreditKind, type InvoiceKind } from "../../domain/invoice/kind.ts";
import type { Instant } from "../../domain/time.ts";
import { columnsOf } from "../platform/database/columns.ts";
import { readRows } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import type { Bounds } from "../platform/graphql/page.ts";

export type IssuedDocument = (Invoice | CreditNote) & { created_by: string | null };

type Row = Omit<Invoice, "kind" | "credits_id"> & {
  kind: InvoiceKind;
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
    "turn",
    "credits_id",
    "replaces_id",
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
function issuedOf(row: Row): IssuedDocument {
  const { kind, credits_id } = row;
  if (isCreditKind(kind) && credits_id !== null) return { ...row, kind, credits_id };
  if (!isCreditKind(kind) && credits_id === null) return { ...row, kind, credits_id };
  throw new Error(`document ${row.reference} is a ${kind} that credits ${credits_id}`);
}

export const isInvoice = (issued: IssuedDocument): issued is IssuedDocument & Invoice =>
  !isCreditKind(issued.kind);
export const isCredit = (issued: IssuedDocument): issued is IssuedDocument & CreditNote =>
  isCreditKind(issued.kind);

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

/** An invoice whose balance is `b` stands: it was neither replaced nor credited in full. */
export const STANDS = sql`(not b.replaced and (b.credited_incl < b.total_incl or b.credited_incl = 0))`;

/** The invoices of these quotes that stand, their deposits left out. */
export const invoicesOfQuotes = (
  db: ShopDb,
  quote_ids: readonly string[],
): Promise<IssuedDocument[]> =>
  select(
    db,
    sql`and i.kind in (380, 384) and i.quote_id = any(${[...quote_ids]}::uuid[])
      and exists (select from app.invoice_balance b where b.shop_id = ${SHOP_ID} and b.invoice_id = i.id and ${STANDS})`,
  );

/** Every invoice and deposit of quotes, with their credit notes, the oldest first. */
export const issuedOfQuotes = async (
  db: ShopDb,
  quote_ids: readonly string[],
): Promise<IssuedDocument[]> =>
  quote_ids.length === 0
    ? []
    : select(db, sql`and i.quote_id = any(${[...quote_ids]}::uuid[]) order by i.issued_at, i.id`);

/** The credit notes on these invoices. */
export const creditsOf = (db: ShopDb, invoice_ids: readonly string[]): Promise<IssuedDocument[]> =>
  select(db, sql`and i.credits_id = any(${[...invoice_ids]}::uuid[])`);

/** The corrective invoices that stand in the place of these. */
export const replacementsOf = (
  db: ShopDb,
  invoice_ids: readonly string[],
): Promise<IssuedDocument[]> =>
  select(db, sql`and i.replaces_id = any(${[...invoice_ids]}::uuid[])`);

/** What was first billed of a quote, whatever replaced it since. */
export async function firstOf(db: ShopDb, invoice: Invoice): Promise<Invoice> {
  if (invoice.replaces_id === null) return invoice;
  const [replaced] = (await loadIssued(db, [invoice.replaces_id])).filter(isInvoice);
  if (!replaced) throw new Error(`invoice ${invoice.reference} replaces nothing`);
  return firstOf(db, replaced);
}

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
  const { series, number, repair_id } = issued;
  const former_id = issued.credits_id ?? issued.replaces_id;
  const prev_issued_at = sql<Instant>`(select p.issued_at from app.invoice p
    where p.shop_id = ${SHOP_ID} and p.series = ${series} and p.number = ${number - 1})`;
  await db
    .insertInto("invoice")
    .values({
      ...issued,
      shop_id,
      document: JSON.stringify(document),
      prev_issued_at,
      technician_id: former_id ? ofFormer(former_id, TECHNICIAN) : ofRepair(repair_id, WORKER),
      category_id: former_id ? ofFormer(former_id, CATEGORY) : ofRepair(repair_id, TRADE),
      prefix: ofSeries(series, sql<string>`c.prefix`),
      first_number: ofSeries(series, sql<number>`c.first`),
    })
    .execute();
}

/** What the counter holds, locked by the number that was taken. */
const ofSeries = <Value>(series: string, column: RawBuilder<Value>) =>
  sql<Value>`(select ${column} from app.counter c where c.shop_id = ${SHOP_ID} and c.series = ${series})`;

/** The first of `peopleOf` of the domain; none where nobody went. */
const WORKER = sql<string | null>`coalesce(r.technician_id, (
  select (select t.user_id from app.event_assignee t where t.shop_id = ${SHOP_ID} and t.event_id = e.id order by t.user_id limit 1)
  from app.event e where e.shop_id = ${SHOP_ID} and e.repair_id = r.id and e.status <> 'CANCEL'
  order by e.start_at desc, e.id desc limit 1))`;
const TRADE = sql<
  string | null
>`(select a.category_id from app.appliance a where a.shop_id = ${SHOP_ID} and a.id = r.appliance_id)`;
const TECHNICIAN = sql<string | null>`i.technician_id`;
const CATEGORY = sql<string | null>`i.category_id`;

const ofRepair = (repair_id: string, fact: RawBuilder<string | null>) =>
  sql<
    string | null
  >`(select ${fact} from app.repair r where r.shop_id = ${SHOP_ID} and r.id = ${repair_id})`;

/** What credits or replaces an invoice counts in the figures that the invoice was in. */
const ofFormer = (id: string, fact: RawBuilder<string | null>) =>
  sql<
    string | null
  >`(select ${fact} from app.invoice i where i.shop_id = ${SHOP_ID} and i.id = ${id})`;

type Deduction = { shop_id: string; invoice_id: string };

/** Which deposits an invoice deducts. */
export async function insertDeductions(
  db: ShopDb,
  { shop_id, invoice_id }: Deduction,
  deposits: readonly Pick<Invoice, "id" | "due">[],
): Promise<void> {
  if (deposits.length === 0) return;
  const rows = deposits.map(({ id: deposit_id, due: amount }) => ({
    shop_id,
    invoice_id,
    deposit_id,
    amount,
  }));
  await db.insertInto("invoice_deposit").values(rows).execute();
}

const USED = z.strictObject({ deposit_id: z.string() });

/** Those that this invoice deducts. */
export const deductionsOf = (
  db: ShopDb,
  invoice_id: string,
): Promise<{ id: string; due: number }[]> =>
  db
    .selectFrom("invoice_deposit")
    .select(["deposit_id as id", "amount as due"])
    .where("shop_id", "=", SHOP_ID)
    .where("invoice_id", "=", invoice_id)
    .execute();

/** Those of these deposits that an invoice that stands deducts: a credit note of the whole invoice frees them. */
export async function usedDeposits(
  db: ShopDb,
  deposit_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await readRows(
    db,
    USED,
    sql`select d.deposit_id from app.invoice_deposit d
      where d.shop_id = ${SHOP_ID} and d.deposit_id = any(${[...deposit_ids]}::uuid[])
        and not exists (select from app.invoice n where n.shop_id = ${SHOP_ID} and n.replaces_id = d.invoice_id)
        and not exists (select from app.invoice c where c.shop_id = ${SHOP_ID} and c.credits_id = d.invoice_id
          and (c.document #>> '{totals,prepaid}')::bigint > 0)`,
  );
  return new Set(rows.map(({ deposit_id }) => deposit_id));
}
