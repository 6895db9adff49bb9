import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { GARONNE, LOIRE, MARC } from "../../../test/shop/garonne.ts";
import { openDoors } from "../../../test/shop/doors.ts";
import { isRefusal, refuse } from "../../domain/decision.ts";
import { scopeOf } from "../account/store.ts";
import { change, recordForeignRead, type Verb } from "./change.ts";
import { openLog } from "./log.ts";

const doors = openDoors("2026-11-23T06:00:00Z");

const marc = { ...MARC, shop_id: GARONNE.id, role: "TECHNICIAN" } as const;
const owner = { ...marc, role: "OWNER" } as const;
const admin = { ...MARC, id: randomUUID(), shop_id: null, role: "ADMIN" } as const;

function requestOf(me: typeof marc | typeof owner | typeof admin, shop_id?: string) {
  const scope = scopeOf(me, shop_id);
  if (!scope) throw new Error("no scope");
  return { services: doors().services, me, scope };
}

beforeAll(async () => {
  await doors().database.asOwner(
    "insert into auth.account (id, email, password_hash, role) values ($1, 'admin@etabli.test', 'x', 'ADMIN')",
    [admin.id],
  );
});

const rename =
  (name: string): Verb<string> =>
  async (db) => {
    await db.updateTable("shop").set({ name }).where("id", "=", GARONNE.id).execute();
    return name;
  };
const nameNow = async () => {
  const [row] = await doors().database.asOwner("select name from app.shop where id = $1", [
    GARONNE.id,
  ]);
  return row?.["name"];
};
const acts = () => doors().database.asOwner("select shop_id, account_id, action from app.act");

test("the work is committed, and knows author, instant, origin and key", async () => {
  const known = await change(requestOf(marc), "edit-repair", async (_db, context) => context);
  expect(known).toEqual({
    author: { kind: "shop", account_id: MARC.id },
    at: "2026-11-23T06:00:00.000Z",
    origin: expect.stringMatching(/^http/),
    ledgerKey: expect.any(Buffer),
    takesCards: false,
  });
});

test("an action that the role does not allow is refused before any work", async () => {
  const work = () => expect.unreachable();
  expect(await change(requestOf(marc), "edit-settings", work)).toEqual({ refused: "not-allowed" });
});

test("what the role does not allow is a security event, named by its account", async () => {
  const lines: string[] = [];
  const log = openLog("info", (line) => lines.push(line));
  await change({ ...requestOf(marc), log }, "edit-settings", async () => "done");
  await change({ ...requestOf(owner), log }, "edit-settings", async () => "done");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { kind: "security", event: "permission.refused", account_id: MARC.id, action: "edit-settings" },
  ]);
});

test("a refusal is the answer and rolls back what was written", async () => {
  const before = await nameNow();
  const outcome = await change(requestOf(owner), "edit-repair", async (db, context) => {
    await rename("Autre nom")(db, context);
    return refuse("unchanged");
  });
  expect(isRefusal(outcome) && outcome.refused).toBe("unchanged");
  expect(await nameNow()).toBe(before);
});

test("what does not exist is not found, in GraphQL as in HTTP", async () => {
  const missing = change(requestOf(marc), "edit-repair", async () => undefined);
  await expect(missing).rejects.toMatchObject({
    statusCode: 404,
    extensions: { code: "NOT_FOUND" },
  });
});

test("an administrator's change is recorded in that shop under its operation, a refused one is not", async () => {
  const request = { ...requestOf(admin, GARONNE.id), operation: "createRepair" };
  await change(request, "edit-repair", async () => refuse("unchanged"));
  expect(await acts()).toEqual([]);
  await change(request, "edit-repair", async () => "done");
  expect(await acts()).toEqual([
    { shop_id: GARONNE.id, account_id: admin.id, action: "createRepair" },
  ]);
});

test("a shop that does not exist is not found", async () => {
  const unknown = LOIRE.id.replace(/.$/, "f");
  const request = { ...requestOf(admin, unknown), operation: "createRepair" };
  await expect(change(request, "edit-repair", async () => "done")).rejects.toMatchObject({
    statusCode: 404,
  });
});

test("a foreign read that could not be recorded is refused, and the next one is recorded", async () => {
  const { database } = doors();
  const before = (await acts()).length;
  await database.asOwner("truncate auth.attempt");
  await database.asOwner("revoke insert on app.act from etabli_app");
  await expect(recordForeignRead(requestOf(admin, LOIRE.id))).rejects.toThrow();
  await database.asOwner("grant insert on app.act to etabli_app");
  await recordForeignRead(requestOf(admin, LOIRE.id));
  await recordForeignRead(requestOf(admin, LOIRE.id));
  expect((await acts()).slice(before)).toMatchObject([{ shop_id: LOIRE.id, action: "read" }]);
});
