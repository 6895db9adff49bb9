/** For each line of a supplier's invoice: the part that it bills, or those that it may. */
import { proposedLines, type ProposedLine } from "../../../../domain/invoice/received/match.ts";
import type { SparePart } from "../../../../domain/repair/spare-part/spare-part.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { loadParts } from "../../../repair/spare-part/store.ts";
import type { SupplierInvoice } from "../store.ts";
import { matchesOf, unbilledParts } from "./store.ts";

export type BilledLine = ProposedLine<SparePart, SupplierInvoice["facts"]["lines"][number]>;

export async function proposeLines(
  db: ShopDb,
  { id, facts, supplier_name }: SupplierInvoice,
): Promise<BilledLine[]> {
  const matches = await matchesOf(db, [id]);
  const ids = matches.map(({ spare_part_id }) => spare_part_id);
  const [matched, unbilled] = [
    await loadParts(db, ids),
    await loadParts(db, await unbilledParts(db)),
  ];
  return proposedLines(facts.lines, { supplier_name, matches, matched, unbilled });
}
