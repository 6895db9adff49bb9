/** Keeps a file that was read at the platform: statuses of invoices of ours, an invoice of a supplier. */
import { isRefusal } from "../../../domain/decision.ts";
import { readCdar, type StatusMessage } from "../../../domain/invoice/platform/read-cdar.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { readXml } from "../../platform/xml/read.ts";
import { keepUnread, receiveOrKeep } from "../received/unread/keep.ts";
import { issuedOfReference } from "../store.ts";
import { keepStatus } from "./keep-status.ts";

export type Came = {
  type: "CustomerInvoiceLC" | "SupplierInvoice";
  bytes: Buffer;
  flow_id: string;
  at: Instant;
};

/** False for a message that cannot be read; an invoice is kept for a person. */
export const recordFile = (db: ShopDb, came: Came): Promise<boolean> =>
  came.type === "SupplierInvoice" ? recordInvoice(db, came) : recordMessages(db, came);

async function recordInvoice(db: ShopDb, { bytes, flow_id, at }: Came): Promise<boolean> {
  const received = await receiveOrKeep(db, { bytes, flow_id, at, created_by: null });
  return !isRefusal(received) || received.refused === "supplier-invoice-known";
}

async function recordMessages(db: ShopDb, { bytes, at }: Came): Promise<boolean> {
  const root = readXml(bytes);
  if (isRefusal(root)) return false;
  const messages = readCdar(root);
  for (const message of messages) await recordStatus(db, message, at);
  return messages.length > 0;
}

/** Of an invoice that this shop never issued, nothing is kept. */
async function recordStatus(
  db: ShopDb,
  { reference, ...status }: StatusMessage,
  received_at: Instant,
): Promise<void> {
  const [issued] = await issuedOfReference(db, reference);
  if (issued) await keepStatus(db, issued, { ...status, received_at });
}

/** Stores as an unreadable file an invoice that the database refused (a text too long, for instance); false for other flows. */
export async function recordFault(
  db: ShopDb,
  { type, bytes, flow_id, at }: Came,
): Promise<boolean> {
  if (type !== "SupplierInvoice") return false;
  const came = { bytes, flow_id, at, created_by: null };
  await keepUnread(db, came, "supplier-invoice-unreadable");
  return true;
}
