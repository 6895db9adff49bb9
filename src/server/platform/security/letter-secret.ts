/**
 * A secret that stands in one letter and is stored nowhere: the stored text names it, and the sending writes it.
 * Those who read the outbox, or the database, could otherwise open the account of another person.
 */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const NAME = /\bletter-secret-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g;

/** What a stored letter holds in the place of the secret of this id. */
export const secretName = (id: string): string => `letter-secret-${id}`;

/** 256 bits, 43 characters that an address holds as they are. */
export const secretOf = (key: Buffer, id: string): string =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", key, "", "letter secrets", 32)))
    .update(id)
    .digest("base64url");

/** `given` is what a visitor's address holds: anything. Compared in constant time. */
export function isSecret(wanted: string, given: unknown): boolean {
  const [right, typed] = [Buffer.from(wanted), Buffer.from(typeof given === "string" ? given : "")];
  return typed.length === right.length && timingSafeEqual(typed, right);
}

export const writeSecrets = (key: Buffer, text: string): string =>
  text.replaceAll(NAME, (_name, id: string) => secretOf(key, id));
