/** Reads a shop's chain again, against every document and payment that it vouches for. */
import { ledgerInvoice, ledgerPayment, type Anchor } from "../../domain/ledger/entry.ts";
import { verifyChain, type Finding } from "../../domain/ledger/verify.ts";
import { allIssued } from "../invoice/store.ts";
import { allPayments } from "../payment/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { allEntries, macOf } from "./store.ts";

export type Verdict = { entries: number; findings: Finding[] };

/** `key` is the one of `loadLedgerKey`; `anchor` the head kept outside the database. */
export async function verifyLedger(
  db: ShopDb,
  { shop_id, key, anchor }: { shop_id: string; key: Buffer; anchor: Anchor },
): Promise<Verdict> {
  const [entries, issued, payments] = await Promise.all([
    allEntries(db),
    allIssued(db),
    allPayments(db),
  ]);
  const documents = [...issued.map(ledgerInvoice), ...payments.map(ledgerPayment)];
  const mac = macOf(key, shop_id);
  return {
    entries: entries.length,
    findings: verifyChain({ entries, documents, mac, anchor }),
  };
}
