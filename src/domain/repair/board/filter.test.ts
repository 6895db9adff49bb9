import { expect, test } from "vitest";
import type { Instant } from "../../time.ts";
import { REPAIR_STATUSES } from "../status.ts";
import {
  enteredBefore,
  repairOrder,
  searchedText,
  statusesOf,
  type RepairFilter,
} from "./filter.ts";

const NOW = "2026-11-23T10:00:00.000Z" as Instant;

test.each<[string, RepairFilter, number]>([
  ["all without a filter", {}, 13],
  ["the open ones", { archived: false }, 12],
  ["the archived one", { archived: true }, 1],
  ["one by its name", { status: ["Réparé"] }, 1],
  ["none of a status that does not exist", { status: ["Perdu"] }, 0],
  ["none when archived is asked of an open one", { status: ["Réparé"], archived: true }, 0],
])("statuses: %s", (_, filter, count) => {
  expect(statusesOf(filter)).toHaveLength(count);
});

test("statuses stand in the board's order, however they are asked", () => {
  expect(statusesOf({ status: REPAIR_STATUSES.toReversed() })).toEqual([...REPAIR_STATUSES]);
});

test.each([
  [3, "2026-11-20T10:00:00.000Z"],
  [null, undefined],
  [0, undefined],
  [-2, undefined],
  [2_000_000_000, "2016-11-25T10:00:00.000Z"],
])("an age of %s days: in the status since %s", (age, expected) => {
  expect(enteredBefore(age, NOW)).toBe(expected);
});

test("a searched text is trimmed and bounded", () => {
  expect([
    searchedText("  vidal "),
    searchedText(null),
    searchedText("x".repeat(999)).length,
  ]).toEqual(["vidal", "", 200]);
});

test("an order that does not exist is the board's", () => {
  expect([repairOrder("client"), repairOrder("drop table"), repairOrder(null)]).toEqual([
    "client",
    "status",
    "status",
  ]);
});
