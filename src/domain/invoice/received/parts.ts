/** Amounts, dates and numbers as the two formats write them. */
import type { Cents } from "../../money.ts";
import { parseLocalDate, type LocalDate } from "../../time.ts";

/** "1234.567" → 123457 for two decimals, rounded half away from zero; 0 for what is no number. */
export function decimal(text: string, decimals: number): number {
  const [, sign, whole = "", part = ""] = /^([+-]?)(\d{1,12})(?:\.(\d{1,10}))?$/.exec(text) ?? [];
  const kept = Number(whole + part.slice(0, decimals).padEnd(decimals, "0"));
  const rounded = Number(part[decimals] ?? 0) >= 5 ? kept + 1 : kept;
  return sign === "-" && rounded !== 0 ? -rounded : rounded;
}

export const cents = (text: string): Cents => decimal(text, 2);

/** "20261202" or "2026-12-02". */
export const day = (text: string): LocalDate | undefined =>
  parseLocalDate(text.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3"));

/** A text of one line, no longer than a column, of whole characters: no database keeps half of one. */
export const line = (text: string, most: number): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, most)
    .replace(/\p{Cs}+$/u, "");

export const sirenIn = (text: string): string =>
  /^\d{9}/.exec(text.replaceAll(/\s/g, ""))?.[0] ?? "";
