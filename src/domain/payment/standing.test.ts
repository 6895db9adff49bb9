import { expect, test } from "vitest";
import { date } from "../../../test/shop/invoice.ts";
import { standingOf, type Standing } from "./standing.ts";

test.each<[string, { paid: number; remainder: number; credited?: boolean }, string, Standing]>([
  ["nothing came in yet", { paid: 0, remainder: 19_000 }, "2026-12-23", "unpaid"],
  ["its last day is today", { paid: 0, remainder: 19_000 }, "2026-11-23", "unpaid"],
  ["its last day was yesterday", { paid: 0, remainder: 19_000 }, "2026-11-22", "overdue"],
  ["a part came in", { paid: 9_000, remainder: 10_000 }, "2026-12-23", "partly-paid"],
  ["a part came in, and it is late", { paid: 9_000, remainder: 10_000 }, "2026-11-01", "overdue"],
  ["all came in, even late", { paid: 19_000, remainder: 0 }, "2026-11-01", "paid"],
  ["it was taken back", { paid: 0, remainder: 0, credited: true }, "2026-11-01", "credited"],
  [
    "it was paid, then taken back",
    { paid: 19_000, remainder: -19_000, credited: true },
    "2026-12-23",
    "to-refund",
  ],
])("when %s", (_case, { credited, ...balance }, due_on, standing) => {
  const facts = {
    ...balance,
    total_incl: 24_000,
    credited_incl: credited ? 24_000 : 0,
    due_on: date(due_on),
  };
  expect(standingOf(facts, date("2026-11-23"))).toBe(standing);
});
