/** Money received on an invoice. An entry is never changed: an error is corrected by its opposite. */
import type { Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";

export const PAYMENT_METHODS = ["cash", "card", "cheque", "transfer", "other"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_METHOD_FR: Record<PaymentMethod, string> = {
  cash: "Espèces",
  card: "Carte bancaire",
  cheque: "Chèque",
  transfer: "Virement",
  other: "Autre",
};

export type Payment = Readonly<{
  id: string;
  invoice_id: string;
  repair_id: string;
  method: PaymentMethod;
  /** Cents; negative for the correction of another entry. */
  amount: Cents;
  received_on: LocalDate;
  /** That of the invoice. */
  payable_from: LocalDate | null;
  note: string;
  /** The entry that this one takes back. */
  corrects_id: string | null;
}>;
