import { expect, test } from "vitest";
import { instantAt, type LocalDate } from "../../time.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "../event.ts";
import { withEnd } from "../event-time.ts";
import { dayLoad, loadLevel, type LoadLevel } from "./load.ts";

const PARIS = "Europe/Paris";
const MONDAY = "2026-11-23" as LocalDate;
/** 9 h – 12 h and 14 h – 18 h: seven hours. */
const HOURS = [
  { from: 540, to: 720 },
  { from: 840, to: 1080 },
];
const on = (from: number, to: number, facts: Partial<AgendaEvent> = {}): AgendaEvent => {
  const start_at = instantAt(MONDAY, from * 60, PARIS);
  const event = newEvent({ id: "e", shop_id: "s", kind: "Réparation", start_at, ...facts });
  return withEnd(event, instantAt(MONDAY, to * 60, PARIS));
};
const loadOf = (events: readonly AgendaEvent[], hours = HOURS) =>
  dayLoad(events, { date: MONDAY, zone: PARIS, hours });

test.each<[string, AgendaEvent[], number, number]>([
  ["nothing planned", [], 0, 420],
  ["two visits", [on(9, 10), on(14, 15.5)], 150, 420],
  ["two that overlap count once", [on(9, 11), on(10, 12)], 180, 420],
  ["a trip on top counts", [on(10, 11, { trip_duration_before: 20 })], 80, 420],
  ["a trip inside its hours is in them", [on(10, 11, { trip_duration_after: 20 })], 60, 420],
  ["a cancelled visit takes nothing", [on(9, 12, { status: "CANCEL" })], 0, 420],
  ["a visit done was work", [on(9, 10, { status: "DONE" })], 60, 420],
  ["an absence shortens the day", [on(14, 18, { kind: ABSENCE_KIND }), on(9, 10)], 60, 180],
  ["away all day", [on(0, 24, { kind: ABSENCE_KIND, fullday: true })], 0, 0],
  ["a whole day elsewhere takes the hours worked", [on(0, 24, { fullday: true })], 420, 420],
  ["whole days count whatever their hours", [on(10, 11, { fullday: true })], 420, 420],
  ["the night belongs to the day before", [on(-2, 1)], 60, 420],
  ["works that began the day before and end the day after", [on(-16, 42)], 420, 420],
  ["works that end at noon", [on(-40, 12)], 180, 420],
  ["work in the evening counts beyond the hours", [on(19, 20)], 60, 420],
])("%s: %#", (_, events, busy, worked) => {
  expect(loadOf(events)).toEqual({ busy, worked });
});

test("on the day when the clock goes back, the hours worked are those of the clock", () => {
  const date = "2026-10-25" as LocalDate;
  const night = [{ from: 60, to: 240 }];
  expect(dayLoad([], { date, zone: PARIS, hours: night })).toEqual({ busy: 0, worked: 240 });
});

test.each<[number, number, LoadLevel]>([
  [0, 0, "off"],
  [0, 420, "free"],
  [293, 420, "free"],
  [294, 420, "busy"],
  [378, 420, "full"],
  [420, 420, "full"],
  [421, 420, "over"],
  [60, 0, "over"],
])("%i minutes of %i: %s", (busy, worked, level) => {
  expect(loadLevel({ busy, worked })).toBe(level);
});
