/** The list of « Factures - Paiements »: what is to be paid, or everything with that first. */
import type { Bounds } from "../platform/graphql/page.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { totalUnpaid, type UnpaidTotal } from "./balance/store.ts";
import { countIssued, listSettled, listUnpaid, type IssuedDocument } from "./store.ts";

export type InvoiceBoard = {
  /** Documents issued, credit notes included. */
  count: number;
  unpaid: UnpaidTotal;
  invoices: IssuedDocument[];
};

/** Unpaid invoices, the oldest due date on top; with `settled`, the other documents after them, the latest first. */
export async function listInvoiceBoard(
  db: ShopDb,
  { settled, first, skip }: Bounds & { settled: boolean },
): Promise<InvoiceBoard> {
  const [unpaid, count] = [await totalUnpaid(db), await countIssued(db)];
  const waiting = skip < unpaid.count ? await listUnpaid(db, { first, skip }) : [];
  const room = first - waiting.length;
  const rest =
    settled && room > 0
      ? await listSettled(db, { first: room, skip: Math.max(skip - unpaid.count, 0) })
      : [];
  return { count, unpaid, invoices: [...waiting, ...rest] };
}
