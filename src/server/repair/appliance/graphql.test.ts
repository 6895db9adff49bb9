import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { knownClient } from "../../../../test/shop/clients.ts";
import { nadia, openOffice, type Colleague } from "../../../../test/shop/colleagues.ts";
import { GARONNE, insertRepair, insertRow, LOIRE } from "../../../../test/shop/garonne.ts";

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
