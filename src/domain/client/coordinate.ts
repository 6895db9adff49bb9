/** Degrees as they are typed: with a comma or a point, at most `limit` either way. */
export function coordinateOf(text: string, limit: number): number | null {
  const typed = text.trim().replace(",", ".");
  if (!/^-?\d{1,3}(\.\d*)?$/.test(typed)) return null;
  const degrees = Number(typed);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** A centimetre: what a computation leaves beyond it is noise. */
const DECIMALS = 7;

/** « 43,6371 » */
export const formatCoordinate = (degrees: number | null): string =>
  degrees === null ? "" : String(Number(degrees.toFixed(DECIMALS))).replace(".", ",");
