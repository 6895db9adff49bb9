/** PostgreSQL is asked whether the domain's field tables name every column. */
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { knownClient } from "../../../test/shop/clients.ts";
import { garonneScope } from "../../../test/shop/affairs.ts";
import { openShops } from "../../../test/shop/garonne.ts";
import { ADDRESS_FIELDS } from "../../domain/client/address-fields.ts";
import { CLIENT_TEXT_NAMES } from "../../domain/client/fields.ts";
import { PHONE_FIELDS } from "../../domain/client/phone/phone.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import {
  clientsReachedBy,
  insertClient,
  loadClients,
  loadClientsInOrder,
  lockClient,
  nextClientIds,
} from "./store.ts";

const database = testDatabase();
beforeAll(() => openShops(database));
const inShop = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);

/** Written by the server or by the database, never by a person. */
const TECHNICAL: Record<string, readonly string[]> = {
  client: [
    "id",
    "shop_id",
    "created_at",
    "last_seen_at",
    "updated_at",
    "merged_into",
    "unmerged_id",
    "search",
    "names",
    "name_key",
  ],
  client_phone: ["shop_id", "client_id", "position"],
  client_address: ["shop_id", "client_id", "street_key"],
};

test.each<[string, readonly string[]]>([
  ["client", ["type", ...CLIENT_TEXT_NAMES]],
  ["client_phone", PHONE_FIELDS],
  ["client_address", ADDRESS_FIELDS],
])(
  "every column of app.%s is a field of the domain's table, or technical",
  async (table, fields) => {
    const columns = await database.asOwner<{ name: string }>(
      "select attname as name from pg_attribute where attrelid = ('app.' || $1)::regclass and attnum > 0 and not attisdropped",
      [table],
    );
    const known = [...fields, ...(TECHNICAL[table] ?? [])];
    expect(columns.map(({ name }) => name).sort()).toEqual(known.sort());
  },
);

test("a change of any field is announced to the screens", async () => {
  const columns = await database.asOwner<{ name: string }>(`
    select a.attname as name from pg_trigger t
    join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any(t.tgattr)
    where t.tgrelid = 'app.client'::regclass and t.tgname = 'announce'`);
  expect(columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["type", ...CLIENT_TEXT_NAMES]),
  );
});

test("a client is read whole as it was inserted", async () => {
  const id = await knownClient(database, "VIDAL Hélène", { phones: ["+33639981234"] });
  const [before] = await inShop((db) => loadClients(db, [id]));
  if (!before) throw new Error("the client is not there");
  const { last_seen_at: _seen, ...client } = before;
  const copy = {
    ...client,
    id: "01990000-0000-7000-8000-0000000000aa",
    note: "Sonner.\nDeux fois.",
    siren: "732829320",
    addresses: [
      {
        address_id: "01990000-0000-7000-8000-0000000000ab",
        tags: ["facturation" as const],
        street: "8 allée des Peupliers",
        complement: "Bât. B",
        zip: "31700",
        city: "Blagnac",
        country: "France",
        lat: 43.63,
        lon: 1.39,
      },
    ],
  };
  await inShop((db) => insertClient(db, copy));
  const [read] = await inShop((db) => loadClients(db, [copy.id]));
  expect(read).toMatchObject(copy);
  const reached = await inShop((db) =>
    clientsReachedBy(db, { email: "", phones: ["+33639981234"] }),
  );
  expect(reached.map((one) => one.id).sort()).toEqual([id, copy.id].sort());
});

test("clients come in the order asked, page after page, without those that do not exist", async () => {
  const first = await knownClient(database, "PREMIER Jean");
  const second = await knownClient(database, "SECOND Jean");
  const ids = [second, "01990000-0000-7000-8000-00000000dead", first];
  const rows = await inShop((db) => loadClientsInOrder(db, ids));
  expect(rows.map(({ id }) => id)).toEqual([second, first]);
  const page = await inShop((db) => nextClientIds(db, null));
  expect(page).toEqual(page.toSorted());
  expect(await inShop((db) => nextClientIds(db, page.at(-1) ?? null))).toEqual([]);
});

test("a lock answers what became of the record, and nothing for an unknown id", async () => {
  const id = await knownClient(database, "VERROU Jean");
  expect(await inShop((db) => lockClient(db, id))).toEqual({ merged_into: null });
  const none = "01990000-0000-7000-8000-00000000dead";
  expect(await inShop((db) => lockClient(db, none))).toBeUndefined();
});
