/** Programs of a shop over HTTP: what a key opens, and what it never does. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { API_SCOPES, type ApiScope } from "../../../domain/account/api-key/scope.ts";
import { marc, nadia } from "../../../../test/shop/colleagues.ts";
import { KARIM } from "../../../../test/shop/garonne.ts";
import { creationOf, vidal, visitOf } from "../../../../test/shop/office.ts";
import { aBooking, openProgram, type ProgramPage } from "../../../../test/shop/program.ts";
import { agendaApi } from "../../agenda/api/rest.ts";
import { bookingRest } from "../../booking/rest.ts";
import { clientApi } from "../../client/api/rest.ts";
import { invoiceApi } from "../../invoice/api/rest.ts";
import { quoteApi } from "../../quote/api/rest.ts";
import { repairApi } from "../../repair/api/rest.ts";
import { repairRest } from "../../repair/rest.ts";

const { doors, ask, keyOf, makeKey, get, post, billed } = openProgram("2026-11-23T08:00:00Z", [
  clientApi,
  agendaApi,
  repairRest,
  repairApi,
  bookingRest,
  quoteApi,
  invoiceApi,
]);

/** Every read of one noun, with the scope that it takes. */
const READS: [path: string, scope: ApiScope][] = [
  ["/api/v1/clients", "clients:read"],
  ["/api/v1/bookings", "bookings:read"],
  ["/api/v1/repairs", "repairs:read"],
  ["/api/v1/quotes", "quotes:read"],
  ["/api/v1/invoices", "invoices:read"],
];

test("a key says which shop it opens and what it may", async () => {
  const key = await keyOf(["repairs:read"]);
  const answer = await get(key, "/api/v1/key");
  expect(answer.json()).toEqual({ shop_id: marc.shop_id, scopes: ["repairs:read"] });
});

test.each(READS)("%s asks for a key, and for its scope %s", async (path, scope) => {
  const others = API_SCOPES.filter((other) => other !== scope);
  const key = await keyOf(others);
  for (const url of [path, `${path}/${randomUUID()}`]) {
    const without = await get(undefined, url);
    expect([without.statusCode, without.json().refused]).toEqual([401, "key-unknown"]);
    expect(without.headers["www-authenticate"]).toContain("Bearer");
    const refused = await get(key, url);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { refused: "scope-missing", detail: { scope } },
    ]);
  }
});

test("a revoked key is refused from its next request, and so is one with a wrong secret", async () => {
  const { key, api_key } = await makeKey();
  expect((await get(key, "/api/v1/repairs")).statusCode).toBe(200);
  expect((await get(`${key.slice(0, -1)}!`, "/api/v1/repairs")).statusCode).toBe(401);
  const other = key.slice(0, -4) + (key.endsWith("AAAA") ? "BBBB" : "AAAA");
  expect((await get(other, "/api/v1/repairs")).statusCode).toBe(401);
  await ask(
    "mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }",
    { id: api_key.id },
    marc,
  );
  const refused = await get(key, "/api/v1/repairs");
  expect([refused.statusCode, refused.json().refused]).toEqual([401, "key-unknown"]);
});

test("a key in an address, or a session without a key, opens nothing", async () => {
  const key = await keyOf();
  for (const name of ["key", "token", "access_token", "authorization"])
    expect((await get(undefined, `/api/v1/repairs?${name}=${key}`)).statusCode).toBe(401);
  expect(
    (await get(undefined, "/api/v1/repairs", { authorization: `Basic ${key}` })).statusCode,
  ).toBe(401);
});

