/** The key of an invoice's own link: only the message sent to the client holds it. It is stored nowhere else. */
import { timingSafeEqual } from "node:crypto";
import { secretOf } from "../../platform/security/letter-secret.ts";

/** `key` is the one of the ledger. 43 characters that an address holds as they are. */
export const invoiceKey = (key: Buffer, invoice_id: string): string =>
  secretOf(key, `invoice ${invoice_id}`);

/** `given` is what a visitor's address holds: anything. Compared in constant time. */
export function isInvoiceKey(key: Buffer, invoice_id: string, given: unknown): boolean {
  const wanted = Buffer.from(invoiceKey(key, invoice_id));
  const typed = Buffer.from(typeof given === "string" ? given : "");
  return typed.length === wanted.length && timingSafeEqual(typed, wanted);
}
