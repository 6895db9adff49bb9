import { expect, it } from "vitest";
import { BY_KM, listedZips, reachOf, servedAreaOf } from "./area.ts";

it.each([
  [undefined, BY_KM],
  [{ by: "moon", zips: ["31000"] }, BY_KM],
  [{ by: "zips" }, { by: "zips", zips: [] }],
  [
    { by: "zips", zips: "31000" },
    { by: "zips", zips: [] },
  ],
  [
    { by: "both", zips: ["31*", 31_000, "3100"] },
    { by: "both", zips: ["31*"] },
  ],
  [
    { by: "km", zips: ["31000"] },
    { by: "km", zips: ["31000"] },
  ],
])("stored as %j, the area is %j", (stored, area) => {
  expect(servedAreaOf(stored)).toEqual(area);
});

it("a list kept beside a distance alone does not count", () => {
  expect(listedZips({ by: "km", zips: ["31000"] })).toEqual([]);
  expect(listedZips({ by: "both", zips: ["31000"] })).toEqual(["31000"]);
});

it.each([
  ["km", true, { km: 25, zips: [] }],
  ["zips", true, { km: null, zips: ["31*"] }],
  ["both", true, { km: 25, zips: ["31*"] }],
  ["both", false, { km: null, zips: [] }],
] as const)("a shop that serves by %s and travels (%s) announces %j", (by, travels, expected) => {
  expect(reachOf({ radius_km: 25, area: { by, zips: ["31*"] } }, travels)).toEqual(expected);
});
