/** What is asked before an invoice is issued, what stops it, and what its client gets. */
import { expect, test } from "vitest";
import { openRepair, withoutBonus } from "../../../test/shop/affairs.ts";
import { marc, nadia } from "../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { openSales } from "../../../test/shop/sales.ts";
import type { TrackingProps } from "../../web/site/props.ts";
import { repairSite } from "../repair/site.ts";

const { doors, ask, change, accepted, document, pay, credit, refund, sent, sign } = openSales(
  "2026-11-23T11:00:00.000Z",
  [repairSite],
);

const DAY = "2026-11-23";
const sql = (text: string, ...values: unknown[]) => doors().database.asOwner(text, values);
const deposit = (quote_id: string, amount: number) =>
  change("issueDeposit", { input: { quote_id, amount } });
const papers = async (sheetid: string) => {
  const page = await doors().app.inject({ url: `/suivi/${sheetid}/state` });
  return page
    .json<TrackingProps>()
    .invoices.map(({ kind, standing, remaining }) => ({ kind, standing, remaining }));
};

test("a deposit on a quote with a line without VAT is issued with the reason, and prints it", async () => {
  const { repair_id } = await openRepair(doors().database);
  const [first, ...others] = withoutBonus;
  const quote = await sent(repair_id, { lines: [{ ...first, vat_rate: 0 }, ...others] });
  await sign(quote);
  const input = { quote_id: quote.id, amount: 5_000 };
  expect(await change("issueDeposit", { input })).toMatchObject({ refused: "vat-ground-missing" });
  for (const vat_ground of ["because", 4])
    expect(await change("issueDeposit", { input: { ...input, vat_ground } })).not.toHaveProperty(
      "reference",
    );
  const { id } = await change("issueDeposit", {
    input: { ...input, vat_ground: "not-applicable" },
  });
  const [row] = await sql("select document from app.invoice where id = $1", id);
  expect(row?.document).toMatchObject({
    vat_ground: "not-applicable",
    mentions: expect.arrayContaining(["TVA non applicable, article 294, 1 du CGI."]),
  });
});

test("the issue dialog proposes the day of the work and its nature, and takes what is typed over them", async () => {
  const { quote_id } = await accepted();
  const query = `query ($id: ID!) { issue_proposal(quote_id: $id) {
    client_name is_company agreed_on performed_on nature needs_ground most_deposit fault deposits { reference } } }`;
  expect((await ask(query, { id: quote_id })).data.issue_proposal).toEqual({
    client_name: "Hélène VIDAL",
    is_company: false,
    agreed_on: DAY,
    performed_on: DAY,
    nature: "both",
    needs_ground: false,
    most_deposit: 19_000,
    fault: null,
    deposits: [],
  });
  expect((await ask(query, { id: quote_id }, nadia)).data.issue_proposal).toBeNull();
  const issue = async (facts: object) => {
    const mutation = `mutation ($id: ID!, $facts: IssueFactsInput) { result: issueInvoice(quote_id: $id, facts: $facts) {
      ... on Refusal { refused } ... on Invoice { id kind } } }`;
    return (await ask(mutation, { id: quote_id, facts }, marc)).data.result;
  };
  const facts = { performed_on: DAY, nature: "services" };
  for (const [wrong, refused] of [
    [{ performed_on: "2026-11-24" }, "performed-in-future"],
    [{ performed_on: "2026-11-22" }, "performed-before-agreement"],
    [{ vat_ground: "export" }, "vat-ground-useless"],
    [{ nature: "gifts" }, "bad-input"],
  ] as const)
    expect(await issue({ ...facts, ...wrong })).toEqual({ refused });
  const { id } = await issue({ ...facts, order_number: "BC 12" });
  const [row] = await doors().database.asOwner<{ document: object }>(
    "select document from app.invoice where id = $1",
    [id],
  );
  expect(row?.document).toMatchObject({
    performed_on: DAY,
    nature: "services",
    frame: "S1",
    order_number: "BC 12",
  });
});

test("a change of VAT regime since the agreement stops the invoice and the deposit", async () => {
  const { quote_id } = await accepted();
  const regime = (text: string) =>
    doors().database.asOwner("update app.shop set vat_regime = $2 where id = $1", [
      GARONNE.id,
      text,
    ]);
  await regime("franchise");
  const stopped = { refused: "regime-changed" };
  expect(await change("issueInvoice", { quote_id })).toMatchObject(stopped);
  expect(await change("issueDeposit", { input: { quote_id, amount: 100 } })).toMatchObject(stopped);
  await regime("normal");
  expect(await change("issueInvoice", { quote_id })).toMatchObject({ kind: 380 });
});

