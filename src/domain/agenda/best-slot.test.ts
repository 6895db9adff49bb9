import { describe, expect, test } from "vitest";
import { at, CALM, CHEAP, LATER, slot, SLOTS, SOON } from "../../../test/shop/slots.ts";
import {
  availableUsers,
  bestSlot,
  lostStart,
  offeredSlot,
  slotsOf,
  type SlotWish,
} from "./best-slot.ts";

/** A technician who is already nearby, but only in two weeks. */
const MARC_LATE = slot("marc", "2026-12-10T10:00", 0);
const MARC_SOON = slot("marc", "2026-11-27T10:00", 12);

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
    ["is anyone's when that person has none", { ...CALM, preselected: ["hugo"] }, CHEAP],
    ["is the nearest to the one that was lost", { ...CALM, lost: at("2026-11-23T14:00") }, SOON],
    ["is never the lost one again", { ...CALM, lost: CHEAP.start_at }, LATER],
  ])("%s", (_, wish, expected) =>
    expect(bestSlot([MARC_LATE, ...SLOTS, MARC_SOON], wish)).toBe(expected),
  );

  test("may be a week later than the soonest one, to the minute", () => {
    const first = slot("karim", "2026-11-24T09:00", 30);
    const week = slot("karim", "2026-12-01T09:00", 5);
    const later = slot("karim", "2026-12-01T09:01", 0);
    expect(bestSlot([later, week, first], CALM)).toBe(week);
    expect(bestSlot([later, first], CALM)).toBe(first);
  });

  test("is none when nothing is free", () => expect(bestSlot([], CALM)).toBeUndefined());
});

test("a technician's slots are theirs and those where they could come instead", () => {
  expect(slotsOf(SLOTS, "lea").map(({ start_at, user_id }) => `${start_at} ${user_id}`)).toEqual([
    `${CHEAP.start_at} lea`,
    `${LATER.start_at} lea`,
    `${SOON.start_at} lea`,
  ]);
  expect(slotsOf(SLOTS, "karim")).toHaveLength(1);
  expect(slotsOf(SLOTS, null)).toEqual(SLOTS);
});

test.each([
  ["of the one who is proposed", "karim", "2026-11-25T10:00", true],
  ["of one who can replace them", "lea", "2026-11-25T10:00", true],
  ["of a person who is not available", "marc", "2026-11-25T10:00", false],
  ["of an hour later", "karim", "2026-11-25T11:00", false],
])("the hour %s is offered or not", (_, user_id, start, expected) =>
  expect(offeredSlot(SLOTS, { user_id, start_at: at(start) }) !== undefined).toBe(expected),
);

test("an hour is offered in the person's own slot first, else in that of whom they replace", () => {
  const own = { ...CHEAP, user_id: "lea", alternates: [] };
  const wanted = { user_id: "lea", start_at: CHEAP.start_at };
  expect(offeredSlot([CHEAP, own], wanted)).toBe(own);
  expect(offeredSlot([CHEAP], wanted)).toEqual({ ...CHEAP, user_id: "lea" });
});

test.each([
  ["nothing is chosen", undefined, null],
  ["it is still offered", { user_id: "karim", start_at: at("2026-11-25T10:00") }, null],
  ["another may take it", { user_id: "lea", start_at: at("2026-11-25T10:00") }, null],
  ["it was taken", { user_id: "karim", start_at: at("2026-11-25T11:00") }, at("2026-11-25T11:00")],
])("the hour chosen is gone or not: %s", (_, chosen, hour) =>
  expect(lostStart(SLOTS, chosen)).toBe(hour),
);

test("those who could come are named once, in the order of the slots", () => {
  expect(availableUsers(SLOTS)).toEqual(["karim", "lea"]);
  expect(availableUsers([])).toEqual([]);
});
