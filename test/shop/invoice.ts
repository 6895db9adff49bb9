/** The invoice of Atelier Garonne for Madame Vidal's washing machine, its deposit, its payments and its credit note. */
import { creditNoteOf } from "../../src/domain/invoice/credit.ts";
import { depositInvoice } from "../../src/domain/invoice/deposit.ts";
import { invoiceFromQuote, type Billing } from "../../src/domain/invoice/issue.ts";
import type { CreditNote, Invoice } from "../../src/domain/invoice/invoice.ts";
import type { InvoiceAccount } from "../../src/domain/payment/account.ts";
import type { Receipt } from "../../src/domain/payment/record.ts";
import type { LocalDate } from "../../src/domain/time.ts";
import { accepted, garonne, granted, instant, vidal } from "./quote.ts";

export const date = (text: string): LocalDate => text as LocalDate;

export const issuing = {
  id: "i1",
  number: { n: 42, prefix: "F" },
  at: instant("2026-12-02T15:20:00Z"),
  zone: "Europe/Paris",
  sha256: (text: string) => `sha256 of ${text.length} characters`,
};

const involved = { seller: garonne, client: vidal };

/** 57,00 €, received. */
export const deposit: Invoice = granted(
  depositInvoice(accepted, {
    ...issuing,
    ...involved,
    id: "i0",
    number: {
      n: 41,
      prefix: "F",
    },
    at: instant("2026-11-25T09:00:00Z"),
    turn: 1,
    amount: 5700,
    deposits: [],
  }),
);

export const billing: Billing = {
  ...issuing,
  ...involved,
  performed_on: date("2026-12-02"),
  nature: "both",
  vat_ground: null,
  order_number: "",
  turn: 1,
  deposits: [{ deposit, credits: [], remainder: 0 }],
};

export const invoice: Invoice = granted(invoiceFromQuote(accepted, billing));

export const whole = { lines: null, reason: "Facture émise par erreur." };

export const credit: CreditNote = granted(
  creditNoteOf(
    { invoice, credits: [], asked: whole },
    { ...issuing, id: "i2", number: { n: 1, prefix: "A" }, at: instant("2026-12-05T08:00:00Z") },
  ),
);

const COLUMNS = [
  "shop_id",
  "created_by",
  "prefix",
  "first_number",
  "prev_issued_at",
  ...Object.keys(invoice),
].join(", ");

/** SQL that inserts a forged copy of an issued invoice: `changes` is a jsonb expression, `which` the condition on `i`. */
export const forgedInvoice = (changes: string, which: string): string =>
  `insert into app.invoice (${COLUMNS}) select ${COLUMNS} from (
     select (jsonb_populate_record(i, ${changes})).* from app.invoice i where ${which}) forged`;

/** 133,00 € are due: 240,00 € less the bonus and the deposit. */
export const account: InvoiceAccount = { invoice, credits: [], payments: [] };

export const receipt: Receipt = {
  id: "m1",
  method: "card",
  payer: "client",
  payer_name: "",
  reference: "",
  received_on: date("2026-12-02"),
  note: "",
  parts: [{ invoice_id: "i1", amount: 13_300 }],
  on_account: 0,
};
