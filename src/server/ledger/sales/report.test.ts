/** The figures summed in SQL are those of the domain, to the cent, over invoices, credit notes, payments and corrections. */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import {
  corrected,
  credited,
  entrust,
  inGaronne as garonneOf,
  invoiced,
  ofTrade,
  paid,
} from "../../../../test/shop/ledger/turnover.ts";
import { GARONNE, insertRow, KARIM, openShops } from "../../../../test/shop/garonne.ts";
import { date } from "../../../../test/shop/invoice.ts";
import { instant } from "../../../../test/shop/quote.ts";
import type { VatBasis } from "../../../domain/ledger/sales/basis.ts";
import { namedPeriod, type SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { rateAmounts, type RateAmount } from "../../../domain/ledger/sales/receipt.ts";
import { sum } from "../../../domain/money.ts";
import { addDays } from "../../../domain/time.ts";
import { allIssued } from "../../invoice/store.ts";
import { allPayments } from "../../payment/store.ts";
import { allShares } from "../../payment/share/store.ts";
import { reportSales, type SalesReport } from "./report.ts";

const database = testDatabase();
const zone = "Europe/Paris";
const inGaronne = garonneOf(database);

const reported = (period: SalesPeriod, basis: VatBasis = "receipts"): Promise<SalesReport> =>
  inGaronne((db) => reportSales(db, { period, zone, basis }));

/** The night of 31 October in Toulouse: the first is October, the second November. */
const HALLOWEEN = [instant("2026-10-31T22:59:00Z"), instant("2026-10-31T23:00:00Z")] as const;
const october = namedPeriod("ce-mois", date("2026-10-15"));
const november = namedPeriod("ce-mois", date("2026-11-15"));

beforeAll(async () => {
  await openShops(database);
});

const ratesOf = (lines: readonly RateAmount[]) =>
  [...new Set(lines.map(({ vat_rate }) => vat_rate))]
    .toSorted((a, b) => b - a)
    .map((rate) => {
      const ofRate = lines.filter(({ vat_rate }) => vat_rate === rate);
      return {
        vat_rate: rate,
        base: sum(ofRate.map(({ base }) => base)),
        vat: sum(ofRate.map(({ vat }) => vat)),
      };
    });

const isIn = (day: string, { from, to }: SalesPeriod) => from <= day && day <= to;

/** The same figures by the rules of the domain, document by document. */
async function expectedOf(period: SalesPeriod) {
  const [issued, payments, shares] = await inGaronne(
    async (db) => [await allIssued(db), await allPayments(db), await allShares(db)] as const,
  );
  const sold = issued.filter(({ issued_on }) => isIn(issued_on, period));
  const signOf = ({ credits_id }: { credits_id: string | null }) => (credits_id ? -1 : 1);
  const received = payments.filter(
    ({ received_on, method }) => isIn(received_on, period) && method !== "account",
  );
  const causes = new Set([...received.map(({ id }) => id), ...sold.map(({ id }) => id)]);
  const debits = sold.flatMap((document) =>
    document.document.totals.vat_groups.map(({ vat_rate, base, vat }) => ({
      vat_rate,
      base: signOf(document) * base,
      vat: signOf(document) * vat,
    })),
  );
  return {
    excl: sum(sold.map((one) => signOf(one) * one.total_excl)),
    incl: sum(sold.map((one) => signOf(one) * one.total_incl)),
    received: sum(received.map((one) => one.amount)),
    receipts: rateAmounts(shares.filter(({ cause_id }) => causes.has(cause_id))),
    debits: ratesOf(debits),
  };
}

async function holdsIn(period: SalesPeriod): Promise<void> {
  const [report, byDebits, expected] = [
    await reported(period),
    await reported(period, "debits"),
    await expectedOf(period),
  ];
  expect([report.now.excl, report.now.incl, report.now.received.amount]).toEqual([
    expected.excl,
    expected.incl,
    expected.received,
  ]);
  expect(report.rates).toEqual(expected.receipts);
  expect(byDebits.rates).toEqual(expected.debits);
  for (const parts of [report.technicians, report.categories, report.steps])
    expect([sum(parts.map(({ excl }) => excl)), sum(parts.map(({ incl }) => incl))]).toEqual([
      expected.excl,
      expected.incl,
    ]);
  expect(sum(report.methods.map(({ amount }) => amount))).toBe(expected.received);
  expect(sum(report.steps.map(({ received }) => received))).toBe(expected.received);
}

describe("a year of documents", () => {
  beforeAll(async () => {
    const [late, early] = HALLOWEEN;
    const first = await invoiced(database, { at: late, rates: [2000, 1000, 550], price: 3_333 });
    const second = await invoiced(database, { at: early, rates: [2000], price: 8_333 });
    await paid(database, { invoice_id: first.id, amount: 1_000, at: early });
    await paid(database, { invoice_id: first.id, amount: 2_345, at: "2026-11-03T10:00:00Z" });
    await paid(database, { invoice_id: second.id, amount: 3_333, at: "2026-11-03T11:00:00Z" });
    await corrected(database, { invoice_id: first.id, at: "2026-11-04T09:00:00Z" });
    const third = await invoiced(database, {
      at: instant("2026-11-10T09:00:00Z"),
      rates: [550, 1000],
      price: 9_999,
    });
    await credited(database, { invoice_id: third.id, at: "2026-12-01T09:00:00Z" });
    await paid(database, { invoice_id: second.id, amount: 6_667, at: "2026-12-05T11:00:00Z" });
  }, 60_000);

  test("belongs to the shop's own months: a minute before midnight is October", async () => {
    expect((await reported(october)).now.count).toBe(1);
    expect((await reported(november)).now.count).toBe(2);
  });

  test("is the domain's to the cent in any period", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 50 }), fc.nat({ max: 60 }), async (start, length) => {
        const from = addDays(date("2026-10-20"), start);
        await holdsIn({ from, to: addDays(from, length) });
      }),
      { numRuns: 25 },
    );
    await holdsIn({ from: date("2026-01-01"), to: date("2026-12-31") });
  }, 60_000);

  test("adds up over its months: nothing is counted twice, nothing is lost", async () => {
    const year = (await reported({ from: date("2026-01-01"), to: date("2026-12-31") })).now;
    const months = [];
    for (let month = 1; month <= 12; month++) {
      const day = date(`2026-${String(month).padStart(2, "0")}-10`);
      months.push((await reported(namedPeriod("ce-mois", day))).now);
    }
    expect(sum(months.map(({ incl }) => incl))).toBe(year.incl);
    expect(sum(months.map(({ received }) => received.amount))).toBe(year.received.amount);
    expect(sum(months.map(({ quotes }) => quotes.sent))).toBe(year.quotes.sent);
  });

  test("says how long clients took to pay, and compares with the period before", async () => {
    const { now, past, before } = await reported(namedPeriod("ce-mois", date("2026-12-05")));
    expect(now.settled).toEqual({ count: 1, days: 34 });
    expect(now).toMatchObject({ count: 0, credits: 1 });
    expect(before).toEqual(november);
    expect(past.count).toBe(2);
  });
});

