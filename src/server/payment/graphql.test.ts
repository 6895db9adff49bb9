/** The whole affair of money through the doors that the office uses: GraphQL and the documents. */
import { tmpdir } from "node:os";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { draft, openRepair, signed } from "../../../test/shop/affairs.ts";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, insertRow, KARIM, LOIRE, MARC, NADIA } from "../../../test/shop/garonne.ts";
import { graphqlRest } from "../account/graphql.ts";
import { accountRest } from "../account/rest.ts";
import { hashPassword } from "../account/sign-in.ts";
import { invoiceRest } from "../invoice/rest.ts";
import { verifyLedger } from "../ledger/verify.ts";
import { readAnchor } from "../ledger/anchor.ts";
import { mintScope } from "../platform/database/scope.ts";
import { quoteRest } from "../quote/rest.ts";
import { quoteSite } from "../quote/site.ts";
import { schema } from "../schema.ts";

const doors = openDoors("2026-11-23T11:00:00.000Z", [
  accountRest,
  (app, services) => graphqlRest(app, services, schema),
  quoteRest,
  quoteSite,
  invoiceRest,
]);

const cookies: Record<string, string> = {};
const DATA_DIR = mkdtempSync(`${tmpdir()}/etabli-money-`);

beforeAll(async () => {
  const { app, database, services } = doors();
  Object.assign(services.config, { DATA_DIR });
  const password_hash = await hashPassword("etabli-demo");
  for (const [name, person, shop] of [
    ["marc", MARC, GARONNE],
    ["karim", KARIM, GARONNE],
    ["nadia", NADIA, LOIRE],
  ] as const) {
    const email = `${name}@etabli.test`;
    await insertRow(database, "auth.account", {
      id: person.id,
      shop_id: shop.id,
      email,
      password_hash,
    });
    const payload = { email, password: "etabli-demo" };
    const response = await app.inject({ method: "POST", url: "/api/v1/auth/login", payload });
    cookies[name] = String(response.headers["set-cookie"]).split(";")[0] ?? "";
  }
  return () => rmSync(DATA_DIR, { recursive: true, force: true });
});

async function ask(query: string, variables: object = {}, who = "marc") {
  const response = await doors().app.inject({
    method: "POST",
    url: "/api/graphql",
    headers: { cookie: cookies[who] ?? "" },
    payload: { query, variables },
  });
  return response.json();
}
const QUOTE = `  id quoteid reference version status total_excl total_incl bonus due valid_until document_sha256
  answer { answer name ip } client { lastname } repair { status quotes { id } invoices { id } messages { template } } invoice { id }`;
const INVOICE = `  id kind reference due paid remainder pdf_url credits_id credited_by { reference } payments { id amount corrects_id } repair { status } client { lastname }`;

const change = async (name: string, args: Record<string, unknown>, who?: string) => {
  const [type, shape] = name.endsWith("Quote") ? ["Quote", QUOTE] : ["Invoice", INVOICE];
  const inputs: Record<string, string> = {
    saveQuote: "QuoteInput!",
    recordPayment: "PaymentInput!",
  };
  const [key = ""] = Object.keys(args);
  const query = `mutation ($v: ${inputs[name] ?? "ID!"}) { result: ${name}(${key}: $v) { ... on Refusal { refused detail } ... on ${type} { ${shape} } } }`;
  const { data, errors } = await ask(query, { v: args[key] }, who);
  return data?.result ?? errors;
};

const newQuote = (repair_id: string, facts: object = {}) =>
  change("saveQuote", { input: { repair_id, ...draft, ...facts } });

async function accepted() {
  const story = await openRepair(doors().database);
  const { id } = await newQuote(story.repair_id);
  const sent = await change("sendQuote", { id });
  const { document_sha256, name, signature, consents } = signed(sent.document_sha256);
  const payload = { document_sha256, name, signature, consents };
  await doors().app.inject({ method: "POST", url: `/quote/${sent.quoteid}/accept`, payload });
  return { ...story, quote_id: String(id), quoteid: String(sent.quoteid) };
}
const pdf = async (url: string, who = "marc") => {
  const response = await doors().app.inject({ url, headers: { cookie: cookies[who] ?? "" } });
  return [response.statusCode, response.rawPayload.subarray(0, 5).toString()];
};
const receipt = (invoice_id: string, amount: number) => ({
  input: { invoice_id, method: "card", amount, received_on: "2026-11-23", note: "" },
});

test("from the draft to the last payment", async () => {
  const { repair_id, quote_id, sheetid, quoteid } = await accepted();
  const { data } = await ask(`query ($id: ID!) { quote(id: $id) { ${QUOTE} } }`, { id: quote_id });
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
  expect(await pdf(invoice.pdf_url)).toEqual([200, "%PDF-"]);
  expect(await pdf(`/app/document/quote/${quote_id}.pdf`)).toEqual([200, "%PDF-"]);
  expect(await pdf(`/suivi/${sheetid}/facture/${invoice.id}.pdf`, "nobody")).toEqual([
    200,
    "%PDF-",
  ]);
  expect(await pdf(`/quote/${quoteid}/devis.pdf`, "nobody")).toEqual([200, "%PDF-"]);
  const other = await openRepair(doors().database);
  expect((await pdf(`/suivi/${other.sheetid}/facture/${invoice.id}.pdf`))[0]).toBe(404);
  expect((await pdf(`/suivi/${sheetid}/facture/${repair_id}.pdf`))[0]).toBe(404);
});

