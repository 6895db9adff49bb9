/** The authority's protocol against one of our own, on this machine. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openAuthority, type Authority } from "../../../../test/shop/ledger/authority.ts";
import { createTimestamps } from "./timestamp.ts";

const content = Buffer.from("head");
const digest = createHash("sha256").update(content).digest();
const authority: Authority = await openAuthority("2026-11-24T03:17:00Z");
afterAll(() => authority.close());
beforeEach(() => authority.answer("granted"));
const stamps = createTimestamps({ TIMESTAMP_URL: authority.url });

test("without an authority there is nothing to ask", () => {
  expect(createTimestamps({})).toBeUndefined();
});

test("a digest is stamped: the token and its instant", async () => {
  const { at, token } = (await stamps?.stamp(content)) ?? {};
  expect(at).toBe("2026-11-24T03:17:00.000Z");
  expect(token?.includes(digest)).toBe(true);
  expect(authority.asked.at(-1)).toEqual(digest);
});

test.each([
  ["refused", /refused/],
  ["other-digest", /something else/],
  ["other-nonce", /something else/],
  ["other-key", /bad-signature/],
  ["other-use", /not-for-stamps/],
  ["expired", /expired/],
  ["broken", /DER|refused/],
  ["down", /503/],
] as const)("an answer that is %s is an error, to be asked again", async (how, error) => {
  authority.answer(how);
  await expect(stamps?.stamp(content)).rejects.toThrow(error);
});

test("an authority that is not the chosen one stamps nothing", async () => {
  const file = path.join(tmpdir(), `etabli-other-root-${process.pid}.pem`);
  const other = await openAuthority("2026-11-24T03:17:00Z");
  other.close();
  writeFileSync(file, other.root);
  const chosen = createTimestamps({ TIMESTAMP_URL: authority.url, TIMESTAMP_CA: file });
  await expect(chosen?.stamp(content)).rejects.toThrow("untrusted");
});
