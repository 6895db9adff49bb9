/** The rates of legal interest, by their first day, in hundredths of a percent. */
import type { BasisPoints } from "../../money.ts";
import { parseLocalDate, type LocalDate } from "../../time.ts";
import { badInput, type BadInput } from "../../validation.ts";

export type LegalRate = { from_on: LocalDate; rate: BasisPoints };

/** Of debts to professionals (« tous les autres cas »), by the order of each half-year: arrêtés of 19/12/2024, 19/06/2025, 15/12/2025. */
const KNOWN: readonly [day: string, rate: BasisPoints][] = [
  ["2025-01-01", 371],
  ["2025-07-01", 276],
  ["2026-01-01", 262],
];
export const LEGAL_RATES: readonly LegalRate[] = KNOWN.flatMap(([day, rate]) => {
  const from_on = parseLocalDate(day);
  return from_on ? [{ from_on, rate }] : [];
});

/** Ours with those that the shop wrote, which count where both say one; the oldest first. */
export function ratesOf(written: readonly LegalRate[]): LegalRate[] {
  const days = new Set(written.map(({ from_on }) => from_on));
  return [...LEGAL_RATES.filter(({ from_on }) => !days.has(from_on)), ...written].toSorted(
    (one, other) => (one.from_on < other.from_on ? -1 : 1),
  );
}

/** Before the oldest one, that one; after the latest, the latest until another is known. */
export const rateOn = (day: LocalDate, rates: readonly LegalRate[]): BasisPoints =>
  (rates.findLast(({ from_on }) => from_on <= day) ?? rates[0])?.rate ?? 0;

/** Three times the lawful legal rate stays far below. */
const HIGHEST: BasisPoints = 3_000;

export function parseLegalRate(given: { from_on: LocalDate; rate: number }): LegalRate | BadInput {
  const { from_on, rate } = given;
  return Number.isInteger(rate) && rate >= 0 && rate <= HIGHEST
    ? { from_on, rate }
    : badInput({ rate: "Un taux entre 0 % et 30 %." });
}
