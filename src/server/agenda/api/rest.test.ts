/** The appointments of a shop, as its programs list, read and cancel them. */
import { expect, test } from "vitest";
import { ABSENCE_KIND } from "../../../domain/agenda/event.ts";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { marc, nadia } from "../../../../test/shop/colleagues.ts";
import { KARIM } from "../../../../test/shop/garonne.ts";
import { visitOf } from "../../../../test/shop/office.ts";
import { openProgram, type ProgramPage } from "../../../../test/shop/program.ts";
import { agendaApi } from "./rest.ts";

const { doors, ask, keyOf, get, post } = openProgram("2026-11-23T08:00:00Z", [agendaApi]);

const plan = async (start_at: string, facts: object = {}) => {
  const visit = visitOf(start_at, { assigned_to: [KARIM.id], ...facts });
  await ask("mutation ($i: EventInput!) { upsertEvent(input: $i) { id } }", { i: visit }, marc);
  return visit;
};
const listed = async (key: string) =>
  (await get(key, "/api/v1/bookings?limit=100")).json<ProgramPage>().data.map(({ id }) => id);

test("an appointment is read with its hours and its people, and nothing of the round", async () => {
  const key = await keyOf(["bookings:read"]);
  const { repair_id } = await openRepair(doors().database);
  const { id } = await plan("2026-11-24T08:00:00Z", { repair_id, notes: "Clé chez la voisine" });
  const read = (await get(key, `/api/v1/bookings/${id}`)).json();
  expect(read).toMatchObject({
    id,
    repair_id,
    start_at: "2026-11-24T08:00:00.000Z",
    duration: 75,
    status: "TODO",
    notes: "Clé chez la voisine",
    assigned_to: [KARIM.id],
  });
  for (const kept of ["lat", "lon", "trip_duration_before", "constraint_start_at", "shop_id"])
    expect(read).not.toHaveProperty(kept);
});

test("absences are nobody's affair outside the shop", async () => {
  const key = await keyOf(["bookings:read"]);
  const absence = await plan("2026-11-25T08:00:00Z", { kind: ABSENCE_KIND, repair_id: null });
  const visit = await plan("2026-11-26T08:00:00Z");
  expect(await listed(key)).toContain(visit.id);
  expect(await listed(key)).not.toContain(absence.id);
  expect((await get(key, `/api/v1/bookings/${absence.id}`)).statusCode).toBe(404);
  const writer = await keyOf(["bookings:write"]);
  expect((await post(writer, `/api/v1/bookings/${absence.id}/cancel`)).statusCode).toBe(404);
});

test("an appointment that moves comes last, one that is removed comes no more", async () => {
  const key = await keyOf(["bookings:read"]);
  const [first, second] = [await plan("2026-11-27T08:00:00Z"), await plan("2026-11-27T13:00:00Z")];
  expect((await listed(key)).at(-1)).toBe(second.id);
  await plan("2026-11-28T08:00:00Z", { id: first.id });
  expect((await listed(key)).at(-1)).toBe(first.id);
  await ask("mutation ($id: ID!) { removeEvent(id: $id) { id } }", { id: first.id }, marc);
  expect(await listed(key)).not.toContain(first.id);
});

test("cancelled by a program, it is in the journal, and its client is told once", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const { id } = await plan("2026-12-01T08:00:00Z", {
    repair_id,
    public_start_at: "2026-12-01T08:00:00Z",
    public_end_at: "2026-12-01T10:00:00Z",
  });
  const key = await keyOf(["bookings:write"]);
  const url = `/api/v1/bookings/${id}/cancel`;
  const both = await Promise.all([post(key, url), post(key, url)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const written = await database.asOwner(
    "select created_by from app.repair_item where repair_id = $1 and type = 'AppointmentCancelled'",
    [repair_id],
  );
  expect(written).toEqual([{ created_by: marc.person.id }]);
  const letters = await database.asOwner(
    "select 1 from app.message where repair_id = $1 and template = 'appointment-cancelled'",
    [repair_id],
  );
  expect(letters).toHaveLength(1);
});

test("a key that may only read cancels nothing, nor one of another shop", async () => {
  const { id } = await plan("2026-12-02T08:00:00Z");
  const url = `/api/v1/bookings/${id}/cancel`;
  const refused = await post(await keyOf(["bookings:read"]), url);
  expect([refused.statusCode, refused.json().refused]).toEqual([403, "scope-missing"]);
  expect((await post(await keyOf(["bookings:write"], nadia), url)).statusCode).toBe(404);
  const read = await get(await keyOf(["bookings:read"]), `/api/v1/bookings/${id}`);
  expect(read.json()).toMatchObject({ status: "TODO" });
});
