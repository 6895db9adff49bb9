import { expect, test } from "vitest";
import { EVERYTHING, filterOf } from "./filter.ts";

const NOTHING = { account_id: null, action: null, record_id: null, since: null, until: null };

test.each([
  ["nothing", {}, {}],
  ["a person", { account_id: "a" }, { account_id: "a" }],
  ["a record", { record: { id: "r", name: "D1" } }, { record_id: "r" }],
  [
    "one day, both ends included, in the shop's hour",
    { from: "2026-11-23", to: "2026-11-23" },
    { since: "2026-11-22T23:00:00.000Z", until: "2026-11-23T23:00:00.000Z" },
  ],
  ["the day of 23 hours", { to: "2026-03-29" }, { until: "2026-03-29T22:00:00.000Z" }],
  ["a day that is not whole yet", { from: "2026-1" }, {}],
])("the audit is filtered by %s", (_, choice, filter) => {
  expect(filterOf({ ...EVERYTHING, ...choice }, "Europe/Paris")).toEqual({ ...NOTHING, ...filter });
});
