import { describe, expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import { parseInstant, type Instant } from "../time.ts";
import { eventOf, parseEventInput, type EventContext, type EventInput } from "./event-input.ts";
import { newEvent } from "./event.ts";

const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(text);
  return instant;
};
const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const [SHOP, OTHER_SHOP, KARIM, LEA, GONE, NEW] = ["a1", "a2", "03", "04", "09", "e1"].map(id);
const [VAN, LIFT] = ["d1", "d2"].map(id);

const visit = {
  start_at: "2026-11-24T09:00:00+01:00",
  end_at: "2026-11-24T10:15:00+01:00",
  kind: "Réparation",
  assigned_to: [KARIM],
};
const context: EventContext = {
  new_id: NEW ?? "",
  shop_id: SHOP ?? "",
  zone: "Europe/Paris",
  created_by: LEA ?? "",
  user_ids: [KARIM ?? "", LEA ?? ""],
  resource_ids: [VAN ?? ""],
  before: undefined,
  place: null,
};

const faults = (value: unknown) => {
  const parsed = parseEventInput(value);
  return isRefusal(parsed) ? parsed.detail : undefined;
};
const read = (value: unknown): EventInput => {
  const parsed = parseEventInput(value);
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed.detail));
  return parsed;
};
const save = (value: object, changed: Partial<EventContext> = {}) =>
  eventOf(read({ ...visit, ...value }), { ...context, ...changed });

describe("an appointment read from the wire", () => {
  test("takes the specification's defaults for all that is left out, or null", () => {
    const expected = newEvent({
      id: NEW ?? "",
      shop_id: SHOP ?? "",
      start_at: at("2026-11-24T08:00:00Z"),
      end_at: at("2026-11-24T09:15:00Z"),
      duration: 75,
      kind: "Réparation",
      assigned_to: [KARIM ?? ""],
      created_by: LEA ?? "",
    });
    expect(save({})).toEqual(expected);
    expect(
      save({ id: null, where: null, notes: null, status: null, fullday: null, repair_id: null }),
    ).toEqual(expected);
    expect(expected).toMatchObject({
      where: "Chez le client",
      status: "TODO",
      trip_duration_before: 0,
      trip_is_included_before: false,
      trip_is_included_after: true,
    });
  });

  test.each<[string, unknown, string]>([
    ["nothing", null, "request"],
    ["a text", "demain", "request"],
    ["a wall time without its offset", { ...visit, start_at: "2026-11-24T09:00:00" }, "start_at"],
    ["a blank kind", { ...visit, kind: " " }, "kind"],
    ["an unknown place", { ...visit, where: "Ailleurs" }, "where"],
    ["an unknown status", { ...visit, status: "LATER" }, "status"],
    ["an id that is none", { ...visit, id: "1" }, "id"],
    ["a repair that is none", { ...visit, repair_id: "R2026-00001" }, "repair_id"],
    ["somebody who is no id", { ...visit, assigned_to: ["karim"] }, "assigned_to.0"],
    ["nobody, said wrongly", { ...visit, assigned_to: null }, "assigned_to"],
    ["a crowd", { ...visit, assigned_to: Array.from({ length: 21 }, () => KARIM) }, "assigned_to"],
    ["a trip of half a minute", { ...visit, trip_duration_before: 0.5 }, "trip_duration_before"],
    ["a trip backwards", { ...visit, trip_duration_after: -1 }, "trip_duration_after"],
    ["a trip of more than a day", { ...visit, trip_duration_after: 1441 }, "trip_duration_after"],
    ["a duration without end", { ...visit, duration: 1e308 }, "duration"],
    ["a latitude off the map", { ...visit, lat: 91, lon: 1 }, "lat"],
    ["10,001 characters of notes", { ...visit, notes: "x".repeat(10_001) }, "notes"],
    ["a switch that is a text", { ...visit, fullday: "oui" }, "fullday"],
  ])("%s is refused in French on its field", (_, value, field) => {
    expect(faults(value)?.[field]).toMatch(/^\p{Lu}.*\.$/u);
  });

  test("10,000 characters of notes are kept, signs that no keyboard types are not", () => {
    expect(read({ ...visit, notes: "é".repeat(10_000) }).notes).toHaveLength(10_000);
    expect(read({ ...visit, notes: " a\u0000\u202eb 🧺 " }).notes).toBe("ab 🧺");
  });
});

