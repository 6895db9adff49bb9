/** The rows of a journal and the lines of the FEC, as they are read: each page in its own short transaction. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../../domain/client/import/text.ts";
import type { AccountMap } from "../../../domain/ledger/journal/accounts.ts";
import {
  creditVatEntries,
  FEC_COLUMNS,
  fecLine,
  fecLines,
  receiptEntries,
  saleEntry,
  type Entry,
} from "../../../domain/ledger/journal/fec.ts";
import {
  cellText,
  debitVatRows,
  documentVatRows,
  HEADINGS,
  receiptRow,
  receiptVatRows,
  saleRow,
  type Cell,
  type Journal,
} from "../../../domain/ledger/journal/journal.ts";
import type { VatBasis } from "../../../domain/ledger/sales/basis.ts";
import type { SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { dateOf, type Instant, type Zone } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import {
  nextDocuments,
  nextReceipts,
  type DocumentKinds,
  type Place,
  type RecordedDocument,
  type RecordedReceipt,
} from "./store.ts";

export type Reading = {
  database: Pick<Database, "withShop">;
  scope: ShopScope;
  period: SalesPeriod;
  zone: Zone;
};

type Page<Row> = AsyncGenerator<Row[]>;

async function* documentPages(
  { database, scope, period }: Reading,
  kinds: DocumentKinds,
): Page<RecordedDocument> {
  let last: Place | null = null;
  for (;;) {
    const from: Place | null = last;
    const page: RecordedDocument[] = await database.withShop(
      scope,
      (db) => nextDocuments(db, { period, kinds }, from),
      "read",
    );
    const end = page.at(-1);
    if (!end) return;
    yield page;
    last = { at: end.document.issued_at, id: end.document.id };
  }
}

async function* receiptPages({ database, scope, period }: Reading): Page<RecordedReceipt> {
  let last: Place | null = null;
  for (;;) {
    const from: Place | null = last;
    const page: RecordedReceipt[] = await database.withShop(
      scope,
      (db) => nextReceipts(db, period, from),
      "read",
    );
    const end = page.at(-1);
    if (!end) return;
    yield page;
    last = { at: end.payment.created_at, id: end.payment.id };
  }
}

/** A page of rows at a time, in the order in which they were recorded. */
export async function* readRows(reading: Reading, journal: Journal, basis: VatBasis): Page<Cell[]> {
  if (journal === "ventes")
    for await (const page of documentPages(reading, "sales"))
      yield page.map(({ document }) => saleRow(document));
  else if (journal === "encaissements")
    for await (const page of receiptPages(reading)) yield page.map(receiptRow);
  else if (basis === "debits")
    for await (const page of documentPages(reading, "sales"))
      yield page.flatMap(({ document }) => debitVatRows(document));
  else yield* receiptVatPages(reading);
}

/** The same for a spreadsheet, the headings first. */
export async function* csvOf(
  reading: Reading,
  journal: Journal,
  { basis }: Pick<AccountMap, "basis">,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADINGS[journal]);
  for await (const rows of readRows(reading, journal, basis))
    yield rows.map((cells) => csvLine(cells.map(cellText))).join("");
}

/** The receipts, then the documents on debits and the credit notes that changed what receipts were for. */
async function* receiptVatPages(reading: Reading): Page<Cell[]> {
  for await (const page of receiptPages(reading)) yield page.flatMap(receiptVatRows);
  for await (const page of documentPages(reading, "all"))
    yield page.flatMap(({ document, shares }) => documentVatRows(document, shares));
}

type Valid = { at: Instant; entries: Entry[] };

/** The lines of the FEC, the headings first; entries are numbered from 1 in the order of validation. */
export async function* readEntries(reading: Reading, map: AccountMap): AsyncGenerator<string> {
  yield fecLine(FEC_COLUMNS);
  let number = 0;
  for await (const { entries } of inOrder(saleEntries(reading, map), moneyEntries(reading, map)))
    for (const entry of entries) {
      number++;
      yield fecLines(entry, number).join("");
    }
}

async function* saleEntries(reading: Reading, map: AccountMap): AsyncGenerator<Valid> {
  for await (const page of documentPages(reading, "all"))
    for (const { document, shares } of page) {
      const entries = [saleEntry(document, map), ...creditVatEntries(document, shares, map)];
      yield { at: document.issued_at, entries };
    }
}

async function* moneyEntries(reading: Reading, map: AccountMap): AsyncGenerator<Valid> {
  for await (const page of receiptPages(reading))
    for (const receipt of page) {
      const at = receipt.payment.created_at;
      yield { at, entries: receiptEntries({ ...receipt, valid: dateOf(at, reading.zone) }, map) };
    }
}

/** Two streams that are each in order, as one; documents go before the money of the same instant. */
async function* inOrder(
  first: AsyncGenerator<Valid>,
  second: AsyncGenerator<Valid>,
): AsyncGenerator<Valid> {
  let [a, b] = [await first.next(), await second.next()];
  while (!a.done || !b.done) {
    if (!a.done && (b.done || a.value.at <= b.value.at)) {
      yield a.value;
      a = await first.next();
    } else if (!b.done) {
      yield b.value;
      b = await second.next();
    }
  }
}
