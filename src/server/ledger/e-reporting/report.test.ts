/** What the periods report, put together, is what was invoiced and received: no cent twice, and none forgotten. */
import { beforeAll, describe, expect, test } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { testDatabase } from "../../../../test/database.ts";
import { GARONNE, LOIRE, NADIA, openShops } from "../../../../test/shop/garonne.ts";
import { date } from "../../../../test/shop/invoice.ts";
import { corrected, credited, invoiced, paid } from "../../../../test/shop/ledger/turnover.ts";
import { instant } from "../../../../test/shop/quote.ts";
import { isEmptyReport, sumsOf } from "../../../domain/ledger/e-reporting/aggregate.ts";
import { periodsBefore, RHYTHMS } from "../../../domain/ledger/e-reporting/period.ts";
import { sum } from "../../../domain/money.ts";
import type { VatRate } from "../../../domain/quote/line.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { reportPeriod } from "./report.ts";

const database = testDatabase();
const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"] as const;
const RATES: readonly (readonly VatRate[])[] = [[2_000, 1_000], [550], [2_000], [1_000, 550]];

const day = (month: string, number: number) =>
  `2026-${month}-${String(number).padStart(2, "0")}T09:00:00Z`;
const period = (from: string, to: string) =>
  database.withShop(
    garonneScope,
    (db) => reportPeriod(db, { from: date(from), to: date(to) }),
    "read",
  );
const one = async (query: string) => (await database.asOwner<Record<string, number>>(query))[0];

/** The client of a repair becomes a company, with or without a SIREN. */
const company =
  (siren: string) =>
  (repair_id: string): Promise<unknown> =>
    database.asOwner(
      `update app.client set type = 'Entreprise', siren = $2
        where id = (select client_id from app.repair where id = $1)`,
      [repair_id, siren],
    );

/** In each month: two invoices to consumers, one to a company, money for all, one given back, one typed wrong. */
async function playYear(): Promise<void> {
  for (const [index, month] of MONTHS.entries()) {
    const rates = RATES[index % RATES.length] ?? [2_000];
    const sold = (number: number, price: number, kind: "part" | "labour") =>
      invoiced(database, { at: instant(day(month, number)), rates, price, kind });
    const first = await sold(2, 4_999 + index * 13, "labour");
    await paid(database, { invoice_id: first.id, amount: 1_001 + index, at: day(month, 9) });
    const second = await sold(10, 3_333 + index, index % 4 < 2 ? "part" : "labour");
    const at = instant(day(month, 11));
    const prepare = company("732829320");
    const third = await invoiced(database, { at, rates: [2_000], price: 7_000, prepare });
    await paid(database, { invoice_id: third.id, amount: 8_400, at: day(month, 12) });
    await paid(database, { invoice_id: second.id, amount: 777, at: day(month, 20) });
    if (index % 2 === 0) await credited(database, { invoice_id: second.id, at: day(month, 21) });
    if (index % 3 === 0) await corrected(database, { invoice_id: first.id, at: day(month, 28) });
  }
}

beforeAll(async () => {
  await openShops(database);
  await playYear();
}, 120_000);

