import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMinutes,
  DEFAULT_ZONE,
  epochOf,
  instantAt,
  minutesBetween,
  MINUTE,
  toInstant,
  type Instant,
  type LocalDate,
} from "../../time.ts";
import { busyTime } from "../event-time.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "../event.ts";
import { overlaps } from "../interval.ts";
import type { Place } from "../travel.ts";
import type { RoundPlan } from "./plan.ts";
import { proposeRound, type RoundProposal } from "./propose.ts";
import { reorderRound } from "./reorder.ts";
import type { RoundRequest } from "./stops.ts";

const DATE = "2026-11-23" as LocalDate;
const KARIM = "karim";
const at = (hour: number, minutes = 0): Instant =>
  instantAt(DATE, hour * 60 + minutes, DEFAULT_ZONE);
const epoch = (hour: number, minutes = 0) => epochOf(at(hour, minutes));

/** Places on a line, a minute a unit; the workshop is at 0. */
const mile = (lat: number): Place => ({ lat, lon: 0 });
const BASE = mile(0);

const visit = (
  id: string,
  lat: number | null,
  start_at: Instant,
  rest: Partial<AgendaEvent> = {},
) =>
  newEvent({
    id,
    shop_id: "garonne",
    repair_id: `repair of ${id}`,
    kind: "Réparation",
    assigned_to: [KARIM],
    start_at,
    lat,
    lon: lat === null ? null : 0,
    trip_is_included_after: false,
    ...rest,
  });

const request = (
  events: readonly AgendaEvent[],
  rest: Partial<RoundRequest> = {},
): RoundRequest => ({
  user_id: KARIM,
  now: at(7),
  zone: DEFAULT_ZONE,
  day: { date: DATE, zone: DEFAULT_ZONE, from: epoch(0), to: epoch(24) },
  hours: [
    { from: epoch(8), to: epoch(12) },
    { from: epoch(13, 30), to: epoch(18) },
  ],
  events,
  shop: BASE,
  base: BASE,
  leg: (from, to) =>
    from && to ? Math.ceil(Math.hypot(from.lat - to.lat, from.lon - to.lon)) : 10,
  ...rest,
});

const orderOf = ({ after }: RoundProposal) => after.lines.map(({ event }) => event.id).join(" ");

/** Muret, Blagnac, then Muret again: forty minutes are lost on the road. */
const ZIGZAG = [
  visit("muret", 20, at(9)),
  visit("blagnac", -20, at(10, 30)),
  visit("seysses", 22, at(14)),
];

describe("a day is reorganised", () => {
  test("by visiting neighbours one after the other, the nearest hours first", () => {
    const proposal = proposeRound(request(ZIGZAG));
    expect(orderOf(proposal)).toBe("muret seysses blagnac");
    expect([proposal.before.road, proposal.after.road, proposal.saved]).toEqual([124, 84, 40]);
  });

  test("each visit keeps its length and is given the trip that leads to it, the last one the way back", () => {
    const { moves } = proposeRound(request(ZIGZAG));
    expect(moves.map(({ to }) => minutesBetween(to.start_at, to.end_at))).toEqual([60, 60, 60]);
    expect(moves.map(({ to }) => [to.trip_duration_before, to.trip_duration_after])).toEqual([
      [20, 0],
      [2, 0],
      [42, 20],
    ]);
  });

  test("within the hours worked: a visit never runs over the lunch break", () => {
    const { after } = proposeRound(request(ZIGZAG));
    expect(after.lines.map(({ start_at }) => start_at)).toEqual([at(9), at(10, 5), at(13, 30)]);
    expect(after.lines.map(({ end_at }) => end_at)).toEqual([at(10), at(11, 5), at(14, 30)]);
  });

  test("with the minutes on the road to each stop, and back to the base", () => {
    const { before, after } = proposeRound(request(ZIGZAG));
    const roadsOf = ({ lines, back }: RoundPlan) => [...lines.map(({ road }) => road), back];
    expect([roadsOf(before), roadsOf(after)]).toEqual([
      [20, 40, 42, 22],
      [20, 2, 42, 20],
    ]);
  });

  test("with as few as two visits, beside a stop that stays", () => {
    const meeting = visit("meeting", 22, at(14), { repair_id: null });
    const proposal = proposeRound(request([...ZIGZAG.slice(0, 2), meeting]));
    expect(proposal).toMatchObject({ movable: 2, saved: 40 });
    expect(orderOf(proposal)).toBe("muret meeting blagnac");
  });

  test("a trip that a stop keeps already is not given to the visit beside it", () => {
    const trips = { trip_duration_before: 1, trip_duration_after: 30 };
    const meeting = visit("meeting", 22, at(14), { repair_id: null, ...trips });
    const { moves } = proposeRound(request([...ZIGZAG.slice(0, 2), meeting]));
    expect(moves.map(({ to }) => [to.trip_duration_before, to.trip_duration_after])).toEqual([
      [20, 1],
      [12, 20],
    ]);
  });

  test.each<[string, AgendaEvent[]]>([
    [
      "is already the shortest",
      [ZIGZAG[0], ZIGZAG[2], visit("blagnac", -20, at(15))].flatMap((one) => one ?? []),
    ],
    ["holds a single visit", ZIGZAG.slice(0, 1)],
    ["is empty", []],
  ])("but not when it %s", (_, events) => {
    expect(proposeRound(request(events))).toMatchObject({ saved: 0, moves: [] });
  });

  test("without the trips that an event counted in its hours", () => {
    const included = visit("seysses", 22, at(14), {
      duration: 80,
      trip_duration_before: 20,
      trip_is_included_before: true,
    });
    const { moves } = proposeRound(request([...ZIGZAG.slice(0, 2), included]));
    const moved = moves.find(({ event_id }) => event_id === "seysses");
    expect(moved && minutesBetween(moved.to.start_at, moved.to.end_at)).toBe(60);
    expect(moved?.to.trip_is_included_before).toBe(false);
  });
});

