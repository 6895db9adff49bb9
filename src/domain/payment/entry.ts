/** What every entry of a movement follows, whichever way the money goes. */
import type { Cents } from "../money.ts";
import type { Payment } from "./payment.ts";

/** Of a movement that is asked for: whole cents, and some. The sign of its entries is the rule's own. */
export const isAmount = (amount: Cents): boolean => Number.isSafeInteger(amount) && amount > 0;

/** Money that is on no invoice: kept on the client's account. */
export const ON_ACCOUNT = { invoice_id: null, payable_from: null } as const;

type Own = Omit<Payment, "payer" | "payer_name" | "corrects_id">;

/** Between the shop and its client: nobody else pays, and no other entry is taken back. */
export const clientEntry = (own: Own): Payment => ({
  ...own,
  payer: "client",
  payer_name: "",
  corrects_id: null,
});
