import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at, BASE, member, teamRequest, visitFor } from "../../../../test/shop/rounds/team.ts";
import { addMinutes, epochOf, minutesBetween, toInstant } from "../../time.ts";
import { busyTime } from "../event-time.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "../event.ts";
import { overlaps } from "../interval.ts";
import { keepsPromises, urgentChoices, type UrgentTeam } from "./choices.ts";
import { delayVisits } from "./delay.ts";
import type { Insertion } from "./insert.ts";

const { leg } = teamRequest([], []);
const KARIM = member("karim");
const LEA = member("lea");
const choose = (events: readonly AgendaEvent[], rest: Partial<UrgentTeam> = {}) => {
  const { leg: _leg, ...facts } = teamRequest(events, []);
  const members = [KARIM];
  return urgentChoices({ ...facts, members, visit: { place: BASE, minutes: 60 }, ...rest }, leg);
};
const EAST = { lat: 10, lon: 0 };
const summary = ({ user_id, start_at, road, overtime, delays }: Insertion) => ({
  user_id,
  start_at,
  road,
  overtime,
  late: delays.map(({ event_id, late }) => [event_id, late]),
});
const announced = (from: number, to: number): Partial<AgendaEvent> => ({
  public_start_at: at(from),
  public_end_at: at(to),
});

describe("an urgent visit", () => {
  test("goes to who passes by, and the soonest of each is said too", () => {
    const events = [
      visitFor("karim", [10, 0], at(14), { ...announced(13, 15) }),
      visitFor("lea", [-30, 0], at(9), { ...announced(8, 10) }),
    ];
    const choices = choose(events, {
      members: [KARIM, LEA],
      visit: { place: EAST, minutes: 60 },
      now: at(8),
    });
    expect(choices.map(summary).slice(0, 3)).toEqual([
      { user_id: "karim", start_at: at(8, 10), road: 0, overtime: 0, late: [] },
      { user_id: "karim", start_at: at(15), road: 0, overtime: 0, late: [] },
      { user_id: "lea", start_at: at(10, 40), road: 20, overtime: 0, late: [] },
    ]);
  });

  test("moves a visit within the hour that its client was told", () => {
    const events = [visitFor("karim", [10, 0], at(9), { id: "vidal", ...announced(9, 11) })];
    const visit = { place: EAST, minutes: 60 };
    const [calm, soonest] = choose(events, { visit, now: at(8, 5) });
    expect(calm && summary(calm)).toMatchObject({ start_at: at(10), late: [] });
    expect(soonest && summary(soonest)).toEqual({
      user_id: "karim",
      start_at: at(8, 15),
      road: 0,
      overtime: 0,
      late: [["vidal", 0]],
    });
    expect(soonest?.delays[0]?.to).toMatchObject({ start_at: at(9, 15), trip_duration_before: 0 });
  });

  test("that would make a client wait is said after the others, with the minutes, when it gains time", () => {
    const told = { public_start_at: at(8, 30), public_end_at: at(9, 10) };
    const events = [
      visitFor("karim", [10, 0], at(9), { id: "vidal", end_at: at(11, 30), ...told }),
    ];
    const choices = choose(events, { visit: { place: EAST, minutes: 60 }, now: at(8, 5) });
    const free = { user_id: "karim", road: 0, overtime: 0 };
    expect(choices.map(summary)).toEqual([
      { ...free, start_at: at(13, 30), late: [] },
      { ...free, start_at: at(8, 15), late: [["vidal", 5]] },
    ]);
  });

  test("after the hours is overtime, said as such", () => {
    const [only, ...others] = choose([], { now: at(17, 30) });
    expect(others).toEqual([]);
    expect(only && summary(only)).toEqual({
      user_id: "karim",
      start_at: at(17, 30),
      road: 0,
      overtime: 30,
      late: [],
    });
    expect(only && keepsPromises(only)).toBe(false);
    expect(choose([], { now: at(19, 30) })).toEqual([]);
  });

  test("never crosses what cannot move: an absence, a visit begun, the lunch break", () => {
    const absence = newEvent({
      id: "away",
      shop_id: "garonne",
      kind: ABSENCE_KIND,
      start_at: at(8),
      duration: 180,
      assigned_to: ["karim"],
    });
    expect(choose([absence]).map(({ start_at }) => start_at)).toEqual([at(11)]);
    const long = { visit: { place: BASE, minutes: 90 } };
    expect(choose([absence], long).map(({ start_at }) => start_at)).toEqual([at(13, 30)]);
    const begun = visitFor("karim", [0, 0], at(9), { id: "begun" });
    const [first] = choose([begun], { now: at(9, 30) });
    expect(first).toMatchObject({ start_at: at(10), delays: [] });
  });
});

