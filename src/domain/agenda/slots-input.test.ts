import { describe, expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import {
  parseCollisionInput,
  parseSlotsInput,
  searchableTrade,
  type SlotsInput,
} from "./slots-input.ts";

const asked = {
  kind: "Autre",
  where: "Chez le client",
  category_id: "gros-electromenager",
  zip: "31700",
  city: "Blagnac",
  first: "2026-11-24",
  days: 7,
};
const read = (value: unknown): SlotsInput => {
  const parsed = parseSlotsInput(value);
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed.detail));
  return parsed;
};

describe("a search of the desk", () => {
  test("may be for any kind of visit, online or not", () => {
    expect(read(asked)).toEqual({ ...asked, kind_id: "", lat: null, lon: null });
    expect(read({ ...asked, category_id: null, zip: null, lat: null })).toMatchObject({
      category_id: "",
      zip: "",
    });
  });

  test.each<[string, unknown, string]>([
    ["no kind", { ...asked, kind: "" }, "kind"],
    ["nowhere", { ...asked, where: "Ailleurs" }, "where"],
    ["a day that does not exist", { ...asked, first: "2026-02-30" }, "first"],
    ["no day at all", { ...asked, days: 0 }, "days"],
    ["a whole year", { ...asked, days: 366 }, "days"],
    ["half a day", { ...asked, days: 1.5 }, "days"],
    ["a latitude off the map", { ...asked, lat: -91 }, "lat"],
  ])("%s is refused in French", (_, value, field) => {
    const parsed = parseSlotsInput(value);
    expect(isRefusal(parsed) && parsed.detail[field]).toMatch(/^\p{Lu}.*\.$/u);
  });

  test.each<[string, object, string | undefined]>([
    ["at the client's, an address, a trade", {}, "gros-electromenager"],
    [
      "a point on the map is an address",
      { zip: "", city: "", lat: 43.6, lon: 1.4 },
      "gros-electromenager",
    ],
    ["at the workshop", { where: "Atelier" }, undefined],
    ["no address", { zip: "", city: "" }, undefined],
    ["half a point", { zip: "", city: "", lat: 43.6 }, undefined],
    ["no trade", { category_id: "" }, undefined],
    ["a trade of nobody", { category_id: "constructor" }, undefined],
  ])("%s: %s", (_, change, trade) => {
    expect(searchableTrade(read({ ...asked, ...change }))).toBe(trade);
  });
});

describe("an hour that may disturb somebody", () => {
  const hour = {
    start_at: "2026-11-24T08:00:00Z",
    end_at: "2026-11-24T09:00:00Z",
    assigned_to: ["01990000-0000-7000-8000-000000000003"],
  };

  test("is an event whose trips come on top of its hours", () => {
    expect(parseCollisionInput({ ...hour, trip_duration_after: 20 })).toMatchObject({
      duration: 60,
      status: "TODO",
      trip_duration_before: 0,
      trip_duration_after: 20,
      trip_is_included_before: false,
      trip_is_included_after: false,
    });
  });

  test.each<[string, object, string]>([
    ["an end before the start", { end_at: "2026-11-24T07:00:00Z" }, "end_at"],
    ["two years", { end_at: "2028-11-24T07:00:00Z" }, "end_at"],
    ["no start", { start_at: null }, "start_at"],
    ["a stranger's name", { assigned_to: ["Karim"] }, "assigned_to.0"],
    ["a crowd", { assigned_to: Array(21).fill(hour.assigned_to[0]) }, "assigned_to"],
    ["a trip backwards", { trip_duration_before: -5 }, "trip_duration_before"],
  ])("%s is refused in French", (_, change, field) => {
    const parsed = parseCollisionInput({ ...hour, ...change });
    expect("refused" in parsed && parsed.detail[field]).toMatch(/^\p{Lu}.*\.$/u);
  });
});
