import { beforeAll, expect, test } from "vitest";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { KARIM } from "../../../../test/shop/garonne.ts";
import {
  credited,
  entrust,
  invoiced,
  ofTrade,
  paid,
} from "../../../../test/shop/ledger/turnover.ts";
import { instant } from "../../../../test/shop/quote.ts";

const { doors, ask } = openOffice("2026-11-24T09:00:00Z");

const SALES = `query ($from: LocalDate, $to: LocalDate) { sales(from: $from, to: $to) {
  period { from to } before { from to } basis
  now { count credits excl vat incl payments received sent accepted settled days }
  steps { day excl received } technicians { key count excl } categories { key excl }
  methods { method count amount } rates { vat_rate base vat } } }`;
const SOLD = `query ($from: LocalDate, $to: LocalDate, $technician: String, $category: String, $first: Int, $skip: Int) {
  sales_documents(from: $from, to: $to, technician: $technician, category: $category, first: $first, skip: $skip) {
    count documents { id kind reference total_excl } } }`;

type Sales = { sales: Record<string, unknown> };
type Sold = { sales_documents: { count: number; documents: { id: string; kind: number }[] } };

const salesOf = async (variables: Record<string, unknown> = {}, who = marc) =>
  (await ask<Sales>(SALES, variables, who)).sales;
const soldOf = async (variables: Record<string, unknown>, who = marc) =>
  (await ask<Sold>(SOLD, variables, who)).sales_documents;

const sold: { id: string; repair_id: string }[] = [];
beforeAll(async () => {
  const { database } = doors();
  const prepared = [
    ["02", entrust(database, KARIM.id)],
    ["03", ofTrade(database, "plomberie")],
    ["20", undefined],
  ] as const;
  for (const [day, prepare] of prepared)
    sold.push(
      await invoiced(database, {
        at: instant(`2026-11-${day}T09:00:00Z`),
        rates: [2000],
        price: 10_000,
        ...(prepare && { prepare }),
      }),
    );
  const [first, , third] = sold;
  await paid(database, {
    invoice_id: first?.id ?? "",
    amount: 12_000,
    at: "2026-11-21T10:00:00Z",
  });
  await credited(database, { invoice_id: third?.id ?? "", at: "2026-11-22T10:00:00Z" });
}, 60_000);

test("without a day, this month is told, beside the month before", async () => {
  expect(await salesOf()).toEqual({
    period: { from: "2026-11-01", to: "2026-11-30" },
    before: { from: "2026-10-01", to: "2026-10-31" },
    basis: "receipts",
    now: {
      count: 3,
      credits: 1,
      excl: 20_000,
      vat: 4_000,
      incl: 24_000,
      payments: 1,
      received: 12_000,
      sent: 3,
      accepted: 3,
      settled: 1,
      days: 19,
    },
    steps: [
      { day: "2026-11-02", excl: 10_000, received: 0 },
      { day: "2026-11-03", excl: 10_000, received: 0 },
      { day: "2026-11-20", excl: 10_000, received: 0 },
      { day: "2026-11-21", excl: 0, received: 12_000 },
      { day: "2026-11-22", excl: -10_000, received: 0 },
    ],
    technicians: [
      { key: "", count: 2, excl: 10_000 },
      { key: KARIM.id, count: 1, excl: 10_000 },
    ],
    categories: [
      { key: "", excl: 10_000 },
      { key: "plomberie", excl: 10_000 },
    ],
    methods: [{ method: "card", count: 1, amount: 12_000 }],
    rates: [{ vat_rate: 2000, base: 10_000, vat: 2_000 }],
  });
});

test("a year is told by months, crossed days are put in order", async () => {
  const { steps, period } = await salesOf({ from: "2026-12-31", to: "2026-01-01" });
  expect(period).toEqual({ from: "2026-01-01", to: "2026-12-31" });
  expect(steps).toEqual([{ day: "2026-11-01", excl: 20_000, received: 12_000 }]);
});

test("each figure has its documents, a page at a time, the latest first", async () => {
  const all = await soldOf({});
  expect([all.count, all.documents.map(({ kind }) => kind)]).toEqual([4, [381, 380, 380, 380]]);
  const [first, second] = sold;
  expect((await soldOf({ technician: KARIM.id })).documents.map(({ id }) => id)).toEqual([
    first?.id,
  ]);
  expect((await soldOf({ category: "plomberie" })).documents.map(({ id }) => id)).toEqual([
    second?.id,
  ]);
  expect((await soldOf({ technician: "" })).count).toBe(3);
  const page = await soldOf({ first: 1, skip: 3 });
  expect([page.count, page.documents.map(({ id }) => id)]).toEqual([4, [first?.id]]);
  expect(await soldOf({ technician: "personne" })).toEqual({ count: 0, documents: [] });
});

test("nothing of another shop is in them, and the accountant reads them", async () => {
  expect(await salesOf({}, nadia)).toMatchObject({ now: { count: 0 }, steps: [] });
  expect((await soldOf({}, nadia)).count).toBe(0);
  const { database } = doors();
  await database.asOwner("update app.shop_user set role = 'ACCOUNTANT' where id = $1", [KARIM.id]);
  expect(await salesOf({}, karim)).toMatchObject({ now: { count: 3 } });
});
