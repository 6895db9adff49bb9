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
    assigned_to: [KARIM],
    ...rest,
  });

const idsOf = (events: readonly AgendaEvent[]) => {
  const { done, next, later } = myRound(events, KARIM);
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
    stop("off", 8, { kind: ABSENCE_KIND }),
    stop("note", 6, { fullday: true }),
    stop("a", 10),
  ];
  expect(idsOf(events)).toEqual({ done: [], next: "a", later: ["note", "off"] });
});

test("what is cancelled or somebody else's is not in it", () => {
  const events = [stop("x", 8, { status: "CANCEL" }), stop("y", 9, { assigned_to: ["hugo"] })];
  expect(idsOf(events)).toEqual({ done: [], next: undefined, later: [] });
});