test("the work is of the person it was entrusted to when it was billed, else of the last who went; its trade is the appliance's", async () => {
  const at = instant("2027-01-05T09:00:00Z");
  const period = namedPeriod("ce-mois", date("2027-01-05"));
  const entrusted = entrust(database, KARIM.id);
  const mine = await invoiced(database, {
    at,
    rates: [2000],
    price: 10_000,
    prepare: async (repair_id) => {
      await entrusted(repair_id);
      await ofTrade(database, "gros-electromenager")(repair_id);
    },
  });
  await invoiced(database, { at, rates: [2000], price: 20_000, prepare: visitedBy(KARIM.id) });
  const nobody = await invoiced(database, { at, rates: [2000], price: 5_000 });
  const expected = [
    {
      id: KARIM.id,
      name: `${KARIM.firstname} ${KARIM.lastname}`,
      count: 2,
      excl: 30_000,
      incl: 36_000,
    },
    { id: "", name: "", count: 1, excl: 5_000, incl: 6_000 },
  ];
  const { technicians, categories } = await reported(period);
  expect(technicians).toEqual(expected);
  expect(categories.map(({ id, excl }) => [id, excl])).toEqual([
    ["", 25_000],
    ["gros-electromenager", 10_000],
  ]);

  await entrusted(nobody.repair_id);
  expect((await reported(period)).technicians).toEqual(expected);
  await credited(database, { invoice_id: mine.id, at: "2027-01-06T09:00:00Z" });
  expect((await reported(period)).technicians).toMatchObject([
    { id: KARIM.id, count: 2, excl: 20_000 },
    { id: "", count: 1, excl: 5_000 },
  ]);
});

const visitedBy = (user_id: string) => async (repair_id: string) => {
  const event_id = "0199a000-0000-7000-8000-00000000ab01";
  await insertRow(database, "app.event", {
    shop_id: GARONNE.id,
    id: event_id,
    repair_id,
    start_at: "2027-01-04T09:00:00Z",
    end_at: "2027-01-04T10:00:00Z",
    duration: 60,
    kind: "Réparation",
    status: "DONE",
  });
  await database.asOwner(
    `insert into app.event_assignee (shop_id, event_id, user_id, busy, status)
     select e.shop_id, e.id, $2, e.busy, e.status from app.event e where e.id = $1`,
    [event_id, user_id],
  );
};
