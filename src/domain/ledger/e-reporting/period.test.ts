import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { addDays } from "../../time.ts";
import {
  periodBefore,
  periodOn,
  periodsBefore,
  RHYTHM_FR,
  rhythmOf,
  RHYTHMS,
  type Rhythm,
} from "./period.ts";

const periodText = (rhythm: Rhythm, day: string): string => {
  const { from, to, due_on } = periodOn(rhythm, date(day));
  return `${from} ${to} ${due_on}`;
};

test.each<[Rhythm, string, string]>([
  ["three-a-month", "2026-12-01", "2026-12-01 2026-12-10 2026-12-20"],
  ["three-a-month", "2026-12-20", "2026-12-11 2026-12-20 2026-12-30"],
  ["three-a-month", "2026-12-31", "2026-12-21 2026-12-31 2027-01-10"],
  ["three-a-month", "2027-02-15", "2027-02-11 2027-02-20 2027-02-28"],
  ["three-a-month", "2027-02-28", "2027-02-21 2027-02-28 2027-03-10"],
  ["monthly", "2026-12-25", "2026-12-01 2026-12-31 2027-01-10"],
  ["monthly", "2028-02-29", "2028-02-01 2028-02-29 2028-03-10"],
  ["two-months", "2026-12-25", "2026-11-01 2026-12-31 2027-01-30"],
  ["two-months", "2026-11-01", "2026-11-01 2026-12-31 2027-01-30"],
  ["two-months", "2026-01-09", "2026-01-01 2026-02-28 2026-03-30"],
])("%s, on %s: from, to and due %s", (rhythm, day, expected) =>
  expect(periodText(rhythm, day)).toBe(expected),
);

describe("the periods of a rhythm", () => {
  it.each(RHYTHMS)("%s leave no day out and hold none twice", (rhythm) => {
    fc.assert(
      fc.property(fc.nat({ max: 3_000 }), (days) => {
        const day = addDays(date("2024-01-01"), days);
        const { from, to, due_on } = periodOn(rhythm, day);
        expect(from <= day && day <= to && to < due_on).toBe(true);
        expect(periodOn(rhythm, from)).toEqual(periodOn(rhythm, to));
        expect(periodOn(rhythm, addDays(to, 1)).from).toBe(addDays(to, 1));
        expect(periodBefore(rhythm, day).to).toBe(addDays(from, -1));
      }),
    );
  });

  it("are listed from the latest that ended", () => {
    expect(periodsBefore("monthly", date("2027-01-15"), 3).map(({ from }) => from)).toEqual([
      "2026-12-01",
      "2026-11-01",
      "2026-10-01",
    ]);
  });
});

test("the rhythm is that of the regime, chosen where there is a choice", () => {
  expect(rhythmOf("franchise", "monthly")).toBe("two-months");
  expect(rhythmOf("normal", null)).toBe("three-a-month");
  expect(rhythmOf("normal", "two-months")).toBe("three-a-month");
  expect(rhythmOf("normal", "monthly")).toBe("monthly");
  for (const rhythm of RHYTHMS) expect(RHYTHM_FR[rhythm]).not.toBe("");
});
