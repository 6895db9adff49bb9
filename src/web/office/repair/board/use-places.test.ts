import { expect, test } from "vitest";
import { REPAIR_STATUSES } from "../../../../domain/repair/status.ts";
import { toInstant } from "../../../../domain/time.ts";
import { countsKey, pinned } from "./placing.ts";
import type { BoardCard, BoardColumn } from "./query.ts";
import { placesOf } from "./use-places.ts";

const LAST = toInstant(Date.UTC(2026, 10, 2, 9));
const card = { id: "a", status: "Prêt à réparer", lastUpdateAt: LAST } as BoardCard;
const columns = REPAIR_STATUSES.map((status): BoardColumn => ({ status, count: 9, repairs: [] }));
const none = () => undefined;

test("a card on its way changes what two columns are given, and nothing at the next rendering", () => {
  const still = placesOf(columns, { pins: [], readOf: none }, new Map());
  const pins = pinned([], [{ card, to: "Réparé" }], countsKey(columns));
  const moved = placesOf(columns, { pins, readOf: none }, still);
  const given = (places: typeof still) =>
    REPAIR_STATUSES.flatMap((status) => {
      const { count, pinned: cards, moved: ids } = places.get(status) ?? {};
      return [{ status, parts: [count, cards, ids] }];
    });
  const changed = (before: typeof still, after: typeof still) =>
    given(after)
      .filter(({ parts }, at) =>
        parts.some((part, rank) => part !== given(before)[at]?.parts[rank]),
      )
      .map(({ status }) => status);
  expect(changed(still, moved)).toEqual(["Prêt à réparer", "Réparé"]);
  expect(changed(moved, placesOf(columns, { pins, readOf: none }, moved))).toEqual([]);
});
