/**
 * Numbers of issued documents: a series per shop, letter and year, without a gap (CGI ann. II 242
 * nonies A). At most 35 characters of A–Z, 0–9 and + - _ / (French e-invoice rules).
 */
import { dateOf, type Instant, type LocalDate, type Zone } from "../time.ts";

export const SERIES_LETTERS = { quote: "D", invoice: "F", credit: "A" } as const;
export type SeriesKind = keyof typeof SERIES_LETTERS;

/** "F2026" */
export const seriesOf = (kind: SeriesKind, issued_on: LocalDate): string =>
  `${SERIES_LETTERS[kind]}${issued_on.slice(0, 4)}`;

/** The series of an instant: its year is that of the shop's clock. */
export const seriesAt = (kind: SeriesKind, at: Instant, zone: Zone): string =>
  seriesOf(kind, dateOf(at, zone));

/** ("F2026", 42) → "F2026-00042"; past 99 999 the number grows, it never wraps. */
export function numberText(series: string, n: number): string {
  if (!Number.isSafeInteger(n) || n < 1) throw new Error(`not a document number: ${n}`);
  return `${series}-${String(n).padStart(5, "0")}`;
}

/** Reads what a client copies from a quote, « d2026 42 » included; undefined when it is no reference. */
export function parseQuoteReference(text: string): string | undefined {
  const match = /^(D20\d{2})[-/ .]*0*(\d{1,9})$/.exec(text.trim().toUpperCase());
  if (!match?.[1] || Number(match[2]) === 0) return undefined;
  return numberText(match[1], Number(match[2]));
}
