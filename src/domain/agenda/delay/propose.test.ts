import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  DEFAULT_ZONE,
  epochOf,
  instantAt,
  MINUTE,
  type Instant,
  type LocalDate,
} from "../../time.ts";
import { dayClocks } from "../day-clock.ts";
import { busyTime } from "../event-time.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "../event.ts";
import { overlaps } from "../interval.ts";
import { isCheaper } from "./order.ts";
import { proposeDelay, type DelayPlan, type DelayProposal } from "./propose.ts";
import { rescheduleDay } from "./reschedule.ts";
import type { DelayRequest } from "./stops.ts";

const KARIM = "karim";
const MONDAY = "2026-11-23" as LocalDate;
const on =
  (date: LocalDate) =>
  (hour: number, minutes = 0): Instant =>
    instantAt(date, hour * 60 + minutes, DEFAULT_ZONE);
const at = on(MONDAY);
/** Places on a line, a minute a unit; the workshop is at 0. */
const mile = (lat: number) => ({ lat, lon: 0 });

const visit = (id: string, lat: number, start_at: Instant, rest: Partial<AgendaEvent> = {}) =>
  newEvent({
    id,
    shop_id: "garonne",
    repair_id: `repair of ${id}`,
    kind: "Réparation",
    assigned_to: [KARIM],
    start_at,
    lat,
    lon: 0,
    trip_is_included_after: false,
    ...rest,
  });

/** Announced from that hour to that one. */
const window = (from: Instant, to: Instant) => ({ public_start_at: from, public_end_at: to });

function request(
  events: readonly AgendaEvent[],
  rest: Partial<DelayRequest> & { date?: LocalDate } = {},
): DelayRequest {
  const date = rest.date ?? MONDAY;
  const [day] = dayClocks([date], DEFAULT_ZONE);
  if (!day) throw new Error("a day");
  const worked = (from: number, to: number) => ({
    from: epochOf(on(date)(0, from)),
    to: epochOf(on(date)(0, to)),
  });
  return {
    user_id: KARIM,
    now: at(10, 25),
    zone: DEFAULT_ZONE,
    day,
    hours: [worked(8 * 60, 12 * 60), worked(13 * 60 + 30, 18 * 60)],
    events,
    shop: mile(0),
    base: mile(0),
    leg: (from, to) => (from && to ? Math.ceil(Math.abs(from.lat - to.lat)) : 10),
    arrived: new Set(),
    minutes: 0,
    ...rest,
  };
}

const propose = (...given: Parameters<typeof request>): DelayProposal => {
  const proposal = proposeDelay(request(...given));
  if (!proposal) throw new Error("a visit under way");
  return proposal;
};
const hoursOf = ({ lines }: DelayPlan) => lines.map(({ event, start_at }) => [event.id, start_at]);
const toldOf = ({ lines }: DelayPlan) => lines.flatMap(({ event, told }) => (told ? event.id : []));

const AUCH = visit("auch", 10, at(9));
/** Announced from 10 h 30 to 11 h. */
const BLAGNAC = visit("blagnac", 20, at(10, 30), window(at(10, 30), at(11)));
const MURET = visit("muret", 30, at(14), window(at(14), at(16)));

