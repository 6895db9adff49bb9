/** What is printed of an invoice, by the real printer, kept where nothing else is. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import {
  act,
  garonneScope,
  issuedInvoice,
  LEDGER_KEY,
  NOON,
  openRepair,
} from "../../../../test/shop/affairs.ts";
import { GARONNE, openShops } from "../../../../test/shop/garonne.ts";
import { markIn, PAPER_KIND_FR } from "../../../domain/quote/paper/paper.ts";
import { readConfig } from "../../platform/config.ts";
import { createPdf } from "../../platform/pdf/pdf.ts";
import { openPrinter } from "../../quote/document/pdf.ts";
import { loadIssued } from "../store.ts";
import { issuedPdf, PAPER_OF } from "./issued.ts";

const database = testDatabase();
const DATA_DIR = mkdtempSync(`${tmpdir()}/etabli-issued-`);
const pdf = createPdf();
beforeAll(() => openShops(database));
afterAll(async () => {
  await pdf.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const printer = () =>
  openPrinter({
    pdf,
    database,
    config: readConfig({ DATA_DIR, PUBLIC_URL: "https://etabli.example" }),
    clock: () => NOON,
    ledgerKey: LEDGER_KEY,
  });

test("the file says whose invoice it is, and where its holder checks it", async () => {
  const { repair_id } = await openRepair(database);
  const id = await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, act()));
  const [issued] = await database.withShop(garonneScope, (db) => loadIssued(db, [id]));
  if (!issued) throw new Error("no invoice");
  const bytes = await issuedPdf(issued, { printer: printer(), scope: garonneScope });
  expect(markIn(bytes.toString("latin1"))).toEqual({
    shop_id: GARONNE.id,
    kind: "invoice",
    ref_id: id,
    version: 1,
  });
  const again = await issuedPdf(issued, { printer: printer(), scope: garonneScope });
  expect(again.equals(bytes)).toBe(true);
});

test("each kind of invoice is kept under a word of its own, both credit notes under one, a corrective one as an invoice", () => {
  const words = Object.values(PAPER_OF).map((kind) => PAPER_KIND_FR[kind]);
  expect(words.toSorted()).toEqual(["Avoir", "Avoir", "Facture", "Facture", "Facture d’acompte"]);
});
