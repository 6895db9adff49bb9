/** Hours kept for one client: counted as an appointment of their person until their moment, and no longer. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { instant, openDoors } from "../../../../test/shop/doors.ts";
import { KARIM, LOIRE, MARC } from "../../../../test/shop/garonne.ts";
import { addMinutes } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { clientScope } from "../../shop/store.ts";
import { keepHours, keptHours, releaseHours, type KeptHours } from "./store.ts";

const now = instant("2026-11-23T08:00:00.000Z");
const until = addMinutes(now, 15);
const doors = openDoors("2026-11-23T08:00:00.000Z", []);
beforeEach(() => doors().database.asOwner("delete from app.kept_hours"));

const within = <Value>(work: (db: ShopDb) => Promise<Value>): Promise<Value> =>
  doors().database.withShop(garonneScope, work);
const hours = (change: Partial<KeptHours> = {}): KeptHours => ({
  id: randomUUID(),
  user_id: KARIM.id,
  start_at: instant("2026-11-25T08:00:00.000Z"),
  end_at: instant("2026-11-25T09:00:00.000Z"),
  kind: "Réparation",
  where: "Chez le client",
  trip_duration_before: 20,
  trip_duration_after: 10,
  lat: 43.6,
  lon: 1.44,
  until,
  ...change,
});
const keep = (kept: KeptHours, at = now) => within((db) => keepHours(db, kept, at));
const read = async (asked: Partial<Parameters<typeof keptHours>[1]> = {}) =>
  (await within((db) => keptHours(db, { now, ...asked }))).map(({ id }) => id);

test("they are an appointment of the round, with the roads to them", async () => {
  const kept = hours();
  expect(await keep(kept)).toBe(true);
  const { until: _until, user_id, ...rest } = kept;
  expect(await within((db) => keptHours(db, { now }))).toEqual([
    {
      ...rest,
      assigned_to: [user_id],
      duration: 60,
      status: "TODO",
      fullday: false,
      trip_is_included_before: false,
      trip_is_included_after: false,
    },
  ]);
});

test("they count until their moment, for their person, and not for the offer that keeps them", async () => {
  const kept = hours();
  await keep(kept);
  expect(await read({ user_id: MARC.id })).toEqual([]);
  expect(await read({ user_id: KARIM.id })).toEqual([kept.id]);
  expect(await read({ offer_id: kept.id })).toEqual([]);
  expect(await read({ now: addMinutes(until, -1) })).toEqual([kept.id]);
  expect(await read({ now: until })).toEqual([]);
  await within((db) => releaseHours(db, kept.id));
  expect(await read()).toEqual([]);
});

test.each<[string, Partial<KeptHours>, boolean]>([
  ["the same hours", {}, false],
  [
    "hours that begin on their way back",
    { start_at: instant("2026-11-25T09:05:00.000Z"), end_at: instant("2026-11-25T10:00:00.000Z") },
    false,
  ],
  ["the same hours of a colleague", { user_id: MARC.id }, true],
  [
    "hours of another day",
    { start_at: instant("2026-11-26T08:00:00.000Z"), end_at: instant("2026-11-26T09:00:00.000Z") },
    true,
  ],
])("a second offer of %s is kept: %3$s", async (_, change, isKept) => {
  await keep(hours());
  expect(await keep(hours(change))).toBe(isKept);
});

test("of two offers of the same hours at once, one keeps them; past its moment the other may", async () => {
  const answers = await Promise.all([keep(hours()), keep(hours())]);
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await keep(hours({ until: addMinutes(until, 15) }), until)).toBe(true);
});

test("another shop sees none of them, and releases none", async () => {
  const kept = hours();
  await keep(kept);
  const loire = clientScope(LOIRE.id);
  if (!loire) throw new Error("no such shop");
  const seen = await doors().database.withShop(loire, async (db) => {
    await releaseHours(db, kept.id);
    return keptHours(db, { now });
  });
  expect(seen).toEqual([]);
  expect(await read()).toEqual([kept.id]);
});
