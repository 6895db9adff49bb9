/** What is typed of a payment, what is wrong with it, and what is sent. */
import { formatEuros } from "../../../domain/money.ts";
import type { Payer } from "../../../domain/payment/payment.ts";
import { parseLocalDate } from "../../../domain/time.ts";
import { referenceOf, type Means } from "./means-fields.tsx";

export type ReceiptForm = Means & {
  payer: Payer;
  payer_name: string;
  amount: number;
  note: string;
  /** What is too much stays for the client. */
  keeps: boolean;
};

type Owed = { remainder: number; bonus_remainder: number };

/** What an eco-organisation owes is its bonus. */
export const dueFrom = ({ remainder, bonus_remainder }: Owed, payer: Payer): number =>
  Math.max(0, payer === "eco-organisation" ? bonus_remainder : remainder);

/** The client, unless only the bonus is still owed. */
export const firstPayer = ({ remainder, bonus_remainder }: Owed): Payer =>
  remainder <= 0 && bonus_remainder > 0 ? "eco-organisation" : "client";

type Circumstances = { invoice: Owed; today: string };

export const receiptFaults = (
  { amount, day, payer, payer_name, keeps }: ReceiptForm,
  { invoice, today }: Circumstances,
) => ({
  amount: amountFault(amount, payer === "client" && keeps ? Infinity : dueFrom(invoice, payer)),
  day: dayFault(day, today),
  payer_name: payerFault(payer, payer_name),
});

export const namesSomebody = (payer: Payer): boolean =>
  payer !== "client" && payer !== "eco-organisation";

export const payerFault = (payer: Payer, payer_name: string): string | null =>
  namesSomebody(payer) && payer_name.trim() === "" ? "Indiquez qui paie." : null;

/** The part on the invoice, and what is kept. */
export function receiptOf(typed: ReceiptForm, due: number) {
  const { amount, payer, payer_name, method, note } = typed;
  const on_account = typed.keeps && payer === "client" ? Math.max(0, amount - due) : 0;
  const reference = referenceOf(typed);
  return { payer, payer_name, method, note, reference, amount: amount - on_account, on_account };
}

export const NOT_POSITIVE = "Saisissez un montant plus grand que zéro, par exemple 49,90.";

const amountFault = (amount: number, due: number): string | null => {
  if (!(amount > 0)) return NOT_POSITIVE;
  return amount > due ? `Il ne reste que ${formatEuros(due)} à régler.` : null;
};

export function dayFault(text: string, today: string): string | null {
  if (!parseLocalDate(text)) return "Choisissez la date du paiement.";
  return text > today ? "La date ne peut pas être dans l’avenir." : null;
}