describe("the event that is saved", () => {
  test.each<[string, object, string]>([
    ["nobody assigned", { assigned_to: [] }, "nobody-assigned"],
    ["no start", { start_at: null }, "start-missing"],
    ["no end", { end_at: null }, "end-missing"],
    ["an end before the start", { end_at: "2026-11-24T07:00:00Z" }, "end-before-start"],
    ["an end at the start", { end_at: visit.start_at }, "end-before-start"],
    ["another shop", { shop_id: OTHER_SHOP }, "not-allowed"],
  ])("%s: refused", (_, change, refused) => {
    expect(save(change)).toEqual({ refused });
  });

  test.each<[string, object, string]>([
    ["somebody who does not work here", { assigned_to: [KARIM, GONE] }, "assigned_to"],
    ["a window announced without an end", { public_start_at: visit.start_at }, "public_end_at"],
    [
      "a window announced backwards",
      { public_start_at: visit.end_at, public_end_at: visit.start_at },
      "public_end_at",
    ],
    [
      "a wish that ends before it begins",
      { constraint_start_at: visit.end_at, constraint_end_at: visit.start_at },
      "constraint_end_at",
    ],
    ["more than 400 days", { end_at: "2027-12-31T09:00:00Z" }, "end_at"],
  ])("%s: bad input on its field", (_, change, field) => {
    expect(save(change)).toEqual({
      refused: "bad-input",
      detail: { [field]: expect.stringMatching(/^\p{Lu}.*\.$/u) },
    });
  });

  test("has the duration of its hours, whatever the screen believed", () => {
    expect(save({ duration: 600 })).toMatchObject({ duration: 75 });
  });

  test("on whole days runs from the start of the first to the end of the last, at the shop's clock", () => {
    const leave = {
      kind: "Congé / indisponibilité",
      fullday: true,
      start_at: "2026-10-24T10:00:00Z",
      end_at: "2026-10-25T11:00:00Z",
    };
    expect(save(leave)).toMatchObject({
      start_at: "2026-10-23T22:00:00.000Z",
      end_at: "2026-10-25T22:59:59.999Z",
      duration: 49 * 60,
    });
  });

  test("keeps whoever wrote it first, and people who left the shop since", () => {
    const before = newEvent({
      id: NEW ?? "",
      shop_id: SHOP ?? "",
      start_at: at("2026-11-24T08:00:00Z"),
      kind: "Réparation",
      assigned_to: [GONE ?? ""],
      created_by: KARIM ?? "",
    });
    expect(save({ assigned_to: [GONE, GONE, LEA] }, { before })).toMatchObject({
      created_by: KARIM,
      assigned_to: [GONE, LEA],
    });
  });

  test("takes the client's place when the screen gives none, at the client's only", () => {
    const place = { lat: 43.6, lon: 1.4 };
    expect(save({}, { place })).toMatchObject(place);
    expect(save({ lat: 43.7, lon: 1.5 }, { place })).toMatchObject({ lat: 43.7, lon: 1.5 });
    expect(save({ where: "Atelier" }, { place })).toMatchObject({ lat: null, lon: null });
  });
});

describe("what an appointment holds of what the shop shares", () => {
  const held = (resource_ids: unknown, before: string[] = []) => {
    const stored = newEvent({
      id: NEW ?? "",
      shop_id: SHOP ?? "",
      start_at: at("2026-11-24T08:00:00Z"),
      kind: "Réparation",
      resource_ids: before,
    });
    const saved = save({ resource_ids }, { before: stored });
    return isRefusal(saved) ? saved : saved.resource_ids;
  };
  test.each<[string, unknown, string[], unknown]>([
    ["is chosen once", [VAN, VAN], [], [VAN]],
    ["stays when a program leaves it out", null, [VAN ?? ""], [VAN]],
    ["is given back", [], [VAN ?? ""], []],
    ["stays while it is out of use", [LIFT], [LIFT ?? ""], [LIFT]],
    [
      "is not taken while it is out of use",
      [LIFT],
      [],
      {
        refused: "bad-input",
        detail: { resource_ids: "Un des matériels choisis n’est plus en service." },
      },
    ],
  ])("%s", (_, given, before, expected) => {
    expect(held(given, before)).toEqual(expected);
  });

  test("is twenty things at most", () => {
    const many = Array.from({ length: 21 }, () => VAN);
    expect(faults({ ...visit, resource_ids: many })).toHaveProperty("resource_ids");
  });
});
