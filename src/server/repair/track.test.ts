/** The window that a client reads narrows as the round comes near; never the technician's own hours. */
import { expect, test } from "vitest";
import { openRepair } from "../../../test/shop/affairs.ts";
import { marc, openOffice } from "../../../test/shop/colleagues.ts";
import { visitOf } from "../../../test/shop/office.ts";
import { findSheet, loadTracking } from "./track.ts";

// Nine o'clock in Paris.
const { doors, ask } = openOffice("2026-11-23T08:00:00Z");

const plan = async (start_at: string, facts: Record<string, unknown> = {}) => {
  const { repair_id, sheetid } = await openRepair(doors().database);
  const input = visitOf(start_at, { repair_id, ...facts });
  await ask(
    "mutation ($input: EventInput!) { upsertEvent(input: $input) { id } }",
    { input },
    marc,
  );
  return { id: input.id, sheetid };
};
const shown = async (sheetid: string) => {
  const { database, services } = doors();
  const sheet = await findSheet(database, sheetid);
  if (!sheet) throw new Error("no sheet");
  return database.withShop(sheet.scope, (db) => loadTracking(db, sheet, services.clock()));
};
const narrowOf = async (sheetid: string) => (await shown(sheetid))?.appointments[0]?.narrow;
const done = (id: string) =>
  ask(
    'mutation ($id: ID!) { setEventStatus(id: $id, status: "DONE") { __typename } }',
    { id },
    marc,
  );
/** Two hours, from 11 to 13 in Paris. */
const WINDOW = {
  public_start_at: "2026-11-23T10:00:00.000Z",
  public_end_at: "2026-11-23T12:00:00.000Z",
};

test("with each visit that is done before it, and not the evening before", async () => {
  const first = await plan("2026-11-23T08:15:00.000Z");
  const second = await plan("2026-11-23T09:30:00.000Z");
  const { sheetid, id } = await plan("2026-11-23T11:00:00.000Z", WINDOW);
  expect(await narrowOf(sheetid)).toBeNull();
  await done(first.id);
  expect(await narrowOf(sheetid)).toEqual({
    from: "2026-11-23T10:45:00.000Z",
    to: "2026-11-23T11:45:00.000Z",
  });
  await done(second.id);
  const near = { from: "2026-11-23T10:45:00.000Z", to: "2026-11-23T11:15:00.000Z" };
  expect(await narrowOf(sheetid)).toEqual(near);
  expect(JSON.stringify(await shown(sheetid))).not.toContain("2026-11-23T11:00:00.000Z");
  const tomorrow = await plan("2026-11-24T11:00:00.000Z", {
    public_start_at: "2026-11-24T10:00:00.000Z",
    public_end_at: "2026-11-24T12:00:00.000Z",
  });
  expect(await narrowOf(tomorrow.sheetid)).toBeNull();
  await done(id);
  expect(await narrowOf(sheetid)).toBeNull();
});

test("nothing is narrowed of what the shop planned for itself, nor at the workshop", async () => {
  const alone = await plan("2026-11-23T15:00:00.000Z");
  const here = await plan("2026-11-23T17:00:00.000Z", {
    where: "Atelier",
    public_start_at: "2026-11-23T16:00:00.000Z",
    public_end_at: "2026-11-23T18:00:00.000Z",
  });
  expect([await narrowOf(alone.sheetid), await narrowOf(here.sheetid)]).toEqual([null, null]);
});
