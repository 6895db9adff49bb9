import fc from "fast-check";
import { expect, test } from "vitest";
import {
  DEFAULT_ZONE,
  epochOf,
  MINUTE,
  toInstant,
  wallMinutesOf,
  dateOf,
  weekdayOf,
  daysBetween,
  type LocalDate,
} from "../time.ts";
import { ABSENCE_KIND, newEvent } from "./event.ts";
import { busyTime } from "./event-time.ts";
import { overlaps } from "./interval.ts";
import { slotStillFree } from "./slot-choice.ts";
import type { SlotRequest } from "./slot-request.ts";
import { freeSlots, slotCandidates } from "./slots.ts";
import { roadEstimate, type Place, type TravelRules } from "./travel.ts";

const PEOPLE = ["karim", "lea", "hugo"];
const place: fc.Arbitrary<Place> = fc.record({
  lat: fc.double({ min: 43.4, max: 43.8, noNaN: true }),
  lon: fc.double({ min: 1.2, max: 1.7, noNaN: true }),
});
const span = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 40 }))
  .map(([from, length]) => ({ from: from * 15, to: Math.min(1440, (from + length) * 15) }));
const week = fc.dictionary(
  fc.constantFrom("1", "2", "3", "4", "5", "6", "7"),
  fc.array(span, { maxLength: 3 }),
  { minKeys: 3 },
);
/** Weeks around both clock changes and an ordinary one, in UTC. */
const MONDAYS = ["2026-03-23", "2026-10-19", "2026-11-16"];
const trip = fc.constantFrom(0, 10, 25, 60);

const eventFrom = (monday: string) =>
  fc
    .record({
      quarter: fc.integer({ min: 0, max: 8 * 96 }),
      duration: fc.constantFrom(15, 45, 60, 120, 600, 3000),
      fullday: fc.constantFrom(false, false, false, true),
      kind: fc.constantFrom("Réparation", "Réparation", ABSENCE_KIND),
      where: fc.constantFrom("Chez le client" as const, "Atelier" as const),
      status: fc.constantFrom("TODO" as const, "DONE" as const, "CANCEL" as const),
      assigned_to: fc.subarray(PEOPLE),
      trip_duration_before: trip,
      trip_duration_after: trip,
      trip_is_included_before: fc.boolean(),
      trip_is_included_after: fc.boolean(),
      at: fc.option(place),
    })
    .map(({ quarter, at, ...event }) =>
      newEvent({
        ...event,
        id: "",
        shop_id: "garonne",
        start_at: toInstant(Date.parse(monday) + quarter * 15 * MINUTE),
        lat: at?.lat ?? null,
        lon: at?.lon ?? null,
      }),
    );

const request: fc.Arbitrary<SlotRequest> = fc.constantFrom(...MONDAYS).chain((monday) =>
  fc
    .record({
      events: fc.array(eventFrom(monday), { maxLength: 25 }),
      opening_hours: week,
      hours: fc.array(week, { minLength: 3, maxLength: 3 }),
      bases: fc.array(fc.option(place), { minLength: 3, maxLength: 3 }),
      place: fc.option(place),
      duration_minutes: fc.constantFrom(15, 30, 60, 90),
      speed_kmh: fc.constantFrom(5, 40, 90),
      notice_minutes: fc.constantFrom(0, 60, 1440),
      horizon_days: fc.constantFrom(0, 3, 60),
      step_minutes: fc.constantFrom(15, 30, 45),
      window_minutes: fc.constantFrom(30, 120, 240),
      now: fc.integer({ min: -1440, max: 3 * 1440 }),
    })
    .map((given): SlotRequest => {
      const travel_rules: TravelRules = {
        road_factor: 1.3,
        speed_kmh: given.speed_kmh,
        minimum_minutes: 5,
        base: { lat: 43.6, lon: 1.44 },
        radius_km: 100,
      };
      const { notice_minutes, horizon_days, step_minutes, window_minutes } = given;
      return {
        now: toInstant(Date.parse(monday) + given.now * MINUTE),
        zone: DEFAULT_ZONE,
        first: monday as LocalDate,
        days: 8,
        booking: { notice_minutes, horizon_days, step_minutes, window_minutes },
        duration_minutes: given.duration_minutes,
        opening: {
          opening_hours: given.opening_hours,
          exceptions: [],
          open_on_holidays: false,
          zip: "31000",
        },
        technicians: PEOPLE.map((id, index) => ({
          id,
          working_hours: given.hours[index] ?? {},
          skills: [],
          base: given.bases[index] ?? undefined,
        })),
        category_id: null,
        place: given.place,
        travel: roadEstimate(travel_rules),
        travel_rules,
        events: given.events.map((event, index) => ({ ...event, id: `event-${index}` })),
      };
    }),
);

