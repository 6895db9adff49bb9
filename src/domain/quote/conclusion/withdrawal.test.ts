import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../time.ts";
import { withdrawalDeadline, type Conclusion } from "./withdrawal.ts";

const home: Conclusion = {
  conclusion_place: "home",
  urgent_on_request: false,
  client_type: "Particulier",
};
const day = (text: string): LocalDate => text as LocalDate;

describe("the last day to withdraw", () => {
  it.each([
    ["fourteen days after a Tuesday", "2026-11-24", "2026-12-08"],
    ["moved from Saturday to Monday", "2026-11-28", "2026-12-14"],
    ["moved from Sunday to Monday", "2026-11-29", "2026-12-14"],
    ["moved from Christmas, a Friday, past the weekend", "2026-12-11", "2026-12-28"],
    ["moved from the Sunday of Easter past its Monday", "2027-03-14", "2027-03-30"],
    ["moved from Saint Stephen's Day only in Alsace", "2028-12-12", "2028-12-26"],
  ])("is %s", (_, signed, last) => {
    expect(withdrawalDeadline(day(signed), home, "31000")).toBe(last);
  });

  it.each([
    ["at the counter", { conclusion_place: "shop" }],
    ["for an urgent repair asked for", { urgent_on_request: true }],
    ["for a company", { client_type: "Entreprise" }],
  ] as const)("does not exist %s", (_, facts) => {
    expect(withdrawalDeadline(day("2026-11-24"), { ...home, ...facts }, "31000")).toBeNull();
  });
});

it("counts the holidays of Alsace-Moselle there", () => {
  expect(withdrawalDeadline(day("2028-12-12"), home, "67000")).toBe("2028-12-27");
});
