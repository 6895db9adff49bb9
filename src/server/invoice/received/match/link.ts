/** A line of a supplier's invoice bills a part of a repair, or none any more. */
import { refuse, type Decision } from "../../../../domain/decision.ts";
import type { ChangeContext } from "../../../platform/change.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { violated } from "../../../platform/database/violation.ts";
import { loadSupplierInvoices } from "../store.ts";
import { deleteMatch, saveMatch } from "./store.ts";

type Asked = { id: string; line: number; spare_part_id: string | null };
export type LinkRefusal = "supplier-line-unknown" | "part-billed" | "part-unknown";

/** Undefined for no such invoice. */
export async function linkLine(
  db: ShopDb,
  { id, line, spare_part_id }: Asked,
  { at, author }: ChangeContext,
): Promise<Decision<string, LinkRefusal> | undefined> {
  const [invoice] = await loadSupplierInvoices(db, [id]);
  if (!invoice) return undefined;
  if (!invoice.facts.lines[line - 1]) return refuse("supplier-line-unknown");
  const place = { supplier_invoice_id: id, line };
  if (spare_part_id === null) {
    await deleteMatch(db, place);
    return id;
  }
  const match = { ...place, spare_part_id, created_by: author.account_id, created_at: at };
  try {
    await saveMatch(db, match);
  } catch (error) {
    if (violated(error, "spare_part_billed_once")) return refuse("part-billed");
    if (violated(error, "supplier_invoice_match_shop_id_spare_part_id_fkey"))
      return refuse("part-unknown");
    throw error;
  }
  return id;
}
