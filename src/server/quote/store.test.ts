import { beforeAll, expect, test } from "vitest";
import {
  act,
  acceptedQuote,
  clientAct,
  draft,
  garonneScope,
  NOON,
  openRepair,
  sentQuote,
  signed,
} from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { GARONNE, insertRow, openShops } from "../../../test/shop/garonne.ts";
import { granted, instant } from "../../../test/shop/quote.ts";
import { canonical } from "../../domain/quote/canonical.ts";
import { isPast } from "../../domain/quote/expire.ts";
import { quoteOf } from "../../domain/quote/record.ts";
import { refuse } from "../../domain/decision.ts";
import { sha256 } from "../platform/sha256.ts";
import { mintScope, type ShopDb } from "../platform/database/scope.ts";
import { itemsOfRepairs, loadRepairs } from "../repair/store.ts";
import { listMessages } from "../message/store.ts";
import { expireQuote } from "./jobs.ts";
import { acceptQuoteById } from "./accept.ts";
import { duplicateQuoteById } from "./duplicate.ts";
import { refuseQuoteById } from "./refuse.ts";
import { reviseQuoteById } from "./revise.ts";
import { saveQuote } from "./save.ts";
import { sendQuoteById } from "./send.ts";
import { listQuotes, loadQuote, moveQuotes, quotesOfRepairs } from "./store.ts";

const database = testDatabase();
beforeAll(() => openShops(database));

const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);
const read = async (id: string, at = NOON) => {
  const row = await inGaronne((db) => loadQuote(db, id, at));
  if (!row) throw new Error("no such quote");
  return row;
};
const statusOf = async (repair_id: string) =>
  (await inGaronne((db) => loadRepairs(db, [repair_id])))[0]?.status;
const journal = async (repair_id: string) =>
  (await inGaronne((db) => itemsOfRepairs(db, [repair_id]))).map(({ type }) => type);

test("a draft gets its totals from the server, without a number", async () => {
  const { repair_id } = await openRepair(database);
  const id = granted(
    (await inGaronne((db) => saveQuote(db, { id: null, repair_id, draft }, act()))) ??
      refuse("none"),
  );
  expect(await read(id)).toMatchObject({
    status: "Brouillon",
    reference: null,
    version: 1,
    total_excl: 20_000,
    total_vat: 4_000,
    total_incl: 24_000,
    bonus: 5_000,
    due: 19_000,
  });
});

test("sending numbers, freezes, moves the repair on, writes to the client: all at once", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => sentQuote(db, repair_id));
  const row = await read(id);
  expect(row).toMatchObject({ status: "Envoyé", valid_until: "2026-12-23", sent_at: NOON });
  expect(row.reference).toMatch(/^D2026-\d{5}$/);
  expect(row.document_sha256).toBe(sha256(canonical(row.document)));
  expect(row.document).toMatchObject({
    client: { name: "Hélène VIDAL", address: ["8 allée des Peupliers", "31700 Blagnac"] },
    seller: { legal_name: "Atelier Garonne SARL" },
    place: ["8 allée des Peupliers", "31700 Blagnac"],
    appliance: { kind: "Lave-linge", brand: "Brandt", serial: "BR-4471-9920" },
  });
  expect(await statusOf(repair_id)).toBe("Devis en attente Client");
  expect(await journal(repair_id)).toEqual(["QuoteSent", "StatusChanged", "MessageSent"]);
  const [message] = await inGaronne((db) => listMessages(db, 1));
  expect(message).toMatchObject({ recipient: "helene.vidal@example.org", repair_id });
  expect(message?.text).toContain(`https://etabli.example/quote/${row.quoteid}`);
});

test("an empty draft, or one sent already, does not leave and takes no number", async () => {
  const { repair_id } = await openRepair(database);
  const empty = { ...draft, lines: [] };
  const id = granted(
    (await inGaronne((db) => saveQuote(db, { id: null, repair_id, draft: empty }, act()))) ??
      refuse("none"),
  );
  expect(await inGaronne((db) => sendQuoteById(db, id, act()))).toEqual({ refused: "quote-empty" });
  const sent = await inGaronne((db) => sentQuote(db, repair_id));
  expect(await inGaronne((db) => sendQuoteById(db, sent, act()))).toEqual({
    refused: "quote-already-sent",
  });
  expect(await inGaronne((db) => saveQuote(db, { id: sent, repair_id, draft }, act()))).toEqual({
    refused: "quote-already-sent",
  });
});

