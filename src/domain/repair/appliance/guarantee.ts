import { parseLocalDate, type LocalDate } from "../../time.ts";

const YEARS = 2;

/**
 * Last day of the legal guarantee of conformity of a new appliance that a consumer bought from a
 * professional: two years (art. L217-3 of the Code de la consommation), counted from the same day of
 * the month, the last of the month when it has no such day (art. 641 of the Code de procédure civile).
 */
export function legalGuaranteeUntil(purchased_on: LocalDate): LocalDate | undefined {
  const later = `${Number(purchased_on.slice(0, 4)) + YEARS}${purchased_on.slice(4)}`;
  return parseLocalDate(later) ?? parseLocalDate(later.replace(/29$/, "28"));
}