const minute = fc.integer({ min: 0, max: 110 }).map((five) => five * 5);
const stop = fc.record({
  user_id: fc.constantFrom("karim", "lea"),
  lat: fc.integer({ min: -30, max: 30 }),
  gap: fc.integer({ min: 0, max: 12 }),
  window: fc.constantFrom(null, 60, 120),
  shared: fc.boolean(),
});
/** Visits one after the other, each with the road to it. */
function dayOf(stops: readonly (typeof stop extends fc.Arbitrary<infer S> ? S : never)[]) {
  const free = new Map<string, number>();
  const last = new Map<string, number>();
  return stops.map(({ user_id, lat, gap, window, shared }, rank) => {
    const road = Math.abs(lat - (last.get(user_id) ?? 0));
    const from = (free.get(user_id) ?? epochOf(at(7))) + (gap * 5 + road) * 60_000;
    const start_at = toInstant(Math.ceil(from / 300_000) * 300_000);
    free.set(user_id, epochOf(start_at) + 45 * 60_000);
    last.set(user_id, lat);
    return visitFor(user_id, [lat, 0], start_at, {
      id: `visit ${rank}`,
      duration: 45,
      end_at: addMinutes(start_at, 45),
      trip_duration_before: road,
      ...(shared && { repair_id: null }),
      ...(window && { public_start_at: start_at, public_end_at: addMinutes(start_at, window) }),
    });
  });
}
const cases = fc.record({
  events: fc.array(stop, { maxLength: 9 }).map(dayOf),
  now: minute.map((minutes) => addMinutes(at(7), minutes)),
  place: fc.integer({ min: -30, max: 30 }).map((lat) => ({ lat, lon: 0 })),
  minutes: fc.constantFrom(30, 60, 90),
});

test("whatever the day: nobody in two places, nothing before now, promises kept unless it is said", () => {
  fc.assert(
    fc.property(cases, ({ events, now, place, minutes }) => {
      const facts = { now, members: [KARIM, LEA], visit: { place, minutes } };
      const choices = choose(events, facts);
      expect(choose([...events].reverse(), facts)).toEqual(choices);
      for (const choice of choices) {
        expect(
          epochOf(choice.start_at) - choice.trip_duration_before * 60_000,
        ).toBeGreaterThanOrEqual(epochOf(now));
        expect(minutesBetween(choice.start_at, choice.end_at)).toBe(minutes);
        const moved = delayVisits(choice.delays, events, { now });
        if (!Array.isArray(moved)) throw new Error(moved.refused);
        const ids = new Set(moved.map(({ id }) => id));
        const { user_id, start_at, end_at, trip_duration_before, trip_duration_after } = choice;
        const visit = visitFor(user_id, [place.lat, 0], start_at, {
          end_at,
          trip_duration_before,
          trip_duration_after,
        });
        const rest = events.filter(({ id }) => !ids.has(id));
        for (const one of [visit, ...moved])
          for (const other of [visit, ...moved, ...rest])
            if (one !== other && one.assigned_to[0] === other.assigned_to[0]) {
              const [a, b] = [busyTime(one), busyTime(other)];
              expect(a && b && overlaps(a, b)).toBe(false);
            }
        for (const { event_id, late, to } of choice.delays) {
          const before = events.find(({ id }) => id === event_id);
          expect(to.start_at >= (before?.start_at ?? "")).toBe(true);
          const isKept = to.start_at < (before?.public_end_at ?? "9999");
          expect(late > 0).toBe(!isKept);
        }
      }
      const keeps = choices.map(keepsPromises);
      expect(keeps).toEqual(keeps.toSorted((a, b) => Number(b) - Number(a)));
      expect(keeps.filter((kept) => !kept).length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 300 },
  );
});
