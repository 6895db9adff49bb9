import { expect, test } from "vitest";
import type { LocalDate } from "../../time.ts";
import { daysLate, remind } from "./remind.ts";

const day = (text: string) => text as LocalDate;
const late = { kind: 380, remainder: 12_389, due_on: day("2026-11-12") };
const facts = { today: day("2026-11-23"), reminded_on: null, reachable: true, disputed: false };

test.each([
  ["a late invoice", late, {}, { days_late: 11 }],
  ["one reminded yesterday", late, { reminded_on: day("2026-11-22") }, { days_late: 11 }],
  ["one reminded today", late, { reminded_on: day("2026-11-23") }, { refused: "reminded-today" }],
  ["its last day", late, { today: day("2026-11-12") }, { refused: "not-late" }],
  ["the day after", late, { today: day("2026-11-13") }, { days_late: 1 }],
  ["a paid invoice", { ...late, remainder: 0 }, {}, { refused: "not-late" }],
  ["one that owes money to the client", { ...late, remainder: -1 }, {}, { refused: "not-late" }],
  ["a credit note", { ...late, kind: 381 }, {}, { refused: "not-late" }],
  ["one that the client contests", late, { disputed: true }, { refused: "disputed" }],
  ["a client without e-mail nor telephone", late, { reachable: false }, { refused: "no-contact" }],
])("of %s", (_, invoice, changed, expected) => {
  expect(remind(invoice, { ...facts, ...changed })).toEqual(expected);
});

test("the days of delay cross the end of a month and a change of hour", () => {
  expect(daysLate({ ...late, due_on: day("2026-10-24") }, day("2026-11-02"))).toBe(9);
});