test("what is rewritten in the quote's row after the signature is refused, and not billed when triggers sleep", async () => {
  const { quote_id } = await accepted();
  const rewriting = `update app.quote set lines = '[]', subject = 'CHANGÉ',
    document = jsonb_set(document, '{subject}', '"CHANGÉ"') where id = '${quote_id}'`;
  await expect(doors().database.asOwner(rewriting)).rejects.toThrow("is never changed");
  await doors().database.asSuperuser(`set session_replication_role = replica; ${rewriting}`);
  const invoice = await change("issueInvoice", { quote_id });
  expect(invoice).toMatchObject({ total_incl: 24_000 });
});

test.each([
  [
    "address",
    "update app.client_address set street = '', zip = '', city = ''",
    "client-address-missing",
  ],
  ["SIREN", "update app.client set siren = ''", "client-siren-missing"],
  ["right SIREN", "update app.client set siren = '123456789'", "client-siren-wrong"],
])(
  "a company without its %s gets no invoice and no deposit, and no number is taken",
  async (_, change_, word) => {
    const { quote_id, client_id } = await accepted();
    await sql(
      "update app.client set type = 'Entreprise', siren = '732829320' where id = $1",
      client_id,
    );
    const key = change_.includes("client_address") ? "client_id" : "id";
    await sql(`${change_} where ${key} = $1`, client_id);
    const last = () =>
      sql("select last from app.counter where shop_id = $1 and series = 'F2026'", GARONNE.id);
    const before = await last();
    expect(await change("issueInvoice", { quote_id })).toMatchObject({ refused: word });
    expect(await deposit(quote_id, 100)).toMatchObject({ refused: word });
    expect(await last()).toEqual(before);
    const { data } = await ask(`{ issue_proposal(quote_id: "${quote_id}") { fault is_company } }`);
    expect(data.issue_proposal).toEqual({ fault: word, is_company: true });
  },
);

test("the number of VAT of the client’s sheet is on the quote and on its invoice", async () => {
  const { repair_id, client_id } = await openRepair(doors().database, GARONNE.id, "Entreprise");
  await sql("update app.client set vat_number = 'FR44732829320' where id = $1", client_id);
  const quote = await sent(repair_id, { lines: withoutBonus });
  await sign(quote);
  const quote_id = String(quote.id);
  const invoice = await change("issueInvoice", { quote_id });
  const frozen = await sql(
    `select v.document -> 'client' ->> 'vat_number' as quoted, i.document -> 'client' ->> 'vat_number' as billed
     from app.invoice i join app.quote_version v on v.quote_id = i.quote_id where i.id = $1`,
    invoice.id,
  );
  expect(frozen).toEqual([{ quoted: "FR44732829320", billed: "FR44732829320" }]);
});

test("the client is named as they are on the day of the invoice, not of the quote", async () => {
  const { quote_id, client_id } = await accepted();
  await sql("update app.client set lastname = 'VIDAL-ROY' where id = $1", client_id);
  const { id } = await change("issueInvoice", { quote_id });
  const [row] = await sql(
    "select document #>> '{client,name}' as name from app.invoice where id = $1",
    id,
  );
  expect(row).toEqual({ name: "Hélène VIDAL-ROY" });
});

test("what was signed and no longer answers to its fingerprint is not billed", async () => {
  const { quote_id } = await accepted();
  await doors().database.asSuperuser(
    `set session_replication_role = replica;
     update app.quote_version set document = jsonb_set(document, '{subject}', '"CHANGÉ"') where quote_id = '${quote_id}'`,
  );
  expect(await change("issueInvoice", { quote_id })).toMatchObject({ refused: "evidence-broken" });
});

test("the proposal counts the deposits, and says what is in the way", async () => {
  const { quote_id } = await accepted();
  const { id, reference } = await deposit(quote_id, 7_000);
  const read = async () =>
    (
      await ask(
        `{ issue_proposal(quote_id: "${quote_id}") { most_deposit fault deposits { reference amount remainder } } }`,
      )
    ).data.issue_proposal;
  expect(await read()).toEqual({
    most_deposit: 12_000,
    fault: "deposit-unpaid",
    deposits: [{ reference, amount: 7_000, remainder: 7_000 }],
  });
  await pay(id, 7_000);
  expect(await read()).toMatchObject({ fault: null, deposits: [{ remainder: 0 }] });
});

