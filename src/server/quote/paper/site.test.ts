/** What was handed over is kept as its bytes, and anybody who holds a copy learns whether it is those. */
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import {
  act,
  acceptedQuote,
  garonneScope,
  issuedInvoice,
  openRepair,
  sentQuote,
} from "../../../../test/shop/affairs.ts";
import { marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { markOf } from "../../../domain/quote/paper/paper.ts";
import { issuedPdf } from "../../invoice/document/issued.ts";
import { invoiceRest } from "../../invoice/rest.ts";
import { loadIssued } from "../../invoice/store.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { placeOf, readBytes, settle, stage } from "../../platform/storage.ts";
import type { Pdf } from "../../platform/pdf/pdf.ts";
import { openPrinter } from "../document/pdf.ts";
import { quoteRest } from "../rest.ts";
import { quoteSite } from "../site.ts";
import { allPapers } from "./store.ts";

/** The hour of the fixtures: the chain never goes back. */
const NOW = "2026-11-23T11:00:00Z";
const { doors, send } = openOffice(NOW, [quoteSite, quoteRest, invoiceRest]);
afterAll(() => doors().services.pdf.close());

const pdfOf = async (path: string, who = marc): Promise<Buffer> => {
  const answer = await send({ url: `/app/document/${path}.pdf` }, who);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
};

async function billed() {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const chained = { ...act(), ledgerKey: doors().services.ledgerKey };
  const invoice_id = await database.withShop(garonneScope, (db) =>
    issuedInvoice(db, repair_id, chained),
  );
  return { invoice_id, pdf: await pdfOf(`invoice/${invoice_id}`) };
}

type Shown = { checked: Record<string, unknown> | null };
/** What the page says of this file, as a browser without a script sends it. */
async function check(bytes: Uint8Array | null, type = "application/pdf") {
  const form = new FormData();
  const content = bytes === null ? [] : [Buffer.from(bytes)];
  form.set("document", new Blob(content, { type }), bytes === null ? "" : "facture.pdf");
  const request = new Request("http://localhost/verifier", { method: "POST", body: form });
  const answer = await doors().app.inject({
    method: "POST",
    url: "/verifier",
    remoteAddress: anotherVisitor(),
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { props } = answer.json<{ props: Shown }>();
  return { status: answer.statusCode, ...props.checked };
}

const papers = () => doors().database.withShop(garonneScope, allPapers, "read");

test("an invoice that was opened is kept, and is the same bytes whatever the templates become", async () => {
  const { invoice_id, pdf } = await billed();
  const [kept] = (await papers()).filter(({ ref_id }) => ref_id === invoice_id);
  expect(kept).toMatchObject({ kind: "invoice", version: 1, size: pdf.byteLength });
  expect(
    await readBytes(placeOf(doors().services.config, GARONNE.id), kept?.stored_as ?? ""),
  ).toEqual(pdf);
  // As another version of Établi would draw it.
  const tomorrow = async () => Buffer.from("%PDF-1.7 of tomorrow");
  const { services } = doors();
  const drawn = await drawAnew(invoice_id, { ...services.pdf, render: tomorrow });
  expect(drawn.equals(pdf)).toBe(true);
});

/** By another process, which keeps nothing in memory. */
async function drawAnew(invoice_id: string, pdf: Pdf = doors().services.pdf): Promise<Buffer> {
  const { database, services } = doors();
  const [issued] = await database.withShop(garonneScope, (db) => loadIssued(db, [invoice_id]));
  if (!issued) throw new Error("no invoice");
  return issuedPdf(issued, { printer: openPrinter({ ...services, pdf }), scope: garonneScope });
}

test("a quote is kept as it was sent, and once more as it was accepted", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const sent = await database.withShop(garonneScope, (db) => sentQuote(db, repair_id));
  const before = await pdfOf(`quote/${sent}`);
  expect(await check(before)).toMatchObject({ status: 200, state: "intact", kind: "quote" });
  const other = await openRepair(database);
  const signed = await database.withShop(garonneScope, (db) => acceptedQuote(db, other.repair_id));
  const after = await pdfOf(`quote/${signed}`);
  expect(await check(after)).toMatchObject({ state: "intact", kind: "agreement" });
});

test("its holder learns which document it is, and nothing of the client", async () => {
  const { pdf } = await billed();
  const checked = await check(pdf);
  expect(checked).toMatchObject({
    status: 200,
    state: "intact",
    kind: "invoice",
    shop: GARONNE.name,
    handed_on: "2026-11-23",
  });
  expect(JSON.stringify(checked)).not.toContain("VIDAL");
});

test("one byte changed anywhere is seen, and the document that it was is named", async () => {
  const { pdf } = await billed();
  for (const at of [9, Math.floor(pdf.length / 3), pdf.length - 2]) {
    const changed = Buffer.from(pdf);
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at);
    expect(await check(changed)).toMatchObject({ state: "changed", kind: "invoice" });
  }
  expect(await check(Buffer.concat([pdf, Buffer.from("\n")]))).toMatchObject({ state: "changed" });
});

test("a file with the mark of another document is not that document", async () => {
  const { invoice_id } = await billed();
  const mark = markOf(GARONNE.id, { kind: "invoice", ref_id: invoice_id, version: 1 });
  const forged = Buffer.from(`%PDF-1.7\n1 0 obj (${mark}) endobj`);
  expect(await check(forged)).toMatchObject({ state: "changed" });
  const nowhere = markOf(randomUUID(), { kind: "invoice", ref_id: invoice_id, version: 1 });
  expect(await check(Buffer.from(`%PDF-1.7 ${nowhere}`))).toEqual({
    status: 200,
    state: "unknown",
  });
});

test.each<[string, Uint8Array | null, object]>([
  ["no file", null, { status: 422, state: "missing" }],
  ["a picture", Buffer.from("\u0089PNG\r\n"), { status: 200, state: "no-pdf" }],
  ["another program's PDF", Buffer.from("%PDF-1.4 bonjour"), { status: 200, state: "unknown" }],
  ["twenty megabytes", Buffer.alloc(20 * 1024 * 1024, 37), { status: 413, state: "too-large" }],
])("%s is answered in a sentence", async (_, bytes, expected) => {
  expect(await check(bytes)).toEqual(expected);
});

test("what is posted without a file at all is answered too, and the page is open to everybody", async () => {
  const form = await doors().app.inject({
    method: "POST",
    url: "/verifier",
    remoteAddress: anotherVisitor(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "document=facture.pdf",
  });
  expect([form.statusCode, form.json().props]).toEqual([422, { checked: { state: "missing" } }]);
  const page = await doors().app.inject({ url: "/verifier" });
  expect(page.json()).toEqual({ page: "quote/check", props: { checked: null } });
});

test("bytes that the storage lost are drawn again; those that were changed there are never shown", async () => {
  const { invoice_id, pdf } = await billed();
  const [kept] = (await papers()).filter(({ ref_id }) => ref_id === invoice_id);
  const place = placeOf(doors().services.config, GARONNE.id);
  const name = kept?.stored_as ?? "";
  await settle(place, await stage(place, [Buffer.from("%PDF-1.7 changed")]), name);
  expect((await drawAnew(invoice_id)).equals(pdf)).toBe(true);
  expect(await readBytes(place, name)).toEqual(pdf);
});

test("two processes that draw the same document keep one, with one link in the chain", async () => {
  const { database, services } = doors();
  const { repair_id } = await openRepair(database);
  const chained = { ...act(), ledgerKey: services.ledgerKey };
  const invoice_id = await database.withShop(garonneScope, (db) =>
    issuedInvoice(db, repair_id, chained),
  );
  await Promise.all([1, 2, 3].map(() => drawAnew(invoice_id)));
  const kept = (await papers()).filter(({ ref_id }) => ref_id === invoice_id);
  expect(kept).toHaveLength(1);
  const links = await database.asOwner("select 1 from app.ledger_entry where ref_id = $1", [
    kept[0]?.id,
  ]);
  expect(links).toHaveLength(1);
});

test("another shop sees none of it, and the application changes none of it", async () => {
  const { invoice_id } = await billed();
  expect((await send({ url: `/app/document/invoice/${invoice_id}.pdf` }, nadia)).statusCode).toBe(
    404,
  );
  const theirs = mintScope(nadia.shop_id, { kind: "system" });
  expect(await doors().database.withShop(theirs, allPapers, "read")).toEqual([]);
  await expect(
    doors().database.asOwner("update app.paper set sha256 = repeat('0', 64)"),
  ).rejects.toThrow(/forbidden/);
});
