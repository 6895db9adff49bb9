import { expect, test } from "vitest";
import { parseInstant, type Instant } from "../time.ts";
import { collisionDetail, collisionsOf, stretchAround } from "./collisions.ts";
import { newEvent, type AgendaEvent } from "./event.ts";

const at = (time: string): Instant => {
  const instant = parseInstant(`2026-11-24T${time}:00Z`);
  if (!instant) throw new Error(time);
  return instant;
};
const visit = (start: string, facts: Partial<AgendaEvent> = {}) =>
  newEvent({
    id: `visit at ${start}`,
    shop_id: "garonne",
    start_at: at(start),
    kind: "Réparation",
    assigned_to: ["karim"],
    ...facts,
  });
/** Ten to eleven, Karim with the van. */
const wanted = visit("10:00", { resource_ids: ["van", "case"] });
const VAN = { assigned_to: ["lea"], resource_ids: ["van"] };

test.each<[string, AgendaEvent, boolean]>([
  ["the same hour", visit("10:30"), true],
  ["the hour before", visit("09:00"), false],
  ["the hour after", visit("11:00"), false],
  ["somebody else at the same hour", visit("10:30", { assigned_to: ["lea"] }), false],
  ["the same van, somebody else", visit("10:30", VAN), true],
  ["the same van the hour after", visit("11:00", VAN), false],
  ["the same van, cancelled", visit("10:30", { ...VAN, status: "CANCEL" }), false],
  ["another van", visit("10:30", { ...VAN, resource_ids: ["kangoo"] }), false],
  ["one of two people", visit("10:30", { assigned_to: ["lea", "karim"] }), true],
  ["a cancelled one", visit("10:30", { status: "CANCEL" }), false],
  ["one that is done", visit("10:30", { status: "DONE" }), true],
  [
    "a trip on top, back from the visit before",
    visit("09:00", { trip_duration_after: 15, trip_is_included_after: false }),
    true,
  ],
  ["a trip inside the visit before", visit("09:00", { trip_duration_after: 15 }), false],
  ["the way to the visit after", visit("11:00", { trip_duration_before: 1 }), true],
  ["a day off", visit("00:00", { end_at: at("23:59"), duration: 1439 }), true],
  ["itself, saved again", { ...visit("10:15"), id: wanted.id }, false],
])("%s: %s", (_, other, collides) => {
  expect(collisionsOf(wanted, [other])).toEqual(collides ? [other] : []);
});

test("a cancelled event takes nobody's time", () => {
  expect(collisionsOf({ ...wanted, status: "CANCEL" }, [visit("10:30")])).toEqual([]);
});

test("every neighbour whose trip could reach the event is looked at", () => {
  const { from, to } = stretchAround({ ...wanted, trip_duration_before: 30 });
  expect(from).toBe("2026-11-23T09:30:00.000Z");
  expect(to).toBe("2026-11-25T11:00:00.000Z");
});

test("a refusal names hours, people and what both would hold, and no client", () => {
  const held = { resource_ids: ["van", "kangoo"] };
  const other = visit("10:30", { notes: "Code 12B", repair_id: "vidal", ...held });
  const names = new Map([
    ["van", "Camionnette"],
    ["kangoo", "Kangoo"],
    ["case", "Valise"],
  ]);
  expect(collisionDetail(wanted, [other], names)).toEqual({
    collisions: [
      {
        id: other.id,
        start_at: other.start_at,
        end_at: other.end_at,
        kind: "Réparation",
        assigned_to: ["karim"],
        resources: ["Camionnette"],
      },
    ],
  });
});
