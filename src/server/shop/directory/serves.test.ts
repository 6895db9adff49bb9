import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { travelRulesOf } from "../../../domain/agenda/travel-rules.ts";
import { withinRadius, type Place } from "../../../domain/agenda/travel.ts";

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
];
const PLACES: Place[] = [TOULOUSE, BLAGNAC, AUCH, NANTES];

test("the directory lists a shop where the domain says that it goes, and nowhere else", async () => {
  for (const shop of [TOULOUSE, NOWHERE])
    for (const rules of RULES)
      for (const place of PLACES) {
        const [row] = await database.asOwner<{ serves: boolean }>(
          "select app.serves(app.reach($1::jsonb, $2, $3), $4, $5) as serves",
          [JSON.stringify(rules), shop.lat, shop.lon, place.lat, place.lon],
        );
        const expected = withinRadius(travelRulesOf(rules, shop), place);
        expect([rules, shop, place, row?.serves]).toEqual([rules, shop, place, expected]);
      }
});
