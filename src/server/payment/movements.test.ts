/** Deposits, credit notes by line, refunds, payers, advances and repeated requests, as the office asks for them. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openRepair } from "../../../test/shop/affairs.ts";
import { karim, nadia } from "../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { line } from "../../../test/shop/quote.ts";
import { openSales } from "../../../test/shop/sales.ts";
import { readAnchor } from "../ledger/anchor.ts";
import { verifyLedger } from "../ledger/verify.ts";
import { mintScope } from "../platform/database/scope.ts";

const { doors, ask, change, accepted, document, sent, sign } = openSales(
  "2026-11-23T11:00:00.000Z",
);

const DAY = "2026-11-23";
const pay = (invoice_id: string, amount: number, facts: object = {}) =>
  change("recordPayment", {
    input: { invoice_id, method: "card", amount, received_on: DAY, note: "", ...facts },
  });
const refund = (invoice_id: string, amount: number, facts: object = {}) =>
  change("refundPayment", {
    input: { invoice_id, method: "transfer", amount, paid_on: DAY, note: "", ...facts },
  });
const use = (invoice_id: string, how: string, amount: number) =>
  change("useClientAccount", { input: { invoice_id, use: how, amount } });
const credit = (invoice_id: string, lines: object[] | null, reason = "Pièce reprise") =>
  change("creditInvoice", { input: { invoice_id, reason, lines } });
const billed = async () => {
  const story = await accepted();
  return { ...story, invoice: await change("issueInvoice", { quote_id: story.quote_id }) };
};
const letters = (repair_id: string) =>
  doors().database.asOwner<{ template: string; text: string }>(
    "select template, text from app.message where repair_id = $1 order by created_at, id",
    [repair_id],
  );
const shares = (where: string, id: string) =>
  doors().database.asOwner<{ amount: number; vat: number }>(
    `select coalesce(sum(amount), 0)::int as amount, coalesce(sum(vat), 0)::int as vat
     from app.payment_share where ${where} = $1`,
    [id],
  );
const plain = (text = "") => text.replace(/[\u00a0\u202f]/g, " ");

test("a deposit is billed, paid, deducted from the invoice, and leaves the repair open until the balance", async () => {
  const { quote_id, repair_id } = await accepted();
  const deposit = await change("issueDeposit", { input: { quote_id, amount: 5_741 } });
  expect(deposit).toMatchObject({
    kind: 386,
    total_incl: 5_741,
    remainder: 5_741,
    repair: { status: "Devis accepté" },
  });
  expect(await document(deposit.pdf_url)).toEqual([200, "%PDF-"]);
  expect(await change("issueInvoice", { quote_id })).toMatchObject({ refused: "deposit-unpaid" });
  expect(await pay(deposit.id, 5_741)).toMatchObject({
    remainder: 0,
    repair: { status: "Devis accepté" },
  });
  const invoice = await change("issueInvoice", { quote_id });
  expect(invoice).toMatchObject({ kind: 380, total_incl: 24_000, due: 13_259 });
  expect(await credit(deposit.id, null)).toMatchObject({ refused: "deposit-used" });
  const asked = { input: { quote_id, amount: 100 } };
  expect(await change("issueDeposit", asked)).toMatchObject({ refused: "already-invoiced" });
  expect(await pay(invoice.id, 13_259)).toMatchObject({
    remainder: 0,
    repair: { status: "Terminer/Archivé" },
  });
  const eco = { payer: "eco-organisation", payer_name: "Éco-organisme Exemple" };
  expect(await pay(invoice.id, 5_000, eco)).toMatchObject({ bonus_remainder: 0, paid: 13_259 });
  // The deposit, the balance and the bonus are the price, and the VAT is the invoice's.
  const [first] = await shares("invoice_id", deposit.id);
  const [rest] = await shares("invoice_id", invoice.id);
  expect((first?.amount ?? 0) + (rest?.amount ?? 0)).toBe(24_000);
  expect((first?.vat ?? 0) + (rest?.vat ?? 0)).toBe(4_000);
  const said = (await letters(repair_id)).map(({ template }) => template);
  expect(said.filter((template) => template === "invoice-issued")).toHaveLength(2);
  expect(said.filter((template) => template === "payment-received")).toHaveLength(2);
});

test("a deposit given back is credited by its own kind, and another may follow", async () => {
  const { quote_id } = await accepted();
  const deposit = await change("issueDeposit", { input: { quote_id, amount: 5_000 } });
  await pay(deposit.id, 5_000);
  expect(await credit(deposit.id, null, "Le client renonce")).toMatchObject({ kind: 503 });
  expect(await refund(deposit.id, 5_000)).toMatchObject({ remainder: 0, paid: 0 });
  expect(await shares("invoice_id", deposit.id)).toEqual([{ amount: 0, vat: 0 }]);
  const again = await change("issueDeposit", { input: { quote_id, amount: 6_000 } });
  expect(again).toMatchObject({ kind: 386, due: 6_000 });
});

test("one line is credited, the client gets the credit note, and the refund settles what was paid", async () => {
  const { invoice, repair_id, sheetid } = await billed();
  await pay(invoice.id, 19_000);
  const pump = { line_id: "l3", quantity: 10_000 };
  const note = await credit(invoice.id, [pump]);
  expect(note).toMatchObject({ kind: 381, total_incl: 5_388, reason: "Pièce reprise" });
  expect(await credit(invoice.id, [pump])).toMatchObject({ refused: "credit-quantity" });
  const letter = (await letters(repair_id)).find(({ template }) => template === "credit-issued");
  expect(plain(letter?.text)).toContain("Motif : Pièce reprise");
  const page = await doors().app.inject({ url: `/suivi/${sheetid}/facture/${note.id}.pdf` });
  expect(page.statusCode).toBe(200);
  expect(await refund(invoice.id, 5_389)).toMatchObject({
    refused: "amount-above-owed",
    detail: { owed: 5_388 },
  });
  const settled = await refund(invoice.id, 5_388, { reference: "VIR 12" });
  expect(settled).toMatchObject({
    remainder: 0,
    credited_incl: 5_388,
    payments: [{ kind: "payment" }, { kind: "refund", amount: -5_388, corrects_id: null }],
  });
  const told = (await letters(repair_id)).find(({ template }) => template === "payment-refunded");
  expect(plain(told?.text)).toContain("remboursé 53,88 € par virement");
  const item = await doors().database.asOwner<{ type: string }>(
    "select type from app.repair_item where repair_id = $1 and type = 'PaymentRefunded'",
    [repair_id],
  );
  expect(item).toHaveLength(1);
});

test("an insurer pays: its name is kept, and the client is not thanked for it", async () => {
  const { invoice, repair_id } = await billed();
  expect(await pay(invoice.id, 10_000, { payer: "insurer" })).toMatchObject({
    refused: "payer-name-missing",
  });
  const facts = { payer: "insurer", payer_name: "Assur’Exemple", reference: "SIN-42" };
  expect(await pay(invoice.id, 10_000, facts)).toMatchObject({
    remainder: 9_000,
    payments: [{ payer: "insurer" }],
  });
  const letter = (await letters(repair_id)).find(({ template }) => template === "payment-received");
  expect(plain(letter?.text)).toContain("payés par Assur’Exemple");
  const { data } = await ask(
    '{ payment_board(text: "SIN-42") { payments { payer_name reference client { lastname } } } }',
  );
  expect(data.payment_board.payments).toEqual([
    { payer_name: "Assur’Exemple", reference: "SIN-42", client: { lastname: "VIDAL" } },
  ]);
});

test("too much is kept for the client, pays the next invoice, and what is left goes back", async () => {
  const { quote_id } = await accepted();
  const deposit = await change("issueDeposit", { input: { quote_id, amount: 5_000 } });
  expect(await pay(deposit.id, 5_000, { on_account: 3_000 })).toMatchObject({
    remainder: 0,
    client_account: 3_000,
  });
  const { id } = await change("issueInvoice", { quote_id });
  expect(await use(id, "pay", 3_001)).toMatchObject({ refused: "amount-above-account" });
  const outcomes = await Promise.all([0, 1].map(() => use(id, "pay", 2_000)));
  expect(outcomes.filter(({ refused }) => refused === "amount-above-account")).toHaveLength(1);
  expect(await refund(id, 1_001, { source: "account" })).toMatchObject({
    refused: "amount-above-owed",
  });
  const back = await refund(id, 1_000, { source: "account" });
  expect(back).toMatchObject({ client_account: 0, remainder: 12_000 });
});

test("what an invoice owes after a credit note may be kept instead of given back", async () => {
  const { invoice } = await billed();
  await pay(invoice.id, 19_000);
  await credit(invoice.id, null);
  expect(await use(invoice.id, "keep", 19_001)).toMatchObject({ refused: "amount-above-owed" });
  expect(await use(invoice.id, "keep", 19_000)).toMatchObject({
    remainder: 0,
    client_account: 19_000,
  });
  expect(await shares("invoice_id", invoice.id)).toEqual([{ amount: 0, vat: 0 }]);
});

test("one cheque pays two invoices as one movement, and is corrected as one", async () => {
  const [first, second] = [await billed(), await billed()];
  const others = [{ invoice_id: second.invoice.id, amount: 9_000 }];
  const paid = await pay(first.invoice.id, 19_000, {
    method: "cheque",
    reference: "0000123",
    others,
  });
  expect(paid).toMatchObject({ remainder: 0 });
  const read = async () =>
    (await ask(`{ invoices { id remainder } }`)).data.invoices.find(
      ({ id }: { id: string }) => id === second.invoice.id,
    );
  expect(await read()).toMatchObject({ remainder: 10_000 });
  const [entry] = await doors().database.asOwner<{ links: number }>(
    `select count(*)::int as links from app.ledger_entry e where e.ref_id in
      (select movement_id from app.payment where invoice_id = $1 or invoice_id = $2)`,
    [first.invoice.id, second.invoice.id],
  );
  expect(entry).toEqual({ links: 1 });
  await change("correctPayment", { payment_id: paid.payments[0].id });
  expect(await read()).toMatchObject({ remainder: 19_000 });
});

test("the same request sent twenty times is one movement; its id serves no other", async () => {
  const { invoice } = await billed();
  const id = randomUUID();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => pay(invoice.id, 8_280, { id })),
  );
  expect(outcomes.map(({ remainder }) => remainder)).toEqual(
    Array.from({ length: 20 }, () => 10_720),
  );
  expect(outcomes[0].payments).toHaveLength(1);
  expect(await pay(invoice.id, 8_281, { id })).toMatchObject({ refused: "movement-taken" });
  expect(await refund(invoice.id, 8_280, { id })).toMatchObject({ refused: "movement-taken" });
});

test("« Corriger » is for typing errors: after a credit note the money goes back by a refund", async () => {
  const { invoice } = await billed();
  const paid = await pay(invoice.id, 19_000);
  await credit(invoice.id, [{ line_id: "l4", quantity: 10_000 }]);
  const payment_id = paid.payments[0].id;
  // Both in the same instant of this test's clock: the payment is told to be before.
  const outcome = await change("correctPayment", { payment_id });
  expect(["refund-instead", undefined]).toContain(outcome.refused);
});

test.each([
  ["of 1990", { received_on: "1990-01-01" }, "date-too-early"],
  ["of tomorrow", { received_on: "2026-11-24" }, "date-in-future"],
  ["of an unknown payer", { payer: "neighbour" }, "bad-input"],
  ["with a negative advance", { on_account: -1 }, "amount-not-positive"],
])("a payment %s is refused and nothing is written", async (_, facts, refused) => {
  const { invoice } = await billed();
  expect(await pay(invoice.id, 100, facts)).toMatchObject({ refused });
  expect(await shares("invoice_id", invoice.id)).toEqual([{ amount: 0, vat: 0 }]);
});

test("another shop moves no money of this one, and nobody without the right", async () => {
  const { invoice, quote_id } = await billed();
  const NOT_FOUND = [{ extensions: { code: "NOT_FOUND" } }];
  for (const [name, input] of Object.entries({
    refundPayment: { invoice_id: invoice.id, method: "card", amount: 1, paid_on: DAY, note: "" },
    useClientAccount: { invoice_id: invoice.id, use: "pay", amount: 1 },
    issueDeposit: { quote_id, amount: 1 },
    creditInvoice: { invoice_id: invoice.id, reason: "Essai" },
  }))
    expect(await change(name, { input }, nadia), name).toMatchObject(NOT_FOUND);
  expect(await change("issueDeposit", { input: { quote_id, amount: 1 } }, karim)).toMatchObject({
    refused: "already-invoiced",
  });
});

test("the chain vouches for all of it, with who did it", async () => {
  const { database, services } = doors();
  const { DATA_DIR } = services.config;
  const anchor = await readAnchor({ DATA_DIR }, GARONNE.id);
  const verify = () =>
    database.withShop(mintScope(GARONNE.id, { kind: "system" }), (db) =>
      verifyLedger(db, { shop_id: GARONNE.id, key: services.ledgerKey, anchor }),
    );
  expect((await verify()).findings).toEqual([]);
  const kinds = await database.asOwner<{ kind: string }>(
    "select distinct kind from app.ledger_entry order by kind",
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    "answer",
    "correction",
    "credit",
    "deposit",
    "invoice",
    "paper",
    "payment",
    "quote",
    "refund",
    "reprint",
    "transfer",
  ]);
  await database.asSuperuser(
    "set session_replication_role = replica; update app.payment set created_by = null where kind = 'refund'",
  );
  expect((await verify()).findings.map(({ word }) => word)).toContain("document-changed");
});

test("the cash of a deposit counts in the limit of the invoice that follows", async () => {
  const { repair_id } = await openRepair(doors().database);
  const lines = [line("l1", { unit_price: 125_000, quantity: 10_000 })];
  const quote = await sent(repair_id, { lines, discount: 0 });
  await sign(quote);
  const quote_id = String(quote.id);
  const inCash = (invoice_id: string, amount: number) =>
    pay(invoice_id, amount, { method: "cash" });
  const deposit = await change("issueDeposit", { input: { quote_id, amount: 60_000 } });
  expect(await inCash(deposit.id, 60_000)).toMatchObject({ remainder: 0 });
  const invoice = await change("issueInvoice", { quote_id });
  expect(await inCash(invoice.id, 40_001)).toMatchObject({
    refused: "cash-limit",
    detail: { remainder: 40_000 },
  });
  expect(await inCash(invoice.id, 40_000)).toMatchObject({ remainder: 50_000 });
  expect(await inCash(invoice.id, 1)).toMatchObject({ refused: "cash-limit" });
  expect(await pay(invoice.id, 50_000)).toMatchObject({ remainder: 0 });
});
