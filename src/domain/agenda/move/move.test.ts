import { isSamePlace } from "./placement.ts";
import { describe, expect, test } from "vitest";
import { addMinutes, epochOf, toInstant, type Instant } from "../../time.ts";
import { newEvent, type AgendaEvent } from "../event.ts";
import { changesAnnouncement, movedEvent, nearestPlaces, tellingOf } from "./move.ts";

const at = (hour: number, minutes = 0): Instant => toInstant(Date.UTC(2026, 10, 23, hour, minutes));
const visit = (rest: Partial<AgendaEvent> = {}) =>
  newEvent({
    id: "1",
    shop_id: "garonne",
    kind: "Réparation",
    repair_id: "r1",
    start_at: at(10),
    assigned_to: ["karim"],
    trip_is_included_after: false,
    ...rest,
  });
const WINDOW = { public_start_at: at(9), public_end_at: at(11) };
const to = (start_at: Instant, minutes = 60, assigned_to: readonly string[] = ["karim"]) => ({
  start_at,
  end_at: addMinutes(start_at, minutes),
  assigned_to,
});

describe("an appointment moved by hand", () => {
  test("keeps its length and its trips, or takes those of the drag", () => {
    expect(movedEvent(visit({ trip_duration_before: 15 }), to(at(14), 90, ["lea"]))).toMatchObject({
      start_at: at(14),
      end_at: at(15, 30),
      duration: 90,
      assigned_to: ["lea"],
      trip_duration_before: 15,
      public_start_at: null,
    });
  });

  test.each([
    ["inside its window, announces the same", at(10, 30), WINDOW],
    ["to the start of its window, announces the same", at(9), WINDOW],
    [
      "to the end of its window, announces a later one",
      at(11),
      { public_start_at: at(10), public_end_at: at(12) },
    ],
    [
      "before its window, announces an earlier one",
      at(8),
      { public_start_at: at(7), public_end_at: at(9) },
    ],
  ])("%s", (_, start_at, expected) => {
    expect(movedEvent(visit(WINDOW), to(start_at))).toMatchObject(expected);
  });
});

describe("the client is asked about", () => {
  const asks = (event: AgendaEvent, start_at: Instant, now = at(6)) =>
    changesAnnouncement(event, movedEvent(event, to(start_at)), now);

  test("when the arrival leaves the announced window", () => {
    expect(asks(visit(WINDOW), at(14))).toBe(true);
  });

  test.each<[string, AgendaEvent, Instant]>([
    ["inside the window", visit(WINDOW), at(9, 15)],
    ["without a window", visit(), at(14)],
    ["without a repair", visit({ ...WINDOW, repair_id: null }), at(14)],
    ["once it is done", visit({ ...WINDOW, status: "DONE" }), at(14)],
  ])("but not %s", (_, event, start_at) => {
    expect(asks(event, start_at)).toBe(false);
  });

  test("also when only the end of the window changes", () => {
    const before = visit(WINDOW);
    expect(changesAnnouncement(before, { ...before, public_end_at: at(12) }, at(6))).toBe(true);
  });

  test.each<[string, AgendaEvent | undefined, AgendaEvent, string]>([
    ["a new appointment", undefined, visit(WINDOW), "tell"],
    ["a cancelled one", visit(WINDOW), visit({ ...WINDOW, status: "CANCEL" }), "tell"],
    ["other hours in the same window", visit(WINDOW), visit({ ...WINDOW, duration: 90 }), "silent"],
    ["another window", visit(WINDOW), visit({ ...WINDOW, public_end_at: at(12) }), "ask"],
    ["a first window", visit(), visit(WINDOW), "ask"],
    ["no window any more", visit(WINDOW), visit(), "tell"],
  ])("%s from the dialog", (_, before, after, telling) => {
    expect(tellingOf(before, after, at(6))).toBe(telling);
  });

  test("nor when its new window is over", () => {
    expect(asks(visit(WINDOW), at(14), at(15))).toBe(false);
  });
});

test("the same hours and people are no move", () => {
  expect(isSamePlace(visit(), movedEvent(visit(), to(at(10))))).toBe(true);
  expect(isSamePlace(visit(), movedEvent(visit(), to(at(10), 45)))).toBe(false);
  expect(isSamePlace(visit(), movedEvent(visit(), to(at(9, 30), 90)))).toBe(false);
  expect(isSamePlace(visit(), movedEvent(visit(), to(at(10), 60, ["lea"])))).toBe(false);
});

describe("the nearest free places", () => {
  const hours = [
    { from: epochOf(at(8)), to: epochOf(at(12)) },
    { from: epochOf(at(13)), to: epochOf(at(17)) },
  ];
  const taken = visit({ id: "2", start_at: at(10) });
  const near = (others: AgendaEvent[], event = visit(), now = at(6)) =>
    nearestPlaces(event, { others, hours, now });

  test("are around the refused hour, in the hours worked, trips counted", () => {
    expect(near([taken])).toEqual([at(8, 45), at(9), at(11)]);
    expect(near([visit({ id: "2", trip_duration_before: 30 })])).toEqual([
      at(8, 15),
      at(8, 30),
      at(11),
    ]);
  });

  test("do not hide behind what another person does, nor what is cancelled", () => {
    const others = [visit({ id: "2", assigned_to: ["lea"] }), visit({ id: "3", status: "CANCEL" })];
    expect(near(others)).toEqual([at(9, 45), at(10), at(10, 15)]);
  });

  test("avoid those who hold the same thing of the shop", () => {
    const van = { resource_ids: ["van"] };
    const other = visit({ id: "2", assigned_to: ["lea"], ...van });
    expect(near([other], visit(van))).toEqual([at(8, 45), at(9), at(11)]);
    expect(movedEvent(visit(van), to(at(14)))).toMatchObject(van);
  });

  test("end within the hours worked", () => {
    const short = [
      { from: epochOf(at(8)), to: epochOf(at(8, 30)) },
      { from: epochOf(at(13)), to: epochOf(at(14, 5)) },
    ];
    expect(nearestPlaces(visit(), { others: [], hours: short, now: at(6) })).toEqual([at(13)]);
  });

  test("are none in the past, nor when the day is full", () => {
    expect(near([taken], visit(), at(15))).toEqual([at(15, 15), at(15, 30), at(15, 45)]);
    expect(near([visit({ id: "2", start_at: at(6), end_at: at(20) })])).toEqual([]);
  });
});
