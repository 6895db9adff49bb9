/** Tokens of an authority of our own, made in the test: what each proves, and what makes it worth nothing. */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openAuthority } from "../../../../test/shop/ledger/authority.ts";
import { createTimestamps } from "./timestamp.ts";
import { readRoots, verifyToken } from "./verify-timestamp.ts";

const content = Buffer.from("a".repeat(64));
const authority = await openAuthority("2026-11-24T03:17:00Z");
const other = await openAuthority("2026-11-24T03:17:00Z");
afterAll(() => [authority, other].forEach(({ close }) => close()));
beforeEach(() => authority.answer("granted"));
const stamped = async () => {
  const stamps = createTimestamps({ TIMESTAMP_URL: authority.url });
  return (await stamps?.stamp(content))?.token ?? Buffer.alloc(0);
};

test("the token of the chosen authority is verified to its root, and names who signed", async () => {
  const token = await stamped();
  expect(await verifyToken({ token, content, roots: authority.root })).toEqual({
    authority: "Horodatage d’essai",
    is_trusted: true,
  });
});

test("without a chosen authority the signature is verified, and nothing is said of whose it is", async () => {
  const token = await stamped();
  expect(await verifyToken({ token, content })).toMatchObject({ is_trusted: false });
});

test("another root of the same name is not the chosen one", async () => {
  const token = await stamped();
  expect(await verifyToken({ token, content, roots: other.root })).toEqual({ fault: "untrusted" });
  expect(await verifyToken({ token, content, roots: "" })).toEqual({ fault: "untrusted" });
});

test("the token of another content is refused", async () => {
  const token = await stamped();
  const forged = Buffer.from("b".repeat(64));
  expect(await verifyToken({ token, content: forged, roots: authority.root })).toEqual({
    fault: "other-digest",
  });
});

test.each([
  ["its instant", (token: Buffer) => token.indexOf("20261124031700Z") + 3],
  [
    "the key of its certificate",
    (token: Buffer) => token.lastIndexOf("2a8648ce3d030107", undefined, "hex") + 20,
  ],
  ["its signature", (token: Buffer) => token.length - 3],
])("a token of which %s was changed by one bit never passes", async (_, placeIn) => {
  const token = await stamped();
  const place = placeIn(token);
  token[place] = (token[place] ?? 0) ^ 0x01;
  const check = await verifyToken({ token, content, roots: authority.root });
  expect(check).toHaveProperty("fault");
});

test.each([Buffer.alloc(0), Buffer.from("no"), Buffer.from([0x30, 0x03, 0x02, 0x01, 0x01])])(
  "%j is no token",
  async (token) => {
    expect(await verifyToken({ token, content })).toEqual({ fault: "unreadable" });
  },
);

test("the roots are read from a file of PEM certificates, several in a row", async () => {
  const file = path.join(tmpdir(), `etabli-roots-${process.pid}.pem`);
  writeFileSync(file, `${other.root}\n${authority.root}`);
  const roots = readRoots(file);
  expect(await verifyToken({ token: await stamped(), content, roots })).toMatchObject({
    is_trusted: true,
  });
  expect(readRoots(undefined)).toBeUndefined();
});
