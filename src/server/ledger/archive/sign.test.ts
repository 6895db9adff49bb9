import { createHash, createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { publicKeyOf, signWith } from "./sign.ts";

const key = Buffer.alloc(32, 7);
const other = Buffer.alloc(32, 8);
const bytes = Buffer.from('{"format":"etabli-archive"}');

test("anybody verifies with the public key what the installation signed, and nothing else", () => {
  const { pem } = publicKeyOf(key);
  const signature = Buffer.from(signWith(key, bytes), "base64");
  expect(verify(null, bytes, createPublicKey(pem), signature)).toBe(true);
  expect(verify(null, Buffer.from("{}"), createPublicKey(pem), signature)).toBe(false);
  const forged = Buffer.from(signWith(other, bytes), "base64");
  expect(verify(null, bytes, createPublicKey(pem), forged)).toBe(false);
});

test("the key is the same wherever the key of the chain is, and tells nothing of it", () => {
  expect(publicKeyOf(Buffer.from(key))).toEqual(publicKeyOf(key));
  expect(publicKeyOf(other).print).not.toBe(publicKeyOf(key).print);
  expect(publicKeyOf(key).pem).not.toContain(key.toString("base64").slice(0, 16));
});

test("its print is the SHA-256 of its DER form, as the script of the archive computes it", () => {
  const { pem, print } = publicKeyOf(key);
  const der = createPublicKey(pem).export({ type: "spki", format: "der" });
  expect(print).toBe(createHash("sha256").update(der).digest("hex"));
});
