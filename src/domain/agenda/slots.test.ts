import { describe, expect, test } from "vitest";
import {
  DEFAULT_ZONE,
  epochOf,
  formatTime,
  formatWindow,
  type Instant,
  type LocalDate,
} from "../time.ts";
import { DEFAULT_BOOKING_RULES } from "../shop/booking-rules.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "./event.ts";
import type { FreeSlot, SlotRequest, Technician } from "./slot-request.ts";
import { byTime } from "./slot-choice.ts";
import { deskRules } from "./slot-request.ts";
import { freeSlots, slotCandidates } from "./slots.ts";
import { roadEstimate, type TravelRules } from "./travel.ts";

const day = (text: string) => text as LocalDate;
const at = (text: string) => new Date(text).toISOString() as Instant;
const WORKSHOP = { lat: 43.6045, lon: 1.444 };
const BLAGNAC = { lat: 43.6364, lon: 1.3906 };
const COLOMIERS = { lat: 43.6111, lon: 1.3345 };
const MURET = { lat: 43.4609, lon: 1.3262 };
const PARIS = { lat: 48.8566, lon: 2.3522 };
const TRAVEL: TravelRules = {
  road_factor: 1.3,
  speed_kmh: 40,
  minimum_minutes: 5,
  base: WORKSHOP,
  radius_km: 25,
};
const HOURS = [
  { from: 480, to: 720 },
  { from: 840, to: 1080 },
];
const WEEK = Object.fromEntries([1, 2, 3, 4, 5].map((weekday) => [weekday, HOURS]));
const KARIM: Technician = { id: "karim", working_hours: WEEK, skills: ["gros-electromenager"] };
const LEA: Technician = { id: "lea", working_hours: WEEK, skills: ["tv"] };
const HUGO: Technician = {
  id: "hugo",
  working_hours: WEEK,
  skills: ["plomberie", "gros-electromenager"],
};

/** Monday 23 November 2026, an hour's visit by Karim in Blagnac (11 minutes from the workshop). */
const MONDAY: SlotRequest = {
  now: at("2026-11-20T09:00+01:00"),
  zone: DEFAULT_ZONE,
  first: day("2026-11-23"),
  days: 1,
  booking: { notice_minutes: 120, horizon_days: 60, step_minutes: 30, window_minutes: 120 },
  duration_minutes: 60,
  opening: { opening_hours: WEEK, exceptions: [], open_on_holidays: false, zip: "31000" },
  technicians: [KARIM],
  category_id: "gros-electromenager",
  place: BLAGNAC,
  travel: roadEstimate(TRAVEL),
  travel_rules: TRAVEL,
  events: [],
};

let count = 0;
const appointment = (
  start: string,
  duration: number,
  rest: Partial<AgendaEvent> = {},
): AgendaEvent =>
  newEvent({
    id: `event-${count++}`,
    shop_id: "garonne",
    kind: "Réparation",
    assigned_to: ["karim"],
    start_at: at(start),
    duration,
    ...rest,
  });

const starts = (request: SlotRequest) =>
  slotCandidates(request).map(({ start }) =>
    formatTime(new Date(start).toISOString() as Instant, request.zone).replaceAll("\u202f", ""),
  );
const windows = (slots: FreeSlot[]) =>
  byTime(slots).map(({ public_start_at, public_end_at }) =>
    formatWindow(public_start_at, public_end_at, DEFAULT_ZONE).replaceAll("\u202f", " "),
  );
const ALL_STARTS = [
  "8h",
  "8h30",
  "9h",
  "9h30",
  "10h",
  "10h30",
  "11h",
  "14h",
  "14h30",
  "15h",
  "15h30",
  "16h",
  "16h30",
  "17h",
];
const without = (...gone: string[]) => ALL_STARTS.filter((start) => !gone.includes(start));

test("an empty Monday offers its four arrival windows, and no visit over lunch or after closing", () => {
  expect(windows(freeSlots(MONDAY))).toEqual([
    "lundi 23 novembre, 8 h – 10 h",
    "lundi 23 novembre, 10 h – 12 h",
    "lundi 23 novembre, 14 h – 16 h",
    "lundi 23 novembre, 16 h – 18 h",
  ]);
  expect(starts(MONDAY)).toEqual(ALL_STARTS);
});

