/** What of an issued document its electronic form says. */
import type { BasisPoints } from "../../money.ts";
import type { PrintedLine } from "../../quote/document.ts";
import type { QuoteLine } from "../../quote/line.ts";
import type { Parties } from "../../quote/parties.ts";
import { hasMoney, type Totals } from "../../quote/totals.ts";
import type { LocalDate } from "../../time.ts";

/** UNTDID 1001: invoice, corrective invoice, deposit, credit note on the ones and on the other. */
type DocumentKind = 380 | 384 | 386 | 381 | 503;

export type Reference = { reference: string; issued_on: LocalDate };

/** Why a line bears no VAT in a shop that charges it. */
type VatGround =
  | "reverse-charge"
  | "intra-community"
  | "export"
  | "disbursement"
  | "not-applicable";

/** What a document did not say when it was first frozen is optional. */
export type BilledDocument = Parties & {
  kind: DocumentKind;
  reference: string;
  issued_on: LocalDate;
  /** Null for a deposit, asked for before the work. */
  performed_on: LocalDate | null;
  due_on: LocalDate;
  quote_reference: string | null;
  corrects: Reference | null;
  subject: string;
  lines: readonly PrintedLine[];
  discount: BasisPoints;
  totals: Totals;
  notes: string;
  mentions: readonly string[];
  nature?: "goods" | "services" | "both";
  vat_ground?: VatGround | null;
  order_number?: string;
  /** Deposits that the invoice deducts. */
  deposits?: readonly Reference[];
};

export const pricedLines = <Line extends QuoteLine>({
  lines,
}: {
  lines: readonly Line[];
}): Line[] => lines.filter(hasMoney);

export const isCredit = ({ kind }: BilledDocument): boolean => kind === 381 || kind === 503;

/** Received before the invoice, or paid by a third party: BT-113 holds both. */
export const alreadyPaid = ({ totals }: BilledDocument): number => totals.prepaid + totals.bonus;

/**
 * BT-23. The letter is the nature of what is sold; the figure the case: 1 to be paid, 2 already paid, 4 after a deposit,
 * which a deposit or its credit note never is.
 */
export function frameOf(document: BilledDocument): string {
  const { totals, kind } = document;
  const letter = LETTERS[document.nature ?? natureOf(document)];
  if (totals.prepaid > 0 && kind !== 386 && kind !== 503) return `${letter}4`;
  return totals.due === 0 ? `${letter}2` : `${letter}1`;
}

const LETTERS = { goods: "B", services: "S", both: "M" } as const;

function natureOf(document: BilledDocument): keyof typeof LETTERS {
  const kinds = pricedLines(document).map(({ kind }) => kind === "part");
  if (kinds.includes(true)) return kinds.includes(false) ? "both" : "goods";
  return "services";
}
