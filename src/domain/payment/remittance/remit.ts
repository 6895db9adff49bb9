/** Cheques taken to the bank together, with the slip that lists them. */
import { refuse, type Decision } from "../../decision.ts";
import { sum, type Cents } from "../../money.ts";
import type { LocalDate } from "../../time.ts";

/** One piece of paper, whatever the number of invoices that it pays. */
export type Cheque = {
  /** Of the payment, or of the late fee. */
  movement_id: string;
  /** It pays what a professional owes for being late. */
  late_fee: boolean;
  received_on: LocalDate;
  /** Who signed it: the payer, or the client. */
  drawer: string;
  /** Its number, when it was noted. */
  reference: string;
  amount: Cents;
};

export type Remitted = { cheques: Cheque[]; total: Cents };

export type RemitRefusal = "cheque-none" | "cheque-remitted";

/** The detail of "cheque-remitted" counts those that wait no longer: remitted by a colleague, or corrected. */
export function remitCheques(
  asked: readonly string[],
  waiting: readonly Cheque[],
): Decision<Remitted, RemitRefusal> {
  const ids = new Set(asked);
  const cheques = waiting.filter(({ movement_id }) => ids.has(movement_id));
  if (ids.size === 0) return refuse("cheque-none");
  if (cheques.length < ids.size)
    return refuse("cheque-remitted", { missing: ids.size - cheques.length });
  return { cheques, total: sum(cheques.map(({ amount }) => amount)) };
}
