/** The reminders of an appliance, as stored: each once, and only while it is there to be fetched. */
import { expect, test } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { openOffice } from "../../../../test/shop/colleagues.ts";
import { deviceReadySince, handOverDevice, moveOn } from "../../../../test/shop/deposits.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { LOIRE } from "../../../../test/shop/garonne.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { insertUnclaimedReminder, readyIntakes, readyOf, unclaimedReminders } from "./store.ts";

const office = openOffice("2026-12-23T11:00:00.000Z");
const READY = instant("2026-11-23T11:00:00Z");
const days = { received_at: "2026-11-20T11:00:00Z", ready_at: "2026-11-23T11:00:00Z" };
const scopeOf = (shop_id: string) => mintScope(shop_id, { kind: "system" });
const remind = (intake_id: string, facts: object = {}, shop_id: string = garonneScope.shop_id) =>
  office.doors().database.withShop(scopeOf(shop_id), (db) =>
    insertUnclaimedReminder(db, {
      intake_id,
      rung: "month",
      ready_at: READY,
      at: instant("2026-12-23T06:50:00Z"),
      ...facts,
    }),
  );
const remindersOf = (intake_id: string, shop_id: string = garonneScope.shop_id) =>
  office
    .doors()
    .database.withShop(scopeOf(shop_id), (db) => unclaimedReminders(db, [intake_id]), "read");

test("of two sweeps at once one writes, and a later day on which it is ready again is another", async () => {
  const { intake_id } = await deviceReadySince(office, days);
  const both = await Promise.all([remind(intake_id), remind(intake_id)]);
  expect(both.toSorted()).toEqual([false, true]);
  expect(await remind(intake_id, { rung: "quarter" })).toBe(true);
  expect(await remind(intake_id, { ready_at: instant("2026-12-01T11:00:00Z") })).toBe(true);
  expect(await remindersOf(intake_id)).toHaveLength(3);
});

test("none for an appliance that left, went back to the bench, or is archived", async () => {
  const [given, working, archived] = [
    await deviceReadySince(office, days),
    await deviceReadySince(office, days),
    await deviceReadySince(office, days),
  ];
  await handOverDevice(office, given.intake_id);
  const at = "2026-11-25T11:00:00Z";
  await moveOn(office, working.repair_id, { from: "Réparé", to: "En essai", at });
  await moveOn(office, archived.repair_id, { from: "Réparé", to: "Terminer/Archivé", at });
  for (const { intake_id } of [given, working, archived])
    expect(await remind(intake_id)).toBe(false);
});

test("a rung that does not exist is refused by the database", async () => {
  const { intake_id } = await deviceReadySince(office, days);
  await expect(remind(intake_id, { rung: "year" })).rejects.toThrow(
    /unclaimed_reminder_rung_check/,
  );
});

test("another shop reads and writes none of it", async () => {
  const { intake_id } = await deviceReadySince(office, days);
  expect(await remind(intake_id, {}, LOIRE.id)).toBe(false);
  await remind(intake_id);
  expect(await remindersOf(intake_id, LOIRE.id)).toEqual([]);
  const { database } = office.doors();
  const [all, one] = await Promise.all([
    database.withShop(scopeOf(LOIRE.id), readyIntakes, "read"),
    database.withShop(scopeOf(LOIRE.id), (db) => readyOf(db, [intake_id]), "read"),
  ]);
  expect([all, one]).toEqual([[], []]);
});
