import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isListed, isZipPattern, readZips, zipProbes, zipsText } from "./zips.ts";

describe("a list of postal codes", () => {
  it.each([
    ["31000 31100", ["31000", "31100"], []],
    ["31100, 31000; 31100\n09*", ["09*", "31000", "31100"], []],
    ["31*,3140*", ["31*", "3140*"], []],
    ["31000 Toulouse 3100 310000 3* *", ["31000"], ["Toulouse", "3100", "310000", "3*", "*"]],
    ["", [], []],
  ])("typed as « %s » is read", (text, zips, wrong) => {
    expect(readZips(text)).toEqual({ zips, wrong });
  });

  it.each([
    [["31000"], "31000", true],
    [["31000"], "31100", false],
    [["31*"], "31000", true],
    [["31*"], "13100", false],
    [["974*"], "97400", true],
    [["3140*"], "31400", true],
    [["3140*"], "31500", false],
    [[], "31000", false],
    [["31*"], "", false],
    [["31*"], "31", false],
  ])("%j holds %s: %s", (zips, zip, expected) => {
    expect(isListed(zips, zip)).toBe(expected);
  });

  it.each([
    [[], ""],
    [["31000"], "31000"],
    [["09*", "31000", "31100"], "tous ceux en 09, 31000 et 31100"],
    [
      Array.from({ length: 11 }, (_, turn) => `310${10 + turn}`),
      "31010, 31011, 31012, 31013, 31014, 31015, 31016, 31017 et 3\u00a0autres",
    ],
  ])("%j is said « %s »", (zips, text) => {
    expect(zipsText(zips)).toBe(text);
  });
});

test("a code is in a list when one of its patterns begins it, and in no other", () => {
  const digits = (length: number) =>
    fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, "0"));
  const pattern = fc.oneof(
    digits(5),
    ...[2, 3, 4].map((length) => digits(length).map((begin) => `${begin}*`)),
  );
  fc.assert(
    fc.property(fc.array(pattern, { maxLength: 6 }), digits(5), (zips, zip) => {
      const begins = zips.some((one) => zip.startsWith(one.replace("*", "")));
      expect(isListed(zips, zip)).toBe(begins);
      expect(zipProbes(zip).every(isZipPattern)).toBe(true);
    }),
  );
});