test("a slot says who, the real hours, the hours announced and the trips to and from the workshop", () => {
  expect(byTime(freeSlots(MONDAY))[0]).toEqual({
    user_id: "karim",
    start_at: at("2026-11-23T08:00+01:00"),
    end_at: at("2026-11-23T09:00+01:00"),
    public_start_at: at("2026-11-23T08:00+01:00"),
    public_end_at: at("2026-11-23T10:00+01:00"),
    trip_duration_before: 11,
    trip_duration_after: 11,
    trip_is_included_before: false,
    trip_is_included_after: false,
    cost: 22,
    alternates: [],
  });
});

describe("who can come", () => {
  test("nobody without the skill", () => {
    expect(freeSlots({ ...MONDAY, technicians: [LEA] })).toEqual([]);
  });

  test("anybody when the visit needs no skill", () => {
    expect(freeSlots({ ...MONDAY, technicians: [LEA], category_id: null })).toHaveLength(4);
  });

  test("only in hours that are both the shop's and the person's", () => {
    const mornings = { ...KARIM, working_hours: { 1: [{ from: 420, to: 660 }] } };
    expect(starts({ ...MONDAY, technicians: [mornings] })).toEqual([
      "8h",
      "8h30",
      "9h",
      "9h30",
      "10h",
    ]);
  });

  test("nobody outside the shop's area", () => {
    expect(freeSlots({ ...MONDAY, place: PARIS })).toEqual([]);
  });

  test("one offer a window, the other technicians being kept for the loser of a race", () => {
    const busy = appointment("2026-11-23T10:00+01:00", 60, { ...BLAGNAC });
    const slots = byTime(freeSlots({ ...MONDAY, technicians: [HUGO, LEA, KARIM], events: [busy] }));
    expect(slots.map(({ user_id, alternates }) => [user_id, alternates])).toEqual([
      ["karim", ["hugo"]],
      ["karim", ["hugo"]],
      ["karim", ["hugo"]],
      ["karim", ["hugo"]],
    ]);
    expect(slots[0]?.cost).toBe(0);
  });

  test("at equal road, the person whose day is lighter", () => {
    const atWorkshop = appointment("2026-11-23T17:00+01:00", 30, {
      where: "Atelier",
      assigned_to: ["hugo"],
    });
    const request = { ...MONDAY, place: null, technicians: [HUGO, KARIM], events: [atWorkshop] };
    expect(freeSlots(request).every(({ user_id }) => user_id === "karim")).toBe(true);
  });
});

describe("what is already in the agenda", () => {
  test("a visit next door leaves the hours around it, without a trip", () => {
    const event = appointment("2026-11-23T09:00+01:00", 60, { ...BLAGNAC });
    expect(starts({ ...MONDAY, events: [event] })).toEqual(without("8h30", "9h", "9h30"));
  });

  test("a visit in another town needs the road before and after", () => {
    // Muret – Blagnac: about 20 km as the crow flies, 40 minutes.
    const event = appointment("2026-11-23T10:00+01:00", 60, { ...MURET });
    expect(starts({ ...MONDAY, events: [event] })).toEqual(
      without("8h30", "9h", "9h30", "10h", "10h30", "11h"),
    );
  });

  test("the trips kept by the other visit are not asked twice", () => {
    const kept = { ...COLOMIERS, trip_duration_after: 30, trip_is_included_after: false };
    const event = appointment("2026-11-23T09:00+01:00", 60, kept);
    const next = slotCandidates({ ...MONDAY, events: [event] }).find(
      ({ start }) => start === epochOf(at("2026-11-23T10:30+01:00")),
    );
    expect(next).toMatchObject({ before: 0, after: 11 });
  });

  test("a cancelled appointment, or another person's, takes nothing", () => {
    const events = [
      appointment("2026-11-23T09:00+01:00", 60, { status: "CANCEL" }),
      appointment("2026-11-23T09:00+01:00", 60, { assigned_to: ["lea"] }),
    ];
    expect(starts({ ...MONDAY, events })).toEqual(ALL_STARTS);
  });

  test("an appointment for two people takes both", () => {
    const event = appointment("2026-11-23T08:00+01:00", 600, { assigned_to: ["hugo", "karim"] });
    expect(freeSlots({ ...MONDAY, technicians: [KARIM, HUGO], events: [event] })).toEqual([]);
  });

  test.each([
    [
      "a morning off",
      { start_at: at("2026-11-23T08:00+01:00"), end_at: at("2026-11-23T12:00+01:00") },
      ALL_STARTS.slice(7),
    ],
    [
      "a day off",
      {
        start_at: at("2026-11-23T09:00+01:00"),
        end_at: at("2026-11-23T10:00+01:00"),
        fullday: true,
      },
      [],
    ],
    [
      "two weeks off",
      {
        start_at: at("2026-11-16T00:00+01:00"),
        end_at: at("2026-11-30T00:00+01:00"),
        fullday: true,
      },
      [],
    ],
    [
      "the day before off",
      {
        start_at: at("2026-11-22T00:00+01:00"),
        end_at: at("2026-11-23T00:00+01:00"),
        fullday: true,
      },
      ALL_STARTS,
    ],
  ])("%s", (_, times, expected) => {
    const absence = appointment(times.start_at, 60, { kind: ABSENCE_KIND, ...times });
    expect(starts({ ...MONDAY, events: [absence] })).toEqual(expected);
  });
});

