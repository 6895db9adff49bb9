import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, insertRow, LOIRE, MARC, NADIA } from "../../../test/shop/garonne.ts";
import {
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
const people: Record<"marc" | "nadia" | "admin", Cookies> = { marc: {}, nadia: {}, admin: {} };
const held: { ours?: Vidal; other?: Vidal; theirs?: Vidal } = {};
const of = (whose: keyof typeof held): Vidal => {
  const client = held[whose];
  if (!client) throw new Error("used before it is there");
  return client;
};
const ADMIN = { id: randomUUID(), firstname: "Alix", lastname: "Etabli" };

beforeAll(async () => {
  people.marc = await signIn(doors(), MARC, GARONNE.id);
  people.nadia = await signIn(doors(), NADIA, LOIRE.id);
  people.admin = await signIn(doors(), ADMIN, null);
  held.ours = await vidal(doors().database);
  held.other = await vidal(doors().database);
  held.theirs = await vidal(doors().database, LOIRE.id);
});

const post = (body: unknown, options: object = {}) =>
  createRepair(doors(), body, { cookies: people.marc, ...options });

/** How many rows there are of everything that a creation writes. */
const everything = async () => {
  const [row] = await doors().database.asOwner(
    `select (select count(*) from app.client) as clients, (select count(*) from app.client_address) as addresses,
      (select count(*) from app.appliance) as appliances, (select count(*) from app.repair) as repairs,
      (select count(*) from app.repair_item) as items, (select count(*) from app.event) as events,
      (select count(*) from app.message) as messages, (select count(*) from app.act) as acts,
      (select coalesce(sum(last), 0) from app.counter) as numbers`,
  );
  return row;
};

type Refused = { refused: string; message: string; fields?: Record<string, string> };
const SENTENCE = /^\p{Lu}.*\.$/u;

async function expectRefused(body: unknown, expected: [number, string], options: object = {}) {
  const before = await everything();
  const response = await post(body, options);
  const answer = response.json<Refused>();
  expect([response.statusCode, answer.refused], response.body).toEqual(expected);
  expect(answer.message).toMatch(SENTENCE);
  expect(await everything()).toEqual(before);
  return answer;
}

describe("who may", () => {
  it("nobody without a session", async () => {
    await expectRefused(creationOf(of("ours")), [401, "not-signed-in"], { cookies: {} });
  });

  it("nobody for a shop that is not the one selected", async () => {
    const body = creationOf(of("theirs"));
    await expectRefused(body, [403, "not-allowed"], { shop_id: LOIRE.id });
    await expectRefused(body, [403, "not-allowed"], { shop_id: LOIRE.id, acting: LOIRE.id });
    await expectRefused(creationOf(of("ours")), [403, "not-allowed"], {
      cookies: people.admin,
      acting: LOIRE.id,
    });
  });

  it.each(["1", "atelier-garonne", randomUUID()])("nobody for the shop « %s »", async (shop_id) => {
    await expectRefused(creationOf(of("ours")), [403, "not-allowed"], { shop_id });
  });

  it("an administrator who has selected the shop, and it is left in its record", async () => {
    const options = { cookies: people.admin, acting: GARONNE.id };
    expect((await post(creationOf(of("ours")), options)).statusCode).toBe(200);
    const acts = await doors().database.asOwner("select shop_id, action from app.act");
    expect(acts).toEqual([{ shop_id: GARONNE.id, action: "createRepair" }]);
  });

  it("an administrator for the shop of the path, without a header", async () => {
    const options = { cookies: people.admin, shop_id: LOIRE.id };
    expect((await post(creationOf(of("theirs")), options)).statusCode).toBe(200);
  });

  it("an administrator not once their hour for it is over, named by a header or by the path", async () => {
    const { database } = doors();
    const hour = (until: string) =>
      database.asOwner("update auth.acting set until = $1::timestamptz where shop_id = $2", [
        until,
        LOIRE.id,
      ]);
    const body = creationOf(of("theirs"));
    const byPath = { cookies: people.admin, shop_id: LOIRE.id };
    await hour("2026-11-01T08:00:00Z");
    await expectRefused(body, [403, "not-allowed"], byPath);
    await expectRefused(body, [403, "acting-over"], { ...byPath, acting: LOIRE.id });
    await hour("2999-11-01T08:00:00Z");
    expect((await post(body, byPath)).statusCode).toBe(200);
  });

  it("an administrator not for a shop that does not exist", async () => {
    const shop_id = randomUUID();
    const options = { cookies: people.admin, acting: shop_id, shop_id };
    await expectRefused(creationOf(of("ours")), [404, "not-found"], options);
  });

  it("no page of another site", async () => {
    const response = await doors().app.inject({
      method: "POST",
      url: `/api/v1/shops/${GARONNE.id}/repairs`,
      headers: { "content-type": "application/json", origin: "https://ailleurs.example" },
      payload: JSON.stringify(creationOf(of("ours"))),
      cookies: people.marc,
    });
    expect(response.statusCode).toBe(403);
  });
});

describe("whose", () => {
  it("a client of another shop is unknown, and so is one who never was", async () => {
    for (const client of [of("theirs"), { ...of("ours"), id: randomUUID() }]) {
      const asked = creationOf(client, { client: undefined });
      expect((await expectRefused(asked, [404, "client-unknown"])).fields).toBeDefined();
    }
  });

  it("a client sent half is unknown, its faults on their fields", async () => {
    const client = {
      ...of("ours"),
      id: randomUUID(),
      lastname: " ",
      phones: [{ name: "Portable", number: "12" }],
    };
    const { fields } = await expectRefused(creationOf(client), [404, "client-unknown"]);
    expect(fields?.["client.lastname"]).toMatch(SENTENCE);
  });

  it("a client sent under another id, or another shop's, is not put on file", async () => {
    const id = randomUUID();
    const client = { ...of("ours"), addresses: [] };
    await expectRefused({ ...creationOf(client), client_id: id }, [404, "client-unknown"]);
    const foreign = { ...client, id, shop_id: LOIRE.id };
    await expectRefused(creationOf(foreign), [404, "client-unknown"]);
  });

  it("a new client does not take somebody else's address with him", async () => {
    const { addresses } = of("other");
    const client = { ...of("ours"), id: randomUUID(), addresses };
    const { fields } = await expectRefused(creationOf(client), [404, "client-unknown"]);
    expect(fields).toEqual({
      "client.addresses": "Une de ces adresses est celle d’un autre client.",
    });
  });

  it("an appliance of somebody else is not this client's", async () => {
    const id = randomUUID();
    await insertRow(doors().database, "app.appliance", {
      shop_id: GARONNE.id,
      client_id: of("other").id,
      id,
      kind_id: "four",
      kind: "Four",
    });
    const items = [
      { type: "ApplianceAdded", payload: { appliance: { id, kind_id: "four", serial: "S2" } } },
    ];
    await expectRefused(creationOf(of("ours"), { items }), [404, "appliance-unknown"]);
  });

  it("the same ids in another shop are another shop's own", async () => {
    const asked = creationOf(of("ours"));
    expect((await post(asked)).statusCode).toBe(200);
    const theirs = { ...asked, client_id: of("theirs").id, client: of("theirs") };
    const response = await post(theirs, { cookies: people.nadia, shop_id: LOIRE.id });
    expect(response.statusCode).toBe(200);
    const rows = await doors().database.asOwner(
      "select shop_id, client_id from app.repair where id = $1 order by shop_id",
      [asked.repair_id],
    );
    expect(rows).toEqual([
      { shop_id: GARONNE.id, client_id: of("ours").id },
      { shop_id: LOIRE.id, client_id: of("theirs").id },
    ]);
  });
});

describe("what cannot be", () => {
  it.each<[string, Record<string, unknown>, string]>([
    ["no id", { repair_id: "1" }, "repair_id"],
    ["a null sign in an id", { client_id: "\u0000" }, "client_id"],
    ["a fourteenth status", { status: "Volé" }, "status"],
    ["an urgency in words", { urgency: "oui" }, "urgency"],
    ["items in words", { items: "[]" }, "items"],
    ["an item that nobody knows", { items: [{ type: "toString", payload: {} }] }, "items.0.type"],
    [
      "10,001 characters",
      { items: [{ type: "NotesAdded", payload: { description: "x".repeat(10_001) } }] },
      "items.0.payload.description",
    ],
    ["an absence", { intervention_type: "Congé / indisponibilité" }, "intervention_type"],
    ["an appointment in words", { event: "demain" }, "event.request"],
    [
      "a stranger's appointment",
      { event: visit({ assigned_to: [NADIA.id] }) },
      "event.assigned_to",
    ],
    ["another shop's appointment", { event: visit({ shop_id: randomUUID() }) }, ""],
    ["nobody's appointment", { event: visit({ assigned_to: [] }) }, "event.assigned_to"],
    ["an appointment without a start", { event: visit({ start_at: null }) }, "event.start_at"],
    ["an appointment without an end", { event: visit({ end_at: null }) }, "event.end_at"],
    [
      "an appointment backwards",
      { event: visit({ end_at: "2020-01-01T00:00:00Z" }) },
      "event.end_at",
    ],
    [
      "an appointment without end",
      { event: visit({ end_at: "2030-01-01T00:00:00Z" }) },
      "event.end_at",
    ],
  ])("%s: refused in French on its field, nothing written", async (_, change, field) => {
    const refused = expect.any(String);
    const { fields } = await expectRefused(creationOf(of("ours"), change), [
      field === "" ? 403 : 422,
      refused,
    ]);
    if (field) expect(fields?.[field]).toMatch(SENTENCE);
  });

  it.each<[string, string, number]>([
    ["no JSON", "{", 400],
    ["nothing", "", 400],
    ["a null", "null", 422],
    ["a list", "[]", 422],
    ["prototype keys", '{"__proto__": {"repair_id": 1}, "constructor": {}}', 400],
    ["a hundred boxes in one another", `${'{"a":'.repeat(100)}1${"}".repeat(100)}`, 400],
    ["more than a megabyte", JSON.stringify({ items: "x".repeat(1_100_000) }), 413],
  ])("%s: %s is turned away", async (_, body, status) => {
    const before = await everything();
    const response = await post(body);
    expect(response.statusCode).toBe(status);
    expect(response.json<Refused>().message).toMatch(SENTENCE);
    expect(await everything()).toEqual(before);
  });
});

function visit(facts: Record<string, unknown>) {
  return visitOf("2026-12-09T09:00:00Z", facts);
}
