/** The whole affair of money through the endpoints that the office uses: GraphQL and the documents. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openRepair } from "../../../test/shop/affairs.ts";
import { nadia } from "../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { invoiceFields, openSales, quoteFields } from "../../../test/shop/sales.ts";
import { verifyLedger } from "../ledger/verify.ts";
import { readAnchor } from "../ledger/anchor.ts";
import { mintScope } from "../platform/database/scope.ts";

const { doors, ask, change, accepted, document } = openSales("2026-11-23T11:00:00.000Z");

const receipt = (invoice_id: string, amount: number) => ({
  input: { invoice_id, method: "card", amount, received_on: "2026-11-23", note: "" },
});

test("from the draft to the last payment", async () => {
  const { repair_id, quote_id, sheetid, quoteid } = await accepted();
  const query = `query ($id: ID!) { quote(id: $id) { ${quoteFields} } }`;
  const { data } = await ask(query, { id: quote_id });
  expect(data.quote).toMatchObject({
    status: "Accepté",
    total_incl: 24_000,
    due: 19_000,
    answer: { answer: "accepted", name: "Hélène Vidal" },
    client: { lastname: "VIDAL" },
    repair: {
      status: "Devis accepté",
      quotes: [{ id: quote_id }],
      messages: [{ template: "quote-sent" }, { template: "quote-accepted-client" }],
    },
    invoice: null,
  });
  const invoice = await change("issueInvoice", { quote_id });
  expect(invoice).toMatchObject({
    kind: 380,
    due: 19_000,
    remainder: 19_000,
    repair: { status: "Attente de réglement" },
    client: { lastname: "VIDAL" },
  });
  expect(await change("issueInvoice", { quote_id })).toMatchObject({
    refused: "already-invoiced",
    detail: { invoice_id: invoice.id },
  });
  const part = await change("recordPayment", receipt(invoice.id, 9_000));
  expect(part).toMatchObject({ paid: 9_000, remainder: 10_000, payments: [{ amount: 9_000 }] });
  expect(await change("recordPayment", receipt(invoice.id, 10_000))).toMatchObject({
    remainder: 0,
    repair: { status: "Terminer/Archivé" },
  });
  expect(await document(invoice.pdf_url)).toEqual([200, "%PDF-"]);
  expect(await document(`/app/document/quote/${quote_id}.pdf`)).toEqual([200, "%PDF-"]);
  const clientsCopy = `/suivi/${sheetid}/facture/${invoice.id}.pdf`;
  expect(await document(clientsCopy, null)).toEqual([200, "%PDF-"]);
  expect(await document(`/quote/${quoteid}/devis.pdf`, null)).toEqual([200, "%PDF-"]);
  const other = await openRepair(doors().database);
  expect((await document(`/suivi/${other.sheetid}/facture/${invoice.id}.pdf`))[0]).toBe(404);
  expect((await document(`/suivi/${sheetid}/facture/${repair_id}.pdf`))[0]).toBe(404);
});

test("a payment is taken back, the invoice credited, and the chain vouches for all of it", async () => {
  const { quote_id } = await accepted();
  const invoice = await change("issueInvoice", { quote_id });
  const paid = await change("recordPayment", receipt(invoice.id, 19_000));
  const back = await change("correctPayment", { payment_id: paid.payments[0].id });
  expect(back).toMatchObject({ paid: 0, remainder: 19_000, payments: [{}, { amount: -19_000 }] });
  const credit = await change("creditInvoice", { invoice_id: invoice.id });
  expect(credit).toMatchObject({ kind: 381, credits_id: invoice.id, remainder: 0 });
  const { data } = await ask(
    `{ invoices { ${invoiceFields} } unpaid: invoices(unpaid: true) { id } }`,
  );
  const whole = data.invoices.find(({ id }: { id: string }) => id === invoice.id);
  expect(whole).toMatchObject({ remainder: 0, credited_by: { reference: credit.reference } });
  expect(data.unpaid.map(({ id }: { id: string }) => id)).not.toContain(invoice.id);
  const { database, services } = doors();
  const { DATA_DIR } = services.config;
  const anchor = await readAnchor({ DATA_DIR }, GARONNE.id);
  const verdict = await database.withShop(mintScope(GARONNE.id, { kind: "system" }), (db) =>
    verifyLedger(db, { shop_id: GARONNE.id, key: services.ledgerKey, anchor }),
  );
  expect(verdict).toEqual({ entries: anchor.seq, findings: [] });
  expect(readFileSync(path.join(DATA_DIR, "ledger", `${GARONNE.id}.json`), "utf8")).toContain(
    anchor.hash,
  );
});

test("another shop records and takes back no payment of this one", async () => {
  const { quote_id } = await accepted();
  const invoice = await change("issueInvoice", { quote_id });
  for (const [name, args] of Object.entries({
    recordPayment: receipt(invoice.id, 100),
    correctPayment: { payment_id: invoice.id },
  }))
    expect(await change(name, args, nadia), name).toMatchObject([
      { extensions: { code: "NOT_FOUND" } },
    ]);
});
