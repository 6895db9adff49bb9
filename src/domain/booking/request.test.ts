import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parsePhone } from "../client/phone/phone.ts";
import { plausiblePhone } from "../client/phone/shape.ts";
import { isRefusal } from "../decision.ts";
import { parseBooking } from "./request.ts";

const ID = "0199a7f4-1c52-7e0f-8d64-95ab3e72c018";
const asked = {
  booking_id: ID,
  kind: "Réparation",
  where: "Chez le client",
  appliance: {
    kind_id: "lave-linge",
    category_id: "gros-electromenager",
    brand: "Bosch",
    model: "WAX32",
  },
  description: "Elle fuit.\nDepuis hier.",
  client: {
    type: "Particulier",
    lastname: "dupont",
    firstname: "MARIE",
    email: "Marie@Example.org",
    phone: "06 39 98 12 34",
  },
  address: {
    street: "12 rue des Essais",
    complement: "",
    zip: "31700",
    city: "Blagnac",
    lat: 43.6,
    lon: 1.39,
  },
  slot: {
    start_at: "2026-11-23T13:30:00+00:00",
    public_start_at: "2026-11-23T13:00:00Z",
    public_end_at: "2026-11-23T15:00:00Z",
    user_id: ID,
  },
  consents: { cgv: true },
};
const errorsOf = (value: unknown) => {
  const answer = parseBooking(value, parsePhone);
  return isRefusal(answer) ? answer.detail : undefined;
};

test("a booking is read into what the shop files", () => {
  const expected = {
    ...asked,
    client: {
      ...asked.client,
      lastname: "DUPONT",
      firstname: "Marie",
      email: "marie@example.org",
      phone: "+33639981234",
      other_phones: [],
    },
    symptom: null,
    others: [],
    urgency: 0,
    slot: {
      ...asked.slot,
      start_at: "2026-11-23T13:30:00.000Z",
      public_start_at: "2026-11-23T13:00:00.000Z",
      public_end_at: "2026-11-23T15:00:00.000Z",
    },
  };
  expect(parseBooking(asked, parsePhone)).toEqual(expected);
  expect(parseBooking(asked, plausiblePhone)).toEqual(expected);
});

test("what may be left out takes its blank", () => {
  const { booking_id, kind, slot, consents } = asked;
  const short = {
    booking_id,
    kind,
    where: "Atelier",
    client: { lastname: "Durand", phone: "0639981234" },
    slot,
    consents,
  };
  expect(parseBooking(short, parsePhone)).toMatchObject({
    appliance: null,
    description: "",
    client: { type: "Particulier", firstname: "", email: "" },
    address: null,
  });
});

test("at the workshop an address is not kept", () => {
  expect(parseBooking({ ...asked, where: "Atelier" }, parsePhone)).toMatchObject({ address: null });
});

test.each([
  ["nothing", null, "request"],
  ["a list", [], "request"],
  ["no address at the client's", { ...asked, address: null }, "address"],
  ["a false id", { ...asked, booking_id: "1" }, "booking_id"],
  ["an unknown type", { ...asked, kind: "Magie" }, "kind"],
  ["an unknown place", { ...asked, where: "Lune" }, "where"],
  [
    "an unknown appliance",
    { ...asked, appliance: { ...asked.appliance, kind_id: "fusee" } },
    "appliance.kind_id",
  ],
  [
    "an appliance of another trade",
    { ...asked, appliance: { ...asked.appliance, category_id: "sol" } },
    "appliance.category_id",
  ],
  ["an endless description", { ...asked, description: "a".repeat(4001) }, "description"],
  [
    "no name",
    { ...asked, client: { ...asked.client, lastname: " \u0000\u200b " } },
    "client.lastname",
  ],
  ["no phone", { ...asked, client: { ...asked.client, phone: "" } }, "client.phone"],
  [
    "a phone that is a number",
    { ...asked, client: { ...asked.client, phone: 639981234 } },
    "client.phone",
  ],
  ["a false e-mail", { ...asked, client: { ...asked.client, email: "marie@" } }, "client.email"],
  ["no street", { ...asked, address: { ...asked.address, street: "" } }, "address.street"],
  ["a false postal code", { ...asked, address: { ...asked.address, zip: "3170" } }, "address.zip"],
  ["a latitude off the globe", { ...asked, address: { ...asked.address, lat: 91 } }, "address.lat"],
  [
    "a time without its offset",
    { ...asked, slot: { ...asked.slot, start_at: "2026-11-23T13:30" } },
    "slot.start_at",
  ],
  [
    "a window that ends first",
    { ...asked, slot: { ...asked.slot, public_end_at: asked.slot.public_start_at } },
    "slot",
  ],
  ["terms not accepted", { ...asked, consents: { cgv: false } }, "consents.cgv"],
])("%s is refused with one French sentence on its field", (_, value, field) => {
  const errors = errorsOf(value);
  expect(Object.keys(errors ?? {})).toEqual([field]);
  expect(Object.values(errors ?? {})[0]).toMatch(/^\p{Lu}.*\.$/u);
});

