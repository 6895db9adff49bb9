/** A sale that was corrected counts once: in turnover, closings, journals, accounting entries and what is owed. */
import { beforeAll, expect, test } from "vitest";
import { cheaper, openCorrections } from "../../../../test/shop/ledger/corrections.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { date } from "../../../../test/shop/invoice.ts";
import { accountMap } from "../../../domain/ledger/journal/accounts.ts";
import { cellText, type Journal } from "../../../domain/ledger/journal/journal.ts";
import { figuresByDay } from "../../payment/figures/store.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { readAnchor } from "../anchor.ts";
import { sumPeriod } from "../closing/store.ts";
import { reportSales } from "../sales/report.ts";
import { verifyLedger } from "../verify.ts";
import { readEntries, readRows } from "./read.ts";

const { doors, ask, pay, proposalOf, correct, readInvoice, issued } = openCorrections();

const period = { from: date("2026-11-01"), to: date("2026-11-30") };
const zone = "Europe/Paris";
const scope = () => mintScope(GARONNE.id, { kind: "system" });

async function rowsOf(journal: Journal, basis: "receipts" | "debits"): Promise<string[][]> {
  const rows: string[][] = [];
  const reading = { database: doors().database, scope: scope(), period, zone };
  for await (const page of readRows(reading, journal, basis))
    rows.push(...page.map((row) => row.map(cellText)));
  return rows;
}
const centsOf = (text = "0"): number => Math.round(Number(text.replace(",", ".")) * 100);

async function accountsOf(): Promise<Map<string, number>> {
  const reading = { database: doors().database, scope: scope(), period, zone };
  let text = "";
  for await (const part of readEntries(reading, accountMap({}, "receipts"))) text += part;
  const lines = text.trimEnd().split("\r\n").slice(1);
  const entries = Map.groupBy(
    lines.map((line) => line.split("\t")),
    (cells) => cells[2],
  );
  const sums = new Map<string, number>();
  for (const cells of entries.values()) {
    const amounts = cells.map((cell) => centsOf(cell[11]) - centsOf(cell[12]));
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(0);
    cells.forEach((cell, place) =>
      sums.set(cell[4] ?? "", (sums.get(cell[4] ?? "") ?? 0) + (amounts[place] ?? 0)),
    );
  }
  return sums;
}

async function sumsNow() {
  const { database } = doors();
  const report = await database.withShop(scope(), (db) =>
    reportSales(db, { period, zone, basis: "receipts" }),
  );
  const closing = await database.withShop(scope(), (db) => sumPeriod(db, period));
  const days = await database.withShop(scope(), (db) => figuresByDay(db, { ...period, zone }));
  const accounts = await accountsOf();
  const sales = await rowsOf("ventes", "receipts");
  const total = (rows: string[][], column: number) =>
    rows.reduce((sum, row) => sum + centsOf(row[column]), 0);
  const { data } = await ask("{ unpaid_total { count remainder } }");
  return {
    count: report.now.count,
    incl: report.now.incl,
    closed: closing.incl,
    rates: report.rates,
    received: report.now.received.amount,
    shares: report.technicians.reduce((sum, { incl }) => sum + incl, 0),
    day: days.reduce((sum, { invoiced }) => sum + invoiced, 0),
    journal: total(sales, 7),
    vat: total(await rowsOf("tva", "receipts"), 5),
    debits: total(await rowsOf("tva", "debits"), 6),
    revenue: ["706000", "707000"].map((one) => accounts.get(one) ?? 0),
    owed: accounts.get("411000") ?? 0,
    unpaid: data.unpaid_total,
  };
}

beforeAll(async () => {
  await pay((await issued()).id, 19_000);
});

test("every sum of the period counts the sale once: where only the name changes, none of them moves", async () => {
  const first = await issued();
  await pay(first.id, 7_000);
  const before = await sumsNow();
  await correct(first.id);
  expect(await sumsNow()).toEqual(before);
});

test("where a price changes, each sum moves by the difference", async () => {
  const first = await issued();
  await pay(first.id, 19_000);
  const before = await sumsNow();
  const proposal = await proposalOf(first.id);
  const made = await correct(first.id, { lines: cheaper(proposal) });
  const after = await sumsNow();
  const less = 24_000 - made.total_incl;
  for (const sum of ["incl", "closed", "shares", "day", "journal", "debits"] as const)
    expect([sum, before[sum] - after[sum]]).toEqual([sum, less]);
  expect(after.count).toBe(before.count);
  expect(after.received).toBe(before.received);
  expect(after.unpaid).toEqual(before.unpaid);
  expect(made.remainder).toBe(0 - less);
  expect(await readInvoice(made.reference)).toMatchObject({ corrects: first.reference });
});

test("the chain of the shop is whole after all of it", async () => {
  const { config, database, ledgerKey: key } = doors().services;
  const anchor = await readAnchor(config, GARONNE.id);
  const proof = { shop_id: GARONNE.id, key, anchor };
  const { findings } = await database.withShop(scope(), (db) => verifyLedger(db, proof));
  expect(findings).toEqual([]);
});
