import { beforeAll, expect, test } from "vitest";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, MARC } from "../../../test/shop/garonne.ts";
import {
  createRepair,
  creationOf,
  officeDoors,
  signIn,
  vidal,
  visitOf,
  type Cookies,
  type Vidal,
} from "../../../test/shop/office.ts";
import { schema } from "../schema.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [officeDoors(schema)]);
const held: { marc: Cookies; client?: Vidal } = { marc: {} };

beforeAll(async () => {
  held.marc = await signIn(doors(), MARC, GARONNE.id);
  held.client = await vidal(doors().database);
});

const CALLS = 40;
/** Each with an appointment of its own day. */
const callOf = (turn: number) => {
  if (!held.client) throw new Error("used before she is there");
  const start = new Date(Date.parse("2026-12-01T08:00:00Z") + turn * 86_400_000).toISOString();
  return creationOf(held.client, { event: visitOf(start) });
};

const send = (call: unknown) => createRepair(doors(), call, { cookies: held.marc });

test("calls whose connection to the database is cut are sent again, and made once each", async () => {
  const { database } = doors();
  const calls = Array.from({ length: CALLS }, (_, turn) => callOf(turn));
  const sent = Promise.all(calls.map(send));
  for (let cut = 0; cut < 5; cut++)
    await database.asSuperuser(
      `select pg_terminate_backend(pid), pg_sleep(0.03) from pg_stat_activity
       where application_name = 'etabli' and datname = current_database()`,
    );
  const first = (await sent).map(({ statusCode }) => statusCode);
  expect(first.filter((status) => status !== 200).length).toBeGreaterThan(0);
  expect(first.filter((status) => ![200, 500, 503].includes(status))).toEqual([]);
  let again: number[] = [];
  // A connection cut while it slept is noticed when it is used.
  for (let tries = 0; tries < 5 && new Set(again).size !== 1; tries++)
    again = (await Promise.all(calls.map(send))).map(({ statusCode }) => statusCode);
  expect(new Set(again)).toEqual(new Set([200]));
  const [made] = await database.asOwner(
    `select count(*)::int as repairs, count(distinct reference)::int as numbers, max(reference) as last,
       (select count(*)::int from app.event) as events, (select count(*)::int from app.appliance) as appliances
     from app.repair`,
  );
  expect(made).toEqual({
    repairs: CALLS,
    numbers: CALLS,
    last: `R2026-${String(CALLS).padStart(5, "0")}`,
    events: CALLS,
    appliances: CALLS,
  });
});
