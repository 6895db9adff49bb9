/** What a new password must be. Length counts, not signs of every sort (NIST SP 800-63B §3.1.1, ASVS 5.0 §6.2). */
import { refuse, type Refusal } from "../decision.ts";

export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;

/** How long the link of a letter gives a new password. */
export const PASSWORD_LINK_MINUTES = 30;

/** How long an invited person may choose their first one. */
export const INVITATION_DAYS = 7;

const WEAK = ["password-short", "password-long", "password-plain", "password-same"] as const;
export type WeakPassword = (typeof WEAK)[number];
export const isWeakPassword = (word: string): word is WeakPassword =>
  WEAK.some((weak) => weak === word);

/** Without `current`, the person forgot it. */
type Choice = { email: string; current?: string; next: string };

/** The new password, or why it is refused. Signs are counted as a reader counts them. */
export function choosePassword({ email, current, next }: Choice): string | Refusal<WeakPassword> {
  const length = signsIn(next);
  if (length < PASSWORD_LENGTH.min) return refuse("password-short");
  if (length > PASSWORD_LENGTH.max) return refuse("password-long");
  if (next === current) return refuse("password-same");
  return isPlain(next.toLowerCase(), email.toLowerCase()) ? refuse("password-plain") : next;
}

/** What a guesser tries first: the e-mail, the product, few different signs, a run of the keyboard. */
function isPlain(password: string, email: string): boolean {
  const [name = ""] = email.split("@");
  const rest = [email, name, "etabli", "établi", "motdepasse", "password", ...RUNS]
    .filter((word) => word.length > 3)
    .reduce((left, word) => left.replaceAll(word, ""), password);
  return new Set(password).size < 5 || signsIn(rest) < 4;
}

export const signsIn = (text: string): number => Array.from(text).length;

/** Runs of the keyboard and of figures, the longer ones first. */
const RUNS =
  "azertyuiop qwertyuiop azerty qwerty 1234567890 123456789 12345678 123456 12345 1234 0000 1111".split(
    " ",
  );