const RUNS = { numRuns: 300 };

test("a slot, its trips included, never overlaps a busy time of its technician as the database keeps it", () => {
  fc.assert(
    fc.property(request, (asked) => {
      for (const { user_id, start, end, before, after } of slotCandidates(asked)) {
        const ours = { from: start - before * MINUTE, to: end + after * MINUTE };
        for (const event of asked.events) {
          const busy = event.assigned_to.includes(user_id) ? busyTime(event) : undefined;
          expect(busy !== undefined && overlaps(ours, busy)).toBe(false);
        }
      }
    }),
    RUNS,
  );
});

test("for every possibility, the same person at the same hour stays possible when any one event is removed", () => {
  fc.assert(
    fc.property(request, fc.nat(), (asked, pick) => {
      const events = asked.events.filter(
        (_, index) => index !== pick % Math.max(1, asked.events.length),
      );
      const key = ({ user_id, start }: { user_id: string; start: number }) => `${user_id} ${start}`;
      const after = new Set(slotCandidates({ ...asked, events }).map(key));
      expect(
        slotCandidates(asked)
          .map(key)
          .filter((one) => !after.has(one)),
      ).toEqual([]);
    }),
    RUNS,
  );
});

test("a start is left out only because one event alone forbids it", () => {
  fc.assert(
    fc.property(request, (asked) => {
      const keys = (events: SlotRequest["events"]) =>
        slotCandidates({ ...asked, events }).map(({ user_id, start }) => `${user_id} ${start}`);
      const alone = asked.events.map((event) => new Set(keys([event])));
      const expected = keys([]).filter((key) => alone.every((possible) => possible.has(key)));
      expect(keys(asked.events)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test("the answer is the same whatever the order of the events and of the technicians", () => {
  fc.assert(
    fc.property(request, (asked) => {
      const events = asked.events.toReversed();
      const technicians = asked.technicians.toReversed();
      expect(freeSlots({ ...asked, events, technicians })).toEqual(freeSlots(asked));
    }),
    RUNS,
  );
});

/** From 2 to 3 strikes twice: who works from 2.30 works on through the second 2 o'clock. */
const throughTheNight = (date: LocalDate, { from, to }: { from: number; to: number }) => ({
  from: date === "2026-10-25" && from < 180 && to >= 180 ? Math.min(from, 120) : from,
  to,
});

test("every slot lies in opening and working hours, after the notice, before the horizon, inside its window", () => {
  const covers = (
    hours: Readonly<Record<number, readonly { from: number; to: number }[]>>,
    slot: { date: LocalDate; from: number; to: number },
  ) => {
    const spans = (hours[weekdayOf(slot.date)] ?? []).map((span) =>
      throughTheNight(slot.date, span),
    );
    const minutes = Array.from(
      { length: Math.max(0, slot.to - slot.from) },
      (_, index) => slot.from + index,
    );
    return minutes.every((minute) => spans.some(({ from, to }) => from <= minute && minute < to));
  };
  fc.assert(
    fc.property(request, (asked) => {
      for (const slot of freeSlots(asked)) {
        const date = dateOf(slot.start_at, asked.zone);
        const from = wallMinutesOf(slot.start_at, asked.zone);
        const last = toInstant(epochOf(slot.end_at) - MINUTE);
        const visit = { date, from, to: wallMinutesOf(last, asked.zone) + 1 };
        const technician = asked.technicians.find(({ id }) => id === slot.user_id);
        expect(covers(asked.opening.opening_hours, visit)).toBe(true);
        expect(covers(technician?.working_hours ?? {}, visit)).toBe(true);
        expect(epochOf(slot.start_at) - epochOf(asked.now)).toBeGreaterThanOrEqual(
          asked.booking.notice_minutes * MINUTE,
        );
        expect(daysBetween(dateOf(asked.now, asked.zone), date)).toBeLessThanOrEqual(
          asked.booking.horizon_days,
        );
        expect(slot.public_start_at <= slot.start_at && slot.start_at < slot.public_end_at).toBe(
          true,
        );
      }
    }),
    RUNS,
  );
});

test("what was just offered is still free, and no window is offered twice", () => {
  fc.assert(
    fc.property(request, (asked) => {
      const slots = freeSlots(asked);
      expect(new Set(slots.map(({ public_start_at }) => public_start_at)).size).toBe(slots.length);
      for (const slot of slots) {
        const { alternates: _, ...offered } = slot;
        expect(slotStillFree(asked, slot)).toMatchObject(offered);
      }
    }),
    { numRuns: 100 },
  );
});
