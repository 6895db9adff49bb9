import { describe, expect, it } from "vitest";
import type { LocalDate } from "../time.ts";
import { firstPaymentDay, withdrawalDeadline, type Conclusion } from "./withdrawal.ts";

const home: Conclusion = {
  conclusion_place: "home",
  urgent_on_request: false,
  client_type: "Particulier",
};
const day = (text: string): LocalDate => text as LocalDate;
const holidays = ["2026-12-25", "2027-01-01", "2027-03-29"];
const isHoliday = (date: LocalDate): boolean => holidays.includes(date);

describe("the last day to withdraw", () => {
  it.each([
    ["fourteen days after a Tuesday", "2026-11-24", "2026-12-08"],
    ["moved from Saturday to Monday", "2026-11-28", "2026-12-14"],
    ["moved from Sunday to Monday", "2026-11-29", "2026-12-14"],
    ["moved from Christmas, a Friday, past the weekend", "2026-12-11", "2026-12-28"],
    ["moved from the Sunday of Easter past its Monday", "2027-03-14", "2027-03-30"],
  ])("is %s", (_, signed, last) => {
    expect(withdrawalDeadline(day(signed), home, isHoliday)).toBe(last);
  });

  it.each([
    ["at the counter", { conclusion_place: "shop" }],
    ["for an urgent repair asked for", { urgent_on_request: true }],
    ["for a company", { client_type: "Entreprise" }],
  ] as const)("does not exist %s", (_, facts) => {
    expect(withdrawalDeadline(day("2026-11-24"), { ...home, ...facts }, isHoliday)).toBeNull();
  });
});

describe("the first payment", () => {
  it.each([
    ["waits seven full days at the client's home", {}, "2026-12-02"],
    ["may come at once at a distance", { conclusion_place: "distance" }, "2026-11-24"],
    ["may come at once for an urgent repair", { urgent_on_request: true }, "2026-11-24"],
  ] as const)("%s", (_, facts, first) => {
    expect(firstPaymentDay(day("2026-11-24"), { ...home, ...facts })).toBe(first);
  });
});
