import { describe, expect, test } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { refuse } from "../../decision.ts";
import { chooseFactorDay, dayOfGrace, lastDayWithout, opensBeforeFactor } from "./required.ts";

const today = date("2026-11-24");

describe("the day from which a shop requires a second factor", () => {
  test.each([
    ["2026-11-25", "tomorrow"],
    ["2026-12-01", "in a week"],
    ["2027-11-25", "in a year"],
  ])("%s can be chosen: %s", (day) => {
    expect(chooseFactorDay(date(day), today)).toBe(day);
  });

  test.each([
    ["2026-11-24", "today, which leaves no time to set it up"],
    ["2026-11-23", "yesterday"],
    ["2027-11-26", "farther than a year"],
  ])("%s is refused: %s", (day) => {
    expect(chooseFactorDay(date(day), today)).toEqual(refuse("factor-day"));
  });

  test("can be taken back: each person chooses again", () => {
    expect(chooseFactorDay(null, today)).toBeNull();
  });

  test("at once leaves seven days, the last of which is the sixth after today", () => {
    const from = dayOfGrace(today);
    expect([from, lastDayWithout(from)]).toEqual(["2026-12-01", "2026-11-30"]);
    expect(chooseFactorDay(from, today)).toBe(from);
  });
});

test.each([
  ["/api/v1/auth/factor/confirmation", true],
  ["/api/v1/auth/passkeys", true],
  ["/api/v1/auth/logout", true],
  ["/app", true],
  ["/app/agenda", true],
  ["/app/file/0192", false],
  ["/app/document/quote/0192.pdf", false],
  ["/api/graphql", false],
  ["/api/v1/live", false],
  ["/api/v1/authors", false],
  ["/s/0192", false],
])("%s answers before a second factor that is due: %s", (path, opens) => {
  expect(opensBeforeFactor(path)).toBe(opens);
});
