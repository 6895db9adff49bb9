/** What changes no amount and is traced: an export, an invoice that is printed again, a change of who the shop is. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { invoiceExportRest } from "../../invoice/export/rest.ts";
import { invoiceRest } from "../../invoice/rest.ts";
import { readAnchor } from "../anchor.ts";
import { journalRest } from "../journal/rest.ts";
import { verifyLedger } from "../verify.ts";
import { allExports, allReprints } from "./store.ts";

const { doors, send, ask } = openOffice("2026-11-23T11:00:00Z", [
  invoiceRest,
  journalRest,
  invoiceExportRest,
]);
afterAll(() => doors().services.pdf.close());
const itIs = (now: string) => {
  doors().services.clock = () => instant(now);
};

let invoice_id = "";
beforeAll(async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  invoice_id = await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, act()));
});

const print = (who = marc) => send({ url: `/app/document/invoice/${invoice_id}.pdf` }, who);
const reprints = () => doors().database.withShop(garonneScope, allReprints, "read");
const exports = () => doors().database.withShop(garonneScope, allExports, "read");
const links = async () =>
  (
    await doors().database.asOwner<{ kind: string }>(
      "select kind from app.ledger_entry where shop_id = $1 order by seq",
      [GARONNE.id],
    )
  ).map(({ kind }) => kind);

/** The chain is whole, and the copy of its head is at its end. */
async function expectSound(): Promise<void> {
  const { config, database, ledgerKey: key } = doors().services;
  const anchor = await readAnchor(config, GARONNE.id);
  const proof = { shop_id: GARONNE.id, key, anchor };
  const verdict = await database.withShop(garonneScope, (db) => verifyLedger(db, proof));
  expect(verdict.findings).toEqual([]);
  expect(anchor.seq).toBe(verdict.entries);
}

test("an invoice that the office opens leaves a trace, once a day for each person", async () => {
  expect((await print()).statusCode).toBe(200);
  await Promise.all([print(), print(), print()]);
  await print(karim);
  expect((await reprints()).map(({ account_id }) => account_id)).toHaveLength(2);
  itIs("2026-11-23T23:30:00Z");
  // Half past midnight in Toulouse: another day.
  await print();
  expect((await reprints()).map(({ on_day }) => on_day)).toEqual([
    "2026-11-23",
    "2026-11-23",
    "2026-11-24",
  ]);
  await expectSound();
});

test("another shop opens nothing, and leaves no trace", async () => {
  const before = (await reprints()).length;
  expect((await print(nadia)).statusCode).toBe(404);
  expect(await reprints()).toHaveLength(before);
});

test("a file of the accounts that leaves is a link, with its days; a refused one is none", async () => {
  const url = `/api/v1/shops/${GARONNE.id}/export`;
  const query = "?from=2026-11-01&to=2026-11-30";
  await send({ url: `${url}/journals/ventes.csv${query}` }, marc);
  await send({ url: `${url}/journals/fec.txt${query}` }, marc);
  await send({ url: `${url}/invoices.csv` }, marc);
  expect((await send({ url: `${url}/journals/tva.csv${query}` }, sylvie)).statusCode).toBe(403);
  const days = { period_from: "2026-11-01", period_to: "2026-11-30" };
  expect(await exports()).toMatchObject([
    { file: expect.stringMatching(/^journal-ventes/), ...days, account_id: expect.any(String) },
    { file: expect.stringMatching(/FEC20261130\.txt$/), ...days },
    { file: "factures.csv", period_from: null, period_to: null },
  ]);
  await expectSound();
});

test("a change of VAT regime is a link, whether it is of today, planned, or taken back", async () => {
  const count = async () => (await links()).filter((kind) => kind === "identity").length;
  const save = (input: object) =>
    ask(
      "mutation ($input: ShopSettingsInput!) { saveShopSettings(input: $input) { __typename } }",
      { input },
      marc,
    );
  await save({ vat_regime: "franchise" });
  expect(await count()).toBe(1);
  await save({ cgv: "Article 9." });
  expect(await count()).toBe(1);
  const id = "01990000-0000-7000-8000-0000000000aa";
  await ask(
    "mutation ($input: ShopIdentityInput!) { saveShopIdentity(input: $input) { __typename } }",
    { input: { id, valid_from: "2027-01-01", vat_regime: "normal" } },
    marc,
  );
  await ask("mutation ($id: ID!) { removeShopIdentity(id: $id) { __typename } }", { id }, marc);
  expect(await count()).toBe(3);
});
