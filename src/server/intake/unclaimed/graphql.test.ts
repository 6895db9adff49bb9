/** Appliances that their client does not fetch, as the sheet and « À débloquer » read them. */
import { expect, test } from "vitest";
import { marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { deviceReadySince, handOverDevice, moveOn } from "../../../../test/shop/deposits.ts";

const NOW = "2028-01-10T11:00:00.000Z";
const office = openOffice(NOW);
const { ask } = office;

type Unclaimed = { ready_at: string; days: number; court_on: string; court_open: boolean };
const onSheet = async (id: string, who = sylvie) =>
  (
    await ask<{ repair: { intakes: { unclaimed: Unclaimed | null }[] } | null }>(
      "query ($id: ID!) { repair(id: $id) { intakes { unclaimed { ready_at days court_on court_open } } } }",
      { id },
      who,
    )
  ).repair?.intakes.map(({ unclaimed }) => unclaimed);
type Devices = { count: number; devices: { days: number; repair: { id: string } }[] };
const toUnblock = async (who = sylvie, first: number | null = null) =>
  (
    await ask<{ unclaimed_devices: Devices }>(
      "query ($first: Int) { unclaimed_devices(first: $first) { count devices { days repair { id } } } }",
      { first },
      who,
    )
  ).unclaimed_devices;

test("the sheet says since when the client may come, and from which day the court may be asked", async () => {
  const { repair_id } = await deviceReadySince(office, {
    received_at: "2027-12-01T09:00:00Z",
    ready_at: "2027-12-07T15:00:00Z",
  });
  expect(await onSheet(repair_id)).toEqual([
    {
      ready_at: "2027-12-07T15:00:00.000Z",
      days: 34,
      court_on: "2028-12-08",
      court_open: false,
    },
  ]);
});

test("nothing is said while the shop works, nor once the appliance left", async () => {
  const days = { received_at: "2026-12-01T09:00:00Z", ready_at: "2026-12-07T15:00:00Z" };
  const working = await deviceReadySince(office, { ...days, status: "Attente de pièces" });
  expect(await onSheet(working.repair_id)).toEqual([null]);
  const given = await deviceReadySince(office, days);
  expect(await onSheet(given.repair_id)).toMatchObject([{ court_open: true }]);
  await handOverDevice(office, given.intake_id);
  expect(await onSheet(given.repair_id)).toEqual([null]);
});

test("since when it may be fetched is read in the journal", async () => {
  const days = { received_at: "2027-11-01T09:00:00Z", ready_at: "2027-11-10T09:00:00Z" };
  const readyAt = async (id: string) => (await onSheet(id))?.[0]?.ready_at;
  const { repair_id } = await deviceReadySince(office, days);
  const move = (from: string, to: string, at: string, since?: string) =>
    moveOn(office, repair_id, { from, to, at, ...(since && { since }) });
  await move("Réparé", "Attente de réglement", "2027-11-15T09:00:00Z");
  await move("Attente de réglement", "Terminer/Archivé", "2027-11-20T09:00:00Z");
  expect(await readyAt(repair_id)).toBe("2027-11-10T09:00:00.000Z");
  await move("Terminer/Archivé", "Prêt à réparer", "2027-11-25T09:00:00Z");
  expect(await readyAt(repair_id)).toBeUndefined();
  // The move to the bench was a mistake, taken back.
  await move("Prêt à réparer", "Réparé", "2027-11-25T09:01:00Z", "2027-11-10T09:00:00Z");
  expect(await readyAt(repair_id)).toBe("2027-11-10T09:00:00.000Z");
  await move("Réparé", "En essai", "2027-11-26T09:00:00Z");
  await move("En essai", "Réparé", "2027-11-28T09:00:00Z");
  expect(await readyAt(repair_id)).toBe("2027-11-28T09:00:00.000Z");
  // Refused before the appliance came: it is there since it came.
  const late = await deviceReadySince(office, {
    received_at: "2027-12-24T09:00:00Z",
    ready_at: "2027-12-20T09:00:00Z",
    status: "Devis refusé",
  });
  expect(await readyAt(late.repair_id)).toBe("2027-12-24T09:00:00.000Z");
});

test("« À débloquer » lists those of a month and more, the longest first, and counts them all", async () => {
  const received_at = "2026-01-05T09:00:00Z";
  const before = await toUnblock();
  const oldest = await deviceReadySince(office, { received_at, ready_at: "2026-01-06T09:00:00Z" });
  // Thirty calendar days before, the last minute of that day in Toulouse.
  const month = await deviceReadySince(office, { received_at, ready_at: "2027-12-11T22:59:00Z" });
  const younger = await deviceReadySince(office, { received_at, ready_at: "2027-12-11T23:00:00Z" });
  const { count, devices } = await toUnblock();
  expect(count).toBe(before.count + 2);
  expect(devices[0]).toMatchObject({ days: 734, repair: { id: oldest.repair_id } });
  expect(devices.at(-1)).toEqual({ days: 30, repair: { id: month.repair_id } });
  expect(JSON.stringify(devices)).not.toContain(younger.repair_id);
  expect((await toUnblock(sylvie, 1)).devices).toHaveLength(1);
});

test("another shop reads none of it", async () => {
  const { repair_id } = await deviceReadySince(office, {
    received_at: "2026-01-05T09:00:00Z",
    ready_at: "2026-01-06T09:00:00Z",
  });
  expect(await onSheet(repair_id, nadia)).toBeUndefined();
  expect(await toUnblock(nadia)).toEqual({ count: 0, devices: [] });
  expect((await toUnblock(marc)).count).toBeGreaterThan(0);
});
