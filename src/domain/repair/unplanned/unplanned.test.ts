import { describe, expect, test } from "vitest";
import { newEvent } from "../../agenda/event.ts";
import type { SlotRequest, Technician } from "../../agenda/slot-request.ts";
import { addDays, dateOf, epochOf, instantAt, wallMinutesOf, type LocalDate } from "../../time.ts";
import { fillGap, placesFor, type Job } from "./unplanned.ts";
import { nextVisitKind } from "./visit-kind.ts";

const PARIS = "Europe/Paris";
const MONDAY = "2026-11-23" as LocalDate;
const at = (hour: number) => instantAt(MONDAY, hour * 60, PARIS);
const hours = { 1: [{ from: 9 * 60, to: 17 * 60 }] };
const karim: Technician = { id: "karim", working_hours: hours, skills: ["gros"] };
const lea: Technician = { id: "lea", working_hours: hours, skills: ["tv"] };
/** Kilometres to the east of the shop; the road takes a minute each. */
const east = (km: number) => ({ lat: 43.6, lon: 1.44 + km / 100 });
const request = (km: number, facts: Partial<SlotRequest> = {}): SlotRequest => ({
  now: at(6),
  zone: PARIS,
  first: MONDAY,
  days: 1,
  booking: { notice_minutes: 0, horizon_days: 30, step_minutes: 30, window_minutes: 120 },
  duration_minutes: 60,
  opening: { opening_hours: hours, exceptions: [], open_on_holidays: false, zip: "31000" },
  technicians: [karim, lea],
  category_id: "gros",
  place: east(km),
  where: "Chez le client",
  travel: (one, other) => Math.round(Math.abs(one.lon - other.lon) * 100),
  travel_rules: { road_factor: 1, speed_kmh: 60, minimum_minutes: 0, base: east(0), radius_km: 50 },
  events: [],
  ...facts,
});
const job = (repair: string, km: number, facts: Partial<SlotRequest> = {}, urgency = 0) =>
  ({ repair, urgency, request: request(km, facts) }) satisfies Job<string>;
const visit = (hour: number, km: number, assigned_to = ["karim"]) =>
  newEvent({
    id: `${hour}`,
    shop_id: "s",
    kind: "Réparation",
    start_at: at(hour),
    assigned_to,
    ...east(km),
  });
const filled = (jobs: readonly Job<string>[], from = 0, to = 24) =>
  fillGap(jobs, { from: epochOf(at(from)), to: epochOf(at(to)) }).map(({ repair, slot }) => [
    repair,
    slot.user_id,
    wallMinutesOf(slot.start_at, PARIS) / 60,
    slot.cost,
  ]);

describe("a gap", () => {
  test("is filled by the repairs that lengthen the round least", () => {
    expect(filled([job("far", 20), job("near", 5)])).toEqual([
      ["near", "karim", 9, 10],
      ["far", "karim", 9, 40],
    ]);
  });

  test("takes what lies on the way between two visits for nothing", () => {
    const events = [visit(9, 10), visit(13, 20)];
    expect(filled([job("between", 15, { events })], 10, 13)).toEqual([
      ["between", "karim", 10.5, 0],
    ]);
  });

  test.each<[string, Job<string>, number, number]>([
    ["whose duration does not fit", job("long", 5, { duration_minutes: 180 }), 10, 12],
    ["that no one here can repair", job("roof", 5, { category_id: "couverture" }), 0, 24],
    ["too far for the shop", job("abroad", 900), 0, 24],
    ["of a person who is taken", job("taken", 5, { events: [visit(10, 5)] }), 10, 11],
  ])("leaves out a repair %s", (_, one, from, to) => {
    expect(filled([one], from, to)).toEqual([]);
  });

  test("of equal detours takes the urgent one first, then the order given", () => {
    const jobs = [job("first", 5), job("second", 5), job("urgent", 5, {}, 1)];
    expect(filled(jobs).map(([repair]) => repair)).toEqual(["urgent", "first", "second"]);
  });
});

describe("the places of a repair", () => {
  const TUESDAY = addDays(MONDAY, 1);
  const tuesday = { 2: [{ from: 9 * 60, to: 17 * 60 }] };
  const twoDays = { ...hours, ...tuesday };
  const hugo: Technician = { id: "hugo", working_hours: tuesday, skills: ["gros"] };
  const opening = { ...request(0).opening, opening_hours: twoDays };
  const search = { days: 2, opening, technicians: [{ ...karim, working_hours: twoDays }, hugo] };

  test("are those of the shortest detours, the best of each day, and near whom", () => {
    const far = { ...visit(9, 15), id: "far", start_at: instantAt(TUESDAY, 540, PARIS) };
    const near = {
      ...far,
      id: "near",
      end_at: instantAt(TUESDAY, 600, PARIS),
      assigned_to: ["hugo"],
      ...east(19),
    };
    const events = [{ ...far, end_at: instantAt(TUESDAY, 600, PARIS) }, near];
    const found = placesFor(job("one", 20, { ...search, events }), 8);
    expect(
      found.map(({ slot, near: who }) => [
        slot.user_id,
        dateOf(slot.start_at, PARIS),
        slot.cost,
        who,
      ]),
    ).toEqual([
      ["hugo", TUESDAY, 2, "near"],
      ["karim", MONDAY, 40, undefined],
    ]);
  });

  test("are near the next visit when the one before is farther", () => {
    const events = [visit(9, 2), visit(14, 19)];
    const [first] = placesFor(job("one", 20, { events }), 1);
    expect(first?.near).toBe("14");
  });
});

test.each([
  ["Devis à faire", "Réparation", "Diagnostic / Devis"],
  ["Devis accepté", "Diagnostic / Devis", "Réparation"],
  ["Brouillon", "Réparation", "Réparation"],
  ["Brouillon", "inconnu", undefined],
])("a repair « %s », asked as %s, waits for %s", (status, intervention_type, kind) => {
  expect(nextVisitKind({ status, intervention_type })).toBe(kind);
});