describe("a morning that slips", () => {
  test("pushes the next visit behind the one under way and the road, on the clock’s five minutes", () => {
    const { minutes, ends_at, kept, moves } = propose([AUCH, BLAGNAC, MURET]);
    expect([minutes, ends_at]).toEqual([25, at(10, 25)]);
    expect(hoursOf(kept)).toEqual([
      ["auch", at(9)],
      ["blagnac", at(10, 35)],
      ["muret", at(14)],
    ]);
    expect(moves.find(({ event_id }) => event_id === "auch")?.to.end_at).toBe(at(10, 25));
  });

  test("tells only the clients whose window is missed, and the new window is as wide as the former", () => {
    const { after } = propose([AUCH, BLAGNAC, MURET], { minutes: 30 });
    expect(hoursOf(after)[1]).toEqual(["blagnac", at(13, 30)]);
    expect(toldOf(after)).toEqual(["blagnac"]);
    expect(after.lines[1]).toMatchObject(window(at(13, 30), at(14)));
    expect(after).toMatchObject({ broken: 1, left_out: [] });
  });

  test("takes another order when that breaks fewer windows", () => {
    const first = visit("lisle", 20, at(10, 15), { duration: 45, ...window(at(10), at(12)) });
    const second = visit("pibrac", 20, at(10, 45), { duration: 30, ...window(at(10), at(11)) });
    const { kept, after, reordered } = propose([AUCH, first, second], { minutes: 5 });
    expect([kept.broken, after.broken, reordered]).toEqual([1, 0, true]);
    expect(hoursOf(after).map(([id]) => id)).toEqual(["auch", "pibrac", "lisle"]);
  });

  test("keeps the present order when no other is better", () => {
    const { kept, after, reordered } = propose([AUCH, BLAGNAC, MURET]);
    expect(after).toEqual(kept);
    expect(reordered).toBe(false);
  });

  test("never begins a visit before its own window, nor before its hour when nothing is announced", () => {
    const early = visit("early", 12, at(11), window(at(11), at(12)));
    const silent = visit("silent", 12, at(14));
    const { after } = propose([AUCH, early, silent]);
    expect(hoursOf(after).slice(1)).toEqual([
      ["early", at(11)],
      ["silent", at(14)],
    ]);
  });

  test("a visit keeps its hour when there is time, though it may begin earlier", () => {
    const evening = visit("evening", 20, at(15), window(at(13), at(17)));
    const { after, moves } = propose([AUCH, BLAGNAC, evening]);
    expect(hoursOf(after)[2]).toEqual(["evening", at(15)]);
    expect(moves.find(({ event_id }) => event_id === "evening")?.to.start_at ?? at(15)).toBe(
      at(15),
    );
  });

  test("one that was planned too late for the next stop begins as late as the road to that one allows", () => {
    const meeting = visit("meeting", 25, at(11, 30), { repair_id: null });
    const tight = visit("tight", 20, at(11, 15), { duration: 20, ...window(at(8), at(12)) });
    const { after } = propose([AUCH, tight, meeting]);
    expect(hoursOf(after)[1]).toEqual(["tight", at(11, 5)]);
  });

  test("says nothing to a client to whom nothing was announced", () => {
    const silent = visit("silent", 20, at(10, 30));
    const { after } = propose([AUCH, silent], { minutes: 15 });
    expect(after.lines[1]).toMatchObject({ start_at: at(10, 50), late: 20, told: false });
    expect(after.broken).toBe(0);
  });

  test("is not seen when no visit is under way", () => {
    expect(proposeDelay(request([BLAGNAC, MURET]))).toBeUndefined();
  });
});

describe("what stays", () => {
  test("an absence is gone around, and lunch is never worked", () => {
    const dentist = visit("dentist", 0, at(13, 30), { kind: ABSENCE_KIND, repair_id: null });
    const { after } = propose([AUCH, BLAGNAC, dentist], { minutes: 40 });
    expect(hoursOf(after)).toEqual([
      ["auch", at(9)],
      ["dentist", at(13, 30)],
      ["blagnac", at(14, 50)],
    ]);
  });

  test("a visit of two people that is reached late says so and keeps its hours in the agenda", () => {
    const two = visit("two", 20, at(10, 30), { assigned_to: [KARIM, "hugo"] });
    const { after, moves } = propose([AUCH, two, MURET], { minutes: 15 });
    expect(after.lines[1]).toMatchObject({ fixed: true, start_at: at(10, 50), late: 20 });
    expect(moves.map(({ event_id }) => event_id)).not.toContain("two");
    expect(moves.find(({ event_id }) => event_id === "auch")?.to.end_at).toBe(at(10, 30));
  });

  test("the other appliances of the visit under way follow it", () => {
    const shared = { visit_id: "v", lat: 10 };
    const events = [
      visit("washer", 10, at(9), shared),
      visit("oven", 10, at(10), { ...shared, duration: 20 }),
      BLAGNAC,
    ];
    const { after, moves } = propose(events);
    const to = new Map(moves.map((move) => [move.event_id, move.to]));
    expect(to.get("washer")).toMatchObject({ start_at: at(9), end_at: at(10, 25) });
    expect(to.get("oven")).toMatchObject({ start_at: at(10, 25), end_at: at(10, 45) });
    expect(hoursOf(after)[1]).toEqual(["blagnac", at(10, 55)]);
  });
});

test("a visit that no longer fits the hours worked is named, and the others keep a place", () => {
  const long = visit("long", 20, at(15), { duration: 150, ...window(at(15), at(16)) });
  const { after } = propose([visit("auch", 10, at(13, 30)), long, MURET], {
    now: at(15),
    minutes: 60,
  });
  expect(after.left_out.map(({ id }) => id)).toEqual(["long"]);
  expect(hoursOf(after).map(([id]) => id)).toEqual(["auch", "muret"]);
  expect(after.broken).toBe(2);
});

