/** What the issue dialog shows before a number is taken: who is billed, what is proposed, and what stands in the way. */
import { isRefusal } from "../../domain/decision.ts";
import { mostDeposit } from "../../domain/invoice/deposit.ts";
import { natureOf, type BilledNature } from "../../domain/invoice/facts.ts";
import { checkBilling } from "../../domain/invoice/issue.ts";
import type { PrintedClient } from "../../domain/quote/parties.ts";
import { agreedDocument } from "../../domain/quote/quote.ts";
import type { Instant, LocalDate } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { readAgreed } from "./load-agreed.ts";
import { billingOf } from "./issue.ts";

export type IssueProposal = {
  client: PrintedClient;
  agreed_on: LocalDate;
  performed_on: LocalDate;
  nature: BilledNature;
  /** A line bears no VAT although the shop charges it. */
  needs_ground: boolean;
  deposits: { reference: string; amount: number; remainder: number }[];
  /** What the quote asks for before the work, and the most that still can be. */
  deposit: number;
  most_deposit: number;
  /** The word of the first refusal, with the facts as proposed; null when it may be issued. */
  fault: string | null;
};

/** Undefined for a quote that is not accepted, or not one of this shop's. */
export async function proposeIssue(
  db: ShopDb,
  quote_id: string,
  at: Instant,
): Promise<IssueProposal | undefined> {
  const agreed = await readAgreed(db, quote_id, at);
  if (!agreed || isRefusal(agreed)) return undefined;
  const { quote, file, deposits } = agreed;
  const billing = await billingOf(db, agreed, { facts: null, at });
  const { performed_on, client } = billing;
  const document = agreedDocument(quote);
  const fault = checkBilling(quote, billing, { at, zone: file.shop.timezone });
  return {
    client,
    agreed_on: quote.evidence.agreed_on,
    performed_on,
    nature: natureOf(document.lines),
    needs_ground: isRefusal(fault) && fault.refused === "vat-ground-missing",
    deposits: deposits
      .filter(({ credits }) => credits.length === 0)
      .map(({ deposit: { reference, due: amount }, remainder }) => ({
        reference,
        amount,
        remainder,
      })),
    deposit: document.deposit,
    most_deposit: Math.max(0, mostDeposit(quote, deposits)),
    fault: isRefusal(fault) ? fault.refused : null,
  };
}
