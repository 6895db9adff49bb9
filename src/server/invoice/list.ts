/** The list of « Factures - Paiements »: searched, counted by what it may show, a page at a time. */
import {
  INVOICE_SHOWS,
  type InvoiceFilter,
  type InvoiceShow,
} from "../../domain/invoice/search.ts";
import { AGES, type AgedSum } from "../../domain/payment/aged.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import type { Bounds } from "../platform/graphql/page.ts";
import type { UnpaidTotal } from "./balance/store.ts";
import { readBoard } from "./board/store.ts";
import { loadIssued, type IssuedDocument } from "./store.ts";

export type InvoiceCount = { show: InvoiceShow; count: number };
export type InvoiceBoard = {
  counts: InvoiceCount[];
  unpaid: UnpaidTotal;
  /** What is unpaid, by how long it has been due; an age for each, in order. */
  aged: AgedSum[];
  /** Of all that is shown, beyond the page: cents to pay, credit notes taken off. */
  shown_due: number;
  invoices: IssuedDocument[];
};

/** Unpaid invoices first, the oldest due date on top; then the others, the latest first. */
export async function listInvoiceBoard(
  db: ShopDb,
  filter: InvoiceFilter & Bounds,
): Promise<InvoiceBoard> {
  const found = await readBoard(db, filter);
  const { ids, remainder, aged, shown_due, ...counts } = found;
  const rows = new Map((await loadIssued(db, ids)).map((row) => [row.id, row]));
  return {
    counts: INVOICE_SHOWS.map((show) => ({ show, count: counts[show] })),
    unpaid: { count: found.unpaid, remainder },
    aged: AGES.map((age) => aged.find((sum) => sum.age === age) ?? { age, count: 0, remainder: 0 }),
    shown_due,
    invoices: ids.flatMap((id) => rows.get(id) ?? []),
  };
}
