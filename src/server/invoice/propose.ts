/** What the issue dialog shows before a number is taken: who is billed, what is proposed, and what stands in the way. */
import { isRefusal } from "../../domain/decision.ts";
import { sum } from "../../domain/money.ts";
import type { DeductedDeposit } from "../../domain/invoice/document.ts";
import { mostDeposit } from "../../domain/invoice/deposit.ts";
import { natureOf, type BilledNature } from "../../domain/invoice/facts.ts";
import { checkBilling } from "../../domain/invoice/issue.ts";
import { mailedOf, type Mailed } from "../../domain/invoice/platform/route.ts";
import {
  openLines,
  partOfQuote,
  type OpenLine,
  type PartLines,
} from "../../domain/invoice/part/part.ts";
import type { PrintedClient } from "../../domain/quote/parties.ts";
import { agreedDocument } from "../../domain/quote/quote.ts";
import type { Instant, LocalDate } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { readAgreed } from "./load-agreed.ts";
import { loadConnection } from "./platform/store.ts";
import { billingOf } from "./issue.ts";

export type IssueProposal = {
  client: PrintedClient;
  client_email: string;
  agreed_on: LocalDate;
  performed_on: LocalDate;
  nature: BilledNature;
  /** A line bears no VAT although the shop charges it. */
  needs_ground: boolean;
  deposits: { reference: string; amount: number; remainder: number }[];
  /** What the quote asks for before the work, and the most that still can be. */
  deposit: number;
  most_deposit: number;
  /** What of each line is not billed yet. */
  open: OpenLine[];
  /** What this invoice comes to, and what the client pays of it. */
  total_incl: number;
  due: number;
  /** The word of the first refusal, with the facts as proposed; null when it may be issued. */
  fault: string | null;
  /** What the client will get by e-mail. */
  mailed: Mailed;
};

/** Undefined for a quote that is not accepted, or not one of this shop's. */
export async function proposeIssue(
  db: ShopDb,
  { quote_id, lines }: { quote_id: string; lines: PartLines },
  at: Instant,
): Promise<IssueProposal | undefined> {
  const agreed = await readAgreed(db, quote_id, at);
  if (!agreed || isRefusal(agreed)) return undefined;
  const { quote, file, deposits } = agreed;
  const billing = await billingOf(db, agreed, { facts: null, lines, at });
  const { performed_on, client } = billing;
  const document = agreedDocument(quote);
  const sold = checkBilling(quote, billing, { at, zone: file.shop.timezone });
  const fault = isRefusal(sold) ? sold.refused : null;
  const { former = [], asked = null } = billing.part ?? {};
  const part = partOfQuote(document, former, asked);
  const needs_ground = fault === "vat-ground-missing";
  // The ground that is still to be chosen does not keep a platform from carrying it.
  const vat_ground = needs_ground ? ("reverse-charge" as const) : billing.vat_ground;
  const billed = { ...billing, vat_ground, lines: document.lines };
  return {
    client,
    client_email: file.client.email,
    agreed_on: quote.evidence.agreed_on,
    performed_on,
    nature: natureOf(document.lines),
    needs_ground,
    deposits: deposits
      .filter(({ credits }) => credits.length === 0)
      .map(({ deposit: { reference, due: amount }, remainder }) => ({
        reference,
        amount,
        remainder,
      })),
    deposit: document.deposit,
    most_deposit: Math.max(0, mostDeposit(quote, deposits)),
    open: openLines(document, former),
    ...amountsOf(part, isRefusal(sold) ? [] : sold.deposits),
    fault,
    mailed: mailedOf(billed, await loadConnection(db)),
  };
}

const amountsOf = (part: ReturnType<typeof partOfQuote>, deposits: readonly DeductedDeposit[]) => {
  if (isRefusal(part)) return { total_incl: 0, due: 0 };
  const { total_incl, due } = part.totals;
  return { total_incl, due: due - sum(deposits.map(({ amount }) => amount)) };
};
