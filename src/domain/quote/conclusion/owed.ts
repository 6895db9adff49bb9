/**
 * What a client who withdraws owes for the work that was begun, and what they are paid back (Consumer Code L. 221-24
 * and L. 221-25). Nothing without the express request to begin before the end of the period: not even for a repair
 * that is finished (CJEU C-97/22).
 */
import { formatEuros, ONE, share, type Cents, type Quantity } from "../../money.ts";
import { formatMinutes } from "../../repair/work-time/work-time.ts";
import { formatDate, type LocalDate } from "../../time.ts";
import type { QuoteDocument } from "../document.ts";
import { totalsOf } from "../totals.ts";

export type WithdrawalFacts = {
  early_start: boolean;
  /** Hours of work noted since the agreement. */
  worked: Quantity;
  /** What the client has paid on the quote, refunds taken off. */
  received: Cents;
};

/** `owed` is null when the quote does not say how many hours its work takes: the shop then counts. */
export type OwedBack = WithdrawalFacts & { owed: Cents | null };

type Agreed = Pick<QuoteDocument, "lines" | "discount">;

export const owedBack = (agreed: Agreed, facts: WithdrawalFacts): OwedBack => ({
  ...facts,
  owed: facts.early_start && facts.worked > 0 ? partDone(agreed, facts.worked) : 0,
});

/** The price of the labour by the share of its hours that was worked, and never more than all of it. */
function partDone({ lines, discount }: Agreed, worked: Quantity): Cents | null {
  const labour = lines.filter(({ kind }) => kind === "labour");
  if (labour.length === 0 || labour.some(({ unit }) => unit !== "h")) return null;
  const agreed = labour.reduce((hours, { quantity }) => hours + quantity, 0);
  const done = Math.floor((Math.min(worked, agreed) * WHOLE) / agreed);
  return share(totalsOf(labour, discount).total_incl, done);
}

/** Of the basis points. */
const WHOLE = 10_000;

/** What goes back to the client; 0 while it is not known what they owe. */
export const refundOf = ({ owed, received }: OwedBack): Cents =>
  owed === null ? 0 : Math.max(0, received - owed);

/** What the client still has to pay. */
export const stillOwed = ({ owed, received }: OwedBack): Cents =>
  owed === null ? 0 : Math.max(0, owed - received);

/** In the words of the acknowledgement, a sentence each. */
export function owedBackTexts(settled: OwedBack, refund_by: LocalDate): string[] {
  const { owed, received } = settled;
  if (owed === null)
    return [
      `Ce que vous avez payé (${formatEuros(received)}) vous est remboursé au plus tard le ${formatDate(refund_by)}, moins la part du travail déjà faite à votre demande, en proportion du prix convenu.`,
    ];
  return [owedText(settled, owed), moneyText(settled, refund_by)];
}

const owedText = ({ early_start, worked }: OwedBack, owed: Cents): string => {
  if (owed > 0)
    return `Temps passé à votre demande expresse\u00a0: ${formatMinutes(minutesOf(worked))}. La part due est de ${formatEuros(owed)} TTC, en proportion du prix convenu.`;
  return early_start
    ? "Le travail n’avait pas commencé\u00a0: vous ne devez rien."
    : "Vous ne devez rien.";
};

function moneyText(settled: OwedBack, refund_by: LocalDate): string {
  const { received } = settled;
  const left = stillOwed(settled);
  if (left > 0) {
    const paid = received > 0 ? `Vous aviez payé ${formatEuros(received)}. ` : "";
    return `${paid}Il reste ${formatEuros(left)} à régler.`;
  }
  if (received === 0) return "Vous n’aviez rien payé\u00a0: il n’y a rien à rembourser.";
  return `Vous aviez payé ${formatEuros(received)}\u00a0: ${formatEuros(refundOf(settled))} vous sont remboursés au plus tard le ${formatDate(refund_by)}, par le moyen de paiement que vous avez utilisé.`;
}

/** Minutes as a quote counts hours. */
export const hoursOf = (minutes: number): Quantity => Math.round((minutes * ONE) / 60);

const minutesOf = (hours: Quantity): number => Math.round((hours * 60) / ONE);
