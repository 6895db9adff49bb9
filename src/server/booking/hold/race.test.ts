/** Two newcomers book at once when one more makes the day unusual: neither has seen the other. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { book, bookingOf, slotsOf, somebody } from "../../../../test/shop/visitor.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { bookingRest } from "../rest.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [agendaRest, bookingRest], {
  BOOKINGS_PER_NETWORK: "3",
});
/** One technician each: two bookings of one person would wait for each other. */
const MACHINE = { kind_id: "lave-linge", category_id: "gros-electromenager" };
const SCREEN = { kind_id: "televiseur", category_id: "tv-hifi-electronique" };

/** From a network of their own, on the nth free window at the workshop. */
async function newcomer(turn: number, appliance = MACHINE) {
  const { category_id } = appliance;
  const wanted = { kind: "Réparation", where: "Atelier", category_id, days: "28" };
  const slots = await slotsOf(doors(), wanted);
  const slot = slots[turn];
  if (!slot) throw new Error("no slot is free");
  const place = { where: "Atelier", address: null };
  const asked = bookingOf({ slot, appliance, client: somebody(9_000 + turn), ...place });
  const answer = await book(doors(), asked, GARONNE.id, `81.9.${turn}.1`);
  return { status: answer.statusCode, ...answer.json<{ held_until?: string }>() };
}

/** Transactions that wait for a lock of another, the two bookings among them. */
const waiting = async (): Promise<number> =>
  (
    await doors().database.asOwner(
      "select distinct pid from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()",
    )
  ).length;

test("the second of two counts again under the shop's counter, and is held", async () => {
  for (const turn of [0, 1]) expect(await newcomer(turn)).not.toHaveProperty("held_until");
  const other = new pg.Client({ connectionString: doors().database.ownerUrl() });
  await other.connect();
  await other.query("begin");
  // Whoever numbers a repair waits for it: both bookings have counted two newcomers, and neither has written.
  await other.query("select from app.counter where shop_id = $1 for update", [GARONNE.id]);
  const both = [newcomer(12), newcomer(13, SCREEN)];
  while ((await waiting()) < 2) await sleep(20);
  await other.query("commit");
  await other.end();
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers.filter(({ held_until }) => held_until !== undefined)).toHaveLength(1);
});
