/** PostgreSQL is asked whether the domain's field table names every column of an appliance. */
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { knownClient } from "../../../../test/shop/clients.ts";
import { GARONNE, openShops } from "../../../../test/shop/garonne.ts";
import { instant } from "../../../../test/shop/quote.ts";
import { APPLIANCE_FIELDS, BLANK_TEXTS } from "../../../domain/repair/appliance/fields.ts";
import { newAppliance } from "../../../domain/repair/appliance/new.ts";
import { parseLocalDate } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import {
  appliancesOfClients,
  fillAppliances,
  insertAppliance,
  insertAppliances,
  loadAppliances,
} from "./store.ts";

const database = testDatabase();
let client_id = "";
beforeAll(async () => {
  await openShops(database);
  client_id = await knownClient(database, "DUPONT Marie");
});
const inShop = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);

/** Written by the server or by the database, never by a person. */
const TECHNICAL = ["shop_id", "id", "client_id", "created_at", "serial_key", "words"];

const washer = newAppliance({
  id: "01990000-0000-7000-8000-0000000000a1",
  created_at: instant("2026-11-23T09:00:00Z"),
  kind_id: "lave-linge",
  brand: "Bosch",
  model: "WAX32",
  gtin: "4242005206827",
  serial: "FD 9912",
  name: "Celui du garage",
  underwarranty: true,
});
const purchased_on = parseLocalDate("2025-11-02") ?? null;

test("every column of app.appliance is a field of the domain's table, or technical", async () => {
  const columns = await database.asOwner<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = 'app.appliance'::regclass and attnum > 0 and not attisdropped",
  );
  expect(columns.map(({ name }) => name).sort()).toEqual(
    [...APPLIANCE_FIELDS, ...TECHNICAL].sort(),
  );
});

test("an appliance is read whole as it was inserted, alone or with others", async () => {
  const owner = { shop_id: GARONNE.id, client_id, purchased_on };
  await inShop((db) => insertAppliance(db, owner, washer));
  const imported = { ...washer, id: "01990000-0000-7000-8000-0000000000a2" };
  await inShop((db) => insertAppliances(db, [{ ...imported, client_id, purchased_on }]));
  const rows = await inShop((db) => loadAppliances(db, [washer.id, imported.id]));
  const { created_at: _at, ...content } = imported;
  expect(rows).toEqual(
    expect.arrayContaining([
      { ...washer, client_id, purchased_on },
      expect.objectContaining({ ...content, client_id, purchased_on }),
    ]),
  );
});

test("filling changes the fields that gained something, and no other", async () => {
  const id = "01990000-0000-7000-8000-0000000000a3";
  const blank = { ...newAppliance({ ...washer, ...BLANK_TEXTS, id }), brand: "Bosch" };
  await inShop((db) => insertAppliance(db, { shop_id: GARONNE.id, client_id }, blank));
  await inShop((db) => fillAppliances(db, [{ id, gain: { serial: "S1", purchased_on } }]));
  const rows = await inShop((db) => appliancesOfClients(db, [client_id]));
  expect(rows.find((row) => row.id === id)).toEqual({
    ...blank,
    client_id,
    purchased_on,
    serial: "S1",
  });
});
