import { beforeAll, describe, expect, test } from "vitest";
import { GARONNE, KARIM } from "../../../../test/shop/garonne.ts";
import {
  karim,
  marc,
  nadia,
  openOffice,
  type Colleague,
} from "../../../../test/shop/colleagues.ts";
import { corrected, credited, invoiced, paid } from "../../../../test/shop/ledger/turnover.ts";
import { instant } from "../../../../test/shop/quote.ts";
import { FEC_COLUMNS } from "../../../domain/ledger/journal/fec.ts";
import { journalRest } from "./rest.ts";

const { doors, send } = openOffice("2026-12-31T09:00:00Z", [journalRest]);

const fileOf = (file: string, who: Colleague = marc, query = "?from=2026-11-01&to=2026-12-31") =>
  send({ url: `/api/v1/shops/${GARONNE.id}/export/journals/${file}${query}` }, who);
const linesOf = async (file: string, query?: string) =>
  (await fileOf(file, undefined, query)).body
    .replace(/\r\n$/, "")
    .replaceAll(/"([^"]*)"/g, "$1")
    .split("\r\n");
const cents = (text = "0") => Math.round(Number(text.replace(",", ".")) * 100);

beforeAll(async () => {
  const { database } = doors();
  const at = instant("2026-11-10T09:00:00Z");
  const first = await invoiced(database, { at, rates: [2000, 1000], price: 10_000 });
  const second = await invoiced(database, { at, rates: [550], price: 3_333 });
  await paid(database, { invoice_id: first.id, amount: 12_345, at: "2026-11-11T09:00:00Z" });
  await paid(database, { invoice_id: second.id, amount: 1_000, at: "2026-11-12T09:00:00Z" });
  await corrected(database, { invoice_id: second.id, at: "2026-11-13T09:00:00Z" });
  await credited(database, { invoice_id: second.id, at: "2026-12-01T09:00:00Z" });
  await database.asOwner("update app.shop_user set role = 'ACCOUNTANT' where id = $1", [KARIM.id]);
}, 60_000);

describe("the journals", () => {
  test("of sales has a line a document, credit notes taken off", async () => {
    const [head, ...lines] = await linesOf("ventes.csv");
    expect(head).toBe(
      "\ufeffDate;Numéro;Nature;Client;Facture corrigée;Total HT;TVA;Total TTC;Bonus payé par un tiers;Net à payer;Échéance",
    );
    expect(lines).toHaveLength(3);
    expect(lines.map((line) => line.split(";")[7])).toEqual(["230,01", "35,16", "-35,16"]);
    expect(lines[2]).toContain(";Avoir;");
  });

  test("of receipts has a line a payment, and the correction of a typing error", async () => {
    const [, ...lines] = await linesOf("encaissements.csv");
    expect(lines.map((line) => line.split(";")[4])).toEqual(["123,45", "10,00", "-10,00"]);
    expect(lines[2]).toContain("Correction d’une saisie");
  });

  test("of VAT adds up to the receipts of the period, rate by rate", async () => {
    const [, ...lines] = await linesOf("tva.csv");
    expect(lines.map((line) => line.split(";")[3])).toEqual(["20", "10", "5,5", "5,5"]);
    const total = lines.reduce((sum, line) => sum + cents(line.split(";")[6]), 0);
    expect(total).toBe(12_345);
  });

  test("of another period is empty but for its headings", async () => {
    expect(await linesOf("ventes.csv", "?from=2025-01-01&to=2025-12-31")).toHaveLength(1);
  });

  test("opens in a spreadsheet as numbers and dates", async () => {
    const answer = await fileOf("ventes.xlsx");
    expect(answer.headers["content-disposition"]).toBe(
      'attachment; filename="journal-ventes-2026-11-01-2026-12-31.xlsx"',
    );
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe("PK");
    expect(answer.rawPayload.length).toBeGreaterThan(1_000);
  });
});

describe("the file of accounting entries", () => {
  const columns = async () => (await linesOf("fec.txt")).map((line) => line.split("\t"));

  test("has its eighteen columns, and each entry balances", async () => {
    const [head, ...lines] = await columns();
    expect(head).toEqual([...FEC_COLUMNS]);
    const entries = new Map<string, number>();
    for (const line of lines) {
      expect(line).toHaveLength(18);
      const key = line[2] ?? "";
      entries.set(key, (entries.get(key) ?? 0) + cents(line[11]) - cents(line[12]));
    }
    // Three documents; three receipts, each with the VAT that it makes due.
    expect([...entries.keys()]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect([...entries.values()].every((rest) => rest === 0)).toBe(true);
  });

  test("is in the order of validation", async () => {
    const [, ...lines] = await columns();
    const days = lines.map((line) => line[15] ?? "");
    expect(days).toEqual(days.toSorted());
  });

  test("is named after the company and its last day", async () => {
    const { headers } = await fileOf("fec.txt");
    expect(headers["content-disposition"]).toMatch(/filename="\d{9}FEC20261231\.txt"$/);
  });
});

describe("who takes it", () => {
  test("the accountant, who writes nothing; no technician, nobody of another shop", async () => {
    const { database } = doors();
    expect((await fileOf("ventes.csv", karim)).statusCode).toBe(200);
    await database.asOwner("update app.shop_user set role = 'TECHNICIAN' where id = $1", [
      KARIM.id,
    ]);
    expect((await fileOf("ventes.csv", karim)).statusCode).toBe(403);
    expect((await fileOf("fec.txt", nadia)).statusCode).toBe(403);
  });

  test("each export is in the shop's audit", async () => {
    await fileOf("fec.txt");
    const lines = await doors().database.asOwner<{ name: string }>(
      "select name from app.audit where action = 'accounts.exported' order by at desc, id desc limit 1",
    );
    expect(lines[0]?.name).toMatch(/FEC20261231/);
  });

  test.each(["ventes.pdf", "ventes", "fec.csv", "ventes.csv.csv", "..%2Fventes.csv", "%00"])(
    "« %s » is no file",
    async (file) => {
      expect((await fileOf(file)).statusCode).toBe(404);
    },
  );

  test.each(["?from=hier", "?from[]=2026-01-01", "?from=9999-99-99&to=x", ""])(
    "« %s » is this month",
    async (query) => {
      const { headers } = await fileOf("ventes.csv", undefined, query);
      expect(headers["content-disposition"]).toContain("2026-12-01-2026-12-31");
    },
  );
});
