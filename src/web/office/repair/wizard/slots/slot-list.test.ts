import { describe, expect, test } from "vitest";
import { DEFAULT_ZONE, toInstant, type Instant } from "../../../../../domain/time.ts";
import {
  bestReason,
  bestSlot,
  daysOf,
  detourText,
  goersOf,
  goneHour,
  isOffered,
  slotAppointment,
  slotKey,
  slotsOf,
  type SlotWish,
} from "./slot-list.ts";

const at = (text: string): Instant => toInstant(Date.parse(`${text}:00+01:00`));
const slot = (user_id: string, start: string, cost: number, alternates: string[] = []) => ({
  user_id,
  start_at: at(start),
  end_at: toInstant(Date.parse(at(start)) + 3_600_000),
  public_start_at: at(start),
  public_end_at: toInstant(Date.parse(at(start)) + 7_200_000),
  trip_duration_before: 10,
  trip_duration_after: 10,
  cost,
  alternates,
});
/** In the order of the engine: the shortest detour first. */
const CHEAP = slot("karim", "2026-11-25T10:00", 4, ["lea"]);
const LATER = slot("lea", "2026-11-26T10:00", 9);
const SOON = slot("lea", "2026-11-23T09:00", 22);
const SLOTS = [CHEAP, LATER, SOON];
/** Of one who is on the road near there, but only in two weeks. */
const MARC_LATE = slot("marc", "2026-12-10T10:00", 0);
const MARC_SOON = slot("marc", "2026-11-27T10:00", 12);
const CALM: SlotWish = { preselected: [], urgency: 0, lost: null };

describe("the slot proposed", () => {
  test.each<[string, SlotWish, unknown]>([
    ["lengthens the round least", CALM, CHEAP],
    ["is not one that is more than a week later", { ...CALM, preselected: ["marc"] }, MARC_SOON],
    ["is the soonest when it is urgent", { ...CALM, urgency: 1 }, SOON],
    [
      "is one of the person preselected for the appliance",
      { ...CALM, preselected: ["lea"] },
      LATER,
    ],
    ["is anybody's when that person has none", { ...CALM, preselected: ["hugo"] }, CHEAP],
    ["is the nearest to the one that was lost", { ...CALM, lost: at("2026-11-23T14:00") }, SOON],
    ["is never the lost one again", { ...CALM, lost: CHEAP.start_at }, LATER],
  ])("%s", (_, wish, expected) =>
    expect(bestSlot([MARC_LATE, ...SLOTS, MARC_SOON], wish)).toBe(expected),
  );

  test("is none when nothing is free", () => expect(bestSlot([], CALM)).toBeUndefined());

  test("says why", () => {
    expect(bestReason(CALM)).toBe("Le plus proche de la tournée");
    expect(bestReason({ ...CALM, urgency: 1 })).toBe("Le plus tôt");
    expect(bestReason({ ...CALM, lost: at("2026-11-23T14:00") })).toContain("l’heure perdue");
  });
});

test("the days come in their order, each with its hours", () => {
  expect(daysOf(SLOTS, DEFAULT_ZONE).map(({ date, slots }) => [date, slots.length])).toEqual([
    ["2026-11-23", 1],
    ["2026-11-25", 1],
    ["2026-11-26", 1],
  ]);
});

test("a technician's slots are theirs and those where they could come instead", () => {
  expect(slotsOf(SLOTS, "lea").map(slotKey)).toEqual([
    `${CHEAP.start_at} lea`,
    `${LATER.start_at} lea`,
    `${SOON.start_at} lea`,
  ]);
  expect(slotsOf(SLOTS, "karim")).toHaveLength(1);
  expect(slotsOf(SLOTS, null)).toEqual(SLOTS);
});

test("a slot becomes an appointment with its window and its trips, without its price", () => {
  const { cost: _cost, alternates: _alternates, ...kept } = CHEAP;
  expect(slotAppointment(CHEAP, "Sonner deux fois")).toEqual({
    type: "slot",
    slot: { ...kept, trip_is_included_before: false, trip_is_included_after: false },
    assigned_to: ["karim"],
    notes: "Sonner deux fois",
  });
});

test.each([
  [0, "sans détour"],
  [6, "+ 6 min de route"],
])("a detour of %i minutes reads « %s »", (cost, text) => {
  expect(detourText(cost).replaceAll("\u202f", " ")).toBe(text);
});

test.each([
  ["of the one who is proposed", "karim", "2026-11-25T10:00", true],
  ["of one who takes his place", "lea", "2026-11-25T10:00", true],
  ["of one who is elsewhere", "marc", "2026-11-25T10:00", false],
  ["of an hour later", "karim", "2026-11-25T11:00", false],
])("the hour %s is offered or not", (_, user_id, start, expected) =>
  expect(isOffered(SLOTS, { user_id, start_at: at(start) })).toBe(expected),
);

test.each([
  ["nothing is chosen", undefined, null],
  ["it is still offered", { user_id: "karim", start_at: at("2026-11-25T10:00") }, null],
  ["another may take it", { user_id: "lea", start_at: at("2026-11-25T10:00") }, null],
  ["it was taken", { user_id: "karim", start_at: at("2026-11-25T11:00") }, at("2026-11-25T11:00")],
])("the hour chosen is gone or not: %s", (_, chosen, hour) =>
  expect(goneHour(SLOTS, chosen)).toBe(hour),
);

test("those who could come are named once, in the order of the slots", () => {
  expect(goersOf(SLOTS)).toEqual(["karim", "lea"]);
  expect(goersOf([])).toEqual([]);
});