describe("a stop that stays where it is", () => {
  const seysses = (rest: Partial<AgendaEvent>) => [
    ...ZIGZAG.slice(0, 2),
    visit("seysses", 22, at(14), rest),
  ];
  test.each<[string, Partial<AgendaEvent>]>([
    ["a visit that was done", { status: "DONE" }],
    ["one announced for this very hour", { public_start_at: at(14), public_end_at: at(14, 30) }],
    [
      "one that the client asked for then",
      { constraint_start_at: at(14), constraint_end_at: at(15) },
    ],
    ["one for two people", { assigned_to: [KARIM, "hugo"] }],
    ["an appointment without a repair", { repair_id: null }],
    ["one at the workshop", { where: "Atelier" }],
    ["an absence", { kind: ABSENCE_KIND }],
    ["one outside the hours worked", { start_at: at(19), end_at: at(20) }],
  ])("%s", (_, rest) => {
    const { after } = proposeRound(request(seysses(rest)));
    const before = seysses(rest)[2];
    const line = after.lines.find(({ event }) => event.id === "seysses");
    expect(line?.start_at).toBe(before?.start_at);
  });

  test("at the workshop, whatever place it bears, the road goes from the shop", () => {
    const { before } = proposeRound(request([visit("muret", 20, at(9), { where: "Atelier" })]));
    expect([before.road, before.lines[0]?.place]).toEqual([0, BASE]);
  });

  test("the way back that its hours hold is no work", () => {
    const within = visit("muret", 20, at(9), {
      trip_duration_after: 20,
      trip_is_included_after: true,
    });
    const [line] = proposeRound(request([within])).before.lines;
    expect([line?.start_at, line?.end_at]).toEqual([at(9), at(9, 40)]);
  });

  test("a visit that has begun, whatever is left of the day", () => {
    const { after, movable } = proposeRound(request(ZIGZAG, { now: at(9, 10) }));
    expect(movable).toBe(2);
    expect(after.lines[0]).toMatchObject({ event: { id: "muret" }, fixed: true, start_at: at(9) });
  });

  test("a cancelled one is no stop, another person's neither", () => {
    const others = [
      visit("x", 5, at(9), { status: "CANCEL" }),
      visit("y", 5, at(9), { assigned_to: ["hugo"] }),
    ];
    expect(proposeRound(request(others)).before.lines).toEqual([]);
  });
});

test("above eight visits the order is improved part by part", () => {
  const miles = [5, 40, 8, 36, 11, 33, 14, 30, 17, 27];
  const events = miles.map((lat, index) =>
    visit(`v${index}`, lat, at(8, 15 + index * 50), { duration: 15 }),
  );
  const hours = [{ from: epoch(8), to: epoch(20) }];
  const { after, saved } = proposeRound(request(events, { hours }));
  expect(after.road).toBe(80);
  expect(saved).toBeGreaterThan(100);
});