test("accepting keeps the evidence and tells the shop", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => acceptedQuote(db, repair_id));
  const row = await read(id);
  expect(row).toMatchObject({
    status: "Accepté",
    answered_at: NOON,
    answer: {
      answer: "accepted",
      name: "Hélène Vidal",
      signature: { kind: "typed", text: "Hélène Vidal" },
      at: NOON,
      ip: "203.0.113.7",
      user_agent: "Mozilla/5.0",
      device: "client",
      consents: [
        `J’accepte le devis ${row.reference} et les conditions générales de vente d’Atelier Garonne.`,
        "J’ai lu l’information sur mon droit de rétractation.",
      ],
      document_sha256: row.document_sha256,
      withdrawal_deadline: "2026-12-07",
    },
  });
  expect(quoteOf(row)).toMatchObject({ status: "Accepté", withdrawal_deadline: "2026-12-07" });
  expect(await statusOf(repair_id)).toBe("Devis accepté");
  expect(await journal(repair_id)).toContain("QuoteAccepted");
  const [toShop, toClient] = await inGaronne((db) => listMessages(db, 2));
  expect(toShop).toMatchObject({ recipient: GARONNE.email, template: "quote-accepted" });
  expect(toClient).toMatchObject({ template: "quote-accepted-client", repair_id });
  expect(toClient?.text).toContain("7 décembre 2026");
});

test("of a hundred clicks at once, one is the answer and the others are told so", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => sentQuote(db, repair_id));
  const { document_sha256 } = await read(id);
  const agreement = { id, ...signed(document_sha256 ?? "") };
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, turn) =>
      inGaronne(async (db): Promise<unknown> =>
        turn % 2 === 0
          ? acceptQuoteById(db, agreement, clientAct())
          : refuseQuoteById(db, { ...agreement, reason: "Trop cher" }, clientAct()),
      ),
    ),
  );
  const told = outcomes.filter((outcome) => JSON.stringify(outcome).includes("already-answered"));
  expect(told).toHaveLength(99);
  const answers = (await journal(repair_id)).filter((type) =>
    /^Quote(Accepted|Refused)/.test(type),
  );
  expect(answers).toHaveLength(1);
});

test("a refusal keeps the client's words", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => sentQuote(db, repair_id));
  const { document_sha256 } = await read(id);
  const answer = { id, ...signed(document_sha256 ?? ""), reason: " Je préfère le remplacer. " };
  await inGaronne((db) => refuseQuoteById(db, answer, clientAct()));
  expect(await read(id)).toMatchObject({
    status: "Refusé",
    answer: { answer: "refused", reason: "Je préfère le remplacer." },
  });
  expect(await statusOf(repair_id)).toBe("Devis refusé");
});

test("a revision keeps its reference, and the answer to the version before is refused", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => sentQuote(db, repair_id));
  const first = await read(id);
  await inGaronne((db) => reviseQuoteById(db, id, act()));
  const late = { id, ...signed(first.document_sha256 ?? "") };
  const answer = () => inGaronne((db) => acceptQuoteById(db, late, clientAct()));
  expect(await answer()).toEqual({ refused: "quote-changed" });
  const cheaper = { ...draft, discount: 1_000 };
  await inGaronne((db) => saveQuote(db, { id, repair_id, draft: cheaper }, act()));
  await inGaronne((db) => sendQuoteById(db, id, act()));
  expect(await answer()).toEqual({ refused: "quote-changed" });
  expect(await read(id)).toMatchObject({ version: 2, reference: first.reference, due: 16_600 });
  const versions = await database.asOwner(
    "select version from app.quote_version where quote_id = $1",
    [id],
  );
  expect(versions).toHaveLength(2);
});

test("a copy is a new draft without a number", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => acceptedQuote(db, repair_id));
  const copy = await inGaronne((db) => duplicateQuoteById(db, id, act()));
  expect(await read(copy ?? "")).toMatchObject({
    status: "Brouillon",
    reference: null,
    version: 1,
    subject: draft.subject,
    due: 19_000,
  });
});