test("what another shop has does not exist for a key, in reads and in writes", async () => {
  const { database } = doors();
  const { repair_id, client_id, invoice_id, quote_id } = await billed();
  const visit = visitOf("2026-11-24T13:00:00Z", { repair_id, assigned_to: [KARIM.id] });
  await ask("mutation ($i: EventInput!) { upsertEvent(input: $i) { id } }", { i: visit }, marc);
  const [ours, theirs] = [await keyOf(), await keyOf(API_SCOPES, nadia)];
  for (const url of [
    `/api/v1/repairs/${repair_id}`,
    `/api/v1/clients/${client_id}`,
    `/api/v1/bookings/${visit.id}`,
    `/api/v1/quotes/${quote_id}`,
    `/api/v1/quotes/${quote_id}/pdf`,
    `/api/v1/invoices/${invoice_id}`,
    `/api/v1/invoices/${invoice_id}/pdf`,
  ]) {
    expect((await get(ours, url)).statusCode, url).toBe(200);
    const foreign = await get(theirs, url);
    expect([foreign.statusCode, foreign.json().refused], url).toEqual([404, "not-found"]);
    const none = await get(theirs, url.replace(/[0-9a-f-]{36}/, randomUUID()));
    expect(foreign.body).toBe(none.body);
  }
  for (const url of [
    `/api/v1/bookings/${visit.id}/cancel`,
    `/api/v1/shops/${marc.shop_id}/repairs`,
    `/api/v1/shops/${marc.shop_id}/bookings`,
  ]) {
    const payload = creationOf(await vidal(database));
    const { statusCode } = await post(theirs, url, url.endsWith("bookings") ? aBooking() : payload);
    expect(statusCode, url).toBe(404);
  }
  const cancelled = await post(ours, `/api/v1/bookings/${visit.id}/cancel`);
  expect(cancelled.json()).toMatchObject({ id: visit.id, status: "CANCEL" });
  const again = await post(ours, `/api/v1/bookings/${visit.id}/cancel`);
  expect([again.statusCode, again.json().refused]).toEqual([409, "unchanged"]);
});

test("a client whose telephone is corrected comes again, and an appointment that moves", async () => {
  const { database } = doors();
  const key = await keyOf();
  const client = await vidal(database);
  await database.asOwner("update app.client set updated_at = '2020-01-01' where id = $1", [
    client.id,
  ]);
  // The trigger wrote over it: what matters is that a change is later than what was read before.
  const [before] = await database.asOwner<{ now: string }>("select clock_timestamp()::text as now");
  const since = new Date(before?.now ?? "").toISOString();
  const changed = async (path: string) =>
    (await get(key, `/api/v1/${path}?updated_since=${since}`))
      .json<ProgramPage>()
      .data.map(({ id }) => id);
  expect(await changed("clients")).not.toContain(client.id);
  const { id, shop_id: _shop, ...record } = { ...client, shop_id: "" };
  const input = { id, ...record, phones: [{ name: "Portable", number: "+33639980001" }] };
  await ask(
    "mutation ($input: ClientInput!) { upsertClient(input: $input) { id } }",
    { input },
    marc,
  );
  expect(await changed("clients")).toContain(client.id);
  const visit = visitOf("2026-11-26T08:00:00Z", { assigned_to: [KARIM.id] });
  const save = (i: object) =>
    ask("mutation ($i: EventInput!) { upsertEvent(input: $i) { id } }", { i }, marc);
  await save(visit);
  expect(await changed("bookings")).toContain(visit.id);
});

test.each([
  ["limit=0", "limit"],
  ["limit=101", "limit"],
  ["limit=beaucoup", "limit"],
  ["after=abc", "after"],
  [`after=${Buffer.from("2026-99-99T00:00:00.000000Z 1").toString("base64url")}`, "after"],
  [`after=${"A".repeat(201)}`, "after"],
  ["updated_since=hier", "updated_since"],
  ["updated_since=a&updated_since=b", "updated_since"],
])("the query %s is refused at its field, in French", async (query, field) => {
  const key = await keyOf();
  const answer = await get(key, `/api/v1/repairs?${query}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { refused: "bad-input", fields: { [field]: expect.stringMatching(/attendu|curseur/) } },
  ]);
});

test.each(["%00", "x", "0", "..%2f..", randomUUID().toUpperCase(), "%ED%A0%80"])(
  "the id « %s » is of nothing",
  async (id) => {
    const key = await keyOf();
    for (const [path] of READS)
      expect([400, 404]).toContain((await get(key, `${path}/${id}`)).statusCode);
  },
);

test("three hundred requests a minute, then the key waits, from wherever it asks", async () => {
  const { key, api_key } = await makeKey();
  await get(key, "/api/v1/key");
  await doors().database.asSuperuser("update auth.attempt set count = 299 where key = $1", [
    `api key ${api_key.id}`,
  ]);
  expect((await get(key, "/api/v1/key")).statusCode).toBe(200);
  const last = await get(key, "/api/v1/key");
  expect([last.statusCode, last.json().refused]).toEqual([429, "too-many"]);
  expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
  const other = await keyOf();
  expect((await get(other, "/api/v1/key")).statusCode).toBe(200);
});
