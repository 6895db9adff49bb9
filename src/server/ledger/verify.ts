/** Reads a shop's chain again, against every document and movement that it vouches for. */
import {
  ledgerInvoice,
  ledgerMovement,
  type Anchor,
  type LedgerDocument,
  type LedgerShare,
} from "../../domain/ledger/entry.ts";
import { verifyChain, type Finding } from "../../domain/ledger/verify.ts";
import { allIssued } from "../invoice/store.ts";
import { allShares } from "../payment/share/store.ts";
import { allPayments, type PaymentRow } from "../payment/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { allEntries, macOf } from "./store.ts";

export type Verdict = { entries: number; findings: Finding[] };

/** `key` is the one of `loadLedgerKey`; `anchor` the head kept outside the database. */
export async function verifyLedger(
  db: ShopDb,
  { shop_id, key, anchor }: { shop_id: string; key: Buffer; anchor: Anchor },
): Promise<Verdict> {
  const [entries, issued, payments, shares] = await Promise.all([
    allEntries(db),
    allIssued(db),
    allPayments(db),
    allShares(db),
  ]);
  const byCause = Map.groupBy(shares, ({ cause_id }) => cause_id);
  const documents = [
    ...issued.map((row) => ledgerInvoice(row, byCause.get(row.id) ?? [])),
    ...movementsOf(payments, byCause),
  ];
  const mac = macOf(key, shop_id);
  return {
    entries: entries.length,
    findings: verifyChain({ entries, documents, mac, anchor }),
  };
}

const movementsOf = (
  payments: readonly PaymentRow[],
  shares: ReadonlyMap<string, LedgerShare[]>,
): LedgerDocument[] =>
  [...Map.groupBy(payments, ({ movement_id }) => movement_id)].flatMap(([movement_id, entries]) => {
    const [first] = entries;
    if (!first) return [];
    const { kind, created_by, created_at } = first;
    const moved = entries.flatMap(({ id }) => shares.get(id) ?? []);
    return [ledgerMovement({ movement_id, kind, created_by, created_at, entries, shares: moved })];
  });
