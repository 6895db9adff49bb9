import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, KARIM, MARC } from "../../../test/shop/garonne.ts";
import {
  askOffice,
  BLAGNAC,
  createRepair,
  creationOf,
  officeDoors,
  signIn,
  vidal,
  visitOf,
  type Cookies,
  type Vidal,
} from "../../../test/shop/office.ts";
import { schema } from "../schema.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [officeDoors(schema)]);
const held: { client?: Vidal; marc: Cookies } = { marc: {} };
const client = (): Vidal => {
  if (!held.client) throw new Error("used before it is there");
  return held.client;
};

beforeAll(async () => {
  held.marc = await signIn(doors(), MARC, GARONNE.id);
  held.client = await vidal(doors().database);
});

const post = (body: unknown) => createRepair(doors(), body, { cookies: held.marc });

const repairs = (id: string) =>
  doors().database.asOwner(
    `select r.status, r.urgency, r.intervention_type, r."where", r.description, r.reference, r.client_id,
      a.kind, a.brand from app.repair r left join app.appliance a on a.id = r.appliance_id where r.id = $1`,
    [id],
  );
const items = (id: string) =>
  doors().database.asOwner<{ type: string; payload: Record<string, unknown> }>(
    "select type, payload from app.repair_item where repair_id = $1 order by id",
    [id],
  );

describe("the call of the specification, word for word", () => {
  it("makes the repair, with its journal in order", async () => {
    const asked = creationOf(client());
    const response = await post(asked);
    expect([response.statusCode, response.json()]).toEqual([200, { repair_id: asked.repair_id }]);
    expect(await repairs(asked.repair_id)).toEqual([
      {
        status: "Devis à faire",
        urgency: 1,
        intervention_type: "Diagnostic / Devis",
        where: "Atelier",
        description: "Elle fuit depuis hier.",
        reference: "R2026-00001",
        client_id: client().id,
        kind: "Lave-linge",
        brand: "Brandt",
      },
    ]);
    const journal = await items(asked.repair_id);
    expect(journal.map(({ type }) => type)).toEqual([
      "ClientAdded",
      "ApplianceAdded",
      "SymptomAdded",
      "NotesAdded",
      "UrgencyChanged",
      "StatusChanged",
    ]);
    expect(journal[0]?.payload).toEqual({
      client: { id: client().id, type: "Particulier", lastname: "VIDAL", firstname: "Hélène" },
    });
  });
});

describe("the appointment that rides in the request", () => {
  it("is planned in the same breath, located at the client's, told and announced", async () => {
    const event = visitOf("2026-11-24T09:00:00.000Z", {
      public_start_at: "2026-11-24T08:00:00.000Z",
      public_end_at: "2026-11-24T10:00:00.000Z",
    });
    const asked = creationOf(client(), { where: "Chez le client", event });
    const response = await post(asked);
    expect([response.statusCode, response.body]).toEqual([
      200,
      JSON.stringify({ repair_id: asked.repair_id }),
    ]);
    const [kept] = await doors().database.asOwner(
      "select id, repair_id, lat, created_by, status from app.event where id = $1",
      [event.id],
    );
    expect(kept).toEqual({
      id: event.id,
      repair_id: asked.repair_id,
      lat: 43.6325,
      created_by: MARC.id,
      status: "TODO",
    });
    expect((await items(asked.repair_id)).map(({ type }) => type)).toContain("AppointmentPlanned");
    const [message] = await doors().database.asOwner<{ template: string; text: string }>(
      "select template, recipient, text from app.message where repair_id = $1",
      [asked.repair_id],
    );
    expect(message).toMatchObject({
      template: "booking-confirmed",
      recipient: "helene.vidal@example.org",
    });
    expect(message?.text).toContain("/suivi/");
  });
});

const applianceItem = (appliance: object) => ({ type: "ApplianceAdded", payload: { appliance } });
const count = async (): Promise<Record<string, number>> => {
  const [row] = await doors().database.asOwner<Record<string, number>>(
    `select (select count(*) from app.client)::int as clients, (select count(*) from app.appliance)::int as appliances,
      (select count(*) from app.repair)::int as repairs, (select count(*) from app.repair_item)::int as items,
      (select count(*) from app.event)::int as events, (select count(*) from app.message)::int as messages`,
  );
  return row ?? {};
};

