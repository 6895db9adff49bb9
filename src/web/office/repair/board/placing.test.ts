import { describe, expect, test } from "vitest";
import type { RepairStatus } from "../../../../domain/repair/status.ts";
import { addMinutes, toInstant } from "../../../../domain/time.ts";
import { countsKey, pinned, placeColumns, settledPins, type Pin } from "./placing.ts";

const BEFORE = toInstant(Date.UTC(2026, 10, 2, 9));
const card = (id: string, status: RepairStatus, lastUpdateAt = BEFORE) => ({
  id,
  status,
  lastUpdateAt,
});
type Card = ReturnType<typeof card>;
const COLUMNS = [
  { status: "Prêt à réparer", count: 3 },
  { status: "Réparé", count: 1 },
];
const KEY = countsKey(COLUMNS);
const move = (cards: Card[], to: RepairStatus, pins: Pin<Card>[] = []) =>
  pinned(
    pins,
    cards.map((one) => ({ card: one, to })),
    KEY,
  );
const nothingRead = () => undefined;

const columnOf = (placed: ReturnType<typeof placeColumns<Card>>, status: RepairStatus) => {
  const found = placed.find((column) => column.status === status);
  return found && { count: found.count, pinned: found.pinned.map(({ id }) => id) };
};

describe("a moved card", () => {
  const pins = move([card("a", "Prêt à réparer")], "Réparé");

  test("stands at once on top of its column, and both counts follow", () => {
    const placed = placeColumns(COLUMNS, pins, nothingRead);
    expect(columnOf(placed, "Réparé")).toEqual({ count: 2, pinned: ["a"] });
    expect(columnOf(placed, "Prêt à réparer")).toEqual({ count: 2, pinned: [] });
    expect(placed).toHaveLength(13);
  });

  test("is not counted twice once the server's counts hold it", () => {
    const fresh = [
      { status: "Prêt à réparer", count: 2 },
      { status: "Réparé", count: 2 },
    ];
    const done = settledPins(pins, new Set(["a"]), [card("a", "Réparé")]);
    const placed = placeColumns(fresh, done, () => card("a", "Réparé"));
    expect(columnOf(placed, "Réparé")).toEqual({ count: 2, pinned: ["a"] });
  });

  test("springs back when it is refused", () => {
    const back = settledPins(pins, new Set(["a"]), []);
    expect(columnOf(placeColumns(COLUMNS, back, nothingRead), "Prêt à réparer")).toEqual({
      count: 3,
      pinned: [],
    });
  });

  test("follows a colleague who moves it on", () => {
    const done = settledPins(pins, new Set(["a"]), [card("a", "Réparé")]);
    const placed = placeColumns(COLUMNS, done, () => card("a", "Attente de réglement"));
    expect(columnOf(placed, "Attente de réglement")?.pinned).toEqual(["a"]);
    expect(columnOf(placed, "Réparé")?.pinned).toEqual([]);
  });

  test("does not spring back when a read sent before the move is answered after it", () => {
    const changed = card("a", "Réparé", addMinutes(BEFORE, 1));
    const done = settledPins(pins, new Set(["a"]), [changed]);
    const placed = placeColumns(COLUMNS, done, () => card("a", "Prêt à réparer"));
    expect(columnOf(placed, "Réparé")?.pinned).toEqual(["a"]);
    expect(columnOf(placed, "Prêt à réparer")?.pinned).toEqual([]);
  });

  test("moved again at once leaves the column where it was counted", () => {
    const twice = move([card("a", "Réparé")], "Attente de réglement", pins);
    const placed = placeColumns(COLUMNS, twice, nothingRead);
    expect(columnOf(placed, "Prêt à réparer")?.count).toBe(2);
    expect(columnOf(placed, "Réparé")?.count).toBe(1);
    expect(columnOf(placed, "Attente de réglement")).toEqual({ count: 1, pinned: ["a"] });
  });
});

test("an answer about one card leaves the others waiting", () => {
  const pins = move([card("a", "Prêt à réparer"), card("b", "Prêt à réparer")], "Réparé");
  const settled = settledPins(pins, new Set(["a"]), [card("a", "Réparé")]);
  expect(settled.map(({ isWaiting }) => isWaiting)).toEqual([false, true]);
});

test("an answer that a newer move has overtaken leaves the card where it goes", () => {
  const pins = move([card("a", "Réparé")], "Attente de réglement");
  const [pin] = settledPins(pins, new Set(["a"]), [card("a", "Réparé")]);
  expect(pin).toMatchObject({ to: "Attente de réglement", isWaiting: true });
});

test("many moved together stand with the last one on top", () => {
  const pins = move([card("a", "Prêt à réparer"), card("b", "Prêt à réparer")], "Réparé");
  expect(columnOf(placeColumns(COLUMNS, pins, nothingRead), "Réparé")).toEqual({
    count: 3,
    pinned: ["b", "a"],
  });
});
