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

const KIND_OF: Readonly<Record<string, SeriesKind>> = Object.fromEntries(
  (Object.keys(SERIES_LETTERS) as SeriesKind[]).map((kind) => [SERIES_LETTERS[kind], kind]),
);

/** Reads a number as it is copied, « f2026 42 » for F2026-00042; undefined when it is no document's. */
export function parseNumber(text: string): { kind: SeriesKind; reference: string } | undefined {
  const match = /^(([A-Z])20\d{2})[-/ .]*0*(\d{1,9})$/.exec(text.trim().toUpperCase());
  const kind = KIND_OF[match?.[2] ?? ""];
  if (!match?.[1] || !kind || Number(match[3]) === 0) return undefined;
  return { kind, reference: numberText(match[1], Number(match[3])) };
}

/** The same for a quote alone. */
export function parseQuoteReference(text: string): string | undefined {
  const read = parseNumber(text);
  return read?.kind === "quote" ? read.reference : undefined;
}
