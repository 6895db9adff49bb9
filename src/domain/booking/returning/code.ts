/** The six digits by which a client proves at the booking that a telephone or a mailbox is theirs. */
import { addMinutes, parseInstant, type Instant } from "../../time.ts";
import { isId } from "../../validation.ts";

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
const DIGITS = 6;
/** How many codes there are; one of them is drawn at random. */
export const CODE_COUNT = 10 ** DIGITS;
/** How long the booking may last once the code is right. */
const PASS_MINUTES = 60;

export const codeDigits = (drawn: number): string => String(drawn).padStart(DIGITS, "0");

/** The six digits that were typed, however they were grouped; undefined for anything else. */
export function typedDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s.-]/g, "");
  return new RegExp(`^\\d{${DIGITS}}$`).test(digits) ? digits : undefined;
}

/** A code as the browser brings it back, sealed; the same whether the contact is known or not. */
export type AskedCode = {
  id: string;
  shop_id: string;
  /** One of both is empty. */
  email: string;
  phone: string;
  digits: string;
  expires_at: Instant;
};

export const newCode = (code: Omit<AskedCode, "expires_at">, at: Instant): AskedCode => ({
  ...code,
  expires_at: addMinutes(at, CODE_MINUTES),
});

export const writeCode = ({ id, shop_id, digits, expires_at, email, phone }: AskedCode): string =>
  [id, shop_id, digits, expires_at, email, phone].join(" ");

/** Undefined for a text that `writeCode` did not write. */
export function readCode(text: string): AskedCode | undefined {
  const [id = "", shop_id = "", digits = "", at = "", email = "", phone = ""] = text.split(" ");
  const expires_at = parseInstant(at);
  const isWhole = isId(id) && isId(shop_id) && typedDigits(digits) !== undefined;
  return isWhole && expires_at ? { id, shop_id, digits, email, phone, expires_at } : undefined;
}

/** What the right code opens: this client of this shop, for the time of a booking. */
export type ClientPass = { shop_id: string; client_id: string; expires_at: Instant };

export const newPass = (
  { shop_id, client_id }: Omit<ClientPass, "expires_at">,
  at: Instant,
): ClientPass => ({ shop_id, client_id, expires_at: addMinutes(at, PASS_MINUTES) });

export const writePass = ({ shop_id, client_id, expires_at }: ClientPass): string =>
  [shop_id, client_id, expires_at].join(" ");

/** Undefined for a text that `writePass` did not write. */
export function readPass(text: string): ClientPass | undefined {
  const [shop_id = "", client_id = "", at = "", ...rest] = text.split(" ");
  const expires_at = parseInstant(at);
  if (!isId(shop_id) || !isId(client_id) || rest.length > 0 || !expires_at) return undefined;
  return { shop_id, client_id, expires_at };
}

export const isOver = ({ expires_at }: { expires_at: Instant }, now: Instant): boolean =>
  now >= expires_at;
