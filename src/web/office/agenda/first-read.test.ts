import { expect, test } from "vitest";
import type { Instant } from "../../../domain/time.ts";
import { firstBounds } from "./first-read.ts";

const MONDAY = "2026-11-23T09:00:00.000Z" as Instant;
const BROWSER = { search: "", kept: null, isPhone: false, now: MONDAY, zone: "Europe/Paris" };
const days = (from: string, to: string) => ({
  from: `${from}T23:00:00.000Z`,
  to: `${to}T23:00:00.000Z`,
});

test.each([
  ["four days from today on a wide screen", {}, days("2026-11-22", "2026-11-26")],
  ["today alone on a telephone", { isPhone: true }, days("2026-11-22", "2026-11-23")],
  [
    "the week of the address",
    { search: "?view=week&date=2026-12-02" },
    days("2026-11-29", "2026-12-06"),
  ],
  ["the view this browser keeps", { kept: '{"type":"week"}' }, days("2026-11-22", "2026-11-29")],
  [
    "today when the address makes no sense",
    { search: "?date=hier&view=day" },
    days("2026-11-22", "2026-11-23"),
  ],
])("the agenda first asks for %s", (_, browser, bounds) => {
  expect(firstBounds({ ...BROWSER, ...browser })).toEqual(bounds);
});
