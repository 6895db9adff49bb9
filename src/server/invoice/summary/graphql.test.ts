/** What cards say of the quotes and invoices of repairs: the same as the documents themselves, which they do not read. */
import { expect, test } from "vitest";
import { pagesFetched } from "../../../../test/pages-read.ts";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { openCorrections } from "../../../../test/shop/ledger/corrections.ts";
import { nadia } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/quote.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { quotesOfRepairs } from "../../quote/store.ts";
import { issuedOfRepairs } from "../store.ts";
import { quoteSummaries } from "../../quote/summary/store.ts";
import { invoiceSummaries } from "./store.ts";

const { doors, ask, change, accepted, newQuote, pay, credit, correct } = openCorrections();

const MARKS = "id kind reference remainder bonus_remainder";
const QUERY = `query ($id: ID!) { repair(id: $id) {
  quotes { id status invoice { id } } invoices { ${MARKS} }
  quote_summaries { id status invoice { id } } invoice_summaries { ${MARKS} } } }`;

async function expectSame(repair_id: string): Promise<{ id: string; invoice: unknown }[]> {
  const { repair } = (await ask(QUERY, { id: repair_id })).data;
  expect(repair.quote_summaries).toEqual(repair.quotes);
  expect(repair.invoice_summaries).toEqual(repair.invoices);
  return repair.quote_summaries;
}

test("whatever became of them, they say what the quotes and the invoices say", async () => {
  const { repair_id, quote_id } = await accepted();
  await newQuote(repair_id);
  expect(await expectSame(repair_id)).toMatchObject([
    { status: "Brouillon", invoice: null },
    { id: quote_id, status: "Accepté", invoice: null },
  ]);
  const deposit = await change("issueDeposit", { input: { quote_id, amount: 5_700 } });
  expect((await expectSame(repair_id))[1]).toMatchObject({ invoice: null });
  await pay(deposit.id, 5_700);
  const first = await change("issueInvoice", { quote_id });
  expect((await expectSame(repair_id))[1]).toMatchObject({ invoice: { id: first.id } });
  await pay(first.id, 1_000);
  await expectSame(repair_id);
  const made = await correct(first.id);
  expect((await expectSame(repair_id))[1]).toMatchObject({ invoice: { id: made.id } });
  await credit(made.id, [{ line_id: "l3", quantity: 10_000 }]);
  expect((await expectSame(repair_id))[1]).toMatchObject({ invoice: { id: made.id } });
  await credit(made.id, null);
  expect((await expectSame(repair_id))[1]).toMatchObject({ invoice: null });
});

test("another shop reads none of them", async () => {
  const { repair_id } = await accepted();
  expect((await ask(QUERY, { id: repair_id }, nadia)).data.repair).toBeNull();
});

test("no document is read for them", async () => {
  const { repair_id, quote_id } = await accepted();
  await change("issueInvoice", { quote_id });
  const { database } = doors();
  // Documents are too large for the rows: they are in tables of their own.
  const toasts = await database.asSuperuser<{ oid: number }>(
    "select reltoastrelid::int as oid from pg_class where oid in ('app.quote'::regclass, 'app.invoice'::regclass)",
  );
  const oids = toasts.map(({ oid }) => oid);
  const pagesOf = (read: (db: ShopDb) => Promise<unknown>) =>
    database.withShop(garonneScope, (db) => pagesFetched(db, oids, read));
  const at = instant("2026-11-23T11:00:00Z");
  expect(await pagesOf((db) => quotesOfRepairs(db, [repair_id], at))).toBeGreaterThan(0);
  expect(await pagesOf((db) => issuedOfRepairs(db, [repair_id]))).toBeGreaterThan(0);
  expect(await pagesOf((db) => quoteSummaries(db, [repair_id], at))).toBe(0);
  expect(await pagesOf((db) => invoiceSummaries(db, [repair_id]))).toBe(0);
});
