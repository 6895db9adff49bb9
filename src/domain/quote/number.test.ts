import { describe, expect, it } from "vitest";
import type { LocalDate } from "../time.ts";
import { isDocumentNumber, numberText, parseQuoteReference, seriesOf } from "./number.ts";

describe("a document's number", () => {
  it.each([
    ["quote", "2026-11-23", 42, "D2026-00042"],
    ["invoice", "2026-12-31", 1, "F2026-00001"],
    ["invoice", "2027-01-01", 1, "F2027-00001"],
    ["credit", "2026-11-23", 123_456, "A2026-123456"],
  ] as const)("of a %s issued on %s, the %ith, is %s", (kind, day, n, text) => {
    expect(numberText(seriesOf(kind, day as LocalDate), n)).toBe(text);
    expect(isDocumentNumber(text)).toBe(true);
  });

  it("never comes from a broken count", () => {
    for (const n of [0, -1, 1.5, Number.NaN]) expect(() => numberText("F2026", n)).toThrow();
  });

  it.each([[""], ["F 2026"], ["F2026*1"], ["x".repeat(36)]])("is not %o", (text) => {
    expect(isDocumentNumber(text)).toBe(false);
  });

  it.each([
    ["D2026-00042", "D2026-00042"],
    [" d2026 42 ", "D2026-00042"],
    ["D2026-123456", "D2026-123456"],
    ["F2026-00042", undefined],
    ["D2026-0", undefined],
    ["42", undefined],
  ])("copied as « %s » by a client reads %s", (text, reference) => {
    expect(parseQuoteReference(text)).toBe(reference);
  });
});