describe("the twelve months of a year", () => {
  test.each(RHYTHMS)(
    "reported « %s » are its invoices and its money to the cent",
    async (rhythm) => {
      const count = { "three-a-month": 36, monthly: 12, "two-months": 6 }[rhythm];
      const periods = periodsBefore(rhythm, date("2027-01-01"), count);
      expect(periods.at(-1)?.from).toBe("2026-01-01");
      const reports = await Promise.all(periods.map(({ from, to }) => period(from, to)));
      const sums = reports.map(sumsOf);
      const sales = await one(
        `select sum(case when credits_id is null then total_excl else -total_excl end)::int as base,
          sum(case when credits_id is null then total_vat else -total_vat end)::int as vat
        from app.invoice where kind in (380, 381) and document #>> '{client,type}' = 'Particulier'`,
      );
      expect({
        base: sum(sums.map(({ base }) => base)),
        vat: sum(sums.map(({ vat }) => vat)),
      }).toEqual(sales);
      const money = await one(
        `select sum(p.amount)::int as received from app.payment p join app.invoice i on i.id = p.invoice_id
        where i.document #>> '{client,type}' = 'Particulier' and i.document #>> '{lines,0,kind}' = 'labour'`,
      );
      // Each of these invoices is for parts alone or for labour alone.
      expect(sum(sums.map(({ received }) => received))).toBe(money?.["received"]);
      expect(reports.every(({ unknown }) => unknown === 0)).toBe(true);
    },
  );

  test("tell each row on a day of its period, by one rate and one nature", async () => {
    for (const { from, to } of periodsBefore("three-a-month", date("2027-01-01"), 36)) {
      const { sales, payments } = await period(from, to);
      for (const row of [...sales, ...payments])
        expect(row.day >= from && row.day <= to).toBe(true);
      const keys = sales.map((row) => `${row.day} ${row.category} ${row.vat_rate}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test("are nothing for the shop next door, and nothing in the year before", async () => {
    const loire = mintScope(LOIRE.id, { kind: "user", id: NADIA.id, role: "OWNER" });
    const year = { from: date("2026-01-01"), to: date("2026-12-31") };
    const theirs = await database.withShop(loire, (db) => reportPeriod(db, year), "read");
    expect(isEmptyReport(theirs)).toBe(true);
    expect(isEmptyReport(await period("2025-01-01", "2025-12-31"))).toBe(true);
  });
});

describe("when VAT falls due is what each document says", () => {
  const optFrom = (debits_from: string | null) =>
    database.asOwner(
      `insert into app.accounting (shop_id, closing_day, year_month, accountant_email, debits_from, accounts)
        values ($1, 5, 1, '', $2, '{}') on conflict (shop_id) do update set debits_from = excluded.debits_from`,
      [GARONNE.id, debits_from],
    );

  test("an option in the middle of a period leaves what was issued before it on receipts", async () => {
    const sold = (at: string) =>
      invoiced(database, { at: instant(at), rates: [2_000], price: 10_000, kind: "labour" });
    const before = await sold("2027-01-05T09:00:00Z");
    await optFrom("2027-01-06");
    const after = await sold("2027-01-07T09:00:00Z");
    await paid(database, { invoice_id: before.id, amount: 12_000, at: "2027-01-08T09:00:00Z" });
    await paid(database, { invoice_id: after.id, amount: 12_000, at: "2027-01-09T09:00:00Z" });
    const report = await period("2027-01-01", "2027-01-10");
    expect(sumsOf(report)).toMatchObject({ base: 20_000, vat: 4_000, received: 12_000 });
    expect(report.payments).toEqual([
      { day: "2027-01-08", vat_rate: 2_000, amount: 12_000, bonus: 0 },
    ]);
  });

  test("ending the option leaves what was issued under it as it was, and the next one on receipts", async () => {
    await optFrom(null);
    const at = instant("2027-01-12T09:00:00Z");
    const next = await invoiced(database, { at, rates: [1_000], price: 5_000, kind: "labour" });
    await paid(database, { invoice_id: next.id, amount: 5_500, at: "2027-01-13T09:00:00Z" });
    expect(sumsOf(await period("2027-01-01", "2027-01-31"))).toMatchObject({ received: 17_500 });
  });

  test("a shop that becomes exempt still reports the money of the invoices that bear VAT, and no other", async () => {
    const old = await invoiced(database, {
      at: instant("2027-02-02T09:00:00Z"),
      rates: [2_000],
      price: 1_000,
      kind: "labour",
    });
    const regime = (text: string) =>
      database.asOwner("update app.shop set vat_regime = $2 where id = $1", [GARONNE.id, text]);
    await regime("franchise");
    const at = instant("2027-02-03T09:00:00Z");
    const exempt = await invoiced(database, { at, rates: [0], price: 4_000, kind: "labour" });
    await paid(database, { invoice_id: old.id, amount: 1_200, at: "2027-02-04T09:00:00Z" });
    await paid(database, { invoice_id: exempt.id, amount: 4_000, at: "2027-02-05T09:00:00Z" });
    await regime("normal");
    const report = await period("2027-02-01", "2027-02-28");
    expect(report.payments).toEqual([
      { day: "2027-02-04", vat_rate: 2_000, amount: 1_200, bonus: 0 },
    ]);
    expect(report.sales.map(({ vat_rate, base }) => [vat_rate, base])).toEqual([
      [2_000, 1_000],
      [0, 4_000],
    ]);
  });
});
