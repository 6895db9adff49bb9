/** The invoice of Atelier Garonne for Madame Vidal's washing machine, its payments and its credit note. */
import { creditNoteOf, invoiceFromQuote, type Billing } from "../../src/domain/invoice/issue.ts";
import type { CreditNote, Invoice } from "../../src/domain/invoice/invoice.ts";
import type { InvoiceAccount, Receipt } from "../../src/domain/payment/account.ts";
import type { LocalDate } from "../../src/domain/time.ts";
import { accepted, garonne, granted, instant } from "./quote.ts";

export const date = (text: string): LocalDate => text as LocalDate;

export const billing: Billing = {
  id: "i1",
  number: { n: 42, prefix: "F" },
  at: instant("2026-12-02T15:20:00Z"),
  zone: "Europe/Paris",
  seller: garonne,
  performed_on: date("2026-12-02"),
  prepaid: 5_700,
  sha256: (text) => `sha256 of ${text.length} characters`,
};

export const invoice: Invoice = granted(invoiceFromQuote(accepted, billing));

export const credit: CreditNote = granted(
  creditNoteOf(invoice, [], {
    ...billing,
    id: "i2",
    number: { n: 1, prefix: "A" },
    at: instant("2026-12-05T08:00:00Z"),
  }),
);

const COLUMNS = ["shop_id", "created_by", "prefix", "first_number", ...Object.keys(invoice)].join(
  ", ",
);

/** SQL that inserts a forged copy of an issued invoice: `changes` is a jsonb expression, `which` the condition on `i`. */
export const forgedInvoice = (changes: string, which: string): string =>
  `insert into app.invoice (${COLUMNS}) select ${COLUMNS} from (
     select (jsonb_populate_record(i, ${changes})).* from app.invoice i where ${which}) forged`;

/** 133,00 € are due: 240,00 € less the bonus and the deposit. */
export const account: InvoiceAccount = { invoice, credits: [], payments: [] };

export const receipt: Receipt = {
  id: "p1",
  method: "card",
  amount: 13_300,
  received_on: date("2026-12-02"),
  note: "",
};
