import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { knownClient } from "../../../../test/shop/clients.ts";
import { marc, nadia, openOffice, type Colleague } from "../../../../test/shop/colleagues.ts";
import { GARONNE, insertRepair, insertRow, LOIRE, MARC } from "../../../../test/shop/garonne.ts";

const { ask, doors } = openOffice("2026-11-23T06:00:00Z");
let marie = "";
let washer = "";

beforeAll(async () => {
  const { database } = doors();
  marie = await knownClient(database, "DUPONT Marie");
  washer = await appliance(marie, "BR-4471 9920", { purchased_on: "2024-02-29" });
  await appliance(marie, "", { created_at: "2026-01-02T00:00:00Z" });
  for (const [reference, created_at] of Object.entries({
    "R2025-00001": "2025-03-01T08:00:00Z",
    "R2026-00001": "2026-03-01T08:00:00Z",
  }))
    await insertRepair(database, {
      shop_id: GARONNE.id,
      client_id: marie,
      appliance_id: washer,
      reference,
      created_at,
      intervention_type: "Réparation",
    });
});

async function appliance(client_id: string, serial: string, facts: object = {}): Promise<string> {
  const id = randomUUID();
  await insertRow(doors().database, "app.appliance", {
    shop_id: GARONNE.id,
    id,
    client_id,
    serial,
    kind_id: "lave-linge",
    kind: "Lave-linge",
    created_at: "2025-01-02T00:00:00Z",
    ...facts,
  });
  return id;
}

const BY_SERIAL = `query ($serial: String!) { appliancesBySerial(serial: $serial) {
  id purchased_on client { lastname } repairs { reference } } }`;
type Found = { id: string; repairs: { reference: string }[] };
const bySerial = async (serial: string, who?: Colleague) =>
  (await ask<{ appliancesBySerial: Found[] }>(BY_SERIAL, { serial }, who)).appliancesBySerial;

describe("an appliance is recognised by its serial number", () => {
  it.each([
    "BR-4471 9920",
    "br44719920",
    " BR 4471–9920 ",
    "Br.4471/9920",
    "B R 4 4 7 1\u00a09920",
  ])("« %s »", async (serial) => {
    expect(await bySerial(serial)).toEqual([
      {
        id: washer,
        purchased_on: "2024-02-29",
        client: { lastname: "DUPONT" },
        repairs: [{ reference: "R2026-00001" }, { reference: "R2025-00001" }],
      },
    ]);
  });

  it.each(["", " - ", "BR-4471", "%", "x".repeat(10_000), "\u0000"])(
    "which « %.10s » is not",
    async (serial) => {
      expect(await bySerial(serial)).toEqual([]);
    },
  );

  it("of this shop alone", async () => {
    expect(await bySerial("BR-4471 9920", nadia)).toEqual([]);
  });
});

it("a client's appliances are listed, the last one brought first", async () => {
  const source = `query ($id: ID!) { client(client_id: $id) { appliances { id purchased_on client { id } } } }`;
  const { client } = await ask<{ client: { appliances: { id: string }[] } }>(source, { id: marie });
  expect(client.appliances).toHaveLength(2);
  expect(client.appliances[1]).toEqual({
    id: washer,
    purchased_on: "2024-02-29",
    client: { id: marie },
  });
});

