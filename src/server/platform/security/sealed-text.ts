/** Short secrets that must be read again: encrypted by a key that the database does not hold (AES-256-GCM). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (key: Buffer): Buffer => Buffer.from(hkdfSync("sha256", key, "", "sealed texts", 32));

/** `bound` names the record: the same bytes moved to another record do not open. */
export function sealText(key: Buffer, text: string, bound: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key), iv).setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Throws when the key or the record is another one. */
export function openText(key: Buffer, sealed: string, bound: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, keyOf(key), iv);
  decipher.setAAD(Buffer.from(bound)).setAuthTag(tag);
  const text = Buffer.concat([
    decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
  return text.toString("utf8");
}
