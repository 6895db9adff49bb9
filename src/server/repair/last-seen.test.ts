/** When a client was last seen, after the verbs that write a repair or an appointment for them. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope, openRepair } from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { GARONNE, KARIM, openShops } from "../../../test/shop/garonne.ts";
import { creationOf, vidal, visitOf } from "../../../test/shop/office.ts";
import { granted, instant } from "../../../test/shop/quote.ts";
import { parseEventInput } from "../../domain/agenda/event-input.ts";
import { isRefusal } from "../../domain/decision.ts";
import { parseCreation } from "../../domain/repair/creation.ts";
import type { Instant } from "../../domain/time.ts";
import type { BadInput } from "../../domain/validation.ts";
import { upsertEvent } from "../agenda/save-event.ts";
import { mergeClients } from "../client/merge/merge.ts";
import { loadClients } from "../client/store.ts";
import { loadShop } from "../shop/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { createRepair } from "./create.ts";

const database = testDatabase();
beforeAll(() => openShops(database));

const inShop = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);
const NOON = Date.parse("2027-03-01T12:00:00Z");
const at = (seconds: number): Instant => instant(new Date(NOON + seconds * 1000).toISOString());

function valid<Value>(parsed: Value | BadInput): Exclude<Value, BadInput> {
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed as Exclude<Value, BadInput>;
}

const seenAt = async (client_id: string) =>
  (await inShop((db) => loadClients(db, [client_id])))[0]?.last_seen_at;

const setSeen = (client_id: string, seconds: number) =>
  database.asOwner("update app.client set last_seen_at = $1 where id = $2", [
    at(seconds),
    client_id,
  ]);

/** A client last seen at noon, with an open repair. */
async function seenAtNoon() {
  const { client_id, repair_id } = await openRepair(database);
  await setSeen(client_id, 0);
  return { client_id, repair_id };
}

let day = 0;
async function planVisit(seconds: number, facts: object): Promise<void> {
  const start_at = new Date(NOON + ++day * 86_400_000).toISOString();
  const input = valid(parseEventInput(visitOf(start_at, { ...facts })));
  await inShop(async (db) => {
    const shop = await loadShop(db, GARONNE.id);
    if (!shop) throw new Error("no shop");
    return granted(await upsertEvent(db, input, { ...act(at(seconds)), shop }));
  });
}

test.each([
  ["in the same breath", 9, 0],
  ["half a minute later", 30, 30],
  ["long before, written late", -3600, 0],
] as const)(
  "a client for whom a repair is opened %s was last seen then",
  async (_, seconds, seen) => {
    const client = await vidal(database);
    await setSeen(client.id, 0);
    const creation = valid(parseCreation(creationOf(client)));
    const opened = await inShop((db) =>
      createRepair(db, creation, { ...act(at(seconds)), shop_id: GARONNE.id }),
    );
    expect(opened).toEqual({ repair_id: creation.repair_id });
    expect(await seenAt(client.id)).toBe(at(seen));
  },
);

test.each([
  ["in the same breath", 9, 0],
  ["half a minute later", 30, 30],
] as const)(
  "a client whose appointment is planned %s was last seen then",
  async (_, seconds, seen) => {
    const { client_id, repair_id } = await seenAtNoon();
    await planVisit(seconds, { repair_id });
    expect(await seenAt(client_id)).toBe(at(seen));
  },
);

test("a client whose appointment only moves is not seen", async () => {
  const { client_id, repair_id } = await seenAtNoon();
  const id = randomUUID();
  await planVisit(0, { id, repair_id });
  await planVisit(600, { id, repair_id });
  expect(await seenAt(client_id)).toBe(at(0));
});

test("an event of nobody's repair is seen by nobody", async () => {
  const { client_id } = await seenAtNoon();
  await planVisit(600, { kind: "Congé / indisponibilité", assigned_to: [KARIM.id] });
  expect(await seenAt(client_id)).toBe(at(0));
});

test("a repair that goes to another client makes that one seen", async () => {
  const [from, into] = [await seenAtNoon(), await seenAtNoon()];
  await setSeen(from.client_id, 120);
  await inShop((db) =>
    mergeClients(db, { from: from.client_id, into: into.client_id, author: act().author }),
  );
  expect(await seenAt(into.client_id)).toEqual(at(120));
});