test("the client reads each document on the tracking page: never « réglée » once it is credited", async () => {
  const { quote_id, sheetid } = await accepted();
  const { id } = await change("issueInvoice", { quote_id });
  await pay(id, 19_000);
  expect(await papers(sheetid)).toEqual([{ kind: 380, standing: "paid", remaining: 0 }]);
  const credit = await change("creditInvoice", { invoice_id: id });
  expect(await papers(sheetid)).toEqual(
    expect.arrayContaining([
      { kind: 381, standing: "credit", remaining: 0 },
      { kind: 380, standing: "to-refund", remaining: 0 },
    ]),
  );
  await refund(id, 19_000);
  expect(await papers(sheetid)).toContainEqual({ kind: 380, standing: "credited", remaining: 0 });
  expect(await document(`/suivi/${sheetid}/facture/${credit.id}.pdf`, null)).toEqual([
    200,
    "%PDF-",
  ]);
});

test("the letter of a credit note opens the one that names the client", async () => {
  const { quote_id, repair_id } = await accepted();
  const { id } = await change("issueInvoice", { quote_id });
  await change("creditInvoice", { invoice_id: id });
  const rows = await doors().database.asOwner<{ text: string }>(
    "select text from app.message where repair_id = $1 and template = 'credit-issued'",
    [repair_id],
  );
  const url = /https?:\S+\.pdf\?cle=\S+/.exec(rows[0]?.text ?? "")?.[0] ?? "";
  const { pathname, search } = new URL(url);
  expect(await document(pathname + search, null)).toEqual([200, "%PDF-"]);
});

test.each([0, -1, 19_001])("a deposit of %d cents is refused", async (amount) => {
  const { quote_id } = await accepted();
  expect(await change("issueDeposit", { input: { quote_id, amount } })).toMatchObject({
    refused: "deposit-amount",
    detail: { most: 19_000 },
  });
});

test("an invoice credited in full may be issued again, once the former one no longer stands", async () => {
  const { quote_id } = await accepted();
  const invoice = await change("issueInvoice", { quote_id });
  expect(await change("issueInvoice", { quote_id })).toMatchObject({ refused: "already-invoiced" });
  await credit(invoice.id, [{ line_id: "l3", quantity: 10_000 }]);
  expect(await change("issueInvoice", { quote_id })).toMatchObject({ refused: "already-invoiced" });
  await credit(invoice.id, null);
  expect(await credit(invoice.id, null)).toMatchObject({ refused: "already-credited" });
  const outcomes = await Promise.all([0, 1].map(() => change("issueInvoice", { quote_id })));
  expect(outcomes.filter(({ kind }) => kind === 380)).toHaveLength(1);
});

test("deposits and credit notes are in the sheet's journal and in the shop's record, with who did it", async () => {
  const { quote_id, repair_id } = await accepted();
  const made = await deposit(quote_id, 4_000);
  await credit(made.id, null);
  const journal = await sql(
    "select type, payload ->> 'is_deposit' as deposit, payload ->> 'reason' as reason from app.repair_item where repair_id = $1 and type ~ 'Issued$' order by created_at, id",
    repair_id,
  );
  expect(journal).toEqual([
    { type: "InvoiceIssued", deposit: "true", reason: null },
    { type: "CreditIssued", deposit: null, reason: "Pièce reprise" },
  ]);
  const issued = await sql(
    "select kind, created_by is not null as by from app.invoice where repair_id = $1 order by issued_at, kind",
    repair_id,
  );
  expect(issued).toEqual([
    { kind: 386, by: true },
    { kind: 503, by: true },
  ]);
});

test.each([
  ["without a reason", { reason: " " }, "credit-reason-missing"],
  [
    "of a line that is not there",
    { lines: [{ line_id: "l9", quantity: 1 }] },
    "credit-line-unknown",
  ],
  ["of more than was billed", { lines: [{ line_id: "l3", quantity: 10_001 }] }, "credit-quantity"],
  ["of nothing", { lines: [] }, "credit-nothing"],
  ["with an endless reason", { reason: "x".repeat(301) }, "bad-input"],
])("a credit note %s is refused, and takes no number", async (_, facts, refused) => {
  const { quote_id } = await accepted();
  const { id: invoice_id } = await change("issueInvoice", { quote_id });
  const input = { invoice_id, reason: "Essai", ...facts };
  expect(await change("creditInvoice", { input })).toMatchObject({ refused });
  const rows = await sql("select id from app.invoice where credits_id = $1", invoice_id);
  expect(rows).toEqual([]);
});
