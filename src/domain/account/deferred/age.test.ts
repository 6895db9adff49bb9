import { expect, test } from "vitest";
import { instant } from "../../../../test/shop/quote.ts";
import { madeAt, OLDEST_ACT } from "./age.ts";

const now = instant("2026-11-23T17:00:00.000Z");

test.each<[string, number, unknown]>([
  ["as it is made", 0, now],
  ["seven hours ago", 7 * 3_600_000, "2026-11-23T10:00:00.000Z"],
  ["by a clock that was set back meanwhile", -5_000, now],
  ["as long ago as it may be", OLDEST_ACT, "2026-09-24T17:00:00.000Z"],
  ["too long ago", OLDEST_ACT + 1, { refused: "act-too-old" }],
  ["of no age", Number.NaN, { refused: "act-too-old" }],
])("an act made %s", (_, age, expected) => {
  expect(madeAt(age, now)).toEqual(expected);
});
