import { beforeEach, expect, test } from "vitest";
import { act, garonneScope, openRepair, sentQuote } from "../../../test/shop/affairs.ts";
import { anotherVisitor, openDoors } from "../../../test/shop/doors.ts";
import type { QuoteProps } from "../../web/site/props.ts";
import { quoteSite } from "./site.ts";
import { loadQuote } from "./store.ts";
import { reviseQuoteById } from "./revise.ts";

const NOW = "2026-11-23T11:00:00.000Z";
const doors = openDoors(NOW, [quoteSite]);

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

async function open() {
  const { database } = doors();
  const { repair_id, sheetid } = await openRepair(database);
  const id = await database.withShop(garonneScope, (db) => sentQuote(db, repair_id));
  const row = await database.withShop(garonneScope, (db) => loadQuote(db, id, act().at));
  if (!row?.reference || !row.document_sha256) throw new Error("the quote was not sent");
  const { quoteid, reference, document_sha256 } = row;
  return { id, repair_id, sheetid, quoteid, reference, document_sha256, url: `/quote/${quoteid}` };
}
const pageOf = (body: string): QuoteProps => JSON.parse(body).props;
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

test("a signed answer is kept with the address and the browser it came from", async () => {
  const { url, id, document_sha256 } = await open();
  const body = { name: "Hélène Vidal", signature, document_sha256, consents: ["J’accepte."] };
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

test("the quote is found by its reference and the client's phone or e-mail, and by nothing less", async () => {
  const { url, reference } = await open();
  for (const contact of ["06 39 98 00 12", "Helene.Vidal@example.org"]) {
    const found = await post("/quote", { reference: reference.toLowerCase(), contact });
    expect([found.statusCode, found.headers.location]).toEqual([303, url]);
  }
  const wrong = await post("/quote", { reference, contact: "06 39 98 00 99" });
  expect([wrong.statusCode, wrong.json().props]).toEqual([404, { reference, error: "not-found" }]);
  expect((await post("/quote", { reference })).statusCode).toBe(422);
});

test("after ten tries in a minute the look-up waits", async () => {
  const tries = Array.from({ length: 11 }, () =>
    post("/quote", { reference: "D2026-00001", contact: "personne@example.org" }),
  );
  const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 429)).toHaveLength(1);
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
  await post(`${url}/accept`, { name: "Hélène Vidal", signature, document_sha256 });
  const after = await get(`${url}/devis.pdf`);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
});
