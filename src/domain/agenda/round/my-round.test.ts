import { expect, test } from "vitest";
import { toInstant } from "../../time.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "../event.ts";
import { myRound } from "./my-round.ts";

const KARIM = "karim";
const at = (hour: number) => toInstant(Date.UTC(2026, 10, 23, hour));
const stop = (id: string, hour: number, rest: Partial<AgendaEvent> = {}) =>
  newEvent({
    id,
    shop_id: "garonne",
    start_at: at(hour),
    kind: "Réparation",
    repair_id: "r",
    assigned_to: [KARIM],
    ...rest,
  });

const idsOf = (events: readonly AgendaEvent[], hour = 12) => {
  const { done, next, later } = myRound(events, { user_id: KARIM, now: at(hour) });
  return {
    done: done.map(({ id }) => id),
    next: next?.id,
    later: later.map(({ id }) => id),
  };
};

test("the day is read in the order of its hours, whatever the order it came in", () => {
  const events = [stop("c", 14), stop("a", 8, { status: "DONE" }), stop("b", 10)];
  expect(idsOf(events)).toEqual({ done: ["a"], next: "b", later: ["c"] });
});

test("a visit whose hour is over stays the next one until it is done", () => {
  expect(idsOf([stop("late", 7), stop("b", 16)]).next).toBe("late");
});

test("one done before its turn does not hide the one that waits", () => {
  const events = [stop("a", 8), stop("b", 10, { status: "DONE" })];
  expect(idsOf(events)).toEqual({ done: ["b"], next: "a", later: [] });
});

test("nobody drives to an absence, nor to a note of the whole day", () => {
  const events = [
    stop("off", 8, { kind: ABSENCE_KIND, repair_id: null }),
    stop("note", 6, { fullday: true, repair_id: null }),
    stop("a", 10),
  ];
  expect(idsOf(events, 7)).toEqual({ done: [], next: "a", later: ["note", "off"] });
});

test("a meeting is the next stop until it ends, then it folds: it hides no client who waits", () => {
  const events = [stop("meeting", 8, { repair_id: null, kind: "Autre" }), stop("late", 9)];
  const { end_at } = events[0] ?? {};
  expect(end_at).toBe(at(9));
  expect(idsOf(events, 8).next).toBe("meeting");
  expect(idsOf(events, 9)).toEqual({ done: ["meeting"], next: "late", later: [] });
});

test("what is cancelled or somebody else's is not in it", () => {
  const events = [stop("x", 8, { status: "CANCEL" }), stop("y", 9, { assigned_to: ["hugo"] })];
  expect(idsOf(events)).toEqual({ done: [], next: undefined, later: [] });
});