test("every wrong field is told at once", () => {
  expect(
    Object.keys(errorsOf({ ...asked, kind: 3, client: {}, consents: {} }) ?? {}).sort(),
  ).toEqual(["client.lastname", "client.phone", "consents.cgv", "kind"]);
});

test("signs that no keyboard types are dropped, line ends of the description kept", () => {
  const value = {
    ...asked,
    description: " a\u0000b\r\nc\u202e\ud800 ",
    client: { ...asked.client, lastname: "du\npont\u0007" },
  };
  expect(parseBooking(value, parsePhone)).toMatchObject({
    description: "ab\nc\ufffd",
    client: { lastname: "DU PONT" },
  });
});

test("any value at all is answered, never thrown at", () => {
  fc.assert(fc.property(fc.anything(), (value) => isRefusal(parseBooking(value, parsePhone))));
  const fields = fc.record(
    Object.fromEntries(
      Object.keys(asked).map((key) => [key, fc.oneof(fc.anything(), fc.constant(asked))]),
    ),
  );
  fc.assert(fc.property(fields, (value) => isRefusal(parseBooking(value, parsePhone))));
});

test.each<[string, object, string]>([
  ["a fault that is no object", { symptom: "lave-linge/fuite" }, "symptom"],
  ["an endless fault", { symptom: { id: "a/".repeat(200) } }, "symptom.id"],
  ["an endless code", { symptom: { id: "lave-linge", input: "9".repeat(101) } }, "symptom.input"],
  ["another urgency", { urgency: 2 }, "urgency"],
  [
    "a second telephone that is none",
    { client: { ...asked.client, other_phones: ["12"] } },
    "client.other_phones.0",
  ],
  [
    "too many telephones",
    { client: { ...asked.client, other_phones: Array(4).fill("0639981234") } },
    "client.other_phones",
  ],
])("%s is refused by its name", (_case, change, field) => {
  expect(Object.keys(errorsOf({ ...asked, ...change }) ?? {})).toEqual([field]);
});

describe("several appliances of one visit", () => {
  const fridge = { appliance: { kind_id: "refrigerateur", category_id: "gros-electromenager" } };

  it("are read by the rules of the first one", () => {
    const parsed = parseBooking({ ...asked, others: [fridge, {}] }, parsePhone);
    expect(parsed).toMatchObject({
      others: [
        { appliance: { kind_id: "refrigerateur", brand: "" }, symptom: null, description: "" },
        { appliance: null },
      ],
    });
    const unknown = { appliance: { kind_id: "soucoupe", category_id: "sol" } };
    const refused = parseBooking({ ...asked, others: [unknown] }, parsePhone);
    expect(refused).toHaveProperty(["detail", "others.0.appliance.kind_id"]);
  });

  it("are four at most", () => {
    const four = parseBooking({ ...asked, others: [fridge, fridge, fridge] }, parsePhone);
    expect(isRefusal(four)).toBe(false);
    const five = parseBooking({ ...asked, others: Array(4).fill(fridge) }, parsePhone);
    expect(five).toMatchObject({ detail: { others: expect.stringContaining("Quatre") } });
  });
});
