/** Programs of a shop over HTTP: what a key opens, and what it never does. */
import { randomUUID } from "node:crypto";
import type { InjectOptions } from "light-my-request";
import { expect, test } from "vitest";
import { API_SCOPES, type ApiScope } from "../../../domain/account/api-key/scope.ts";
import { garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { marc, nadia, openOffice, type Colleague } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { KARIM } from "../../../../test/shop/garonne.ts";
import { creationOf, vidal, visitOf } from "../../../../test/shop/office.ts";
import { agendaApi } from "../../agenda/api/rest.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { bookingRest } from "../../booking/rest.ts";
import { clientApi } from "../../client/api/rest.ts";
import { invoiceApi } from "../../invoice/api/rest.ts";
import { quoteApi } from "../../quote/api/rest.ts";
import { repairApi } from "../../repair/api/rest.ts";
import { repairRest } from "../../repair/rest.ts";
import { apiKeyRest } from "./rest.ts";

const NOW = "2026-11-23T08:00:00Z";
const { doors, ask } = openOffice(NOW, [
  apiKeyRest,
  clientApi,
  agendaRest,
  agendaApi,
  repairRest,
  repairApi,
  bookingRest,
  quoteApi,
  invoiceApi,
]);

type MadeKey = { key: string; api_key: { id: string } };
const makeKey = async (scopes: readonly ApiScope[] = API_SCOPES, who: Colleague = marc) =>
  (
    await ask<{ result: MadeKey }>(
      `mutation ($scopes: [String!]!) { result: makeApiKey(name: "Caisse", scopes: $scopes) {
        ... on ApiKeyMaking { key api_key { id } } } }`,
      { scopes },
      who,
    )
  ).result;

const made = new Map<string, Promise<MadeKey>>();
/** A shop has few keys: those of the same rights are one. */
function keyOf(scopes: readonly ApiScope[] = API_SCOPES, who: Colleague = marc): Promise<MadeKey> {
  const name = [who.person.id, ...scopes].join(" ");
  const known = made.get(name) ?? makeKey(scopes, who);
  made.set(name, known);
  return known;
}

const send = (key: string | undefined, options: InjectOptions) =>
  doors().app.inject({
    remoteAddress: anotherVisitor(),
    ...options,
    headers: { ...options.headers, ...(key && { authorization: `Bearer ${key}` }) },
  });
const get = (key: string | undefined, url: string, headers = {}) => send(key, { url, headers });
const post = (key: string | undefined, url: string, payload: object = {}) =>
  send(key, { method: "POST", url, payload });

/** A repair that was quoted, signed and billed. */
async function billed() {
  const { database } = doors();
  const story = await openRepair(database);
  const invoice_id = await database.withShop(garonneScope, (db) =>
    issuedInvoice(db, story.repair_id),
  );
  const [row] = await database.asOwner<{ quote_id: string }>(
    "select quote_id from app.invoice where id = $1",
    [invoice_id],
  );
  return { ...story, invoice_id, quote_id: row?.quote_id ?? "" };
}

type Page = { data: { id: string }[]; next: string | null };

/** Every read of one noun, with the scope that it takes. */
const READS: [path: string, scope: ApiScope][] = [
  ["/api/v1/clients", "clients:read"],
  ["/api/v1/bookings", "bookings:read"],
  ["/api/v1/repairs", "repairs:read"],
  ["/api/v1/quotes", "quotes:read"],
  ["/api/v1/invoices", "invoices:read"],
];

test("a key says which shop it opens and what it may", async () => {
  const { key } = await keyOf(["repairs:read"]);
  const answer = await get(key, "/api/v1/key");
  expect(answer.json()).toEqual({ shop_id: marc.shop_id, scopes: ["repairs:read"] });
});

test.each(READS)("%s asks for a key, and for its scope %s", async (path, scope) => {
  const others = API_SCOPES.filter((other) => other !== scope);
  const { key } = await keyOf(others);
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
  const { key } = await keyOf();
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
  const [{ key: ours }, { key: theirs }] = [await keyOf(), await keyOf(API_SCOPES, nadia)];
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

const aBooking = (slot: object = {}) => ({
  booking_id: randomUUID(),
  kind: "Diagnostic / Devis",
  where: "Atelier",
  appliance: { kind_id: "lave-linge", category_id: "gros-electromenager" },
  client: { lastname: "Costa", firstname: "Inès", phone: "06 39 98 55 01" },
  slot: {
    start_at: "2026-11-24T08:00:00.000Z",
    public_start_at: "2026-11-24T08:00:00.000Z",
    public_end_at: "2026-11-24T10:00:00.000Z",
    user_id: KARIM.id,
    ...slot,
  },
  consents: { cgv: true },
});

test("a list is read page after page, each record once, then only what changed", async () => {
  const { database } = doors();
  const { key } = await keyOf();
  for (let count = 0; count < 5; count++) await openRepair(database);
  const seen: string[] = [];
  let url = "/api/v1/repairs?limit=2";
  for (let turn = 0; turn < 50; turn++) {
    const { data, next } = (await get(key, url)).json<Page>();
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
  await database.asOwner(`update app.repair set "lastUpdateAt" = '2027-01-01' where id = $1`, [
    first,
  ]);
  const since = await get(key, "/api/v1/repairs?updated_since=2026-12-31T23:00:00%2B01:00");
  expect(since.json<Page>().data.map(({ id }) => id)).toEqual([first]);
});

test("a client whose telephone is corrected comes again, and an appointment that moves", async () => {
  const { database } = doors();
  const { key } = await keyOf();
  const client = await vidal(database);
  await database.asOwner("update app.client set updated_at = '2020-01-01' where id = $1", [
    client.id,
  ]);
  // The trigger wrote over it: what matters is that a change is later than what was read before.
  const [before] = await database.asOwner<{ now: string }>("select clock_timestamp()::text as now");
  const since = new Date(before?.now ?? "").toISOString();
  const changed = async (path: string) =>
    (await get(key, `/api/v1/${path}?updated_since=${since}`))
      .json<Page>()
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
  const { key } = await keyOf();
  const answer = await get(key, `/api/v1/repairs?${query}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { refused: "bad-input", fields: { [field]: expect.stringMatching(/attendu|curseur/) } },
  ]);
});

test.each(["%00", "x", "0", "..%2f..", randomUUID().toUpperCase(), "%ED%A0%80"])(
  "the id « %s » is of nothing",
  async (id) => {
    const { key } = await keyOf();
    for (const [path] of READS)
      expect([400, 404]).toContain((await get(key, `${path}/${id}`)).statusCode);
  },
);

test("what a program has already is not sent again", async () => {
  const { key } = await keyOf();
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
  const { key } = await keyOf(["repairs:write"]);
  const creation = creationOf(await vidal(database));
  const url = `/api/v1/shops/${marc.shop_id}/repairs`;
  const answers = await Promise.all([post(key, url, creation), post(key, url, creation)]);
  for (const answer of [...answers, await post(key, url, creation)])
    expect([answer.statusCode, answer.json()]).toEqual([200, { repair_id: creation.repair_id }]);
  const rows = await database.asOwner("select created_by from app.repair where id = $1", [
    creation.repair_id,
  ]);
  expect(rows).toEqual([{ created_by: marc.person.id }]);
  const { key: reader } = await keyOf(["repairs:read"]);
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
  const { key } = await keyOf();
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
  const { key } = await keyOf();
  const url = `/api/v1/shops/${marc.shop_id}/repairs`;
  const answer = await post(key, url, { repair_id: "x".repeat(1_200_000) });
  expect([answer.statusCode, answer.json().refused]).toEqual([413, "too-large"]);
});

test("a free slot is booked once; taken, the nearest are proposed", async () => {
  const { key } = await keyOf(["bookings:write"]);
  const shop = `/api/v1/shops/${marc.shop_id}`;
  const question = "kind=Diagnostic%20/%20Devis&where=Atelier&category_id=gros-electromenager";
  const { slots } = (await get(key, `${shop}/slots?${question}`)).json<{ slots: object[] }>();
  const booking = aBooking(slots[0]);
  const [first, second] = [
    await post(key, `${shop}/bookings`, booking),
    await post(key, `${shop}/bookings`, booking),
  ];
  expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 201, first.json()]);
  const late = aBooking({
    start_at: "2026-11-22T08:00:00.000Z",
    public_start_at: "2026-11-22T08:00:00.000Z",
    public_end_at: "2026-11-22T10:00:00.000Z",
  });
  const refused = await post(key, `${shop}/bookings`, late);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { detail: { nearest: expect.any(Array) } },
  ]);
  expect((await post(key, `${shop}/bookings`, { ...booking, slot: null })).json()).toMatchObject({
    refused: "bad-input",
    fields: { slot: expect.any(String) },
  });
});

test("the journal says nothing of quotes and money to a key that may not read them", async () => {
  const { repair_id } = await billed();
  const types = async (scopes: ApiScope[]) =>
    (await get((await keyOf(scopes)).key, `/api/v1/repairs/${repair_id}`))
      .json<{ journal: { type: string }[] }>()
      .journal.map(({ type }) => type);
  expect((await types(["repairs:read"])).join()).not.toMatch(/Quote|Invoice|Payment/);
  expect((await types(["repairs:read", "quotes:read"])).join()).toMatch(/QuoteAccepted/);
  expect((await types(["repairs:read", "invoices:read"])).join()).toMatch(/InvoiceIssued/);
});

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
  const { key: other } = await keyOf();
  expect((await get(other, "/api/v1/key")).statusCode).toBe(200);
});
