import { expect, test } from "vitest";
import { parseInstant, type Instant } from "../../time.ts";
import { newEvent, type AgendaEvent } from "../event.ts";
import { colleaguesFor, type Colleague, type Visit } from "./colleagues.ts";

const at = (text: string): Instant => parseInstant(text) ?? ("" as Instant);
const ALL_DAY = [{ from: 9 * 60, to: 18 * 60 }];
const WEEK = { 1: ALL_DAY, 2: ALL_DAY, 3: ALL_DAY, 4: ALL_DAY, 5: ALL_DAY };
const opening = { opening_hours: WEEK, exceptions: [], open_on_holidays: false, zip: "31000" };
const TRADE = "gros-electromenager" as const;

const person = (id: string, change: Partial<Colleague> = {}): Colleague => ({
  id,
  skills: [TRADE],
  bookable: true,
  working_hours: {},
  ...change,
});
const event = (start: string, who: string, change: Partial<AgendaEvent> = {}): AgendaEvent =>
  newEvent({
    id: `${who} ${start}`,
    shop_id: "garonne",
    start_at: at(start),
    kind: "Réparation",
    assigned_to: [who],
    ...change,
  });
/** Monday 30 November at 10:00 in Toulouse. */
const VISIT: Visit = { ...event("2026-11-30T09:00:00Z", "karim"), category_id: TRADE };
const who = (colleagues: Colleague[], events: AgendaEvent[] = [], visit: Visit = VISIT) =>
  colleaguesFor(visit, { colleagues, events, opening, zone: "Europe/Paris" });

test("a colleague without the skill is not proposed", () => {
  expect(who([person("ines"), person("hugo", { skills: ["plomberie"] })])).toEqual(["ines"]);
});

test("without an appliance, those whom visitors may book are", () => {
  const visit = { ...VISIT, category_id: null };
  expect(who([person("sylvie", { bookable: false }), person("hugo")], [], visit)).toEqual(["hugo"]);
});

test("someone busy at that hour is not proposed, unless that appointment is cancelled", () => {
  const busy = event("2026-11-30T09:30:00Z", "ines");
  expect(who([person("ines")], [busy])).toEqual([]);
  expect(who([person("ines")], [{ ...busy, status: "CANCEL" }])).toEqual(["ines"]);
});

test("the trips of both visits count", () => {
  const next = event("2026-11-30T10:00:00Z", "ines", { trip_duration_before: 20 });
  expect(who([person("ines")], [next])).toEqual([]);
});

test("nobody is proposed on their day off, or past their hours", () => {
  const off = person("ines", { working_hours: { 2: ALL_DAY } });
  const afternoon = person("hugo", { working_hours: { 1: [{ from: 14 * 60, to: 18 * 60 }] } });
  expect(who([off, afternoon])).toEqual([]);
});

test("the visit’s own van does not make its next driver busy", () => {
  const visit = { ...VISIT, resource_ids: ["van"] };
  const other = event("2026-11-30T09:00:00Z", "lea", { resource_ids: ["van"] });
  expect(who([person("ines")], [other], visit)).toEqual(["ines"]);
});

test("the lightest day comes first", () => {
  const events = [event("2026-11-30T13:00:00Z", "ines"), event("2026-12-01T13:00:00Z", "hugo")];
  expect(who([person("ines"), person("hugo")], events)).toEqual(["hugo", "ines"]);
});
