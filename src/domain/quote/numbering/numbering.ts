/**
 * How a shop numbers its documents: for each kind and year a prefix and a first number, chosen until the first document
 * of the year is issued (CGI ann. II 242 nonies A: one sequence, without a gap).
 */
import { keysOf } from "../../record.ts";
import type { LocalDate } from "../../time.ts";
import { badInput, type BadInput, type FieldErrors } from "../../validation.ts";
import { numberText, SERIES_LETTERS, type SeriesKind } from "../number.ts";

/** The prefix, the year, a dash and ten figures keep to the 35 characters of an electronic invoice. */
export const PREFIX_MAX = 20;
/** Nine figures, so that the sequence can grow by one. */
export const FIRST_NUMBER_MAX = 999_999_999;

/** Begins and ends with what is no figure, so that the year stays readable. A slash is left out: numbers name files. */
const PREFIX = /^[A-Z]([A-Z0-9+_-]*[A-Z+_-])?$/;

const SAY = {
  kind: "Choisissez les devis, les factures ou les avoirs.",
  year: "Choisissez l’année en cours ou la suivante.",
  prefix:
    "Des lettres sans accent, des chiffres et les signes + - _, en commençant par une lettre et sans chiffre à la fin.",
  long: `${PREFIX_MAX} caractères au plus.`,
  first: "Un nombre entier entre 1 et 999 999 999.",
  reserved: "Cette lettre est celle d’un autre document. Choisissez un autre préfixe.",
};

/** Sheets are « R2026-00042 ». */
const RESERVED: readonly string[] = [...Object.values(SERIES_LETTERS), "R"];

export type NumberingChoice = { kind: SeriesKind; year: number; prefix: string; first: number };

export type TypedNumbering = { kind: string; year: number; prefix: string; first: number | string };

/** A choice for one of the years that may still be chosen. */
export function parseNumbering(
  typed: TypedNumbering,
  years: readonly number[],
): NumberingChoice | BadInput {
  const kind = keysOf(SERIES_LETTERS).find((one) => one === typed.kind);
  if (!kind) return badInput({ kind: SAY.kind });
  const prefix = typed.prefix.trim().toUpperCase();
  const { year, first } = typed;
  const faults: FieldErrors = {
    ...(!years.includes(year) && { year: SAY.year }),
    ...prefixFault(kind, prefix),
    ...(!isFirst(first) && { first: SAY.first }),
  };
  return Object.keys(faults).length > 0 || !isFirst(first)
    ? badInput(faults)
    : { kind, year, prefix, first };
}

const isFirst = (first: number | string): first is number =>
  typeof first === "number" && Number.isInteger(first) && first >= 1 && first <= FIRST_NUMBER_MAX;

function prefixFault(kind: SeriesKind, prefix: string): FieldErrors {
  if (prefix.length > PREFIX_MAX) return { prefix: SAY.long };
  if (!PREFIX.test(prefix)) return { prefix: SAY.prefix };
  return RESERVED.includes(prefix) && prefix !== SERIES_LETTERS[kind]
    ? { prefix: SAY.reserved }
    : {};
}

/** This year of the shop's clock and the next one. */
export const numberedYears = (today: LocalDate): [number, number] => {
  const year = Number(today.slice(0, 4));
  return [year, year + 1];
};

/** "F", 2026 → "F2026" */
export const seriesOfYear = (kind: SeriesKind, year: number): string =>
  `${SERIES_LETTERS[kind]}${year}`;

/** A series as the database counts it: `last` is `first - 1` until a number is taken. */
export type Counter = { series: string; prefix: string; first: number; last: number };

export type Numbering = NumberingChoice & {
  /** Documents of the year. */
  issued: number;
  /** What the next document of the year prints. */
  next: string;
};

/** As chosen, or as it follows from the years before. */
export function numberingOf(
  kind: SeriesKind,
  year: number,
  counters: readonly Counter[],
): Numbering {
  const series = seriesOfYear(kind, year);
  const known = counters
    .filter((one) => one.series.startsWith(SERIES_LETTERS[kind]) && one.series <= series)
    .toSorted((a, b) => (a.series < b.series ? -1 : 1))
    .at(-1);
  const prefix = known?.prefix ?? SERIES_LETTERS[kind];
  const { first, last } = known?.series === series ? known : { first: 1, last: 0 };
  const next = numberText(series, { n: last + 1, prefix });
  return { kind, year, prefix, first, issued: last - first + 1, next };
}
