/** Deposits, advances, refunds and bonuses in the journals, in the accounting entries and in the figures of the period. */
import { beforeAll, expect, test } from "vitest";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { date } from "../../../../test/shop/invoice.ts";
import { openSales } from "../../../../test/shop/sales.ts";
import { accountMap } from "../../../domain/ledger/journal/accounts.ts";
import { cellText, type Journal } from "../../../domain/ledger/journal/journal.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { reportSales } from "../sales/report.ts";
import { readEntries, readRows } from "./read.ts";

const { doors, change, accepted } = openSales("2026-11-23T11:00:00.000Z");

const DAY = "2026-11-23";
const period = { from: date("2026-11-01"), to: date("2026-11-30") };
const zone = "Europe/Paris";
const scope = () => mintScope(GARONNE.id, { kind: "system" });
const reading = () => ({ database: doors().database, scope: scope(), period, zone });

async function rowsOf(journal: Journal): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const page of readRows(reading(), journal, "receipts"))
    rows.push(...page.map((row) => row.map(cellText)));
  return rows;
}

type Line = { entry: string; account: string; amount: number };

async function linesOf(): Promise<Line[]> {
  let text = "";
  for await (const part of readEntries(reading(), accountMap({}, "receipts"))) text += part;
  return text
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split("\t"))
    .map((cells) => ({
      entry: cells[2] ?? "",
      account: cells[4] ?? "",
      amount: centsOf(cells[11]) - centsOf(cells[12]),
    }));
}

const centsOf = (text = "0"): number => Math.round(Number(text.replace(",", ".")) * 100);
const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

const pay = (invoice_id: string, amount: number, facts: object = {}) =>
  change("recordPayment", {
    input: { invoice_id, method: "card", amount, received_on: DAY, note: "", ...facts },
  });

beforeAll(async () => {
  const { quote_id } = await accepted();
  const deposit = await change("issueDeposit", { input: { quote_id, amount: 5_741 } });
  await pay(deposit.id, 5_741);
  const invoice = await change("issueInvoice", { quote_id });
  await pay(invoice.id, 13_259, { on_account: 1_000 });
  const eco = { payer: "eco-organisation", payer_name: "Éco-organisme Exemple" };
  await pay(invoice.id, 5_000, { ...eco, method: "transfer" });
  const input = { invoice_id: invoice.id, source: "account", method: "transfer", amount: 400 };
  await change("refundPayment", { input: { ...input, paid_on: DAY, note: "" } });
}, 60_000);

test("sales leave the deposit out: the invoice bills the whole", async () => {
  expect((await rowsOf("ventes")).map((row) => [row[2], row[7], row[9]])).toEqual([
    ["Facture", "240,00", "132,59"],
  ]);
});

test("receipts name the deposit, the balance, the advance, the bonus and what was given back", async () => {
  const rows = await rowsOf("encaissements");
  const said = rows.map((row) => `${row[1]?.split("-")[0]} ${row[4]} ${row[5]}`);
  expect(said.toSorted()).toEqual([
    "Avance -4,00 Remboursement",
    "Avance 10,00 Encaissement",
    "F2026 132,59 Encaissement",
    "F2026 50,00 Encaissement",
    "F2026 57,41 Encaissement",
  ]);
  expect(new Set(rows.map((row) => row[2])).size).toBe(1);
});

test("VAT of the receipts is that of the invoice; an advance owes none yet", async () => {
  const rows = await rowsOf("tva");
  const total = (column: number) => rows.reduce((sum, row) => sum + centsOf(row[column]), 0);
  expect([total(5), total(6)]).toEqual([4_000, 24_000]);
});

test("each accounting entry balances, the client owes nothing, and the advance that is left stands", async () => {
  const lines = await linesOf();
  for (const entry of new Set(lines.map((line) => line.entry)))
    expect(sumOf(lines.filter((line) => line.entry === entry))).toBe(0);
  const of = (account: string) => sumOf(lines.filter((line) => line.account === account));
  const rest = ["411000", "467000", "419100", "445741", "445711"].map(of);
  expect(rest).toEqual([0, 0, -600, 0, -4_000]);
});

test("the figures of the period count the money once, and its VAT by rate", async () => {
  const report = await doors().database.withShop(scope(), (db) =>
    reportSales(db, { period, zone, basis: "receipts" }),
  );
  expect(report.now).toMatchObject({ count: 1, incl: 24_000, received: { amount: 24_600 } });
  expect(report.rates).toEqual([{ vat_rate: 2000, base: 20_000, vat: 4_000 }]);
});
