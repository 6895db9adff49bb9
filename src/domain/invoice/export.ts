/** A row of the list of invoices as a spreadsheet reads it. */
import type { Cents } from "../money.ts";
import { formatNumericDate } from "../time.ts";
import type { CreditNote, Invoice } from "./invoice.ts";
import { INVOICE_KIND_FR, isCreditKind } from "./kind.ts";

export const EXPORT_HEADINGS = [
  "Numéro",
  "Nature",
  "Date",
  "Échéance",
  "Client",
  "Total HT",
  "TVA",
  "Total TTC",
  "À payer",
  "Reçu",
  "Reste",
] as const;

type Owed = { paid: Cents; remainder: Cents };

/** A credit note takes off, and is neither due nor paid. */
export function exportRow(issued: Invoice | CreditNote, owed: Owed | undefined): string[] {
  const isCredit = isCreditKind(issued.kind);
  const signed = (cents: Cents): string => euros(isCredit ? 0 - cents : cents);
  return [
    issued.reference,
    INVOICE_KIND_FR[issued.kind],
    formatNumericDate(issued.issued_on),
    isCredit ? "" : formatNumericDate(issued.due_on),
    issued.document.client.name,
    signed(issued.total_excl),
    signed(issued.total_vat),
    signed(issued.total_incl),
    signed(issued.due),
    owed ? euros(owed.paid) : "",
    owed ? euros(owed.remainder) : "",
  ];
}

/** « 1234,50 »: a number for a French spreadsheet, without a sign of currency. */
const euros = (cents: Cents): string => (cents / 100).toFixed(2).replace(".", ",");
