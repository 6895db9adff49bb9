/** The invoice of a deposit, asked for before the work and deducted from its invoice (CGI 289, I-1-c). */
import { isRefusal, refuse, type Decision } from "../decision.ts";
import { ONE, sum, type Cents } from "../money.ts";
import type { PrintedLine } from "../quote/document.ts";
import { isVatRate } from "../quote/line.ts";
import { agreedDocument, type AcceptedQuote } from "../quote/quote.ts";
import type { Totals, VatGroup } from "../quote/totals.ts";
import { dateOf } from "../time.ts";
import { needsGround, type IssueFault } from "./check.ts";
import { natureOf, type VatGround } from "./facts.ts";
import type { Invoice } from "./invoice.ts";
import {
  depositFault,
  issued,
  ownerOf,
  type BilledParties,
  type DepositAccount,
  type Issuing,
} from "./issue.ts";
import { addShares, partOf, sharesOf, type Share } from "./shares.ts";

export type DepositRefusal = IssueFault | "quote-withdrawn" | "deposit-amount";

export type DepositAsked = Issuing &
  BilledParties & {
    turn: number;
    /** Incl. VAT. */
    amount: Cents;
    /** Why a part of it bears no VAT; not printed where all of it does. */
    vat_ground?: VatGround | null;
    /** Those already asked for on this quote. */
    deposits: readonly DepositAccount[];
  };

/** What may still be asked for before the work, incl. VAT. */
export const mostDeposit = (quote: AcceptedQuote, deposits: readonly DepositAccount[]): Cents =>
  agreedDocument(quote).totals.due - sum(standing(deposits).map(({ deposit }) => deposit.due));

/** The detail of "deposit-amount" is what may still be asked for. */
export function depositInvoice(
  quote: AcceptedQuote,
  asked: DepositAsked,
): Decision<Invoice, DepositRefusal> {
  const parties = depositFault(quote, asked);
  if (isRefusal(parties)) return parties;
  const most = mostDeposit(quote, asked.deposits);
  const { amount } = asked;
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > most)
    return refuse("deposit-amount", { most: Math.max(0, most) });
  const lines = depositLines(quote.reference, partOf(sharesLeft(quote, asked.deposits), amount));
  const isOwed = needsGround({ ...parties, lines });
  if (isOwed && !asked.vat_ground) return refuse("vat-ground-missing");
  const facts = issued("invoice", asked, {
    ...parties,
    kind: 386,
    performed_on: null,
    due_on: dateOf(asked.at, asked.zone),
    nature: natureOf(lines),
    vat_ground: isOwed ? (asked.vat_ground ?? null) : null,
    order_number: "",
    quote_reference: quote.reference,
    corrects: null,
    reason: "",
    deposits: [],
    subject: agreedDocument(quote).subject,
    lines,
    discount: 0,
    totals: depositTotals(lines, amount),
    notes: "",
  });
  return { ...facts, ...ownerOf(quote), kind: 386, turn: asked.turn, credits_id: null };
}

const standing = (deposits: readonly DepositAccount[]): DepositAccount[] =>
  deposits.filter(({ credits }) => credits.length === 0);

/** What is not yet in a deposit: together, the deposits of the whole price are the invoice itself, rate by rate. */
const sharesLeft = (quote: AcceptedQuote, deposits: readonly DepositAccount[]): Share[] =>
  standing(deposits).reduce<Share[]>(
    (left, { deposit }) => addShares(left, sharesOf(deposit.document), -1),
    sharesOf(agreedDocument(quote)),
  );

type DepositLine = PrintedLine & { vat: Cents };

/** One line for each rate and nature. The VAT is taken out of the amount, which is exact incl. VAT. */
const depositLines = (quote_reference: string, shares: readonly Share[]): DepositLine[] =>
  shares.map(({ vat_rate, nature, incl, vat }) => ({
    id: `acompte-${vat_rate}-${nature}`,
    kind: nature === "goods" ? "part" : "labour",
    label: `Acompte sur le devis ${quote_reference} : ${nature === "goods" ? "pièces" : "main-d’œuvre et déplacement"}`,
    quantity: ONE,
    unit: "",
    unit_price: incl - vat,
    vat_rate: isVatRate(vat_rate) ? vat_rate : 0,
    discount: 0,
    gross: incl - vat,
    allowance: 0,
    net: incl - vat,
    vat,
  }));

function depositTotals(lines: readonly DepositLine[], amount: Cents): Totals {
  const total_excl = sum(lines.map(({ net }) => net));
  return {
    lines_net: total_excl,
    allowance: 0,
    total_excl,
    vat_groups: vatGroups(lines),
    total_vat: amount - total_excl,
    total_incl: amount,
    bonus: 0,
    prepaid: 0,
    due: amount,
  };
}

const vatGroups = (lines: readonly DepositLine[]): VatGroup[] =>
  [...Map.groupBy(lines, ({ vat_rate }) => vat_rate)]
    .map(([vat_rate, group]) => ({
      vat_rate,
      base: sum(group.map(({ net }) => net)),
      vat: sum(group.map(({ vat }) => vat)),
    }))
    .sort((a, b) => b.vat_rate - a.vat_rate);
