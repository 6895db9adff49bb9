/** A program of the shop books for its client, by the door of the visitors. */
import { expect, test } from "vitest";
import { marc } from "../../../test/shop/colleagues.ts";
import { aBooking, openProgram } from "../../../test/shop/program.ts";
import { agendaRest } from "../agenda/slots/rest.ts";
import { bookingRest } from "./rest.ts";

const { keyOf, get, post } = openProgram("2026-11-23T08:00:00Z", [agendaRest, bookingRest]);

test("a free slot is booked once; taken, the nearest are proposed", async () => {
  const key = await keyOf(["bookings:write"]);
  const shop = `/api/v1/shops/${marc.shop_id}`;
  const question = "kind=Diagnostic%20/%20Devis&where=Atelier&category_id=gros-electromenager";
  const { slots } = (await get(key, `${shop}/slots?${question}`)).json<{ slots: object[] }>();
  const booking = aBooking(slots[0]);
  const [first, second] = [
    await post(key, `${shop}/bookings`, booking),
    await post(key, `${shop}/bookings`, booking),
  ];
  expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 201, first.json()]);
  const late = aBooking({
    start_at: "2026-11-22T08:00:00.000Z",
    public_start_at: "2026-11-22T08:00:00.000Z",
    public_end_at: "2026-11-22T10:00:00.000Z",
  });
  const refused = await post(key, `${shop}/bookings`, late);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { detail: { nearest: expect.any(Array) } },
  ]);
  expect((await post(key, `${shop}/bookings`, { ...booking, slot: null })).json()).toMatchObject({
    refused: "bad-input",
    fields: { slot: expect.any(String) },
  });
});

test("a key without the right books nothing, and a visitor books without a key as before", async () => {
  const url = `/api/v1/shops/${marc.shop_id}/bookings`;
  const refused = await post(await keyOf(["bookings:read"]), url, aBooking());
  expect([refused.statusCode, refused.json().refused]).toEqual([403, "scope-missing"]);
  const unknown = await post("etb_nothing", url, aBooking());
  expect([unknown.statusCode, unknown.json().refused]).toEqual([401, "key-unknown"]);
  expect((await post(undefined, url, {})).json().message).toContain("Votre demande");
});

test.each<[string, object, string]>([
  ["an unknown kind of visit", { kind: "Tour de magie" }, "kind"],
  ["a telephone that is none", { client: { lastname: "Costa", phone: "12" } }, "client.phone"],
  ["no agreement to the terms", { consents: {} }, "consents.cgv"],
  ["a slot of nobody", { slot: { start_at: "hier" } }, "slot.start_at"],
  ["an address that is needed", { where: "Chez le client" }, "address"],
])("a program that sends %s is answered at the field", async (_, facts, field) => {
  const key = await keyOf(["bookings:write"]);
  const url = `/api/v1/shops/${marc.shop_id}/bookings`;
  const answer = await post(key, url, { ...aBooking(), ...facts });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { refused: "bad-input", message: expect.stringContaining("Rien n’a été enregistré") },
  ]);
  expect(Object.keys(answer.json().fields)).toContain(field);
});

test("the shop of the path is the one of the key, however it is spelt", async () => {
  const key = await keyOf(["bookings:write"]);
  const booking = aBooking({ user_id: marc.person.id });
  const own = await post(key, `/api/v1/shops/${marc.shop_id.toUpperCase()}/bookings`, booking);
  expect(own.statusCode).not.toBe(404);
  for (const other of ["x", "..", marc.person.id])
    expect((await post(key, `/api/v1/shops/${other}/bookings`, booking)).statusCode).toBe(404);
});
