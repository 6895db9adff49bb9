import { describe, expect, it, test } from "vitest";
import type { FreeSlot } from "../../agenda/slot-request.ts";
import type { Client } from "../../client/client.ts";
import { BLANK_TEXTS } from "../../client/fields.ts";
import type { Instant } from "../../time.ts";
import type { PlanContext } from "./context.ts";
import { planBooking } from "./plan.ts";
import type { BookingRequest } from "../request.ts";

const at = (text: string) => text as Instant;
const request: BookingRequest = {
  booking_id: "b",
  kind: "Diagnostic / Devis",
  where: "Chez le client",
  appliance: {
    kind_id: "lave-linge",
    category_id: "gros-electromenager",
    brand: "Bosch",
    model: "",
  },
  symptom: null,
  description: " Elle fuit ",
  others: [],
  urgency: 0,
  client: {
    type: "Particulier",
    lastname: "DUPONT",
    firstname: "Marie",
    email: "marie@example.org",
    phone: "+33639981234",
    other_phones: [],
  },
  address: {
    street: "8 allée des Peupliers",
    complement: "",
    zip: "31700",
    city: "Blagnac",
    lat: null,
    lon: null,
  },
  slot: {
    start_at: at("2026-11-24T09:30:00.000Z"),
    public_start_at: at("2026-11-24T09:00:00.000Z"),
    public_end_at: at("2026-11-24T11:00:00.000Z"),
    user_id: "karim",
  },
  consents: { cgv: true },
};
const free: FreeSlot = {
  ...request.slot,
  end_at: at("2026-11-24T10:30:00.000Z"),
  trip_duration_before: 12,
  trip_duration_after: 9,
  trip_is_included_before: false,
  trip_is_included_after: false,
  cost: 21,
  alternates: ["lea"],
};
const now = at("2026-11-23T20:00:00.000Z");
const place = { lat: 43.63, lon: 1.39 };

const plan = (changed: Partial<BookingRequest> = {}, context: Partial<PlanContext> = {}) => {
  let ids = 0;
  const newId = () => `id-${++ids}`;
  const durations = [60, ...(changed.others ?? []).map(() => 60)];
  const given = { shop_id: "garonne", candidates: [], free, durations, place, now, newId };
  return planBooking({ ...request, ...changed }, { ...given, ...context });
};

const marie: Client = {
  ...BLANK_TEXTS,
  id: "marie",
  type: "Particulier",
  lastname: "DUPONT",
  phones: [{ name: "Portable", number: "+33639981234" }],
  addresses: [],
  note: "Sonner deux fois",
  shop_id: "garonne",
  created_at: at("2025-01-01T08:00:00.000Z"),
};

describe("the client of a booking", () => {
  it("who is not on file is put there, with the address to visit where it was located", () => {
    const { client, proposal } = plan();
    expect(proposal).toBeUndefined();
    expect(client).toMatchObject({
      shop_id: "garonne",
      lastname: "DUPONT",
      email: "marie@example.org",
      phones: [{ name: "Portable", number: "+33639981234" }],
      addresses: [{ tags: ["intervention"], zip: "31700", country: "France", ...place }],
      created_at: now,
    });
  });

  it("who is recognised keeps the record of the shop, and what is new waits beside the booking", () => {
    const { client, proposal } = plan({}, { candidates: [marie] });
    expect(client).toEqual(marie);
    expect(proposal).toEqual({
      fields: {
        firstname: { from: "", to: "Marie" },
        email: { from: "", to: "marie@example.org" },
      },
      phones: [],
      addresses: [expect.objectContaining({ street: "8 allée des Peupliers" })],
    });
  });

  it("who only shares a phone with another is a new client", () => {
    const husband = { ...marie, lastname: "MARTIN" };
    const { client, proposal } = plan({}, { candidates: [husband] });
    expect([proposal, client.id === husband.id]).toEqual([undefined, false]);
  });

  it("at the workshop gives no address", () => {
    const { client, event } = plan({ where: "Atelier", address: null }, { place: null });
    expect(client.addresses).toEqual([]);
    expect([event.lat, event.lon]).toEqual([null, null]);
  });

  it("whose address could not be located is visited all the same", () => {
    const { client, event } = plan({}, { place: null });
    expect(client.addresses).toMatchObject([{ zip: "31700", lat: null, lon: null }]);
    expect([event.where, event.lat]).toEqual(["Chez le client", null]);
  });
});

describe("the appointment of a booking", () => {
  it("keeps the real hours and the trips for one technician, and the window announced", () => {
    const { event } = plan();
    expect(event).toMatchObject({
      shop_id: "garonne",
      repair_id: "b",
      kind: "Diagnostic / Devis",
      assigned_to: ["karim"],
      start_at: free.start_at,
      end_at: free.end_at,
      duration: 60,
      public_start_at: free.public_start_at,
      public_end_at: free.public_end_at,
      trip_duration_before: 12,
      trip_duration_after: 9,
      status: "TODO",
    });
    expect(event).not.toHaveProperty("cost");
    expect(event).not.toHaveProperty("alternates");
  });
});

