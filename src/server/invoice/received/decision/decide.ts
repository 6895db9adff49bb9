/** The shop approves, disputes, refuses or pays a supplier's invoice; its platform tells the supplier. */
import { randomUUIDv7 } from "node:crypto";
import { isRefusal, refuse, type Decision } from "../../../../domain/decision.ts";
import {
  decide,
  stateAfter,
  type DecideRefusal,
  type SupplierDecision,
} from "../../../../domain/invoice/received/decide.ts";
import type { ChangeContext } from "../../../platform/change.ts";
import { violated } from "../../../platform/database/violation.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { planFlow } from "../../platform/sending/store.ts";
import { loadSupplierInvoices } from "../store.ts";
import { decisionsOf, insertDecision } from "./store.ts";

type Asked = { id: string; decision: SupplierDecision; reason_code: string; reason: string };

/** Undefined for no such invoice. Two people who decide at once: the second is refused. */
export async function decideInvoice(
  db: ShopDb,
  { id, ...asked }: Asked,
  { at, author }: ChangeContext,
): Promise<Decision<string, DecideRefusal> | undefined> {
  const [invoice] = await loadSupplierInvoices(db, [id]);
  if (!invoice) return undefined;
  const former = await decisionsOf(db, [id]);
  const decided = decide(stateAfter(former.map(({ code }) => code)), asked);
  if (isRefusal(decided)) return decided;
  const status = {
    ...decided,
    id: randomUUIDv7(),
    supplier_invoice_id: id,
    position: former.length + 1,
    at,
    created_by: author.account_id,
  };
  try {
    await insertDecision(db, status);
  } catch (error) {
    if (violated(error, "supplier_invoice_status_once")) return refuse("supplier-invoice-decided");
    throw error;
  }
  if (invoice.source === "platform")
    await planFlow(db, { kind: "status", subject_id: status.id, at });
  return id;
}
