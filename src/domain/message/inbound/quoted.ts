/** What a client wrote in a reply, without the letter that their program quotes under it. */

/** The line that begins a quotation or a signature: everything from it on is left out. */
const ENDS: readonly RegExp[] = [
  /^\s*(Le|On)\b.{0,200}\b(a écrit|wrote)\s*:\s*$/i,
  /^\s*-{2,}\s*(Message d[’']origine|Original Message|Message transféré|Forwarded message)/i,
  /^\s*_{10,}\s*$/,
  /^\s*(De|From)\s*:\s.+@/i,
  /^-- ?$/,
  /^\s*(Envoyé (de|depuis)|Sent from|Télécharger Outlook|Get Outlook)\b/i,
];

const LONGEST = 4_000;

/** The whole text when nothing stands before the quotation. */
export function ownWords(text: string): string {
  // Some programs cut « Le … a écrit : » into two lines.
  const joined = text
    .replace(/\r\n?/g, "\n")
    .replace(/^((?:Le|On) [^\n]{0,200})\n([^\n]{0,80}(?:a écrit|wrote)\s*:)/gim, "$1 $2");
  const lines = joined.split("\n");
  const end = lines.findIndex((line) => ENDS.some((pattern) => pattern.test(line)));
  const kept = (end === -1 ? lines : lines.slice(0, end)).filter((line) => !/^\s*>/.test(line));
  const own = kept
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return (own || text.trim()).slice(0, LONGEST);
}
