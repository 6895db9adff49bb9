/** What is typed of a payment, what is wrong with it, and what is sent. */
import { formatEuros } from "../../../domain/money.ts";
import type { Payer } from "../../../domain/payment/payment.ts";
import { parseLocalDate } from "../../../domain/time.ts";

export type ReceiptForm = {
  method: string;
  payer: Payer;
  payer_name: string;
  amount: number;
  received_on: string;
  reference: string;
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
  { amount, received_on, payer, payer_name, keeps }: ReceiptForm,
  { invoice, today }: Circumstances,
) => ({
  amount: amountFault(amount, payer === "client" && keeps ? Infinity : dueFrom(invoice, payer)),
  received_on: dateFault(received_on, today),
  payer_name: namesSomebody(payer) && payer_name.trim() === "" ? "Indiquez qui paie." : null,
});

export const namesSomebody = (payer: Payer): boolean =>
  payer !== "client" && payer !== "eco-organisation";

/** The part on the invoice, and what is kept. */
export function receiptOf({ keeps, amount, ...typed }: ReceiptForm, due: number) {
  const on_account = keeps && typed.payer === "client" ? Math.max(0, amount - due) : 0;
  const { received_on: _text, ...receipt } = typed;
  return { ...receipt, amount: amount - on_account, on_account };
}

const amountFault = (amount: number, due: number): string | null => {
  if (!(amount > 0)) return "Saisissez un montant plus grand que zéro, par exemple 49,90.";
  return amount > due ? `Il ne reste que ${formatEuros(due)} à régler.` : null;
};

function dateFault(text: string, today: string): string | null {
  if (!parseLocalDate(text)) return "Choisissez la date du paiement.";
  return text > today ? "La date ne peut pas être dans l’avenir." : null;
}
