/** What a shop learns of its trips at night, from what its technicians pressed on the spot. */
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE, KARIM } from "../../../../test/shop/garonne.ts";
import { visitOf } from "../../../../test/shop/office.ts";
import { travelRulesOf } from "../../../domain/agenda/travel-rules.ts";
import { addMinutes, toInstant, type Instant } from "../../../domain/time.ts";
import { learnPaces } from "./jobs.ts";

const { doors, ask } = openOffice("2026-11-23T06:00:00Z");

const TOULOUSE = { lat: 43.6045, lon: 1.444 };
/** Ten kilometres to the north. */
const NORTH = { lat: 43.6045 + 10 / 111.195, lon: 1.444 };

/** A visit that was driven to, begun and done at these hours. */
async function driven(place: typeof NORTH, arrived_at: Instant, minutes: number) {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const input = visitOf(arrived_at, { repair_id, assigned_to: [KARIM.id], status: "DONE" });
  await ask(
    "mutation ($input: EventInput!) { upsertEvent(input: $input) { id } }",
    { input },
    marc,
  );
  await database.asOwner(
    `insert into app.repair_item (shop_id, repair_id, type, payload, created_at)
      values ($1, $2, 'TechnicianArrived', jsonb_build_object('event_id', $3::text), $4)`,
    [GARONNE.id, repair_id, input.id, arrived_at],
  );
  await database.asOwner("alter table app.event disable trigger touch");
  await database.asOwner("update app.event set lat = $2, lon = $3, updated_at = $4 where id = $1", [
    input.id,
    place.lat,
    place.lon,
    addMinutes(arrived_at, minutes),
  ]);
  await database.asOwner("alter table app.event enable trigger touch");
}

const PACE = "{ travel_pace { minutes_per_km trips at } }";
type Pace = { travel_pace: { minutes_per_km: number; trips: number } | null };
const paceOf = async (who = marc) => (await ask<Pace>(PACE, {}, who)).travel_pace;

test("ten kilometres in half an hour, day after day, are three minutes for a kilometre", async () => {
  const { database, services } = doors();
  const learn = () =>
    learnPaces({ database, clock: services.clock })({}, { attempt: 1, max_attempts: 1 });
  const days = Array.from({ length: 20 }, (_, day) =>
    addMinutes(toInstant(Date.UTC(2026, 9, 1, 8)), day * 1440),
  );
  for (const [rank, day] of days.entries()) {
    if (rank === 19) {
      await learn();
      expect(await paceOf()).toBeNull();
    }
    await driven(TOULOUSE, day, 60);
    await driven(NORTH, addMinutes(day, 90), 60);
  }
  await learn();
  expect(await paceOf()).toMatchObject({ minutes_per_km: 3, trips: 20 });
  expect(await paceOf(nadia)).toBeNull();
  const [shop] = await database.asOwner<{ travel_pace: unknown }>(
    "select travel_pace from app.shop where id = $1",
    [GARONNE.id],
  );
  const located = { lat: null, lon: null, ...shop };
  expect(travelRulesOf({}, located).minutes_per_km).toBe(3);
});
