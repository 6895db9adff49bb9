/** The number printed on a sheet: « R2026-00042 ». Unlike `sheetid` it can be guessed, and opens nothing alone. */

/** Series of the counter for a year: "R2026". */
export const repairSeries = (year: number): string => `R${year}`;

export const repairReference = (year: number, number: number): string =>
  `${repairSeries(year)}-${String(number).padStart(5, "0")}`;

/** Reads what a client copies from the sheet, « r2026 42 » included; undefined when it is no reference. */
export function parseRepairReference(text: string): string | undefined {
  const match = /^R(20\d{2})[-/ .]*0*(\d{1,9})$/.exec(text.trim().toUpperCase());
  if (!match?.[1] || !match[2] || Number(match[2]) === 0) return undefined;
  return repairReference(Number(match[1]), Number(match[2]));
}