describe("the fields of ours, each left out or given", () => {
  it.each<[string, Record<string, unknown>, object]>([
    ["a type", { intervention_type: "Télédiagnostic" }, { intervention_type: "Télédiagnostic" }],
    ["a place", { where: "Chez le client" }, { where: "Chez le client" }],
    ["no status: a draft", { status: undefined }, { status: "Brouillon" }],
    ["no hurry", { urgency: 0 }, { urgency: 0 }],
    ["nulls", { event: null, where: null, intervention_type: null }, { where: "Atelier" }],
    ["no items", { items: [] }, { kind: null, description: "" }],
    ["blank notes", { items: [{ type: "NotesAdded", payload: { description: " \n " } }] }, {}],
  ])("%s", async (_, change, expected) => {
    const asked = creationOf(client(), change);
    expect((await post(asked)).statusCode).toBe(200);
    expect((await repairs(asked.repair_id))[0]).toMatchObject(expected);
  });

  it("an appointment without a window announced is nobody's letter", async () => {
    const asked = creationOf(client(), { event: visitOf("2026-12-08T09:00:00Z") });
    expect((await post(asked)).statusCode).toBe(200);
    const letters = await doors().database.asOwner(
      "select 1 from app.message where repair_id = $1",
      [asked.repair_id],
    );
    expect(letters).toEqual([]);
  });
});

describe("the same request again", () => {
  it("is answered like the first time and written once, twenty at once included", async () => {
    const asked = creationOf(client(), { event: visitOf("2026-12-01T09:00:00Z") });
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(asked)));
    answers.push(await post(asked), await post({ ...asked, status: "Réparé", items: [] }));
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([200, { repair_id: asked.repair_id }]);
    const after = await count();
    expect([after.repairs, after.appliances, after.events, after.items]).toEqual([
      Number(before.repairs) + 1,
      Number(before.appliances) + 1,
      Number(before.events) + 1,
      Number(before.items) + 7,
    ]);
    const numbers = await doors().database.asOwner<{ n: number }>(
      "select right(reference, 5)::int as n from app.repair where shop_id = $1 order by 1",
      [GARONNE.id],
    );
    expect(numbers.map(({ n }) => n)).toEqual(numbers.map((_, index) => index + 1));
  });
});

it("twenty repairs at once of one machine of one new client are all written, and neither is doubled", async () => {
  const newcomer = { ...client(), id: randomUUID(), phones: [], email: "", addresses: [] };
  const machine = applianceItem({ id: randomUUID(), kind_id: "lave-linge", brand: "Brandt" });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(creationOf(newcomer, { items: [machine] }))),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const [kept] = await doors().database.asOwner(
    `select (select count(*)::int from app.repair where client_id = $1) as repairs,
      (select count(*)::int from app.appliance where client_id = $1) as machines`,
    [newcomer.id],
  );
  expect(kept).toEqual({ repairs: 20, machines: 1 });
});

