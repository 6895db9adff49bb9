import { beforeEach, expect, test } from "vitest";
import {
  act,
  garonneScope,
  NOON,
  openRepair,
  sentQuote,
  type Story,
} from "../../../test/shop/affairs.ts";
import { anotherVisitor, instant, openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, SYLVIE } from "../../../test/shop/garonne.ts";
import { officeDoors, signIn } from "../../../test/shop/office.ts";
import type { QuoteProps } from "../../web/site/props.ts";
import { repairSite } from "../repair/site.ts";
import { schema } from "../schema.ts";
import { quoteSite } from "./site.ts";
import { loadQuote } from "./store.ts";
import { reviseQuoteById } from "./revise.ts";

const NOW = "2026-11-23T11:00:00.000Z";
const doors = openDoors(NOW, [officeDoors(schema), quoteSite, repairSite]);

let ip = "";
beforeEach(() => {
  ip = anotherVisitor();
});
const get = (url: string) =>
  doors().app.inject({ url, headers: { "x-forwarded-for": ip, accept: "text/html" } });
const post = (url: string, payload: object) =>
  doors().app.inject({
    url,
    method: "POST",
    payload,
    headers: {
      "x-forwarded-for": ip,
      "user-agent": "Mozilla/5.0 (essai)",
      accept: "application/json",
    },
  });

async function open(at = NOON, given?: Story, scope = garonneScope) {
  const { database } = doors();
  const story = given ?? (await openRepair(database));
  const id = await database.withShop(scope, (db) => sentQuote(db, story.repair_id, at));
  const row = await database.withShop(scope, (db) => loadQuote(db, id, act().at));
  if (!row?.reference || !row.document_sha256) throw new Error("the quote was not sent");
  const { quoteid, reference, document_sha256 } = row;
  return { ...story, id, quoteid, reference, document_sha256, url: `/quote/${quoteid}` };
}
const messagesTo = (recipient: string) =>
  doors().database.asOwner<{ template: string; subject: string; text: string }>(
    "select template, subject, text from app.message where recipient = $1 order by created_at, id",
    [recipient],
  );
const lastTo = async (recipient: string) => (await messagesTo(recipient)).at(-1);
const pageOf = (body: string): QuoteProps => JSON.parse(body).props;
const BOXES = ["conditions", "withdrawal"];
const signature = { kind: "drawn", strokes: "M 10 20 L 30 24 L 52 18" };

test("the quote is read behind its link, kept nowhere and indexed nowhere", async () => {
  const { url, sheetid, document_sha256 } = await open();
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  expect(pageOf(response.body)).toMatchObject({
    status: "Envoyé",
    sheetid,
    document_sha256,
    shop: { name: "Atelier Garonne", has_cgv: true },
    pdf_url: `${url}/devis.pdf`,
  });
});

test.each([
  "/quote/inconnu",
  "/quote/AAAAAAAAAAAAAAAAAAAAAA",
  "/quote/AAAAAAAAAAAAAAAAAAAAAA/devis.pdf",
])("%s is no page", async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test("a link opens the page that it was made for, and no other", async () => {
  const { quoteid, sheetid } = await open();
  const urls = [`/quote/${quoteid}`, `/quote/${sheetid}`, `/suivi/${sheetid}`, `/suivi/${quoteid}`];
  const answers = await Promise.all(urls.map(get));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200, 404]);
});

test("a signed answer is kept with the address and the browser it came from", async () => {
  const { url, id, document_sha256 } = await open();
  const body = { name: "Hélène Vidal", signature, document_sha256, consents: BOXES };
  const response = await post(`${url}/accept`, body);
  expect([response.statusCode, response.json()]).toEqual([200, { answered_at: NOW }]);
  expect(pageOf((await get(url)).body)).toMatchObject({ status: "Accepté", answered_at: NOW });
  const row = await doors().database.withShop(garonneScope, (db) => loadQuote(db, id, act().at));
  expect(row?.answer).toMatchObject({ ip, user_agent: "Mozilla/5.0 (essai)", signature });
  const again = await post(`${url}/accept`, body);
  expect([again.statusCode, again.json().refused]).toEqual([409, "quote-already-answered"]);
});

test("a refusal with its reason is kept", async () => {
  const { url, document_sha256 } = await open();
  const empty = await post(`${url}/refuse`, { reason: "  ", document_sha256 });
  expect([empty.statusCode, empty.json().refused]).toEqual([409, "reason-missing"]);
  const response = await post(`${url}/refuse`, { reason: "Trop cher", document_sha256 });
  expect(response.statusCode).toBe(200);
  expect(pageOf((await get(url)).body).status).toBe("Refusé");
});

