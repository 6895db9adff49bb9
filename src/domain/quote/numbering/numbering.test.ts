import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../time.ts";
import { numberText } from "../number.ts";
import {
  FIRST_NUMBER_MAX,
  numberedYears,
  numberingOf,
  parseNumbering,
  PREFIX_MAX,
  seriesOfYear,
  type Counter,
} from "./numbering.ts";

const years = numberedYears("2026-11-24" as LocalDate);
const choice = { kind: "invoice", year: 2026, prefix: "F", first: 1 };

describe("a numbering", () => {
  it.each([
    ["as it is", {}, { prefix: "F", first: 1 }],
    ["in capitals, without the spaces around", { prefix: " fac- " }, { prefix: "FAC-" }],
    ["from the number after the last of the former software", { first: 125 }, { first: 125 }],
    ["of the coming year", { year: 2027 }, { year: 2027 }],
    ["of quotes, with figures inside", { kind: "quote", prefix: "D31B" }, { prefix: "D31B" }],
  ])("is taken %s", (_, typed, read) => {
    expect(parseNumbering({ ...choice, ...typed }, years)).toMatchObject(read);
  });

  it.each([
    ["kind", { kind: "receipt" }],
    ["year", { year: 2025 }],
    ["year", { year: 2028 }],
    ["prefix", { prefix: "" }],
    ["prefix", { prefix: "2026" }],
    ["prefix", { prefix: "F1" }],
    ["prefix", { prefix: "FÉ" }],
    ["prefix", { prefix: "FA/" }],
    ["prefix", { prefix: "F A" }],
    ["prefix", { prefix: "F\n" + "G" }],
    ["prefix", { prefix: "F\u202e" }],
    ["prefix", { prefix: "F".repeat(PREFIX_MAX + 1) }],
    ["prefix", { prefix: "D" }],
    ["prefix", { prefix: "R" }],
    ["first", { first: 0 }],
    ["first", { first: 1.5 }],
    ["first", { first: FIRST_NUMBER_MAX + 1 }],
    ["first", { first: "1" }],
  ])("is refused for its %s: %j", (field, typed) => {
    expect(parseNumbering({ ...choice, ...typed }, years)).toMatchObject({
      refused: "bad-input",
      detail: { [field]: expect.any(String) },
    });
  });

  it("keeps the longest number to 35 characters of the electronic invoice", () => {
    const read = parseNumbering({ ...choice, prefix: "F".repeat(PREFIX_MAX) }, years);
    if ("refused" in read) throw new Error(read.refused);
    const longest = numberText(seriesOfYear("invoice", 2026), {
      n: FIRST_NUMBER_MAX + 1,
      prefix: read.prefix,
    });
    expect(longest).toMatch(/^[A-Za-z0-9+\-_/]{35}$/);
  });
});

describe("the numbering of a year", () => {
  const counters: Counter[] = [
    { series: "F2025", prefix: "OLD-", first: 1, last: 80 },
    { series: "F2026", prefix: "FAC-", first: 125, last: 126 },
    { series: "D2026", prefix: "D", first: 1, last: 0 },
    { series: "D2027", prefix: "DEV-", first: 40, last: 39 },
  ];
  it.each([
    ["invoice", 2026, { prefix: "FAC-", first: 125, issued: 2, next: "FAC-2026-00127" }],
    ["invoice", 2027, { prefix: "FAC-", first: 1, issued: 0, next: "FAC-2027-00001" }],
    ["quote", 2026, { prefix: "D", first: 1, issued: 0, next: "D2026-00001" }],
    ["quote", 2027, { prefix: "DEV-", first: 40, issued: 0, next: "DEV-2027-00040" }],
    ["credit", 2026, { prefix: "A", first: 1, issued: 0, next: "A2026-00001" }],
  ] as const)("of %ss in %i follows from the choices made until then", (kind, year, expected) => {
    expect(numberingOf(kind, year, counters)).toEqual({ kind, year, ...expected });
  });
});
