/** The installation's Ed25519 key: anybody verifies with its public half what the key of the chain alone could not show. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  type KeyObject,
} from "node:crypto";

/** An Ed25519 key of 32 bytes as PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** Derived from the key of the chain: one secret to keep, and the same key on every machine of the installation. */
const privateKeyOf = (ledgerKey: Buffer): KeyObject => {
  const seed = Buffer.from(hkdfSync("sha256", ledgerKey, "", "etabli archive signature", 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
};

export type PublicKey = {
  pem: string;
  /** SHA-256 of its DER form, in hexadecimal. */
  print: string;
};

export function publicKeyOf(ledgerKey: Buffer): PublicKey {
  const key = createPublicKey(privateKeyOf(ledgerKey));
  const der = key.export({ type: "spki", format: "der" });
  return {
    pem: key.export({ type: "spki", format: "pem" }).toString(),
    print: createHash("sha256").update(der).digest("hex"),
  };
}

/** Base64. */
export const signWith = (ledgerKey: Buffer, bytes: Buffer): string =>
  sign(null, bytes, privateKeyOf(ledgerKey)).toString("base64");
