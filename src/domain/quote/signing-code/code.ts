/** The one-time code that a client types to sign, sent to the contact on file: the shop's choice. */
import { refuse, type Decision } from "../../decision.ts";
import { addMinutes, type Instant } from "../../time.ts";

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
const DIGITS = 6;
/** How many codes there are; one of them is drawn at random. */
export const CODE_COUNT = 10 ** DIGITS;

/** How a code travels; a second channel is a word here, and what `codeContact` and the sender do with it. */
export const CODE_CHANNELS = ["email"] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];
export type CodeContact = { channel: CodeChannel; to: string };

/** Where the code of a client goes; undefined when nothing on file can receive one. */
export const codeContact = ({ email }: { email: string }): CodeContact | undefined =>
  email ? { channel: "email", to: email } : undefined;

/** « h•••@example.org »: the client recognises it, and another reader learns little. */
export function maskContact({ to }: CodeContact): string {
  const at = to.lastIndexOf("@");
  return `${at > 2 ? to.slice(0, 1) : ""}•••${to.slice(at)}`;
}

/** « 042 137 »: six digits, in two groups to be copied by eye. */
export const codeText = (drawn: number): string =>
  String(drawn)
    .padStart(DIGITS, "0")
    .replace(/(...)(?=.)/, "$1\u00a0");

/** The six digits that were typed, however they were grouped; undefined for anything else. */
export function codeDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s.-]/g, "");
  return new RegExp(`^\\d{${DIGITS}}$`).test(digits) ? digits : undefined;
}

/** A code as it was sent; `contact` is masked, the code itself is known by its hash only. */
export type SentCode = {
  channel: CodeChannel;
  contact: string;
  sent_at: Instant;
  expires_at: Instant;
  /** The document that it signs: another version needs another code. */
  document_sha256: string;
  /** How often it was compared with what was typed. */
  tries: number;
};

export const sentCode = (
  contact: CodeContact,
  { at, document_sha256 }: { at: Instant; document_sha256: string },
): SentCode => ({
  channel: contact.channel,
  contact: maskContact(contact),
  sent_at: at,
  expires_at: addMinutes(at, CODE_MINUTES),
  document_sha256,
  tries: 0,
});

/** Kept with the agreement. */
export type CodeProof = Pick<SentCode, "channel" | "contact" | "sent_at"> & {
  confirmed_at: Instant;
};

export type CodeRefusal = "code-missing" | "code-wrong" | "code-expired" | "code-spent";

export const CODE_REFUSAL_FR: Record<CodeRefusal, string> = {
  "code-missing": "Demandez le code, puis saisissez-le pour signer.",
  "code-wrong":
    "Ce code n’est pas le bon. Reprenez celui du dernier e-mail : un nouveau code remplace le précédent.",
  "code-expired": "Ce code n’est plus valable. Demandez-en un nouveau.",
  "code-spent": "Ce code a été essayé trop de fois. Demandez-en un nouveau.",
};

type Typed = { at: Instant; document_sha256: string };

/** The code when one more try may be compared with it. */
export function checkCode<Code extends SentCode>(
  code: Code | undefined,
  { at, document_sha256 }: Typed,
): Decision<Code, CodeRefusal> {
  if (!code) return refuse("code-missing");
  if (code.document_sha256 !== document_sha256 || at >= code.expires_at)
    return refuse("code-expired");
  return code.tries < CODE_TRIES ? code : refuse("code-spent");
}

/** What comparing the code decided; `tries` already counts this one. */
export function confirmCode(
  { tries, channel, contact, sent_at }: SentCode,
  { isSame, at }: { isSame: boolean; at: Instant },
): Decision<CodeProof, CodeRefusal> {
  if (isSame) return { channel, contact, sent_at, confirmed_at: at };
  return refuse(tries < CODE_TRIES ? "code-wrong" : "code-spent");
}
