/** What is kept to prove an agreement (Civil Code 1366 and 1367: the author known, the text intact). */
import { refuse, type Decision } from "../decision.ts";
import type { Instant, LocalDate } from "../time.ts";
import type { AgreedChoice } from "./option/option.ts";
import type { CodeProof } from "./signing-code/code.ts";

export const CONCLUSION_PLACES = ["shop", "home", "distance"] as const;
export type ConclusionPlace = (typeof CONCLUSION_PLACES)[number];

/** Whose screen was signed on: one where an account of the shop was signed in is the shop's. */
export const DEVICES = ["client", "shop"] as const;
export type Device = (typeof DEVICES)[number];

/** `strokes` is an SVG path of moves and lines in whole or decimal numbers, nothing else. */
export type ScreenSignature = { kind: "drawn"; strokes: string } | { kind: "typed"; text: string };
/** `file_id`: the photo of the signed sheet, among the documents of the quote. */
export type Signature = ScreenSignature | { kind: "paper"; file_id: string };

export type Evidence = {
  name: string;
  signature: Signature;
  at: Instant;
  ip: string;
  user_agent: string;
  device: Device;
  document_sha256: string;
  consents: readonly string[];
  conclusion_place: ConclusionPlace;
  /** The day of the signature, on the shop's clock; that of a paper may be earlier than `at`. */
  agreed_on: LocalDate;
  urgent_on_request: boolean;
  /** The client asked expressly that the work begins before the end of the withdrawal period. */
  early_start: boolean;
  /** The account of the shop that recorded the agreement; null when the client answered by the link. */
  recorded_by: string | null;
  /** The one-time code that was asked and confirmed; null when the shop asks for none. */
  code: CodeProof | null;
  /** What was chosen and what it comes to; null when there was nothing to choose. */
  choice: AgreedChoice | null;
};

export const STROKES_LIMIT = 60_000;
export const NAME_LIMIT = 120;

/** At least one line drawn; each stroke starts by a move. Read token by token, so it stays linear. */
export function isDrawn(strokes: string): boolean {
  if (strokes.length > STROKES_LIMIT) return false;
  const tokens = strokes.trim().split(/\s*(?=[ML])/);
  return tokens[0]?.[0] === "M" && tokens.some((token) => token[0] === "L") && tokens.every(isStep);
}

const isStep = (token: string): boolean =>
  /^[ML] ?\d{1,5}(?:\.\d{1,3})?[ ,]\d{1,5}(?:\.\d{1,3})? ?$/.test(token);

/** The signature cleaned, refused when nothing was drawn or typed or when the drawing is not one. */
export function checkSignature(
  signature: ScreenSignature,
): Decision<ScreenSignature, "signature-missing"> {
  if (signature.kind === "drawn")
    return isDrawn(signature.strokes) ? signature : refuse("signature-missing");
  const text = signerName(signature.text);
  return text === undefined ? refuse("signature-missing") : { kind: "typed", text };
}

/** Without invisible or direction signs; undefined when no letter is left. */
export function signerName(typed: string): string | undefined {
  const name = typed.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim();
  return /\p{L}/u.test(name) && name.length <= NAME_LIMIT ? name : undefined;
}
