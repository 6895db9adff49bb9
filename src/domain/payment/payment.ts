/**
 * Movements of money. What one movement is on one invoice, or on the client's account, is an entry; the entries of a
 * movement share its id. An entry is never changed: a typing error is corrected by its opposite.
 */
import type { Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";

/** How money comes in or goes back. */
export const PAYMENT_METHODS = ["cash", "card", "cheque", "transfer", "other"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** "account": money that was kept for the client, used without any movement at the bank. */
export const ENTRY_METHODS = [...PAYMENT_METHODS, "account"] as const;
export type EntryMethod = (typeof ENTRY_METHODS)[number];

export const PAYMENT_METHOD_FR: Record<EntryMethod, string> = {
  cash: "Espèces",
  card: "Carte bancaire",
  cheque: "Chèque",
  transfer: "Virement",
  other: "Autre",
  account: "Avance du client",
};

/** Money in, money given back, the opposite of a typing error, money on account that is used. */
export type MovementKind = "payment" | "refund" | "correction" | "transfer";

export const PAYERS = [
  "client",
  "insurer",
  "manufacturer",
  "agency",
  "eco-organisation",
  "other",
] as const;
export type Payer = (typeof PAYERS)[number];

export const PAYER_FR: Record<Payer, string> = {
  client: "Le client",
  insurer: "Une assurance",
  manufacturer: "Un fabricant",
  agency: "Une agence",
  "eco-organisation": "Un éco-organisme (bonus)",
  other: "Une autre personne",
};

export type Payment = Readonly<{
  id: string;
  movement_id: string;
  /** From 0 in each movement. */
  position: number;
  kind: MovementKind;
  /** Null for what is kept on the client's account. */
  invoice_id: string | null;
  client_id: string;
  repair_id: string;
  payer: Payer;
  /** Who exactly, when it is not the client. */
  payer_name: string;
  method: EntryMethod;
  /** Of the cheque or of the transfer. */
  reference: string;
  /** Cents; negative when the shop gives back. */
  amount: Cents;
  received_on: LocalDate;
  /** That of the invoice; null for what is on no invoice. */
  payable_from: LocalDate | null;
  note: string;
  /** The entry that this one takes back. */
  corrects_id: string | null;
}>;

/** The eco-organisation pays its bonus, everyone else what the client owes. */
export const paysBonus = ({ payer }: Pick<Payment, "payer">): boolean =>
  payer === "eco-organisation";
