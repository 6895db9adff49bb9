import { expect, test } from "vitest";
import { toInstant } from "../../time.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "../event.ts";
import { minutesOver, visitUnderWay } from "./under-way.ts";

const KARIM = "karim";
const at = (hour: number, minutes = 0) => toInstant(Date.UTC(2026, 10, 23, hour, minutes));
const visit = (id: string, hour: number, rest: Partial<AgendaEvent> = {}) =>
  newEvent({
    id,
    shop_id: "garonne",
    kind: "Réparation",
    start_at: at(hour),
    repair_id: id,
    assigned_to: [KARIM],
    ...rest,
  });
const underWay = (events: readonly AgendaEvent[], now = at(10, 25), arrived: string[] = []) =>
  visitUnderWay(events, { user_id: KARIM, now, hasArrived: ({ id }) => arrived.includes(id) })?.id;

test("the first visit that should have begun is under way, however late, whatever the order they came in", () => {
  expect(underWay([visit("b", 10), visit("c", 14), visit("a", 8)])).toBe("a");
  expect(underWay([visit("b", 11)])).toBeUndefined();
});

test("« J’y suis » says better than the clock where the technician is", () => {
  const events = [visit("a", 8), visit("b", 10), visit("c", 14)];
  expect(underWay(events, at(10, 25), ["a", "b"])).toBe("b");
  expect(underWay(events, at(10, 25), ["c"])).toBe("c");
});

test("a visit skipped or forgotten before one that is done is not under way", () => {
  const events = [visit("a", 8), visit("b", 9, { status: "DONE" }), visit("c", 10)];
  expect(underWay(events)).toBe("c");
});

test.each<[string, Partial<AgendaEvent>]>([
  ["is done", { status: "DONE" }],
  ["is cancelled", { status: "CANCEL" }],
  ["is a colleague’s", { assigned_to: ["hugo"] }],
  ["is an absence", { kind: ABSENCE_KIND }],
  ["is a meeting", { repair_id: null }],
  ["lasts the whole day", { fullday: true }],
])("nobody is at a visit that %s", (_, rest) => {
  expect(underWay([visit("a", 9, rest)])).toBeUndefined();
});

test("four hours past its end, « Fait » was forgotten", () => {
  expect(underWay([visit("a", 8)], at(13))).toBe("a");
  expect(underWay([visit("a", 8)], at(13, 1))).toBeUndefined();
});

test("the delay is counted in whole minutes past the end", () => {
  expect(minutesOver({ end_at: at(10) }, at(9, 30))).toBe(0);
  expect(minutesOver({ end_at: at(10) }, toInstant(Date.UTC(2026, 10, 23, 10, 25, 59)))).toBe(25);
});
