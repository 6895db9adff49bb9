/** Money that the shop already holds for a client: used on an invoice, or kept when an invoice owes it. */
import { refuse, type Decision } from "../decision.ts";
import type { Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";
import { remainderOf, type InvoiceAccount } from "./account.ts";
import { clientEntry, isAmount, ON_ACCOUNT } from "./entry.ts";
import type { Payment } from "./payment.ts";

export const USES = ["pay", "keep"] as const;
/** Pay the invoice out of the account, or keep on the account what the invoice owes to the client. */
export type AccountUse = (typeof USES)[number];

export type UseRefusal =
  | "amount-not-positive"
  | "amount-above-account"
  | "amount-above-remainder"
  | "amount-above-owed";

export type Use = { id: string; use: AccountUse; amount: Cents };

type Using = {
  account: InvoiceAccount;
  /** What is kept for the client. */
  on_account: Cents;
  today: LocalDate;
  newId: () => string;
};

/** Two entries that add up to nothing. */
export function useAccount(
  { id: movement_id, use, amount }: Use,
  { account, on_account, today, newId }: Using,
): Decision<Payment[], UseRefusal> {
  if (!isAmount(amount)) return refuse("amount-not-positive");
  const remainder = remainderOf(account);
  if (use === "keep" && amount > 0 - remainder)
    return refuse("amount-above-owed", { owed: Math.max(0, 0 - remainder) });
  if (use === "pay" && amount > remainder)
    return refuse("amount-above-remainder", { remainder: Math.max(0, remainder) });
  if (use === "pay" && amount > on_account) return refuse("amount-above-account", { on_account });
  const { id: invoice_id, client_id, repair_id, payable_from } = account.invoice;
  const paid = use === "pay" ? amount : 0 - amount;
  return [
    { ...ON_ACCOUNT, amount: 0 - paid },
    { invoice_id, payable_from, amount: paid },
  ].map((entry, position) =>
    clientEntry({
      ...entry,
      id: newId(),
      movement_id,
      position,
      kind: "transfer",
      client_id,
      repair_id,
      method: "account",
      reference: "",
      note: "",
      received_on: today,
    }),
  );
}