test("an answer to a version that the shop took back is refused, and the page says so", async () => {
  const { url, id, document_sha256 } = await open();
  await doors().database.withShop(garonneScope, (db) => reviseQuoteById(db, id, act()));
  const response = await post(`${url}/accept`, {
    name: "Hélène Vidal",
    signature,
    document_sha256,
  });
  expect([response.statusCode, response.json().refused]).toEqual([409, "quote-changed"]);
  expect(pageOf((await get(url)).body)).toMatchObject({ status: "Brouillon", document_sha256 });
});

test.each([
  ["no signature", { name: "Hélène Vidal" }, 409, "signature-missing"],
  [
    "a scribble of nothing",
    { name: "H", signature: { kind: "drawn", strokes: "M 1 1" } },
    409,
    "signature-missing",
  ],
  ["no name", { name: " ", signature }, 409, "name-missing"],
  ["a name that is a number", { name: 7, signature }, 400, "bad-input"],
  ["a signature of another kind", { name: "H", signature: { kind: "fax" } }, 400, "bad-input"],
  ["a name of a million letters", { name: "x".repeat(500_000), signature }, 400, "bad-input"],
  [
    "the fingerprint of something else",
    { name: "H", signature, document_sha256: "0".repeat(64) },
    409,
    "quote-changed",
  ],
  ["no fingerprint", { name: "H", signature, document_sha256: null }, 400, "bad-input"],
])("%s accepts nothing", async (_, facts, status, word) => {
  const { url, document_sha256 } = await open();
  const response = await post(`${url}/accept`, { document_sha256, ...facts });
  expect([response.statusCode, response.json().refused]).toEqual([status, word]);
  expect(pageOf((await get(url)).body).status).toBe("Envoyé");
});

test("signs that a database refuses are taken out, not answered by a failure", async () => {
  const { url, document_sha256 } = await open();
  const response = await post(`${url}/refuse`, {
    reason: "Trop\u0000 cher \ud800",
    document_sha256,
  });
  expect(response.statusCode).toBe(200);
});

