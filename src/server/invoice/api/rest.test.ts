/** The invoices of a shop, as its programs read them. */
import { expect, test } from "vitest";
import { act, garonneScope } from "../../../../test/shop/affairs.ts";
import { nadia } from "../../../../test/shop/colleagues.ts";
import { openProgram, type ProgramPage } from "../../../../test/shop/program.ts";
import { date } from "../../../../test/shop/invoice.ts";
import { instant } from "../../../../test/shop/quote.ts";
import { recordPaymentOn } from "../../payment/record.ts";
import { addPaid } from "../balance/store.ts";
import { invoiceApi } from "./rest.ts";

const { doors, keyOf, get, billed } = openProgram("2026-11-23T11:00:00Z", [invoiceApi]);

test("an invoice says what was received and what remains", async () => {
  const key = await keyOf(["invoices:read"]);
  const { invoice_id, quote_id } = await billed();
  const read = async () => (await get(key, `/api/v1/invoices/${invoice_id}`)).json();
  const before = await read();
  expect(before).toMatchObject({ kind: 380, quote_id, credits_id: null, paid: 0 });
  expect(before.remainder).toBe(before.due);
  await doors().database.withShop(garonneScope, (db) =>
    addPaid(db, { invoice_id, amount: 1_000, payer: "client", received_on: date("2026-11-23") }),
  );
  expect(await read()).toMatchObject({ paid: 1_000, remainder: before.due - 1_000 });
  expect(JSON.stringify(before)).not.toMatch(/document_sha256|created_by|mentions/);
});

test("an invoice that is not this shop’s is not found, whatever its address looks like", async () => {
  const key = await keyOf(["invoices:read"]);
  const { invoice_id, quote_id } = await billed();
  const theirs = await keyOf(["invoices:read"], nadia);
  expect((await get(key, `/api/v1/invoices/${invoice_id.toUpperCase()}`)).statusCode).toBe(200);
  for (const [opener, id] of [
    [theirs, invoice_id],
    [key, quote_id],
    [key, "F2026-00001"],
  ] as const) {
    const answer = await get(opener, `/api/v1/invoices/${id}`);
    expect([answer.statusCode, answer.json().refused], id).toEqual([404, "not-found"]);
  }
});

test("the PDF is the one of the office; a page has each invoice once", async () => {
  const key = await keyOf(["invoices:read"]);
  const made = [await billed(), await billed()].map(({ invoice_id }) => invoice_id);
  const pdf = await get(key, `/api/v1/invoices/${made[0]}/pdf`);
  expect([pdf.headers["content-type"], pdf.body.slice(0, 4)]).toEqual(["application/pdf", "%PDF"]);
  expect(pdf.headers["content-disposition"]).toMatch(/Facture-F2026-\d+\.pdf/);
  const { data, next } = (await get(key, "/api/v1/invoices?limit=1")).json<ProgramPage>();
  const rest = (await get(key, `/api/v1/invoices?limit=100&after=${next}`)).json<ProgramPage>();
  const ids = [...data, ...rest.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(made));
  expect(rest.next).toBeNull();
});

// Last: the chain takes nothing older than what it adds.
test("a payment makes its invoice come again to who asks what changed", async () => {
  const key = await keyOf(["invoices:read"]);
  const { invoice_id } = await billed();
  const since = async (at: string) =>
    (await get(key, `/api/v1/invoices?updated_since=${at}`))
      .json<ProgramPage>()
      .data.map(({ id }) => id);
  expect(await since("2026-11-24T00:00:00Z")).toEqual([]);
  const receipt = { invoice_id, method: "card" as const, amount: 1_000, note: "" };
  const later = act(instant("2026-11-25T09:00:00Z"));
  await doors().database.withShop(garonneScope, (db) =>
    recordPaymentOn(db, { ...receipt, received_on: date("2026-11-25") }, later),
  );
  expect(await since("2026-11-24T00:00:00Z")).toEqual([invoice_id]);
});