test("a payment is taken back, the invoice credited, and the chain vouches for all of it", async () => {
  const { quote_id } = await accepted();
  const invoice = await change("issueInvoice", { quote_id });
  const paid = await change("recordPayment", receipt(invoice.id, 19_000));
  const back = await change("correctPayment", { payment_id: paid.payments[0].id });
  expect(back).toMatchObject({ paid: 0, remainder: 19_000, payments: [{}, { amount: -19_000 }] });
  const credit = await change("creditInvoice", { invoice_id: invoice.id });
  expect(credit).toMatchObject({ kind: 381, credits_id: invoice.id, remainder: 0 });
  const { data } = await ask(`{ invoices { ${INVOICE} } unpaid: invoices(unpaid: true) { id } }`);
  const whole = data.invoices.find(({ id }: { id: string }) => id === invoice.id);
  expect(whole).toMatchObject({ remainder: 0, credited_by: { reference: credit.reference } });
  expect(data.unpaid.map(({ id }: { id: string }) => id)).not.toContain(invoice.id);
  const { database, services } = doors();
  const anchor = await readAnchor(DATA_DIR, GARONNE.id);
  const verdict = await database.withShop(mintScope(GARONNE.id, { kind: "system" }), (db) =>
    verifyLedger(db, { shop_id: GARONNE.id, key: services.ledgerKey, anchor }),
  );
  expect(verdict).toEqual({ entries: anchor.seq, findings: [] });
  expect(readFileSync(path.join(DATA_DIR, "ledger", `${GARONNE.id}.json`), "utf8")).toContain(
    anchor.hash,
  );
});

test("another shop finds nothing of it, changes nothing, prints nothing", async () => {
  const { quote_id, repair_id } = await accepted();
  const invoice = await change("issueInvoice", { quote_id });
  const { data } = await ask(
    `query ($id: ID!) { quote(id: $id) { id } invoices { id } quotes { id } }`,
    { id: quote_id },
    "nadia",
  );
  expect(data).toEqual({ quote: null, invoices: [], quotes: [] });
  for (const [name, args] of Object.entries({
    saveQuote: { input: { repair_id, ...draft } },
    sendQuote: { id: quote_id },
    reviseQuote: { id: quote_id },
    duplicateQuote: { id: quote_id },
    issueInvoice: { quote_id },
    creditInvoice: { invoice_id: invoice.id },
    recordPayment: receipt(invoice.id, 100),
    correctPayment: { payment_id: invoice.id },
  }))
    expect(await change(name, args, "nadia"), name).toMatchObject([
      { extensions: { code: "NOT_FOUND" } },
    ]);
  expect((await pdf(invoice.pdf_url, "nadia"))[0]).toBe(404);
  expect((await pdf(`/app/document/quote/${quote_id}.pdf`, "nadia"))[0]).toBe(404);
  expect((await pdf(invoice.pdf_url, "nobody"))[0]).toBe(302);
});

test("a revision and a copy start from what was sent", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await newQuote(repair_id);
  await change("sendQuote", { id });
  expect(await change("reviseQuote", { id })).toMatchObject({ status: "Brouillon", version: 2 });
  expect(await newQuote(repair_id, { id, discount: 1_000 })).toMatchObject({ id, due: 16_600 });
  expect(await change("sendQuote", { id })).toMatchObject({ status: "Envoyé", version: 2 });
  expect(await change("duplicateQuote", { id })).toMatchObject({
    status: "Brouillon",
    reference: null,
  });
});

test.each([
  ["lines that are no list", { lines: "tout" }, "lines"],
  [
    "a rate that France does not have",
    { lines: [{ ...draft.lines[0], vat_rate: 1_900 }] },
    "lines.0.vat_rate",
  ],
  ["half a cent", { lines: [{ ...draft.lines[0], unit_price: 10.5 }] }, "lines.0.unit_price"],
  [
    "two hundred and one lines",
    { lines: Array.from({ length: 201 }, () => draft.lines[0]) },
    "lines",
  ],
  ["a discount of 120 %", { discount: 12_000 }, "discount"],
  ["a subject of a thousand letters", { subject: "x".repeat(1_000) }, "subject"],
  [
    "a total that no repair comes to",
    { lines: [{ ...draft.lines[0], unit_price: 100_000_000, quantity: 100_000_000 }] },
    "lines",
  ],
])("a draft with %s is refused in French and not written", async (_, facts, field) => {
  const { repair_id } = await openRepair(doors().database);
  const refusal = await newQuote(repair_id, facts);
  expect(refusal).toMatchObject({ refused: "bad-input", detail: { [field]: expect.any(String) } });
  const { data } = await ask(`query ($id: ID!) { repair(id: $id) { quotes { id } } }`, {
    id: repair_id,
  });
  expect(data.repair.quotes).toEqual([]);
});

test("the outbox is for the owner; a technician reads what was said about a repair", async () => {
  const { repair_id } = await accepted();
  const { data } = await ask("{ messages(first: 3) { template recipient status attempts } }");
  expect(data.messages[0]).toMatchObject({ template: "quote-accepted", recipient: GARONNE.email });
  const { errors } = await ask("{ messages { id } }", {}, "karim");
  expect(errors[0]).toMatchObject({ extensions: { code: "FORBIDDEN" } });
  const sheet = await ask(
    `query ($id: ID!) { repair(id: $id) { messages { template } } }`,
    { id: repair_id },
    "karim",
  );
  expect(sheet.data.repair.messages).toEqual([
    { template: "quote-sent" },
    { template: "quote-accepted-client" },
  ]);
});
