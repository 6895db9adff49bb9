/** The key of an invoice's own link: only the message sent to the client holds it. It is stored nowhere else. */
import { isSecret, secretOf } from "../../platform/security/letter-secret.ts";

/** `key` is the one of the ledger. 43 characters that an address holds as they are. */
export const invoiceKey = (key: Buffer, invoice_id: string): string =>
  secretOf(key, `invoice ${invoice_id}`);

export const isInvoiceKey = (key: Buffer, invoice_id: string, given: unknown): boolean =>
  isSecret(invoiceKey(key, invoice_id), given);
