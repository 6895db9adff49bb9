/** The shop's hand on a visit for two appliances, its reminders and its departure. */
import { beforeEach, expect, test } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { karim, marc, openOffice } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { KARIM, LEA } from "../../../../test/shop/garonne.ts";
import { bookTwo, partsOf } from "../../../../test/shop/booking/visit.ts";
import { bookingRest } from "../../booking/rest.ts";
import { sendReminders } from "../../message/reminder/send.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { agendaRest } from "../slots/rest.ts";

const { doors, ask, attempt } = openOffice("2026-11-23T06:00:00Z", [agendaRest, bookingRest]);
const origin = "https://etabli.example";
beforeEach(() =>
  doors().database.asOwner(
    "delete from app.message; truncate app.event, app.booking, app.notification cascade",
  ),
);

type Whole = Record<string, unknown> & { id: string; start_at: string; end_at: string };
const FIELDS = `id start_at end_at kind where repair_id visit_id assigned_to status public_start_at public_end_at
  trip_duration_before trip_duration_after trip_is_included_before trip_is_included_after lat lon`;
const later = (at: unknown, minutes: number) =>
  new Date(Date.parse(String(at)) + minutes * 60_000).toISOString();

async function booked() {
  const { asked } = await bookTwo(doors());
  const parts = await partsOf(doors(), asked.booking_id);
  return { visit_id: asked.booking_id, parts };
}
const read = async (id = ""): Promise<Whole> =>
  (await ask<{ event: Whole }>(`query ($id: ID!) { event(id: $id) { ${FIELDS} } }`, { id }, marc))
    .event;
const save = (input: object) =>
  attempt<{ id: string }>(
    "mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }",
    { input },
    marc,
  );
/** The day before, at the same hour. */
const DAY = -24 * 60;
const moved = (event: Whole, minutes: number) => ({
  ...event,
  start_at: later(event.start_at, minutes),
  end_at: later(event.end_at, minutes),
  public_start_at: later(event.public_start_at, minutes),
  public_end_at: later(event.public_end_at, minutes),
});
const letters = (template: string) =>
  doors().database.asOwner<{ text: string }>("select text from app.message where template = $1", [
    template,
  ]);

test("one of them moved in the agenda takes the other along, with one letter", async () => {
  const { visit_id, parts } = await booked();
  const fridge = await read(parts[1]?.id);
  expect(await save(moved(fridge, DAY))).toMatchObject({ id: fridge.id });
  const after = await partsOf(doors(), visit_id);
  expect(after.map(({ start_at }) => start_at)).toEqual(
    parts.map(({ start_at }) => later(start_at, DAY)),
  );
  expect(after[0]?.public_start_at).toEqual(after[1]?.public_start_at);
  const told = await letters("appointment-moved");
  expect(told).toHaveLength(1);
  expect(told[0]?.text.replace(/\s/g, " ")).toContain("Visite de 2 appareils");
});

test("within the hours of the other, it pushes it and collides with nothing of its own visit", async () => {
  const { visit_id, parts } = await booked();
  const washer = await read(parts[0]?.id);
  await save({ ...moved(washer, DAY), end_at: later(washer.end_at, DAY + 15) });
  const [first, second] = await partsOf(doors(), visit_id);
  expect(second?.start_at).toEqual(first?.end_at);
});

test("where the other would meet an appointment, nothing moves and the person is named", async () => {
  const { visit_id, parts } = await booked();
  const washer = await read(parts[0]?.id);
  const [, fridge] = parts;
  const blocking = {
    start_at: later(fridge?.start_at, DAY),
    end_at: later(fridge?.end_at, DAY),
  };
  await save({ ...blocking, kind: "Autre", assigned_to: [KARIM.id] });
  expect(await save(moved(washer, DAY))).toMatchObject({ refused: "slot-taken" });
  expect(await partsOf(doors(), visit_id)).toEqual(parts);
});

test("a colleague takes both, and an event given to another repair leaves the visit", async () => {
  const { visit_id, parts } = await booked();
  const washer = await read(parts[0]?.id);
  await save({ ...washer, assigned_to: [LEA.id] });
  const after = await partsOf(doors(), visit_id);
  expect(after.map(({ user_id }) => user_id)).toEqual([LEA.id, LEA.id]);
  await save({ ...(await read(parts[1]?.id)), repair_id: parts[0]?.repair_id });
  expect(await partsOf(doors(), visit_id)).toHaveLength(1);
});

test("cancelled alone in the agenda, the letter says that the visit stands for the other", async () => {
  const { visit_id, parts } = await booked();
  await ask(
    `mutation ($id: ID!) { setEventStatus(id: $id, status: "CANCEL") { __typename } }`,
    { id: parts[1]?.id },
    marc,
  );
  expect((await partsOf(doors(), visit_id)).map(({ status }) => status)).toEqual([
    "TODO",
    "CANCEL",
  ]);
  const [letter] = await letters("appointment-cancelled");
  expect(letter?.text.replace(/\s/g, " ")).toContain("maintenue pour : Lave-linge.");
});

test("« Je suis en route » leaves once for both", async () => {
  const { parts } = await booked();
  const leave = async (id: string | undefined) =>
    (
      await ask<{ result: { refused?: string } }>(
        `mutation ($id: ID!) { result: leaveForVisit(id: $id) { ... on Refusal { refused } } }`,
        { id },
        karim,
      )
    ).result;
  expect(await leave(parts[0]?.id)).toEqual({});
  expect(await leave(parts[1]?.id)).toEqual({ refused: "told-already" });
  expect(await letters("on-the-way")).toHaveLength(1);
});

test("one reminder leaves for both, and names them", async () => {
  const { parts } = await booked();
  const { database } = doors();
  const scope = mintScope(garonneScope.shop_id, { kind: "system" });
  const eve = later(parts[0]?.public_start_at, DAY);
  expect(await sendReminders({ database, scope, at: instant(eve), origin })).toBe(1);
  const told = await letters("appointment-reminder");
  expect(told).toHaveLength(1);
  expect(told[0]?.text.replace(/\s/g, " ")).toContain("Visite de 2 appareils");
});
