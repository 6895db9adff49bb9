/** Several appliances of one visit, by plain forms. */
import { expect, test } from "vitest";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { partsOf } from "../../../../test/shop/booking/visit.ts";
import type { BookingFormProps } from "../../../web/site/props.ts";
import { bookingFormSite } from "./site.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [bookingFormSite]);
const url = "/31000/atelier-garonne/rdv/simple";

type Fields = Record<string, string>;
const open = async () =>
  (await doors().app.inject({ url, remoteAddress: anotherVisitor() })).json<{
    props: BookingFormProps;
  }>().props;
async function post(before: BookingFormProps, fields: Fields): Promise<BookingFormProps> {
  const { step, booking_id, draft } = before;
  const body = { step, booking_id, draft: JSON.stringify(draft), ...fields };
  const response = await doors().app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(body).toString(),
    remoteAddress: anotherVisitor(),
  });
  expect(response.statusCode).toBe(200);
  return response.json<{ props: BookingFormProps }>().props;
}
/** The washing machine is said, and another appliance is asked for. */
async function another(): Promise<BookingFormProps> {
  const problem = await post(await open(), { kind_id: "lave-linge" });
  return post(problem, { description: "Une flaque.", add: "1" });
}
const hoursOf = async (problem: BookingFormProps) =>
  post(await post(problem, { next: "1" }), { "address.zip": "31700", stay: "1" });

test("another appliance is added on the way, and both are booked as one visit", async () => {
  const begun = await another();
  expect(begun).toMatchObject({
    step: "appliance",
    draft: { kind_id: "", others: [{ kind_id: "lave-linge", description: "Une flaque." }] },
  });
  const fridge = await post(begun, { kind_id: "refrigerateur" });
  const hours = await hoursOf(await post(fridge, { description: "Trop chaud.", stay: "1" }));
  expect(hours.week).toMatchObject({ skills_apart: false });
  const contact = await post(hours, { slot: JSON.stringify(hours.week?.slots.at(-1)) });
  const booked = await post(contact, {
    "client.lastname": "Sansscript",
    "client.phone": "06 39 98 43 01",
    "address.street": "3 rue des Essais",
    "address.city": "Blagnac",
    "consents.cgv": "on",
    next: "1",
  });
  expect(booked.done?.sheets.map(({ appliance }) => appliance)).toEqual([
    "Lave-linge",
    "Réfrigérateur",
  ]);
  const parts = await partsOf(doors(), contact.booking_id);
  expect(parts.map(({ repair_id }) => repair_id === contact.booking_id)).toEqual([true, false]);
});

test("the other appliance is given up, and the first one is asked about again", async () => {
  const back = await post(await another(), { drop: "1" });
  expect(back).toMatchObject({
    step: "problem",
    draft: { kind_id: "lave-linge", description: "Une flaque.", others: [] },
  });
});

test("nobody repairs both: it is said with the hours, and one taken off leads to those of the other", async () => {
  const television = await post(await another(), { kind_id: "televiseur" });
  const hours = await hoursOf(television);
  expect(hours.week).toMatchObject({ slots: [], skills_apart: true });
  const left = await post(hours, { drop: "1" });
  expect(left.draft).toMatchObject({ kind_id: "lave-linge", others: [] });
  expect(left.week?.slots.length).toBeGreaterThan(0);
});

test.each(["", "9", "x", "-1"])("taking off « %s » breaks nothing", async (drop) => {
  const page = await post(await another(), { drop });
  expect(["appliance", "problem"]).toContain(page.step);
});