describe("the workshop", () => {
  test("receives an appliance without any trip", () => {
    expect(freeSlots({ ...MONDAY, place: null })[0]).toMatchObject({
      trip_duration_before: 0,
      trip_duration_after: 0,
      cost: 0,
    });
  });

  test("waits for the technician on the road", () => {
    const event = appointment("2026-11-23T09:00+01:00", 60, { ...MURET });
    expect(starts({ ...MONDAY, place: null, events: [event] })).toEqual(
      without("8h", "8h30", "9h", "9h30", "10h", "10h30"),
    );
  });
});

test("a client whose address was not located is reached in the shop's minimum", () => {
  const request: SlotRequest = { ...MONDAY, place: null, where: "Chez le client" };
  expect(freeSlots(request)[0]).toMatchObject({ trip_duration_before: 5, trip_duration_after: 5 });
});

describe("the calendar", () => {
  test.each([
    ["11 November", "2026-11-11", 0],
    ["a Sunday", "2026-11-29", 0],
    ["an ordinary Tuesday", "2026-11-24", 4],
  ])("%s", (_, first, offers) => {
    expect(
      freeSlots({ ...MONDAY, now: at("2026-11-02T09:00+01:00"), first: day(first) }),
    ).toHaveLength(offers);
  });

  test.each([
    ["the Sunday of spring", "2026-03-29", "2026-03-29T06:00:00.000Z"],
    ["the Saturday before", "2026-03-28", "2026-03-28T07:00:00.000Z"],
    ["the Sunday of autumn", "2026-10-25", "2026-10-25T07:00:00.000Z"],
    ["the Saturday before it", "2026-10-24", "2026-10-24T06:00:00.000Z"],
  ])("8 h is 8 h on the clock, %s", (_, first, instant) => {
    const daily = Object.fromEntries([6, 7].map((weekday) => [weekday, HOURS]));
    const request: SlotRequest = {
      ...MONDAY,
      now: at("2026-03-20T09:00+01:00"),
      first: day(first),
      booking: { ...MONDAY.booking, horizon_days: 300 },
      opening: { ...MONDAY.opening, opening_hours: daily },
      technicians: [{ ...KARIM, working_hours: daily }],
    };
    expect(byTime(freeSlots(request))[0]?.start_at).toBe(instant);
    expect(starts(request)).toEqual(ALL_STARTS);
  });

  test.each([
    ["2026-03-29", ["1h", "1h30", "3h", "3h30", "4h"]],
    ["2026-10-25", ["1h", "1h30", "2h", "2h30", "2h", "2h30", "3h", "3h30", "4h"]],
  ])("a night repair on %s has the hour missing or the hour repeated", (first, expected) => {
    const night = { 7: [{ from: 60, to: 300 }] };
    const request: SlotRequest = {
      ...MONDAY,
      now: at("2026-03-20T09:00+01:00"),
      first: day(first),
      booking: { ...MONDAY.booking, horizon_days: 300 },
      opening: { ...MONDAY.opening, opening_hours: night },
      technicians: [{ ...KARIM, working_hours: night }],
    };
    expect(starts(request)).toEqual(expected);
  });

  test("an urgent request at 9 h 10 with an hour's notice is offered from 10 h 30", () => {
    const booking = { ...MONDAY.booking, notice_minutes: 60 };
    expect(starts({ ...MONDAY, now: at("2026-11-23T09:10+01:00"), booking })[0]).toBe("10h30");
  });

  test("nothing before today nor beyond the horizon", () => {
    const booking = { ...MONDAY.booking, horizon_days: 3 };
    const request = { ...MONDAY, first: day("2026-11-01"), days: 60, booking };
    expect(windows(freeSlots(request))).toEqual([
      "vendredi 20 novembre, 10 h – 12 h",
      "vendredi 20 novembre, 14 h – 16 h",
      "vendredi 20 novembre, 16 h – 18 h",
      ...windows(freeSlots(MONDAY)),
    ]);
  });
});

