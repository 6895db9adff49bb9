/** A client changes a visit for two appliances, behind the link of either. */
import { beforeEach, expect, test } from "vitest";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import {
  bookTwo,
  partsOf,
  slotsForTwo,
  type BookedVisit,
  type Part,
} from "../../../../test/shop/booking/visit.ts";
import type { OwnAppointmentProps } from "../../../web/site/props.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { bookingRest } from "../rest.ts";
import { appointmentSite } from "./site.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [agendaRest, bookingRest, appointmentSite]);
beforeEach(() =>
  doors().database.asOwner(
    "delete from app.message; truncate app.event, app.booking, app.notification cascade",
  ),
);

/** The page of the fridge, the second appliance. */
async function booked() {
  const { asked, sheets } = await bookTwo(doors());
  const parts = await partsOf(doors(), asked.booking_id);
  return { visit_id: asked.booking_id, parts, path: pathOf(sheets, parts) };
}

const pathOf = (sheets: BookedVisit["sheets"], parts: readonly Part[]): string =>
  `/suivi/${sheets[1]?.sheetid}/rendez-vous/${parts[1]?.id}`;

const post = (url: string, form: Record<string, string> = {}) =>
  doors().app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
    remoteAddress: anotherVisitor(),
  });
const letters = (template: string) =>
  doors().database.asOwner<{ text: string }>("select text from app.message where template = $1", [
    template,
  ]);
const changes = () =>
  doors().database.asOwner<{ type: string }>(
    `select i.type from app.repair_item i join app.event e on e.repair_id = i.repair_id
     where i.type in ('AppointmentMoved', 'AppointmentCancelled')`,
  );

test("the page says before the click that both are moved or cancelled together", async () => {
  const { path } = await booked();
  const page = await doors().app.inject({ url: path, remoteAddress: anotherVisitor() });
  const { props } = page.json<{ props: OwnAppointmentProps }>();
  expect(props.appliances).toEqual(["Lave-linge", "Réfrigérateur"]);
  expect(props.change).toMatchObject({ open: true, movable: true });
  expect(props.slots.map(({ slot_id }) => slot_id)).toEqual(
    expect.arrayContaining([(await slotsForTwo(doors()))[0]?.slot_id]),
  );
});

test("moved, both follow each other at the new hours, and one letter leaves", async () => {
  const { visit_id, parts, path } = await booked();
  const [wanted] = await slotsForTwo(doors());
  const creneau = wanted?.slot_id ?? "";
  const answers = await Promise.all([
    post(`${path}/deplacer`, { creneau }),
    post(`${path}/deplacer`, { creneau }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  const [washer, fridge] = await partsOf(doors(), visit_id);
  expect([washer?.id, fridge?.id]).toEqual(parts.map(({ id }) => id));
  expect(washer?.start_at).toBe(wanted?.start_at);
  expect(fridge?.start_at).toEqual(washer?.end_at);
  expect(fridge?.public_start_at).toBe(wanted?.public_start_at);
  expect([washer?.road[1], fridge?.road[0]]).toEqual([0, 0]);
  expect(await letters("appointment-moved")).toHaveLength(1);
  expect(await letters("appointment-changed")).toHaveLength(1);
  expect((await changes()).map(({ type }) => type)).toEqual(Array(2).fill("AppointmentMoved"));
});

test("taken meanwhile, nothing of it moves", async () => {
  const { visit_id, parts, path } = await booked();
  const [wanted] = await slotsForTwo(doors());
  await bookTwo(doors(), { client: { lastname: "Ferrer", phone: "06 39 98 55 77" } }, 0);
  const answer = await post(`${path}/deplacer`, { creneau: wanted?.slot_id ?? "" });
  expect(answer.statusCode).toBe(409);
  expect(await partsOf(doors(), visit_id)).toEqual(parts);
});

test("cancelled, both are, with one letter that names them", async () => {
  const { visit_id, path } = await booked();
  expect((await post(`${path}/annuler`, { motif: "Je suis malade." })).statusCode).toBe(303);
  expect((await post(`${path}/annuler`)).statusCode).toBe(303);
  const parts = await partsOf(doors(), visit_id);
  expect(parts.map(({ status }) => status)).toEqual(["CANCEL", "CANCEL"]);
  const told = await letters("appointment-cancelled");
  expect(told).toHaveLength(1);
  const references = await doors().database.asOwner<{ reference: string }>(
    "select r.reference from app.repair r join app.event e on e.repair_id = r.id",
  );
  for (const { reference } of references) expect(told[0]?.text).toContain(reference);
  expect(told[0]?.text).not.toContain("maintenue");
  expect(await letters("appointment-changed")).toHaveLength(1);
  expect(await changes()).toHaveLength(2);
});
