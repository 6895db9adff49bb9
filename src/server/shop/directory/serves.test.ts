import { expect, test } from "vitest";
import { zipProbes } from "../../../domain/shop/area/zips.ts";
import { testDatabase } from "../../../../test/database.ts";
import { travelRulesOf } from "../../../domain/agenda/travel-rules.ts";
import { serves, type Place } from "../../../domain/agenda/travel.ts";

const database = testDatabase();
const TOULOUSE = { lat: 43.6045, lon: 1.444 };
const BLAGNAC = { lat: 43.6325, lon: 1.3922 };
const AUCH = { lat: 43.6465, lon: 0.5855 };
const NANTES = { lat: 47.2184, lon: -1.5536 };
const NOWHERE = { lat: null, lon: null };

const RULES: unknown[] = [
  {},
  { radius_km: 1 },
  { radius_km: 80 },
  { radius_km: 0 },
  { radius_km: 501 },
  { radius_km: "80" },
  { base: AUCH },
  { base: { lat: 91, lon: 0 }, radius_km: 12 },
  { base: { lat: "43", lon: 1 } },
  { base: null, radius_km: 400 },
  [],
  { area: { by: "km", zips: ["31000"] } },
  { area: { by: "zips", zips: ["31000", "32*", "4420*", 31_700] } },
  { area: { by: "both", zips: ["31*"] }, radius_km: 1 },
  { area: { by: "both", zips: "31000" }, radius_km: 1 },
  { area: { by: "moon", zips: ["31000"] } },
  { area: { by: "zips" } },
];
const ZIPS = ["", "31000", "31700", "32000", "44200", "44000"];
/** The edge of the smallest round and of the usual one, to the north and to the east. */
const EDGES: Place[] = [1, 25].flatMap((km) => [
  { ...TOULOUSE, lat: TOULOUSE.lat + (km - 0.001) / 111.195 },
  { ...TOULOUSE, lon: TOULOUSE.lon + (km - 0.01) / 111.195 / Math.cos((43.6045 * Math.PI) / 180) },
]);
const PLACES: Place[] = [TOULOUSE, BLAGNAC, AUCH, NANTES, ...EDGES];

test("the directory lists a shop where the domain says that it goes, and nowhere else", async () => {
  for (const shop of [TOULOUSE, NOWHERE])
    for (const rules of RULES)
      for (const [at, place] of PLACES.entries()) {
        const zip = ZIPS[at % ZIPS.length] ?? "";
        const [row] = await database.asOwner<{ serves: boolean; boxed: boolean }>(
          `select app.serves(reach, $4, $5) or app.served_zips($1) && $6::text[] as serves,
            app.served_box(reach) @> box(point($5, $4), point($5, $4)) or app.served_zips($1) && $6::text[] as boxed
            from app.reach($1::jsonb, $2, $3) reach`,
          [JSON.stringify(rules), shop.lat, shop.lon, place.lat, place.lon, zipProbes(zip)],
        );
        const expected = serves(travelRulesOf(rules, shop), { place, zips: [zip] });
        expect([rules, shop, place, zip, row?.serves]).toEqual([rules, shop, place, zip, expected]);
        // The index narrows the search by the box: it must hold every place that is served.
        if (expected) expect([rules, shop, place, row?.boxed]).toEqual([rules, shop, place, true]);
      }
});