describe("what the sheet corrects", () => {
  const opened = randomUUID();
  beforeAll(() =>
    insertRepair(doors().database, {
      shop_id: GARONNE.id,
      id: opened,
      client_id: marie,
      appliance_id: washer,
      reference: "R2026-00009",
      intervention_type: "Réparation",
    }),
  );
  const SHEET = `__typename ... on Refusal { refused detail }
    ... on Repair { urgency fault description danger { word } appliance { id brand model purchased_on } items { type payload } }`;
  const APPLIANCE = `mutation ($id: ID!, $given: JSON!, $base: JSON) { result: changeRepairAppliance(repair_id: $id, appliance: $given, base: $base) { ${SHEET} } }`;
  const PROBLEM = `mutation ($id: ID!, $path: JSON!, $text: String!) {
    result: changeRepairProblem(repair_id: $id, tunnel_answer: $path, description: $text) { ${SHEET} } }`;
  type Result = {
    result: { items: { type: string; payload: object }[] } & Record<string, unknown>;
  };
  const correct = async (given: object, who?: Colleague, base?: object) =>
    (await ask<Result>(APPLIANCE, { id: opened, given, base }, who)).result;
  const restate = async (path: object[], text: string) =>
    (await ask<Result>(PROBLEM, { id: opened, path, text })).result;

  it("the appliance's record is replaced, and the journal says what differs", async () => {
    const given = { id: washer, kind_id: "lave-linge", brand: "Bosch", serial: "BR-4471 9920" };
    const result = await correct(given);
    expect(result).toMatchObject({ appliance: { id: washer, brand: "Bosch", purchased_on: null } });
    expect(result.items.at(-1)).toMatchObject({
      type: "ApplianceChanged",
      payload: { from: { brand: "", purchased_on: "2024-02-29" }, to: { brand: "Bosch" } },
    });
    expect(await correct(given)).toMatchObject({ refused: "unchanged" });
  });

  it("two colleagues keep what each changed; of the same field both values are shown", async () => {
    const base = { id: washer, kind_id: "lave-linge", brand: "Bosch", serial: "BR-4471 9920" };
    await correct({ ...base, model: "WAX32" }, marc, base);
    const second = await correct({ ...base, underwarranty: true }, undefined, base);
    expect(second).toMatchObject({ appliance: { brand: "Bosch", model: "WAX32" } });
    const late = { ...base, model: "WAW28" };
    expect(await correct(late, undefined, base)).toMatchObject({
      refused: "changed-meanwhile",
      detail: { conflicts: [{ field: "model", theirs: "WAX32", account_id: MARC.id }] },
    });
    const chosen = await correct(late, undefined, { ...base, model: "WAX32" });
    expect(chosen).toMatchObject({ appliance: { model: "WAW28" } });
    expect(chosen.items.at(-1)).toMatchObject({ payload: { to: { underwarranty: true } } });
  });

  it("a machine described for the first time takes the place of the one noted before", async () => {
    const id = randomUUID();
    const result = await correct({ id, kind_id: "four", model: "HBA" });
    expect(result).toMatchObject({ appliance: { id, model: "HBA" } });
    expect(result.items.at(-1)).toMatchObject({ type: "ApplianceAdded" });
    expect(await bySerial("BR-4471 9920")).toMatchObject([{ id: washer }]);
  });

  it("the machine of another client is refused, as is an appliance without a kind", async () => {
    const other = await knownClient(doors().database, "MARTIN Paul");
    const his = randomUUID();
    await insertRow(doors().database, "app.appliance", {
      shop_id: GARONNE.id,
      id: his,
      client_id: other,
      kind_id: "four",
      kind: "Four",
    });
    expect(await correct({ id: his, kind_id: "four" })).toMatchObject({
      refused: "appliance-unknown",
    });
    expect(await correct({ id: washer })).toMatchObject({ refused: "bad-input" });
    await expect(correct({ id: washer, kind_id: "four" }, nadia)).rejects.toThrow();
  });

  it("symptoms and precisions enter the journal together, and a danger makes it urgent", async () => {
    const path = [{ id: "four/code", name: "Code erreur", input: "E18" }];
    const result = await restate(path, "Une forte odeur de gaz");
    expect(result).toMatchObject({
      urgency: 1,
      fault: "Code erreur (E18)",
      description: "Une forte odeur de gaz",
      danger: { word: "gas" },
    });
    expect(result.items.slice(-2)).toMatchObject([
      { type: "ProblemChanged", payload: { tunnel_answer: path, from: { tunnel_answer: [] } } },
      { type: "UrgencyChanged", payload: { urgency: 1 } },
    ]);
    expect(await restate(path, "Une forte odeur de gaz")).toMatchObject({ refused: "unchanged" });
    expect(await restate([{ id: 3 }], "")).toMatchObject({ refused: "bad-input" });
  });
});

it("a shop tells where it is and how it goes", async () => {
  const source = `query ($id: ID!) { repair_shop(id: $id) { status logo_url address { street zip city lat lon } addresses { zip city } } }`;
  expect(await ask(source, { id: GARONNE.id })).toEqual({
    repair_shop: {
      status: "ACTIVE",
      logo_url: null,
      address: {
        street: "14 rue des Essais",
        zip: "31000",
        city: "Toulouse",
        lat: 43.6045,
        lon: 1.444,
      },
      addresses: [{ zip: "31000", city: "Toulouse" }],
    },
  });
  expect(await ask(source, { id: LOIRE.id })).toEqual({ repair_shop: null });
});
