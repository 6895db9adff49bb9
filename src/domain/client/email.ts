/** Longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX = 254;

/** Trimmed, small letters, no invisible sign: two spellings of one mailbox become one. */
export const normaliseEmail = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toLowerCase();

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~\\u00a1-\\uffff-]+";
const SYNTAX = new RegExp(
  `^${ATOM}(\\.${ATOM})*@([\\p{L}\\p{N}]([\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.)+\\p{L}[\\p{L}\\p{N}-]{1,62}$`,
  "u",
);

/** The normalised address; undefined when it cannot be one. Says nothing of whether somebody reads it. */
export function parseEmail(text: string): string | undefined {
  if (text.length > EMAIL_MAX + 40) return undefined;
  const email = normaliseEmail(text);
  const mailbox = email.split("@")[0] ?? "";
  return email.length <= EMAIL_MAX && mailbox.length <= 64 && SYNTAX.test(email)
    ? email
    : undefined;
}
