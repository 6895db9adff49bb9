import { expect, test } from "vitest";
import { addMinutes, DEFAULT_ZONE, epochOf, instantAt, type LocalDate } from "../../time.ts";
import { dayClocks } from "../day-clock.ts";
import { newEvent } from "../event.ts";
import type { SlotRequest, Technician } from "../slot-request.ts";
import { urgentPlaces, urgentTeam } from "./team.ts";

const MONDAY = "2026-11-23" as LocalDate;
const at = (hour: number) => instantAt(MONDAY, hour * 60, DEFAULT_ZONE);
const WORKSHOP = { lat: 43.6, lon: 1.44 };
const CLIENT = { lat: 43.63, lon: 1.39 };
const hours = { 1: [{ from: 8 * 60, to: 18 * 60 }] };
const karim: Technician = { id: "karim", working_hours: hours, skills: ["gros"] };
const lea: Technician = { id: "lea", working_hours: hours, skills: ["tv"] };
const hugo: Technician = { id: "hugo", working_hours: { 2: hours[1] }, skills: ["gros"] };
const REQUEST: SlotRequest = {
  now: at(7),
  zone: DEFAULT_ZONE,
  first: MONDAY,
  days: 7,
  booking: { notice_minutes: 0, horizon_days: 30, step_minutes: 30, window_minutes: 120 },
  duration_minutes: 45,
  opening: { opening_hours: hours, exceptions: [], open_on_holidays: false, zip: "31000" },
  technicians: [karim, lea, hugo],
  category_id: "gros",
  place: CLIENT,
  where: "Chez le client",
  travel: () => 10,
  travel_rules: {
    road_factor: 1.3,
    speed_kmh: 35,
    minimum_minutes: 10,
    base: WORKSHOP,
    radius_km: 25,
  },
  events: [],
};
const visit = newEvent({
  id: "visit",
  shop_id: "garonne",
  kind: "Réparation",
  repair_id: "r",
  assigned_to: ["karim"],
  start_at: at(10),
  ...CLIENT,
  lat: 43.7,
});
const kept = { ...visit, id: "offer", start_at: at(14), end_at: addMinutes(at(14), 60), lat: 43.5 };
const teamOf = (rest: Partial<SlotRequest> = {}) => {
  const [day] = dayClocks([MONDAY], DEFAULT_ZONE);
  if (!day) throw new Error("a day");
  return urgentTeam({ ...REQUEST, ...rest }, [visit], day);
};

test("an urgent visit is for those who have the skill and work that day, from where each begins", () => {
  const home = { lat: 43.5, lon: 1.4 };
  const { members, visit: wanted } = teamOf({ technicians: [{ ...karim, base: home }, lea, hugo] });
  expect(members).toEqual([
    {
      user_id: "karim",
      hours: [{ from: epochOf(at(8)), to: epochOf(at(18)) }],
      base: home,
    },
  ]);
  expect(wanted).toEqual({ place: CLIENT, minutes: 45 });
});

test("nobody goes outside the area of the shop", () => {
  expect(teamOf({ place: { lat: 48.85, lon: 2.35 } }).members).toEqual([]);
});

test("hours kept for a visitor are in the day, and do not move", () => {
  const { events } = teamOf({ events: [visit, kept] });
  expect(events.map(({ id, repair_id }) => [id, repair_id])).toEqual([
    ["visit", "r"],
    ["offer", null],
  ]);
});

test("the routing server is asked each place of the day once", () => {
  const other = { ...kept, lat: visit.lat };
  const places = urgentPlaces(teamOf({ events: [visit, kept, other] }));
  expect(places).toEqual([CLIENT, WORKSHOP, { ...CLIENT, lat: 43.7 }, { ...CLIENT, lat: 43.5 }]);
});
