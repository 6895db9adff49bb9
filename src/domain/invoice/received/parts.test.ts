import { expect, test } from "vitest";
import { cents, day, decimal, line, sirenIn } from "./parts.ts";

test.each([
  ["12.3", 2, 1_230],
  ["12.345", 2, 1_235],
  ["12.344", 2, 1_234],
  ["-0.005", 2, -1],
  ["-0.001", 2, 0],
  ["7", 4, 70_000],
  ["1e3", 2, 0],
  ["douze", 2, 0],
  ["", 2, 0],
  ["9999999999999999", 2, 0],
])("%s with %i decimals is %i", (text, decimals, value) =>
  expect(decimal(text, decimals)).toBe(value),
);

test("an amount is in cents", () => expect(cents("58.33")).toBe(5_833));

test.each([
  ["20261202", "2026-12-02"],
  ["2026-12-02", "2026-12-02"],
  ["20261332", undefined],
  ["hier", undefined],
])("the day %s is %s", (text, expected) => expect(day(text)).toBe(expected));

test("a text is one line, cut at its column; a SIREN begins a SIRET", () => {
  expect(line("  Pompe\n de  vidange ", 9)).toBe("Pompe de ");
  expect(line("Pompe\0de\u0007vidange", 60)).toBe("Pompe de vidange");
  expect(line("Pompe 🔧🔧", 9)).toBe("Pompe 🔧");
  expect(sirenIn("552 100 554 00013")).toBe("552100554");
  expect(sirenIn("FR44")).toBe("");
});
