/** The repairs of a shop, as its programs list, read and create them. */
import { expect, test } from "vitest";
import type { ApiScope } from "../../../domain/account/api-key/scope.ts";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { marc } from "../../../../test/shop/colleagues.ts";
import { creationOf, vidal } from "../../../../test/shop/office.ts";
import { openProgram, type ProgramPage } from "../../../../test/shop/program.ts";
import { repairRest } from "../rest.ts";
import { repairApi } from "./rest.ts";

const { doors, keyOf, get, post, billed } = openProgram("2026-11-23T08:00:00Z", [
  repairRest,
  repairApi,
]);

test("a list is read page after page, each record once, then only what changed", async () => {
  const { database } = doors();
  const key = await keyOf();
  for (let count = 0; count < 5; count++) await openRepair(database);
  const seen: string[] = [];
  let url = "/api/v1/repairs?limit=2";
  for (let turn = 0; turn < 50; turn++) {
    const { data, next } = (await get(key, url)).json<ProgramPage>();
    expect(data.length).toBeLessThanOrEqual(2);
    seen.push(...data.map(({ id }) => id));
    if (!next) break;
    url = `/api/v1/repairs?limit=2&after=${next}`;
  }
  const all = await database.asOwner<{ id: string }>(
    "select id from app.repair where shop_id = $1",
    [marc.shop_id],
  );
  expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  const [first = ""] = seen;
  // The others have the day of the database, which is the real one.
  await database.asOwner(`update app.repair set "lastUpdateAt" = '2099-01-01' where id = $1`, [
    first,
  ]);
  const since = await get(key, "/api/v1/repairs?updated_since=2098-12-31T23:00:00%2B01:00");
  expect(since.json<ProgramPage>().data.map(({ id }) => id)).toEqual([first]);
});

test("what a program has already is not sent again", async () => {
  const key = await keyOf();
  const { repair_id } = await openRepair(doors().database);
  const url = `/api/v1/repairs/${repair_id}`;
  const first = await get(key, url);
  const etag = String(first.headers.etag);
  const again = await get(key, url, { "if-none-match": etag });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await get(key, url, { "if-none-match": 'W/"other"' })).statusCode).toBe(200);
});

test("a repair is created once by the door of the office, in the name of who made the key", async () => {
  const { database } = doors();
  const key = await keyOf(["repairs:write"]);
  const creation = creationOf(await vidal(database));
  const url = `/api/v1/shops/${marc.shop_id}/repairs`;
  const answers = await Promise.all([post(key, url, creation), post(key, url, creation)]);
  for (const answer of [...answers, await post(key, url, creation)])
    expect([answer.statusCode, answer.json()]).toEqual([200, { repair_id: creation.repair_id }]);
  const rows = await database.asOwner("select created_by from app.repair where id = $1", [
    creation.repair_id,
  ]);
  expect(rows).toEqual([{ created_by: marc.person.id }]);
  const reader = await keyOf(["repairs:read"]);
  expect((await post(reader, url, creation)).statusCode).toBe(403);
  const read = (await get(reader, `/api/v1/repairs/${creation.repair_id}`)).json();
  expect(read).toMatchObject({
    client: { lastname: "VIDAL", firstname: "Hélène" },
    appliance: { brand: "Brandt", kind: "Lave-linge" },
    journal: expect.arrayContaining([
      expect.objectContaining({ type: "NotesAdded", created_by: marc.person.id }),
    ]),
  });
  expect(read).not.toHaveProperty("sheetid");
});

test.each([
  ["nothing", {}],
  ["a list", []],
  ["an unknown status", { status: "Volé" }],
])("a creation that is %s is refused field by field", async (_, change) => {
  const key = await keyOf();
  const url = `/api/v1/shops/${marc.shop_id}/repairs`;
  const whole = creationOf(await vidal(doors().database));
  const payload = Array.isArray(change) || !("status" in change) ? change : { ...whole, ...change };
  const answer = await post(key, url, payload);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { refused: "bad-input", fields: expect.any(Object) },
  ]);
});

test("a body that is too large is refused before it is read", async () => {
  const key = await keyOf();
  const url = `/api/v1/shops/${marc.shop_id}/repairs`;
  const answer = await post(key, url, { repair_id: "x".repeat(1_200_000) });
  expect([answer.statusCode, answer.json().refused]).toEqual([413, "too-large"]);
});

test("the journal says nothing of quotes and money to a key that may not read them", async () => {
  const { repair_id } = await billed();
  const types = async (scopes: ApiScope[]) =>
    (await get(await keyOf(scopes), `/api/v1/repairs/${repair_id}`))
      .json<{ journal: { type: string }[] }>()
      .journal.map(({ type }) => type);
  expect((await types(["repairs:read"])).join()).not.toMatch(/Quote|Invoice|Payment/);
  expect((await types(["repairs:read", "quotes:read"])).join()).toMatch(/QuoteAccepted/);
  expect((await types(["repairs:read", "invoices:read"])).join()).toMatch(/InvoiceIssued/);
});