/** A day without an overlap: visits with or without a window around the present hour, fixed stops among them. */
const stop = fc.record({
  gap: fc.integer({ min: 0, max: 9 }),
  length: fc.constantFrom(20, 30, 45),
  place: fc.option(fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }))),
  announced: fc.option(fc.tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 1, max: 24 }))),
  wished: fc.option(fc.integer({ min: 0, max: 36 })),
  facts: fc.constantFrom<Partial<AgendaEvent>>(
    {},
    {},
    {},
    {},
    { status: "DONE" },
    { kind: ABSENCE_KIND },
    { where: "Atelier" },
    { assigned_to: [KARIM, "hugo"] },
  ),
});
type Drawn = typeof stop extends fc.Arbitrary<infer Value> ? Value : never;

function dayOf(drawn: readonly Drawn[]): AgendaEvent[] {
  let free = epoch(8);
  return drawn.map(({ gap, length, place, announced, wished, facts }, index) => {
    const start_at = toInstant(free + gap * 5 * MINUTE);
    free = epochOf(start_at) + length * MINUTE;
    return visit(`v${index}`, null, start_at, {
      duration: length,
      lat: place ? place[0] : null,
      lon: place ? place[1] : null,
      public_start_at: announced && addMinutes(start_at, -announced[0] * 5),
      public_end_at: announced && addMinutes(start_at, announced[1] * 5),
      constraint_start_at: wished === null ? null : addMinutes(start_at, -wished * 5),
      constraint_end_at: wished === null ? null : addMinutes(start_at, length + wished * 5),
      ...facts,
    });
  });
}

const days = (most: number) => fc.array(stop, { maxLength: most, minLength: 2 }).map(dayOf);
const HOURS = { hours: [{ from: epoch(7), to: epoch(21) }] };
const RUNS = 60;

describe.each([
  ["few", 7],
  ["many", 13],
])("with %s visits, whatever the day", (_, most) => {
  const check = (holds: (events: AgendaEvent[], proposal: RoundProposal) => void) =>
    fc.assert(
      fc.property(days(most), (events) => holds(events, proposeRound(request(events, HOURS)))),
      { numRuns: RUNS },
    );

  test("the road is never longer, and every stop is kept once", () => {
    check((events, { before, after, saved }) => {
      expect(saved).toBe(before.road - after.road);
      expect(saved).toBeGreaterThanOrEqual(0);
      const ids = (lines: { event: AgendaEvent }[]) => lines.map(({ event }) => event.id).sort();
      expect(ids(after.lines)).toEqual(events.map(({ id }) => id).sort());
    });
  });

  test("no window is broken, no fixed stop moved, nobody is in two places", () => {
    check((events, { moves, after }) => {
      const moved = reorderRound(moves, events, { now: at(7) });
      if (!Array.isArray(moved)) throw new Error(moved.refused);
      const ids = new Set(moved.map(({ id }) => id));
      for (const { event, fixed } of after.lines) if (fixed) expect(ids.has(event.id)).toBe(false);
      const whole = [...moved, ...events.filter(({ id }) => !ids.has(id))];
      for (const one of moved) {
        expect(one.start_at >= (one.public_start_at ?? "")).toBe(true);
        expect(one.start_at < (one.public_end_at ?? "9999")).toBe(true);
        expect(one.start_at >= (one.constraint_start_at ?? "")).toBe(true);
        expect(one.end_at <= (one.constraint_end_at ?? "9999")).toBe(true);
      }
      for (const one of moved)
        for (const other of whole) expect(one !== other && areTogether(one, other)).toBe(false);
    });
  });

  test("the answer is the same whatever the order of the events", () => {
    const shuffled = days(most).chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    );
    fc.assert(
      fc.property(shuffled, ([events, others]) => {
        expect(proposeRound(request(others, HOURS))).toEqual(proposeRound(request(events, HOURS)));
      }),
      { numRuns: RUNS },
    );
  });
});

function areTogether(one: AgendaEvent, other: AgendaEvent): boolean {
  const [mine, theirs] = [busyTime(one), busyTime(other)];
  return mine !== undefined && theirs !== undefined && overlaps(mine, theirs);
}
