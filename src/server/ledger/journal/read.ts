/** The rows of a journal and the lines of the FEC, as they are read: each page in its own short transaction. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../../domain/client/import/text.ts";
import type { AccountMap } from "../../../domain/ledger/journal/accounts.ts";
import {
  creditVatEntries,
  FEC_COLUMNS,
  fecLine,
  fecLines,
  lateFeeEntries,
  receiptEntries,
  saleEntry,
  type Entry,
} from "../../../domain/ledger/journal/fec.ts";
import {
  cellText,
  debitVatRows,
  documentVatRows,
  HEADINGS,
  lateFeeRow,
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
  recordedFees,
  type DocumentKinds,
  type Place,
  type RecordedDocument,
  type RecordedFee,
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

/** Money that came in or went back: of a receipt, or of what a late professional owed. */
type Money = { at: Instant } & ({ receipt: RecordedReceipt } | { late: RecordedFee });

/** The receipts with the late fees of the period between them, in the order of recording. */
async function* moneyPages(reading: Reading): Page<Money> {
  const { database, scope, period } = reading;
  const fees = await database.withShop(scope, (db) => recordedFees(db, period), "read");
  let late = fees.map((fee): Money => ({ at: fee.fee.created_at, late: fee }));
  for await (const page of receiptPages(reading)) {
    const money = page.map((receipt): Money => ({ at: receipt.payment.created_at, receipt }));
    const end = money.at(-1)?.at ?? "";
    yield [...money, ...late.filter(({ at }) => at <= end)].toSorted((one, other) =>
      one.at < other.at ? -1 : Number(one.at > other.at),
    );
    late = late.filter(({ at }) => at > end);
  }
  yield late;
}

/** A page of rows at a time, in the order in which they were recorded. */
export async function* readRows(reading: Reading, journal: Journal, basis: VatBasis): Page<Cell[]> {
  if (journal === "ventes")
    for await (const page of documentPages(reading, "sales"))
      yield page.map(({ document }) => saleRow(document));
  else if (journal === "encaissements")
    for await (const page of moneyPages(reading))
      yield page.map((money) =>
        "late" in money ? lateFeeRow(money.late) : receiptRow(money.receipt),
      );
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
  for await (const page of moneyPages(reading))
    for (const money of page) {
      const valid = dateOf(money.at, reading.zone);
      const entries =
        "late" in money
          ? lateFeeEntries({ ...money.late, valid }, map)
          : receiptEntries({ ...money.receipt, valid }, map);
      yield { at: money.at, entries };
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
