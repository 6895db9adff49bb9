/**
 * Numbers of issued documents: a series per shop, letter and year, without a gap (CGI ann. II 242
 * nonies A). At most 35 characters of A–Z, 0–9 and + - _ / (French e-invoice rules).
 */
import { dateOf, type Instant, type LocalDate, type Zone } from "../time.ts";

export const SERIES_LETTERS = { quote: "D", invoice: "F", credit: "A" } as const;
export type SeriesKind = keyof typeof SERIES_LETTERS;
/** Of the sheets' numbers: no document takes it. */
const REPAIR_LETTER = "R";

/** "F2026" */
export const seriesOf = (kind: SeriesKind, issued_on: LocalDate): string =>
  `${SERIES_LETTERS[kind]}${issued_on.slice(0, 4)}`;

/** The series of an instant: its year is that of the shop's clock. */
export const seriesAt = (kind: SeriesKind, at: Instant, zone: Zone): string =>
  seriesOf(kind, dateOf(at, zone));

/** What a series gave in the transaction that issues the document: the count and the prefix printed before the year. */
export type TakenNumber = { n: number; prefix: string };

/** ("F2026", the 42nd after « F ») → "F2026-00042"; past 99 999 the number grows, it never wraps. */
export function numberText(series: string, { n, prefix }: TakenNumber): string {
  if (!Number.isSafeInteger(n) || n < 1) throw new Error(`not a document number: ${n}`);
  return `${prefix}${series.slice(1)}-${String(n).padStart(5, "0")}`;
}

const KIND_OF: Readonly<Record<string, SeriesKind>> = Object.fromEntries(
  (Object.keys(SERIES_LETTERS) as SeriesKind[]).map((kind) => [SERIES_LETTERS[kind], kind]),
);

/** Without a kind when the prefix is one that a shop chose: it may be of any. */
export type ReadNumber = { kind?: SeriesKind; reference: string };

const WRITTEN = /^([A-Z][A-Z0-9+_-]{0,19}?)(20\d{2})[-/ .]*0*(\d{1,9})$/;

/** Reads a number as it is copied, « f2026 42 » for F2026-00042; undefined when it is no document's. */
export function parseNumber(text: string): ReadNumber | undefined {
  const [, prefix = "", year = "", count = ""] = WRITTEN.exec(text.trim().toUpperCase()) ?? [];
  if (prefix === "" || prefix === REPAIR_LETTER || Number(count) === 0) return undefined;
  const kind = KIND_OF[prefix];
  const reference = numberText(`-${year}`, { n: Number(count), prefix });
  return { ...(kind && { kind }), reference };
}

/** The same for a quote alone. */
export function parseQuoteReference(text: string): string | undefined {
  const read = parseNumber(text);
  return read?.kind === undefined || read.kind === "quote" ? read?.reference : undefined;
}