test.each([
  ["2026-12-23T22:59:59.000Z", "Envoyé"],
  ["2026-12-23T23:00:00.000Z", "Expiré"],
])("valid until 23 December, at %s on the shop's clock it reads %s", async (text, status) => {
  const at = instant(text);
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => sentQuote(db, repair_id));
  const row = await read(id, at);
  expect(row.status).toBe(status);
  const { expires_at } = row;
  expect(expires_at && isPast({ expires_at }, at)).toBe(status === "Expiré");
  const listed = await inGaronne((db) =>
    listQuotes(db, { status: [status], first: 50, skip: 0, at }),
  );
  expect(listed.map((quote) => quote.id)).toContain(id);
  const answer = { id, ...signed(row.document_sha256 ?? "") };
  const outcome = await inGaronne((db) => acceptQuoteById(db, answer, clientAct(at)));
  expect(outcome).toMatchObject(
    status === "Expiré" ? { refused: "quote-expired" } : { status: "Accepté" },
  );
});

test("the task marks an expired quote once, and leaves a revised or answered one alone", async () => {
  const { repair_id } = await openRepair(database);
  const [waiting, accepted, revised] = [
    await inGaronne((db) => sentQuote(db, repair_id)),
    await inGaronne((db) => acceptedQuote(db, repair_id)),
    await inGaronne((db) => sentQuote(db, repair_id)),
  ];
  await inGaronne((db) => reviseQuoteById(db, revised, act()));
  const january = instant("2027-01-04T08:00:00Z");
  const task = expireQuote({ database, clock: () => january });
  for (const quote_id of [waiting, accepted, revised])
    await task({ shop_id: GARONNE.id, quote_id, version: 1 }, { attempt: 1, max_attempts: 25 });
  const stored = await database.asOwner<{ id: string; status: string }>(
    "select id, status from app.quote where repair_id = $1",
    [repair_id],
  );
  const status = Object.fromEntries(stored.map((row) => [row.id, row.status]));
  expect(status).toEqual({ [waiting]: "Expiré", [accepted]: "Accepté", [revised]: "Brouillon" });
});

test("another shop sees no quote of this one and answers none", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => sentQuote(db, repair_id));
  const loire = mintScope("01990000-0000-7000-8000-000000044000", { kind: "client" });
  const answer = { id, ...signed("") };
  expect(await database.withShop(loire, (db) => loadQuote(db, id, NOON))).toBeUndefined();
  expect(
    await database.withShop(loire, (db) => acceptQuoteById(db, answer, clientAct())),
  ).toBeUndefined();
  expect(await database.withShop(loire, (db) => quotesOfRepairs(db, [repair_id], NOON))).toEqual(
    [],
  );
  expect(
    await database.withShop(loire, (db) => saveQuote(db, { id: null, repair_id, draft }, act())),
  ).toBeUndefined();
});

test.each([
  ["in winter for winter", "2026-11-23T11:00:00Z", "2026-12-23", "2026-12-23T23:00:00.000Z"],
  ["in summer for winter", "2026-10-20T09:00:00Z", "2026-11-19", "2026-11-19T23:00:00.000Z"],
  ["in winter for summer", "2026-03-10T09:00:00Z", "2026-04-09", "2026-04-09T22:00:00.000Z"],
  [
    "just after midnight at the shop",
    "2026-06-30T22:10:00Z",
    "2026-07-31",
    "2026-07-31T22:00:00.000Z",
  ],
])("sent %s it is valid to the end of its last day at the shop", async (_, at, day, end) => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => sentQuote(db, repair_id, instant(at)));
  expect(await read(id)).toMatchObject({ valid_until: day, expires_at: end });
});

test("a quote sent on New Year's Eve after midnight is of the new year", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => sentQuote(db, repair_id, instant("2027-12-31T23:10:00Z")));
  expect((await read(id)).reference).toBe("D2028-00001");
});

test("a task that comes too early, too late or twice changes no other quote's status", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => sentQuote(db, repair_id));
  const run = (at: string, version = 1) =>
    expireQuote({ database, clock: () => instant(at) })(
      { shop_id: GARONNE.id, quote_id: id, version },
      { attempt: 1, max_attempts: 25 },
    );
  const stored = async () =>
    (
      await database.asOwner<{ status: string }>("select status from app.quote where id = $1", [id])
    )[0]?.status;
  await run("2026-12-23T22:59:59Z");
  expect(await stored()).toBe("Envoyé");
  await run("2027-01-04T08:00:00Z", 2);
  expect(await stored()).toBe("Envoyé");
  await run("2026-12-23T23:00:00Z");
  await run("2026-12-24T08:00:00Z");
  expect(await stored()).toBe("Expiré");
});

