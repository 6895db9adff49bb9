import { refuse, type Decision } from "../decision.ts";

export const PASSWORD_MIN = 10;
/** Longer texts only make hashing slow. */
export const PASSWORD_MAX = 128;

export type PasswordRefusal = "password-too-short" | "password-too-long" | "password-guessable";

/** A length rather than a recipe (NIST SP 800-63B, CNIL 2022): no digit or capital is forced. */
export function checkPassword(password: string, email = ""): Decision<string, PasswordRefusal> {
  const plain = normalisePassword(password);
  const length = Array.from(plain).length;
  if (length < PASSWORD_MIN) return refuse("password-too-short");
  if (length > PASSWORD_MAX) return refuse("password-too-long");
  return isGuessable(plain.toLowerCase(), email.toLowerCase())
    ? refuse("password-guessable")
    : plain;
}

/** The same text whatever the keyboard: an accent typed in two strokes is the accent. */
export const normalisePassword = (password: string): string => password.normalize("NFKC");

const COMMON = [
  "motdepasse",
  "password",
  "azertyuiop",
  "qwertyuiop",
  "1234567890",
  "0123456789",
  "administrateur",
];

function isGuessable(password: string, email: string): boolean {
  const mailbox = email.split("@")[0] ?? "";
  const bare = password.replace(/[^\p{L}\p{N}]/gu, "");
  return (
    new Set(password).size < 4 ||
    password === email ||
    (mailbox.length >= 4 && password.replace(mailbox, "").length < 4) ||
    COMMON.some((common) => bare.replace(common, "").length < 4 && bare.includes(common))
  );
}
