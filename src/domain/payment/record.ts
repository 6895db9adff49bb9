/** Money that comes in: on one invoice or several, from the client or another payer; an overpayment is kept on account. */
import { isRefusal, refuse, type Decision, type Refusal } from "../decision.ts";
import { sum, type Cents } from "../money.ts";
import { mayTakePayment } from "../quote/conclusion/payment.ts";
import { addDays, type LocalDate } from "../time.ts";
import { bonusRemainderOf, paidOn, remainderOf, type InvoiceAccount } from "./account.ts";
import { cashLeft } from "./cash.ts";
import { isAmount, ON_ACCOUNT } from "./entry.ts";
import type { Payer, Payment, PaymentMethod } from "./payment.ts";

export type PaymentRefusal =
  | "amount-not-positive"
  | "amount-above-remainder"
  | "bonus-above-remainder"
  | "bonus-on-account"
  | "payer-name-missing"
  | "invoice-twice"
  | "other-client"
  | "cash-limit"
  | "date-in-future"
  | "date-too-early"
  | "period-closed"
  | "payment-too-early";

/** Days before its invoice on which money may have come in: a cheque that was left with the appliance. */
const BEFORE_INVOICE = 60;

export type MovementPart = { invoice_id: string; amount: Cents };

export type Receipt = {
  /** Of the movement: the same one sent twice is one. */
  id: string;
  method: PaymentMethod;
  payer: Payer;
  payer_name: string;
  reference: string;
  received_on: LocalDate;
  note: string;
  /** Invoice by invoice. */
  parts: readonly MovementPart[];
  /** Too much, kept for the client. */
  on_account: Cents;
};

type Receiving = {
  /** Of each part, in the same order. */
  accounts: readonly InvoiceAccount[];
  /** Cash that came in for these repairs elsewhere: a deposit, an advance, or what was owed for being late. */
  cash_elsewhere?: ReadonlyMap<string, Cents>;
  /** The shop's day. */
  today: LocalDate;
  /** Last day of the last month that was closed. */
  closed_to?: LocalDate | undefined;
  newId: () => string;
};

/** The detail of the refusals about an amount is what may still be paid. */
export function recordPayment(
  receipt: Receipt,
  { accounts, today, closed_to, newId, cash_elsewhere = new Map() }: Receiving,
): Decision<Payment[], PaymentRefusal> {
  if (closed_to && receipt.received_on <= closed_to) return refuse("period-closed");
  const fault =
    receiptFault(receipt, accounts, today) ?? cashFault(receipt, accounts, cash_elsewhere);
  if (fault) return fault;
  const [first] = accounts;
  if (!first) return refuse("amount-not-positive");
  const { parts, on_account, id: movement_id, ...facts } = receipt;
  const { client_id } = first.invoice;
  const entries = accounts.map(({ invoice }, index) => ({
    invoice_id: invoice.id,
    repair_id: invoice.repair_id,
    payable_from: invoice.payable_from,
    amount: parts[index]?.amount ?? 0,
  }));
  const { repair_id } = first.invoice;
  const rest = { ...ON_ACCOUNT, repair_id, amount: on_account };
  const kind = "payment" as const;
  const moved = [...entries, rest].filter((entry) => entry.amount > 0);
  return moved.map((entry, position) => ({
    ...facts,
    ...entry,
    id: newId(),
    movement_id,
    position,
    kind,
    client_id,
    corrects_id: null,
  }));
}

function receiptFault(
  receipt: Receipt,
  accounts: readonly InvoiceAccount[],
  today: LocalDate,
): Refusal<PaymentRefusal> | undefined {
  const { parts, on_account, payer } = receipt;
  // Too late for the invoice, all of it may be kept for the client.
  const isKept = parts.length === 1 && parts[0]?.amount === 0 && on_account > 0;
  if (
    (!isKept && !parts.every(({ amount }) => isAmount(amount))) ||
    (on_account !== 0 && !isAmount(on_account))
  )
    return refuse("amount-not-positive");
  if (new Set(parts.map(({ invoice_id }) => invoice_id)).size < parts.length)
    return refuse("invoice-twice");
  if (payer !== "client" && payer !== "eco-organisation" && receipt.payer_name.trim() === "")
    return refuse("payer-name-missing");
  if (payer === "eco-organisation" && on_account > 0) return refuse("bonus-on-account");
  if (new Set(accounts.map(({ invoice }) => invoice.client_id)).size > 1 && on_account > 0)
    return refuse("other-client");
  if (receipt.received_on > today) return refuse("date-in-future");
  return accounts
    .map((account, index) => partFault(account, receipt, parts[index]?.amount ?? 0))
    .find((fault) => fault !== undefined);
}

function partFault(
  account: InvoiceAccount,
  { received_on, payer }: Receipt,
  amount: Cents,
): Refusal<PaymentRefusal> | undefined {
  if (received_on < addDays(account.invoice.issued_on, -BEFORE_INVOICE))
    return refuse("date-too-early");
  const may = mayTakePayment(account.invoice, received_on);
  if (isRefusal(may)) return may;
  const isBonus = payer === "eco-organisation";
  const remainder = isBonus ? bonusRemainderOf(account) : remainderOf(account);
  if (amount > Math.max(0, remainder))
    return refuse(isBonus ? "bonus-above-remainder" : "amount-above-remainder", {
      remainder: Math.max(0, remainder),
    });
  return undefined;
}

/** Deposits and invoices of one repair, and what their delay costs, are one debt. */
function cashFault(
  { method, parts, on_account }: Receipt,
  accounts: readonly InvoiceAccount[],
  elsewhere: ReadonlyMap<string, Cents>,
): Refusal<PaymentRefusal> | undefined {
  if (method !== "cash") return undefined;
  const given = accounts.map(({ invoice, payments }, index) => ({
    repair_id: invoice.repair_id,
    now: (parts[index]?.amount ?? 0) + (index === 0 ? on_account : 0),
    before: paidOn(payments.filter((payment) => payment.method === "cash")),
  }));
  for (const [repair_id, ofRepair] of Map.groupBy(given, (one) => one.repair_id)) {
    const before = sum(ofRepair.map((one) => one.before)) + (elsewhere.get(repair_id) ?? 0);
    const left = cashLeft(before);
    if (sum(ofRepair.map(({ now }) => now)) > left)
      return refuse("cash-limit", { remainder: left });
  }
  return undefined;
}
