/** The authority's protocol against one of our own, on this machine. */
import { createHash } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openAuthority, type Authority } from "../../../../test/shop/ledger/authority.ts";
import { createTimestamps } from "./timestamp.ts";

const digest = createHash("sha256").update("head").digest();
const authority: Authority = await openAuthority("2026-11-24T03:17:00Z");
afterAll(() => authority.close());
beforeEach(() => authority.answer("granted"));
const stamps = createTimestamps({ TIMESTAMP_URL: authority.url });

test("without an authority there is nothing to ask", () => {
  expect(createTimestamps({})).toBeUndefined();
});

test("a digest is stamped: the token and its instant", async () => {
  const { at, token } = (await stamps?.stamp(digest)) ?? {};
  expect(at).toBe("2026-11-24T03:17:00.000Z");
  expect(token?.includes(digest)).toBe(true);
  expect(authority.asked.at(-1)).toEqual(digest);
});

test.each([
  ["refused", /refused/],
  ["other-digest", /something else/],
  ["other-nonce", /something else/],
  ["broken", /DER|refused/],
  ["down", /503/],
] as const)("an answer that is %s is an error, to be asked again", async (how, error) => {
  authority.answer(how);
  await expect(stamps?.stamp(digest)).rejects.toThrow(error);
});