test("a task that names no quote, or not one at all, ends without harm or says why", async () => {
  const task = expireQuote({ database, clock: () => NOON });
  const info = { attempt: 1, max_attempts: 25 };
  const quote_id = "01990000-0000-7000-8000-00000000dead";
  await task({ shop_id: GARONNE.id, quote_id, version: 1 }, info);
  await expect(task({ shop_id: GARONNE.id, quote_id: "rien" }, info)).rejects.toThrow();
});

test("the document names where the work is done: at the address of the visit, or at the workshop", async () => {
  const { repair_id, client_id } = await openRepair(database);
  await insertRow(database, "app.client_address", {
    shop_id: GARONNE.id,
    client_id,
    tags: ["intervention"],
    street: "3 chemin du Lac",
    zip: "31770",
    city: "Colomiers",
  });
  const visited = await read(await inGaronne((db) => sentQuote(db, repair_id)));
  expect(visited.document).toMatchObject({
    client: { address: ["8 allée des Peupliers", "31700 Blagnac"] },
    place: ["3 chemin du Lac", "31770 Colomiers"],
  });
  await database.asOwner(`update app.repair set "where" = 'Atelier' where id = $1`, [repair_id]);
  const brought = await read(await inGaronne((db) => sentQuote(db, repair_id)));
  expect(brought.document?.place).toEqual(["14 rue des Essais", "31000 Toulouse"]);
});

test("what was sent stays as it was when the client moves and the shop is renamed", async () => {
  const { repair_id, client_id } = await openRepair(database);
  const id = await inGaronne((db) => sentQuote(db, repair_id));
  const before = (await read(id)).document;
  await database.asOwner("update app.client set lastname = 'AUTRE' where id = $1", [client_id]);
  await database.asOwner("update app.appliance set brand = 'Bosch' where client_id = $1", [
    client_id,
  ]);
  expect((await read(id)).document).toEqual(before);
});

test("a quote for a repair without an appliance names none", async () => {
  const { repair_id } = await openRepair(database);
  await database.asOwner("update app.repair set appliance_id = null where id = $1", [repair_id]);
  const { document } = await read(await inGaronne((db) => sentQuote(db, repair_id)));
  expect(document?.appliance).toBeNull();
});

test("the journal says who sent, who accepted and which version", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => acceptedQuote(db, repair_id));
  const items = await inGaronne((db) => itemsOfRepairs(db, [repair_id]));
  const written = items.filter(({ type }) => type.startsWith("Quote"));
  expect(written).toMatchObject([
    { type: "QuoteSent", author: "shop", payload: { quote_id: id, version: 1 } },
    { type: "QuoteAccepted", author: "client", payload: { total_incl: 24_000 } },
  ]);
});

test("a version that was sent is never written over, even by the owner of the tables", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => sentQuote(db, repair_id));
  for (const statement of [
    "update app.quote_version set document = '{}' where quote_id = $1",
    "delete from app.quote_version where quote_id = $1",
  ])
    await expect(database.asOwner(statement, [id]), statement).rejects.toThrow();
});

test("quotes go to another client, all of them, and come back one by one or with their repair", async () => {
  const [from, into] = [await openRepair(database), await openRepair(database)];
  const { repair_id } = from;
  const first = await inGaronne((db) => sentQuote(db, repair_id));
  const there = { from: from.client_id, into: into.client_id };
  const back = { from: into.client_id, into: from.client_id };
  const move = (moved: Parameters<typeof moveQuotes>[1]) =>
    inGaronne((db) => moveQuotes(db, moved));
  expect(await move({ ...there, ids: null, repair_ids: [] })).toEqual([first]);
  expect((await read(first)).client_id).toBe(into.client_id);
  expect(await move({ ...back, ids: [], repair_ids: [] })).toEqual([]);
  expect(await move({ ...back, ids: [first], repair_ids: [] })).toEqual([first]);
  await move({ ...there, ids: null, repair_ids: [] });
  expect(await move({ ...back, ids: [], repair_ids: [repair_id] })).toEqual([first]);
  expect((await read(first)).client_id).toBe(from.client_id);
});
