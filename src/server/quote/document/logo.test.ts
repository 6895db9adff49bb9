/** The shop's logo at the head of its documents: as it was on the day they were issued, whatever the page shows since. */
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  garonneScope,
  issuedInvoice,
  openRepair,
  sentQuote,
} from "../../../../test/shop/affairs.ts";
import { marc, openOffice } from "../../../../test/shop/colleagues.ts";
import { picture } from "../../../../test/shop/uploads.ts";
import { showcaseRest } from "../../file/showcase/rest.ts";
import { invoiceRest } from "../../invoice/rest.ts";
import { quoteRest } from "../rest.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-logo-"));
afterAll(() => rm(DATA_DIR, { recursive: true }));
const NOW = "2026-11-23T11:00:00Z";
const variables = { DATA_DIR };
const { doors, send, ask } = openOffice(NOW, [showcaseRest, quoteRest, invoiceRest], variables);

async function hang(width: number, height: number): Promise<void> {
  const form = new FormData();
  form.append("ids", randomUUID());
  const bytes = new Uint8Array(await picture(width, height).png().toBuffer());
  form.append("files", new File([bytes], "logo.png"));
  const request = new Response(form);
  const answer = await send(
    {
      method: "PUT",
      url: "/api/v1/shop-pictures/logo",
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      payload: Buffer.from(await request.arrayBuffer()),
    },
    marc,
  );
  expect(answer.statusCode).toBe(200);
}
async function takeDown(): Promise<void> {
  const { shop_pictures } = await ask<{ shop_pictures: { id: string }[] }>(
    "{ shop_pictures { id } }",
    {},
    marc,
  );
  const query = "mutation ($id: ID!) { removeShopPicture(id: $id) { __typename } }";
  await ask(query, { id: shop_pictures[0]?.id }, marc);
}
const pdfOf = async (kind: "quote" | "invoice", id: string): Promise<Buffer> => {
  const response = await send({ url: `/app/document/${kind}/${id}.pdf` }, marc);
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
};
const pictures = (pdf: Buffer): number =>
  [...pdf.toString("latin1").matchAll(/\/Subtype\s*\/Image/g)].length;
const quote = async (): Promise<string> => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  return database.withShop(garonneScope, (db) => sentQuote(db, repair_id));
};

let bare = "";
beforeAll(async () => {
  bare = await quote();
});

test("a quote and an invoice show the logo of their day, and those issued before show none", async () => {
  const without = await pdfOf("quote", bare);
  await hang(300, 300);
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const invoice = await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id));
  const [marked] = await database.asOwner<{ document: { seller: { logo: string } } }>(
    "select document from app.invoice where id = $1",
    [invoice],
  );
  expect(marked?.document.seller.logo).toMatch(/^[0-9a-f]{32}\.png$/);
  expect(pictures(without)).toBe(0);
  expect(pictures(await pdfOf("invoice", invoice))).toBeGreaterThan(0);
  expect(pictures(await pdfOf("quote", await quote()))).toBeGreaterThan(0);
});

test("another logo, or none, changes nothing to what was issued", async () => {
  const [first, second] = [await quote(), await quote()];
  const before = await pdfOf("quote", first);
  await hang(400, 100);
  const wide = await quote();
  await takeDown();
  // This one was never printed: its logo is read now, after it left the page.
  expect(pictures(await pdfOf("quote", second))).toBe(pictures(before));
  expect(pictures(await pdfOf("quote", wide))).toBe(pictures(before));
  expect(pictures(await pdfOf("quote", await quote()))).toBe(0);
});
