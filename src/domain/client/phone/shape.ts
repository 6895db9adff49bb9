/**
 * A light reading of phones for the public site, where the whole numbering plan would weigh more than
 * the page. The server reads them again with phone.ts and has the last word.
 */
export function plausiblePhone(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const digits = text
    .replace(/\(0\)/, "")
    .replace(/[\s.\-()/\u00a0\u202f]/g, "")
    .replace(/^00/, "+");
  if (/^0[1-9]\d{8}$/.test(digits)) return `+33${digits.slice(1)}`;
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}
