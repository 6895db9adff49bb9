/** Two newcomers book at once when one more makes the day unusual: neither has seen the other. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { book, bookingOf, slotsOf, somebody } from "../../../../test/shop/visitor.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { bookingRest } from "../rest.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [agendaRest, bookingRest], {
  BOOKINGS_PER_NETWORK: "3",
});
const scope = mintScope(GARONNE.id, { kind: "system" });
const WORKSHOP = {
  kind: "Réparation",
  where: "Atelier",
  category_id: "gros-electromenager",
  days: "28",
};

/** From a network of their own, on the nth window of the first of its technician. */
async function newcomer(turn: number, user_id?: string) {
  const all = await slotsOf(doors(), WORKSHOP);
  const slots = all.filter((slot) => !user_id || slot.user_id === user_id);
  const slot = slots[turn % slots.length];
  if (!slot) throw new Error("no slot is free");
  const asked = bookingOf({
    slot,
    client: somebody(9_000 + turn),
    where: "Atelier",
    address: null,
  });
  const answering = book(doors(), asked, GARONNE.id, `81.9.${turn}.1`);
  return answering.then((answer) => ({ ...answer.json<{ held_until?: string }>(), slot }));
}

/** Transactions that wait for a lock, the two bookings among them. */
const waiting = async (): Promise<number> =>
  (
    await doors().database.asOwner(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length;

test(
  "the second of two counts again under the shop's counter, and is held",
  { timeout: 60_000 },
  async () => {
    const people = new Set((await slotsOf(doors(), WORKSHOP)).map(({ user_id }) => user_id));
    const [first, second] = [...people];
    expect(second, "two technicians: two bookings of one person wait for each other").toBeDefined();
    for (const turn of [0, 1]) expect(await newcomer(turn)).not.toHaveProperty("held_until");

    let both: Promise<{ held_until?: string }[]> | undefined;
    await doors().database.withShop(scope, async (db) => {
      // Whoever numbers a repair waits for it: both bookings have counted two newcomers, and neither has written.
      await sql`select last from app.counter where shop_id = ${SHOP_ID} for update`.execute(db);
      both = Promise.all([newcomer(12, first), newcomer(13, second)]);
      while ((await waiting()) < 2) await sleep(20);
    });
    const held = ((await both) ?? []).filter(({ held_until }) => held_until !== undefined);
    expect(held).toHaveLength(1);
  },
);