test("the PDF is a PDF, named after the quote, and another one once it is signed", async () => {
  const { url, reference, document_sha256 } = await open();
  const before = await get(`${url}/devis.pdf`);
  expect(before.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="Devis-${reference}.pdf"`,
  });
  expect(before.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await get(`${url}/devis.pdf`)).rawPayload.equals(before.rawPayload)).toBe(true);
  await post(`${url}/accept`, {
    name: "Hélène Vidal",
    signature,
    document_sha256,
    consents: BOXES,
  });
  const after = await get(`${url}/devis.pdf`);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
});

const agreement = { name: "Hélène Vidal", signature, consents: BOXES };

test("past its last day it is read and printed, and answered no more", async () => {
  const { url, document_sha256 } = await open(instant("2026-10-20T09:00:00Z"));
  expect(pageOf((await get(url)).body).status).toBe("Expiré");
  for (const [verb, body] of [
    ["accept", agreement],
    ["refuse", { reason: "Trop tard" }],
  ] as const) {
    const response = await post(`${url}/${verb}`, { ...body, document_sha256 });
    expect([response.statusCode, response.json().refused]).toEqual([409, "quote-expired"]);
  }
  expect((await get(`${url}/devis.pdf`)).statusCode).toBe(200);
});

test("an acceptance and a refusal at once leave one answer", async () => {
  const { url, document_sha256 } = await open();
  const answers = await Promise.all([
    post(`${url}/accept`, { ...agreement, document_sha256 }),
    post(`${url}/refuse`, { reason: "Trop cher", document_sha256 }),
  ]);
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(["Accepté", "Refusé"]).toContain(pageOf((await get(url)).body).status);
});

test("the shop reads who accepted, for how much, and where its sheet is", async () => {
  const { url, document_sha256, reference, repair_id } = await open();
  await post(`${url}/accept`, { ...agreement, document_sha256 });
  const letter = await lastTo(GARONNE.email);
  expect(letter).toMatchObject({
    template: "quote-accepted",
    subject: `Devis ${reference} accepté`,
  });
  expect(letter?.text).toContain("Hélène VIDAL a accepté");
  expect(letter?.text).toMatch(new RegExp(`https?://[^ ]+/app/sheet/${repair_id}`));
});

test("the shop reads a refusal in its client's words, and the client is written nothing", async () => {
  const { url, document_sha256 } = await open();
  const before = await messagesTo("helene.vidal@example.org");
  await post(`${url}/refuse`, { reason: "Je garde <ma> machine.", document_sha256 });
  expect((await lastTo(GARONNE.email))?.text).toContain("Je garde <ma> machine.");
  expect(await messagesTo("helene.vidal@example.org")).toHaveLength(before.length);
});

test("a consumer learns until when they may withdraw, a company has no such right", async () => {
  const consumer = await open();
  await post(`${consumer.url}/accept`, {
    ...agreement,
    document_sha256: consumer.document_sha256,
  });
  expect((await lastTo("helene.vidal@example.org"))?.text).toContain("jusqu’au 7 décembre 2026");
  const story = await openRepair(doors().database, GARONNE.id, "Entreprise");
  const company = await open(NOON, story);
  await post(`${company.url}/accept`, { ...agreement, document_sha256: company.document_sha256 });
  const copy = await lastTo("helene.vidal@example.org");
  expect(copy?.subject).toContain(company.reference);
  expect(copy?.text).not.toContain("rétracter");
});

test.each([
  ["eleven consents", { consents: Array.from({ length: 11 }, () => "J’accepte.") }, 400],
  ["a consent that is no text", { consents: [{}] }, 400],
  ["a drawing that runs scripts", drawn('M 1 1 L 2 2"/><script>'), 409],
  ["a drawing outside the page", drawn("M 1 1 L 999999 2"), 409],
  ["a drawing of a hundred thousand signs", drawn("M 1 1 L 2 2 ".repeat(10_000)), 400],
  ["no box ticked", { consents: [] }, 422],
  ["one box of two", { consents: ["conditions"] }, 422],
  ["sentences of the browser's own", { consents: ["J’accepte.", "J’ai tout lu."] }, 422],
  ["an invisible name", { name: "\u200b" }, 409],
  ["a name that turns the text", { name: "\u202e\u200b" }, 409],
  ["a name typed as spaces", { signature: { kind: "typed", text: "   " } }, 409],
])("%s accepts nothing", async (_, facts, status) => {
  const { url, document_sha256 } = await open();
  const response = await post(`${url}/accept`, { ...agreement, document_sha256, ...facts });
  expect(response.statusCode).toBe(status);
  expect(pageOf((await get(url)).body).status).toBe("Envoyé");
});

function drawn(strokes: string) {
  return { signature: { kind: "drawn", strokes } };
}

test("the sentences that were agreed to are the server's, whatever the browser adds", async () => {
  const { url, id, reference, document_sha256 } = await open();
  const consents = [...BOXES, "Je renonce à tout recours."];
  const body = { ...agreement, name: "Hélène \u202eVidal", document_sha256, consents };
  expect((await post(`${url}/accept`, body)).statusCode).toBe(200);
  const row = await doors().database.withShop(garonneScope, (db) => loadQuote(db, id, NOON));
  expect(row?.answer).toMatchObject({
    name: "Hélène Vidal",
    device: "client",
    consents: [
      `J’accepte le devis ${reference} et les conditions générales de vente d’Atelier Garonne.`,
      "J’ai lu l’information sur mon droit de rétractation.",
    ],
  });
});

test("the evidence says whether the browser that answered had a session of the shop", async () => {
  const cookies = await signIn(doors(), SYLVIE, GARONNE.id);
  const { url, id, document_sha256 } = await open();
  const response = await doors().app.inject({
    method: "POST",
    url: `${url}/accept`,
    payload: { ...agreement, document_sha256 },
    headers: { "x-forwarded-for": ip },
    cookies,
  });
  expect(response.statusCode).toBe(200);
  const row = await doors().database.withShop(garonneScope, (db) => loadQuote(db, id, NOON));
  expect(row?.answer?.device).toBe("shop");
});

test("a browser that gives an endless name is stored with its first four hundred signs", async () => {
  const { url, id, document_sha256 } = await open();
  await doors().app.inject({
    method: "POST",
    url: `${url}/accept`,
    payload: { ...agreement, document_sha256 },
    headers: { "x-forwarded-for": ip, "user-agent": "a".repeat(5_000) },
  });
  const row = await doors().database.withShop(garonneScope, (db) => loadQuote(db, id, NOON));
  expect(row?.answer?.user_agent).toBe("a".repeat(400));
});

test("after twenty answers in a minute a visitor waits", async () => {
  const { url } = await open();
  const codes: number[] = [];
  for (let turn = 0; turn < 21; turn++) codes.push((await post(`${url}/refuse`, {})).statusCode);
  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
  expect(codes[20]).toBe(429);
});
