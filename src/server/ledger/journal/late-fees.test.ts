/** What a late professional paid beside the invoice: in the chain, the receipts, the entries and the closings, never in turnover or VAT. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { date } from "../../../../test/shop/invoice.ts";
import { openSales } from "../../../../test/shop/sales.ts";
import { accountMap } from "../../../domain/ledger/journal/accounts.ts";
import { cellText, type Journal } from "../../../domain/ledger/journal/journal.ts";
import { readAnchor } from "../anchor.ts";
import { sumPeriod } from "../closing/store.ts";
import { reportSales } from "../sales/report.ts";
import { verifyLedger } from "../verify.ts";
import { readEntries, readRows } from "./read.ts";

const { doors, ask, change } = openSales("2026-11-23T11:00:00.000Z");
const period = { from: date("2026-11-01"), to: date("2026-11-30") };
const zone = "Europe/Paris";
const reading = () => ({ database: doors().database, scope: garonneScope, period, zone });

async function rowsOf(journal: Journal): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const page of readRows(reading(), journal, "receipts"))
    rows.push(...page.map((row) => row.map(cellText)));
  return rows;
}

async function linesOf(): Promise<string[][]> {
  let text = "";
  for await (const part of readEntries(reading(), accountMap({}, "receipts"))) text += part;
  const [, ...lines] = text.trimEnd().split("\r\n");
  return lines.map((line) => line.split("\t"));
}

const verdict = async () => {
  const { config, ledgerKey: key } = doors().services;
  const anchor = await readAnchor(config, GARONNE.id);
  const proof = { shop_id: GARONNE.id, key, anchor };
  return doors().database.withShop(garonneScope, (db) => verifyLedger(db, proof));
};

const fee_id = randomUUID();
beforeAll(async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database, undefined, "Entreprise");
  const then = act(instant("2026-09-01T08:00:00Z"));
  const invoice_id = await database.withShop(garonneScope, (db) =>
    issuedInvoice(db, repair_id, then),
  );
  let minute = 0;
  const later = () => {
    const at = instant(`2026-11-23T11:${String(++minute).padStart(2, "0")}:00.000Z`);
    doors().services.clock = () => at;
  };
  const receive = (input: object) => {
    later();
    return ask(
      "mutation ($input: LateFeeInput!) { receiveLateFee(input: $input) { ... on Refusal { refused } } }",
      { input: { id: randomUUID(), invoice_id, received_on: "2026-11-23", ...input } },
    );
  };
  await receive({ id: fee_id, interest: 150, indemnity: true, method: "cash" });
  later();
  const facts = { method: "card", amount: 24_000, received_on: "2026-11-23", note: "" };
  await change("recordPayment", { input: { invoice_id, ...facts } });
  await receive({ interest: 99, indemnity: false, method: "transfer" });
  later();
  await ask("mutation ($id: ID!) { correctLateFee(late_fee_id: $id) { __typename } }", {
    id: fee_id,
  });
  await receive({ interest: 0, indemnity: true, method: "transfer" });
}, 60_000);

test("the receipts name each in the order of recording, between the payments", async () => {
  const rows = await rowsOf("encaissements");
  expect(rows.map((row) => row.slice(3).join(" "))).toEqual([
    "Espèces 41,50 Intérêts de retard, Indemnité de recouvrement Hors TVA",
    "Carte bancaire 240,00 Encaissement ",
    "Virement 0,99 Intérêts de retard Hors TVA",
    "Espèces -41,50 Correction d’une saisie Intérêts de retard, Indemnité de recouvrement",
    "Virement 40,00 Indemnité de recouvrement Hors TVA",
  ]);
});

test("VAT is that of the invoice alone, and no document was sold", async () => {
  expect((await rowsOf("tva")).map((row) => row[6])).toEqual(["240,00"]);
  expect(await rowsOf("ventes")).toEqual([]);
});

test("each entry balances; the client owes nothing of it, and the products hold what was received", async () => {
  const lines = await linesOf();
  const cents = (text = "0") => Math.round(Number(text.replace(",", ".")) * 100);
  const sumOf = (some: string[][]) =>
    some.reduce((total, line) => total + cents(line[11]) - cents(line[12]), 0);
  for (const number of new Set(lines.map((line) => line[2])))
    expect(sumOf(lines.filter((line) => line[2] === number))).toBe(0);
  const of = (account: string) => sumOf(lines.filter((line) => line[4] === account));
  // The invoice itself is of September: its payment alone is on the client's account here.
  expect(["763100", "758800", "530000", "512000", "411000"].map(of)).toEqual([
    -99, -4_000, 0, 4_099, -24_000,
  ]);
});

test("the closing sums them apart, the figures of the period not at all", async () => {
  const { database } = doors();
  const report = await database.withShop(garonneScope, (db) =>
    reportSales(db, { period, zone, basis: "receipts" }),
  );
  expect(report.now).toMatchObject({ incl: 0, received: { count: 1, amount: 24_000 } });
  const closed = await database.withShop(garonneScope, (db) => sumPeriod(db, period));
  expect(closed).toMatchObject({ incl: 0, received: 24_000, late_fees: 4_099 });
});

test("the chain vouches for each: a fee that is changed in the database shows", async () => {
  expect((await verdict()).findings).toEqual([]);
  const { database } = doors();
  const write = (amount: number) =>
    database.asOwner(
      `alter table app.late_fee disable trigger user; update app.late_fee set interest = ${amount} where id = '${fee_id}';
       alter table app.late_fee enable trigger user`,
    );
  await write(1);
  expect((await verdict()).findings).toMatchObject([{ word: "document-changed" }]);
  await write(150);
  expect((await verdict()).findings).toEqual([]);
});

test("a fee without its link is not committed, and a link is never dated in a closed month", async () => {
  const copy = doors().database.asOwner(
    `insert into app.late_fee (shop_id, id, invoice_id, interest, indemnity, method, received_on, created_at)
     select shop_id, gen_random_uuid(), invoice_id, 1, 0, method, received_on, created_at from app.late_fee where id = $1`,
    [fee_id],
  );
  await expect(copy).rejects.toThrow("late_fee_sealed");
});
