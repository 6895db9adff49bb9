import { describe, expect, it } from "vitest";
import { DEFAULT_TRAVEL_RULES, travelRulesOf } from "./travel-rules.ts";

const shop = { lat: 43.6045, lon: 1.444 };

describe("the travel rules of a shop", () => {
  it("are those of any town until the shop writes its own, its rounds beginning at the workshop", () => {
    expect(travelRulesOf({}, shop)).toEqual({ ...DEFAULT_TRAVEL_RULES, base: shop });
  });

  it("keep what the shop wrote", () => {
    const stored = {
      road_factor: 1.5,
      speed_kmh: 50,
      minimum_minutes: 5,
      radius_km: 60,
      area: { by: "both", zips: ["31000"] },
      base: { lat: 43.5, lon: 1.4 },
    };
    expect(travelRulesOf(stored, shop)).toEqual(stored);
  });

  it.each([
    [null],
    ["fast"],
    [[1, 2]],
    [{ road_factor: 0, speed_kmh: -3, minimum_minutes: 2.5, radius_km: "25" }],
    [{ speed_kmh: Number.POSITIVE_INFINITY, base: { lat: 120, lon: 1 } }],
  ])("take the default where %j makes no sense", (stored) => {
    expect(travelRulesOf(stored, shop)).toEqual({ ...DEFAULT_TRAVEL_RULES, base: shop });
  });

  it("count the pace of its real trips, unless the shop does not want it", () => {
    const at = "2026-11-23T02:00:00.000Z";
    const visited = { ...shop, travel_pace: { minutes_per_km: 2.6, trips: 84, at } };
    expect(travelRulesOf({}, visited)).toMatchObject({ minutes_per_km: 2.6, speed_kmh: 35 });
    const refused = travelRulesOf({ learned: false }, visited);
    expect(refused).toEqual({ ...DEFAULT_TRAVEL_RULES, base: shop, learned: false });
    expect(travelRulesOf({}, { ...shop, travel_pace: null })).not.toHaveProperty("minutes_per_km");
  });

  it("have no base while the workshop is not located", () => {
    expect(travelRulesOf({}, { lat: null, lon: null }).base).toBeNull();
  });
});