test("on the night of the clock change, minutes are minutes", () => {
  const date = "2026-10-25" as LocalDate;
  const sunday = on(date);
  const events = [
    visit("auch", 10, sunday(1, 30)),
    visit("late", 10, sunday(3), window(sunday(3), sunday(3, 30))),
  ];
  const { minutes, after } = propose(events, {
    date,
    now: sunday(3, 20),
    hours: [{ from: epochOf(sunday(0)), to: epochOf(sunday(12)) }],
  });
  // From 1 h 30 of summer to 3 h 20 of winter, 170 minutes go by.
  expect(minutes).toBe(110);
  expect(after.lines[1]).toMatchObject({ start_at: sunday(3, 20), told: false });
});

const facts = fc.record({
  lat: fc.integer({ min: -40, max: 40 }),
  duration: fc.constantFrom(20, 45, 75),
  from: fc.integer({ min: 8, max: 16 }),
  shift: fc.integer({ min: 0, max: 11 }),
  width: fc.option(fc.integer({ min: 1, max: 8 })),
  kind: fc.constantFrom("visit", "visit", "visit", "meeting", "absence"),
});
const late = fc
  .tuple(
    fc.array(facts, { minLength: 1, maxLength: 9 }),
    fc.integer({ min: 0, max: 8 }),
    fc.constantFrom(0, 15, 30, 60),
  )
  .map(([list, over, minutes]) => {
    let free = at(9);
    const events = [AUCH];
    for (const [index, one] of list.toSorted((a, b) => a.from - b.from).entries()) {
      const wanted = at(one.from, one.shift * 5);
      const before = events.at(-1);
      free = before && before.end_at > wanted ? before.end_at : wanted;
      const stays = {
        ...(one.kind === "meeting" && { repair_id: null }),
        ...(one.kind === "absence" && { kind: ABSENCE_KIND, repair_id: null }),
      };
      const told = one.width
        ? window(free, instantAt(MONDAY, minutesOf(free) + one.width * 30, DEFAULT_ZONE))
        : {};
      events.push(visit(`v${index}`, one.lat, free, { duration: one.duration, ...told, ...stays }));
    }
    return request(events, { now: at(9, 50 + over * 7), minutes });
  });
const minutesOf = (instant: Instant) => (epochOf(instant) - epochOf(at(0))) / MINUTE;
const costOf = ({ left_out, broken, late: minutes, road }: DelayPlan) =>
  [left_out.length, broken, minutes, road] as const;

test("whatever the day: nothing is lost or in two places, what stays stays, and no order is worse than the present one", () => {
  fc.assert(
    fc.property(late, (day) => {
      const proposal = proposeDelay(day);
      if (!proposal) throw new Error("a visit under way");
      const { kept, after, moves } = proposal;
      for (const plan of [kept, after]) {
        const ids = [
          ...plan.lines.map(({ event }) => event.id),
          ...plan.left_out.map(({ id }) => id),
        ];
        const ahead = day.events.filter(
          ({ id, end_at, repair_id }) => id === "auch" || repair_id !== null || end_at > day.now,
        );
        expect(ids.toSorted()).toEqual(ahead.map(({ id }) => id).toSorted());
        for (const { event, fixed, start_at, public_start_at, end_at } of plan.lines) {
          if (fixed) continue;
          expect(start_at >= day.now).toBe(true);
          expect(start_at >= (public_start_at ?? event.start_at)).toBe(true);
          const [from, to] = [epochOf(start_at), epochOf(end_at)];
          expect(day.hours.some((hours) => hours.from <= from && to <= hours.to)).toBe(true);
        }
      }
      expect(isCheaper(costOf(kept), costOf(after))).toBe(false);
      const left_out = after.left_out.map(({ id }) => id);
      if (moves.length + left_out.length === 0) return;
      const changes = rescheduleDay({ user_id: KARIM, moves, left_out }, day.events, day);
      if (!Array.isArray(changes)) throw new Error(changes.refused);
      const moved = new Map(changes.map(({ after: event }) => [event.id, event]));
      const whole = day.events
        .map((event) => moved.get(event.id) ?? event)
        .filter(({ assigned_to }) => assigned_to.length > 0);
      for (const one of moved.values())
        for (const other of whole) expect(one !== other && areTogether(one, other)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

function areTogether(one: AgendaEvent, other: AgendaEvent): boolean {
  const [mine, theirs] = [busyTime(one), busyTime(other)];
  return (
    one.assigned_to.length > 0 &&
    mine !== undefined &&
    theirs !== undefined &&
    overlaps(mine, theirs)
  );
}
