import { describe, expect, test } from "vitest";
import { newEvent } from "../../../../domain/agenda/event.ts";
import { withEnd } from "../../../../domain/agenda/event-time.ts";
import { epochOf, instantAt, type LocalDate } from "../../../../domain/time.ts";
import { placeOf, roomOf, stripHours } from "./strip.ts";

const HOURS = { from: 0, to: 1000 };

describe("a block on the strip", () => {
  test.each([
    ["within", { from: 100, to: 350 }, { left: 10, width: 25 }],
    ["begun before the hours", { from: -500, to: 100 }, { left: 0, width: 10 }],
    ["past the hours", { from: 900, to: 5000 }, { left: 90, width: 10 }],
    ["before the hours", { from: -10, to: 0 }, undefined],
    ["after the hours", { from: 1000, to: 1001 }, undefined],
  ])("%s", (_what, span, place) => {
    expect(placeOf(span, HOURS)).toEqual(place);
  });

  test("has its words run as far as the next one, or to the end", () => {
    const [first, second] = [
      { left: 10, width: 5 },
      { left: 25, width: 50 },
    ];
    expect(roomOf(first, [first, second])).toBe(300);
    expect(roomOf(second, [first, second])).toBe(150);
  });
});

const PARIS = "Europe/Paris";
const WEDNESDAY = "2027-06-09" as LocalDate;
const wall = (hour: number) => instantAt(WEDNESDAY, hour * 60, PARIS);
const from = (start: number, end: number, fullday = false) => {
  const event = newEvent({
    id: "e",
    shop_id: "s",
    kind: "Réparation",
    start_at: wall(start),
    fullday,
  });
  return {
    ...withEnd(event, wall(end)),
    __typename: "Event" as const,
    assigned_to: [],
    resource_ids: [],
  };
};

test.each([
  ["nothing", [], 8, 19],
  ["a visit within", [from(9, 10)], 8, 19],
  ["one early, one late", [from(6.5, 7), from(20, 21.5)], 6, 22],
  ["a whole day", [from(0, 24, true)], 8, 19],
  ["works that go on for two days", [from(7, 66)], 7, 19],
  ["works that began the day before", [from(-16, 42)], 8, 19],
  ["works that end in the evening", [from(-40, 20)], 8, 20],
  ["a call of the night", [from(22, 26)], 8, 24],
  ["the end of the call of the night before", [from(-2, 2)], 0, 19],
])("the strip of a day with %s is drawn from %#", (_, events, first, last) => {
  const usual = { from: epochOf(wall(8)), to: epochOf(wall(19)) };
  const hours = stripHours(events, usual, { date: WEDNESDAY, zone: PARIS });
  expect(hours).toEqual({ from: epochOf(wall(first)), to: epochOf(wall(last)) });
});
