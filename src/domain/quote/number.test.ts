import { describe, expect, it } from "vitest";
import { instant } from "../../../test/shop/quote.ts";
import type { LocalDate } from "../time.ts";
import {
  numberText,
  SERIES_LETTERS,
  parseNumber,
  parseQuoteReference,
  seriesAt,
  seriesOf,
} from "./number.ts";

describe("a document's number", () => {
  it.each([
    ["quote", "2026-11-23", 42, "D2026-00042"],
    ["invoice", "2026-12-31", 1, "F2026-00001"],
    ["invoice", "2027-01-01", 1, "F2027-00001"],
    ["credit", "2026-11-23", 123_456, "A2026-123456"],
  ] as const)("of a %s issued on %s, the %ith, is %s", (kind, day, n, text) => {
    expect(numberText(seriesOf(kind, day as LocalDate), { n, prefix: SERIES_LETTERS[kind] })).toBe(
      text,
    );
    expect(text).toMatch(/^[A-Za-z0-9+\-_/]{1,35}$/);
  });

  it("never comes from a broken count", () => {
    for (const n of [0, -1, 1.5, Number.NaN])
      expect(() => numberText("F2026", { n, prefix: "F" })).toThrow();
  });

  it("takes the year of the shop's clock", () => {
    const eve = instant("2026-12-31T23:30:00Z");
    expect(seriesAt("invoice", eve, "Europe/Paris")).toBe("F2027");
    expect(seriesAt("invoice", eve, "America/Martinique")).toBe("F2026");
  });

  it.each([
    ["D2026-00042", "D2026-00042"],
    [" d2026 42 ", "D2026-00042"],
    ["D2026-123456", "D2026-123456"],
    ["F2026-00042", undefined],
    ["D2026-0", undefined],
    ["42", undefined],
    ["dev-2026 7", "DEV-2026-00007"],
    ["R2026-00042", undefined],
  ])("copied as « %s » by a client reads %s", (text, reference) => {
    expect(parseQuoteReference(text)).toBe(reference);
  });

  it.each([
    ["f2026-42", { kind: "invoice", reference: "F2026-00042" }],
    ["A2026/7", { kind: "credit", reference: "A2026-00007" }],
    ["D2026-00042", { kind: "quote", reference: "D2026-00042" }],
    ["R2026-00042", undefined],
    ["F1026-1", undefined],
    ["F2026-", undefined],
    ["DUPONT", undefined],
    ["fac-2026-124", { reference: "FAC-2026-00124" }],
    ["A2026-F2026-3", { reference: "A2026-F2026-00003" }],
    ["FAC2026-0", undefined],
  ])("« %s » is read with its kind", (text, read) => {
    expect(parseNumber(text)).toEqual(read);
  });
});