test("the offer that lengthens the round least comes first", () => {
  const event = appointment("2026-11-23T10:00+01:00", 60, { ...BLAGNAC });
  const [best] = freeSlots({ ...MONDAY, days: 5, events: [event] });
  expect(
    formatWindow(
      best?.public_start_at ?? MONDAY.now,
      best?.public_end_at ?? MONDAY.now,
      DEFAULT_ZONE,
    ),
  ).toContain("lundi 23");
  expect(best?.cost).toBe(0);
});

test("a client far from the workshop, on the way of a round, costs what the round is longer, not the way there", () => {
  const place = { lat: 43.536, lon: 1.33 };
  const events = [
    appointment("2026-11-23T08:00+01:00", 60, { ...COLOMIERS }),
    appointment("2026-11-23T16:30+01:00", 60, { ...MURET }),
  ];
  const slots = freeSlots({ ...MONDAY, place, days: 2, events });
  const ofDay = (date: string) => slots.filter(({ start_at }) => start_at.startsWith(date));
  const road = MONDAY.travel(WORKSHOP, place) + MONDAY.travel(place, WORKSHOP);
  expect(ofDay("2026-11-24").map(({ cost }) => cost)).toEqual([road, road, road, road]);
  expect(ofDay("2026-11-23").map(({ cost }) => cost <= 1)).toEqual([true, true, true]);
  expect(slots.slice(0, 3)).toEqual(ofDay("2026-11-23"));
});

test("a step of zero in the settings does not hang", () => {
  const booking = { ...MONDAY.booking, step_minutes: 0, window_minutes: 0 };
  expect(slotCandidates({ ...MONDAY, booking })).toHaveLength(2 * 181);
});

test("who has no hours of their own works those of the shop, its closures included", () => {
  const alone = { ...MONDAY, technicians: [{ ...KARIM, working_hours: {} }] };
  expect(freeSlots(alone)).toEqual(freeSlots(MONDAY));
  const closed = { ...MONDAY.opening, opening_hours: {} };
  expect(freeSlots({ ...alone, opening: closed })).toEqual([]);
});

test("past the visits that the shop takes in a day, the hours are another person’s, and the desk’s", () => {
  const events = [appointment("2026-11-23T08:00+01:00", 60)];
  const technicians = [KARIM, HUGO];
  const booking = { ...DEFAULT_BOOKING_RULES, visits_per_day: 1 };
  const people = (rules: SlotRequest["booking"]) =>
    new Set(
      slotCandidates({ ...MONDAY, technicians, events, booking: rules }).map(
        ({ user_id }) => user_id,
      ),
    );
  expect(people(booking)).toEqual(new Set(["hugo"]));
  expect(people(deskRules(booking))).toEqual(new Set(["karim", "hugo"]));
  expect(people({ ...booking, visits_per_day: 2 })).toEqual(new Set(["karim", "hugo"]));
});
