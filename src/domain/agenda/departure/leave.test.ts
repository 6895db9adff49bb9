import { expect, test } from "vitest";
import { isRefusal } from "../../decision.ts";
import { formatTime, type Instant } from "../../time.ts";
import { isHeldByVideo, isRoad, leaveForVisit } from "./leave.ts";

const now = "2026-11-23T12:41:00.000Z" as Instant;
const visit = {
  repair_id: "r1",
  status: "TODO",
  where: "Chez le client",
  kind: "Réparation",
  trip_duration_before: 22,
} as const;
const leaving = { now, told_at: null, arrived: false, minutes: null, again: false };
const hourOf = (facts: object, departure: object = {}) => {
  const left = leaveForVisit({ ...visit, ...facts }, { ...leaving, ...departure });
  return isRefusal(left) ? left.refused : formatTime(left, "Europe/Paris").replace(/\s/g, " ");
};

test.each([
  ["the road that the round counts, to the next five minutes", {}, {}, "14 h 05"],
  ["a quarter of an hour when it counts none", { trip_duration_before: 0 }, {}, "14 h"],
  ["what the technician says", {}, { minutes: 40 }, "14 h 25"],
  ["on the doorstep", {}, { minutes: 0 }, "13 h 45"],
  ["another hour, once confirmed", {}, { told_at: now, again: true }, "14 h 05"],
  ["told already", {}, { told_at: now }, "told-already"],
  ["already on the spot", {}, { arrived: true }, "no-visit"],
  ["a visit that is done", { status: "DONE" }, {}, "no-visit"],
  ["at the workshop", { where: "Atelier" }, {}, "no-visit"],
  ["a diagnosis at a distance", { kind: "Télédiagnostic" }, {}, "no-visit"],
  ["no repair", { repair_id: null }, {}, "no-visit"],
  ["five hours of road", {}, { minutes: 300 }, "bad-input"],
  ["half a minute", {}, { minutes: 0.5 }, "bad-input"],
])("%s: %j %j → %s", (_, facts, departure, expected) => {
  expect(hourOf(facts, departure)).toBe(expected);
});

test("the button shows for the visits that one drives to", () => {
  expect([isRoad(visit), isRoad({ ...visit, status: "CANCEL" })]).toEqual([true, false]);
});

test.each([
  ["Télédiagnostic", "TODO", true],
  ["Télédiagnostic", "DONE", false],
  ["Télédiagnostic", "CANCEL", false],
  ["Réparation", "TODO", false],
])("%s, %s, is held by video: %s", (kind, status, held) =>
  expect(isHeldByVideo({ kind, status })).toBe(held),
);