describe("who and what the shop has on file", () => {
  it("the journal says the names on file, whatever the request calls the client", async () => {
    const asked = creationOf(client(), { client: { lastname: "AUTRE" }, urgency: 0 });
    const [, ...rest] = asked.items;
    const item = { type: "ClientAdded", payload: { client: { id: "x", lastname: "AUTRE" } } };
    expect((await post({ ...asked, items: [item, ...rest] })).statusCode).toBe(200);
    const [first] = await items(asked.repair_id);
    expect(first?.payload).toMatchObject({ client: { id: client().id, lastname: "VIDAL" } });
  });

  it("a client unknown to the shop but sent whole is put on file under its id, once", async () => {
    const morel = {
      ...client(),
      id: randomUUID(),
      lastname: "morel",
      firstname: "JEAN-ÉLIE",
      email: "",
      phones: [{ name: "Portable", number: "06 39 98 12 35" }],
      addresses: [{ ...BLAGNAC, address_id: randomUUID(), street: "2 rue Neuve" }],
    };
    const first = creationOf(morel, { event: visitOf("2026-12-02T09:00:00Z") });
    const second = creationOf(morel);
    const answers = await Promise.all([post(first), post(second), post(first)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const rows = await doors().database.asOwner(
      `select c.lastname, c.firstname, p.number, d.street from app.client c
       join app.client_phone p on p.client_id = c.id join app.client_address d on d.client_id = c.id
       where c.id = $1 order by d.street`,
      [morel.id],
    );
    expect(rows[0]).toEqual({
      lastname: "MOREL",
      firstname: "Jean-Élie",
      number: "+33639981235",
      street: "2 rue Neuve",
    });
    expect(new Set(rows.map(({ number }) => number)).size).toBe(1);
  });

  it("an appliance that the client has is taken again: blanks filled, nothing overwritten", async () => {
    const id = randomUUID();
    const washer = { id, kind_id: "lave-linge", brand: "Brandt" };
    await post(creationOf(client(), { items: [applianceItem(washer)] }));
    const again = { id, kind_id: "four", brand: "Bosch", serial: "S1", purchased_on: "2025-11-02" };
    const asked = creationOf(client(), { items: [applianceItem(again)] });
    expect((await post(asked)).statusCode).toBe(200);
    const [kept] = await doors().database.asOwner(
      "select kind_id, brand, serial, purchased_on::text from app.appliance where id = $1",
      [id],
    );
    const expected = { kind_id: "lave-linge", brand: "Brandt", serial: "S1" };
    expect(kept).toEqual({ ...expected, purchased_on: "2025-11-02" });
    const [, told] = await items(asked.repair_id);
    expect(told?.payload).toMatchObject({ appliance: { ...expected, kind: "Lave-linge" } });
    expect(Object.keys(Object(told?.payload.appliance))).not.toContain("serial_key");
  });

  it("an appliance without an id, or of a kind that nobody knows, is put on file", async () => {
    const asked = creationOf(client(), { items: [applianceItem({ kind_id: "fusee" })] });
    expect((await post(asked)).statusCode).toBe(200);
    expect((await repairs(asked.repair_id))[0]).toMatchObject({ kind: "Inconnu" });
  });
});

it("10,000 characters, emoji and right-to-left text are kept, signs that no keyboard types are not", async () => {
  const description = `🧺 مرحبا\u0000\u202e ${"é".repeat(9_980)}`;
  const asked = creationOf(client(), { items: [{ type: "NotesAdded", payload: { description } }] });
  expect((await post(asked)).statusCode).toBe(200);
  const [kept] = await repairs(asked.repair_id);
  expect(kept?.description).toBe(`🧺 مرحبا ${"é".repeat(9_980)}`);
});

it("two requests for the same technician at the same hour: one is written, the other not at all", async () => {
  const start_at = "2026-12-03T09:00:00.000Z";
  const before = await count();
  const asked = Array.from({ length: 10 }, () =>
    creationOf(client(), { event: visitOf(start_at), urgency: 0 }),
  );
  const answers = await Promise.all(asked.map((one) => post(one)));
  const kept = answers.filter(({ statusCode }) => statusCode === 200);
  const lost = answers.filter(({ statusCode }) => statusCode === 409);
  expect([kept.length, lost.length]).toEqual([1, 9]);
  expect(lost[0]?.json()).toEqual({
    refused: "slot-taken",
    message: expect.stringMatching(/^Ce créneau n’est plus libre\./),
    detail: {
      collisions: [
        {
          id: expect.any(String),
          start_at,
          end_at: "2026-12-03T10:15:00.000Z",
          kind: "Réparation",
          assigned_to: [KARIM.id],
          resources: [],
        },
      ],
    },
  });
  const after = await count();
  expect([after.repairs, after.events, after.appliances]).toEqual([
    Number(before.repairs) + 1,
    Number(before.events) + 1,
    Number(before.appliances) + 1,
  ]);
});

it("an event of the agenda that had no repair becomes this one's", async () => {
  const event = visitOf("2026-12-04T09:00:00Z");
  const query = "mutation ($input: EventInput!) { upsertEvent(input: $input) { __typename } }";
  await askOffice(doors(), { query, variables: { input: event } }, { cookies: held.marc });
  const asked = creationOf(client(), { event });
  expect((await post(asked)).statusCode).toBe(200);
  expect(await items(asked.repair_id)).toHaveLength(7);
  const other = await post(creationOf(client(), { event }));
  expect([other.statusCode, other.json<{ fields: object }>().fields]).toEqual([
    422,
    { "event.id": "Ce rendez-vous est celui d’une autre réparation." },
  ]);
});
