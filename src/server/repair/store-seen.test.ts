import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { openRepair } from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { GARONNE, insertRepair, insertRow, openShops } from "../../../test/shop/garonne.ts";

const database = testDatabase();
beforeAll(() => openShops(database));

const NOON = Date.parse("2027-03-01T12:00:00Z");
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();

const seenAt = async (client_id: string) => {
  const [row] = await database.asOwner<{ last_seen_at: string }>(
    "select last_seen_at from app.client where id = $1",
    [client_id],
  );
  return row?.last_seen_at;
};

/** A client last seen at noon, with an open repair. */
const seenAtNoon = async () => {
  const { client_id, repair_id } = await openRepair(database);
  await database.asOwner("update app.client set last_seen_at = $1 where id = $2", [
    at(0),
    client_id,
  ]);
  return { client_id, repair_id };
};

const repairOf = (client_id: string, created_at: string) =>
  insertRepair(database, {
    shop_id: GARONNE.id,
    client_id,
    id: randomUUID(),
    reference: randomUUID(),
    intervention_type: "Réparation",
    created_at,
  });

const eventOf = (repair_id: string, created_at: string) =>
  insertRow(database, "app.event", {
    shop_id: GARONNE.id,
    id: randomUUID(),
    repair_id,
    start_at: at(86_400),
    end_at: at(90_000),
    duration: 60,
    kind: "Réparation",
    created_at,
  });

test.each([
  ["in the same breath", 9, 0],
  ["half a minute later", 30, 30],
  ["long before, written late", -3600, 0],
] as const)(
  "a client for whom a repair is opened %s was last seen then",
  async (_, seconds, seen) => {
    const { client_id } = await seenAtNoon();
    await repairOf(client_id, at(seconds));
    expect(await seenAt(client_id)).toBe(at(seen));
  },
);

test.each([
  ["in the same breath", 9, 0],
  ["half a minute later", 30, 30],
] as const)(
  "a client whose appointment is planned %s was last seen then",
  async (_, seconds, seen) => {
    const { client_id, repair_id } = await seenAtNoon();
    await eventOf(repair_id, at(seconds));
    expect(await seenAt(client_id)).toBe(at(seen));
  },
);

test("an event of nobody's repair is seen by nobody", async () => {
  const { client_id } = await seenAtNoon();
  await insertRow(database, "app.event", {
    shop_id: GARONNE.id,
    id: randomUUID(),
    start_at: at(86_400),
    end_at: at(90_000),
    duration: 60,
    kind: "Congé / indisponibilité",
    created_at: at(600),
  });
  expect(await seenAt(client_id)).toBe(at(0));
});

test("a repair that goes to another client makes that one seen", async () => {
  const [from, into] = [await seenAtNoon(), await seenAtNoon()];
  await database.asOwner("update app.repair set client_id = $1, created_at = $2 where id = $3", [
    into.client_id,
    at(120),
    from.repair_id,
  ]);
  expect([await seenAt(from.client_id), await seenAt(into.client_id)]).toEqual([at(0), at(120)]);
});