describe("the journal of a booking", () => {
  const typesOf = (changed: Partial<BookingRequest> = {}) =>
    plan(changed).items.map(({ type }) => type);

  it("opens with client, appliance, notes, first status, appointment", () => {
    expect(typesOf()).toEqual([
      "ClientAdded",
      "ApplianceAdded",
      "NotesAdded",
      "StatusChanged",
      "AppointmentPlanned",
    ]);
  });

  it("says nothing of an appliance or notes that were not given", () => {
    expect(typesOf({ appliance: null, description: " \n " })).toEqual([
      "ClientAdded",
      "StatusChanged",
      "AppointmentPlanned",
    ]);
  });

  it("tells of the very rows that are written", () => {
    const { items, appliance, event, repair } = plan();
    expect(items.find(({ type }) => type === "ApplianceAdded")?.payload).toEqual({ appliance });
    expect(items.at(-1)?.payload).toMatchObject({ event_id: event.id, end_at: event.end_at });
    expect(repair).toMatchObject({ id: "b", appliance_id: appliance?.id, status: "Brouillon" });
  });

  it("holds no phone, e-mail or address: they stay where they can be erased", () => {
    const journal = JSON.stringify(plan().items);
    for (const secret of ["639981234", "marie@", "Peupliers"])
      expect(journal).not.toContain(secret);
  });
});

test("each new record has an id of its own", () => {
  const { client, appliance, event } = plan();
  const ids = [client.id, client.addresses[0]?.address_id, appliance?.id, event.id];
  expect(new Set(ids).size).toBe(4);
});

test("the answers of the tree open the journal in the tree's own words", () => {
  const { items } = plan({ symptom: { id: "lave-linge/fuite/hublot", input: "" } });
  const symptom = items.find(({ type }) => type === "SymptomAdded");
  expect(symptom?.payload).toMatchObject({
    tunnel_answer: [{ id: "lave-linge/fuite" }, { id: "lave-linge/fuite/hublot" }],
  });
});

test.each([
  ["of another machine", "four/chauffe"],
  ["that does not exist", "lave-linge/magie/noire"],
])("answers %s are not filed", (_case, id) => {
  const { items } = plan({ symptom: { id, input: "x" } });
  expect(items.some(({ type }) => type === "SymptomAdded")).toBe(false);
});

test("what the client calls urgent is", () => {
  const urgent = { type: "UrgencyChanged", payload: { urgency: 1 } };
  expect(plan({ urgency: 1 }).items).toContainEqual(urgent);
  expect(plan().items).not.toContainEqual(urgent);
});

test("each telephone is kept once, the first one first", () => {
  const client = { ...request.client, other_phones: ["+33561000000", "+33639981234"] };
  expect(plan({ client }).client.phones.map(({ number }) => number)).toEqual([
    "+33639981234",
    "+33561000000",
  ]);
});

describe("a visit for several appliances", () => {
  const fridge = {
    appliance: {
      kind_id: "refrigerateur",
      category_id: "gros-electromenager",
      brand: "Liebherr",
      model: "",
    },
    symptom: null,
    description: "Il ne refroidit plus.",
  } as const;
  const whole = { ...free, end_at: at("2026-11-24T11:30:00.000Z") };

  it("gives each its own repair, journal and appointment, without a gap nor a road between them", () => {
    const { event, others } = plan({ others: [fridge] }, { free: whole });
    expect([event, ...others.map((one) => one.event)]).toMatchObject([
      { repair_id: "b", visit_id: "b", start_at: free.start_at, end_at: free.end_at, duration: 60 },
      { visit_id: "b", start_at: free.end_at, end_at: whole.end_at, trip_duration_before: 0 },
    ]);
    const [{ repair, items, appliance } = plan()] = others;
    expect(repair).toMatchObject({ description: fridge.description, appliance_id: appliance?.id });
    expect(items.map(({ type }) => type)).toContain("AppointmentPlanned");
    expect(appliance).toMatchObject({ kind_id: "refrigerateur", brand: "Liebherr" });
  });

  it("is for one client, and each record has an id of its own", () => {
    const { client, repair, event, others } = plan({ others: [fridge, fridge] }, { free: whole });
    expect(others.map((one) => one.repair.client_id)).toEqual([client.id, client.id]);
    const ids = [repair.id, event.id, ...others.flatMap((one) => [one.repair.id, one.event.id])];
    expect(new Set(ids).size).toBe(6);
  });

  it("files nothing twice of a client who was recognised with their appliances", () => {
    const { appliance: known } = plan();
    const returning = { client: marie, appliances: [null, known] };
    const { appliance, others } = plan({ others: [fridge] }, { free: whole, returning });
    expect(others[0]?.appliance).toBe(known);
    expect(appliance?.kind_id).toBe("lave-linge");
  });

  it("one appliance alone is no visit of several", () => {
    expect(plan().event.visit_id).toBeNull();
  });
});
