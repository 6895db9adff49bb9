/** A person enters what an unreadable file says, or sets it aside: once. */
import { isRefusal, refuse, type Decision } from "../../../../domain/decision.ts";
import { typedFacts, type TypedRefusal } from "../../../../domain/invoice/received/typed.ts";
import { checkSetAside, type SetAsideRefusal } from "../../../../domain/invoice/received/unread.ts";
import type { ChangeContext } from "../../../platform/change.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { receiveInvoice, type ReceiveRefusal } from "../receive.ts";
import { insertOutcome, loadUnread, loadUnreadBytes } from "./store.ts";

type Settling = { id: string; settled: ChangeContext };

/** Answers the invoice's id; undefined for no such file. It is the shop's own entry: no platform tells the supplier of it. */
export async function enterUnread(
  db: ShopDb,
  given: Readonly<Record<string, unknown>>,
  { id, settled: { at, author } }: Settling,
): Promise<Decision<string, ReceiveRefusal | TypedRefusal | "unread-settled"> | undefined> {
  const typed = typedFacts(given) ?? refuse("supplier-invoice-typed");
  if (isRefusal(typed)) return typed;
  const bytes = await loadUnreadBytes(db, id);
  if (!bytes) return undefined;
  if ((await loadUnread(db, id))?.outcome) return refuse("unread-settled");
  const created_by = author.account_id;
  const invoice_id = await receiveInvoice(db, { bytes, flow_id: null, created_by, at, typed });
  if (isRefusal(invoice_id)) return invoice_id;
  const outcome = { unread_file_id: id, supplier_invoice_id: invoice_id, reason: "" };
  const isFirst = await insertOutcome(db, { ...outcome, at, created_by });
  return isFirst ? invoice_id : refuse("unread-settled");
}

export async function setUnreadAside(
  db: ShopDb,
  reason: string,
  { id, settled: { at, author } }: Settling,
): Promise<Decision<string, SetAsideRefusal | "unread-settled"> | undefined> {
  const words = checkSetAside(reason);
  if (isRefusal(words)) return words;
  if (!(await loadUnread(db, id))) return undefined;
  const outcome = { unread_file_id: id, supplier_invoice_id: null, reason: words };
  const isFirst = await insertOutcome(db, { ...outcome, at, created_by: author.account_id });
  return isFirst ? id : refuse("unread-settled");
}
