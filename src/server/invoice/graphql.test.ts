/** What the office does with invoices, and what their clients read of them, over HTTP. */
import { beforeAll, expect, test } from "vitest";
import {
  act,
  garonneScope,
  issuedInvoice,
  openRepair,
  withoutBonus,
} from "../../../test/shop/affairs.ts";
import { karim, marc, nadia, sylvie } from "../../../test/shop/colleagues.ts";
import { anotherVisitor, instant } from "../../../test/shop/doors.ts";
import { GARONNE, LOIRE } from "../../../test/shop/garonne.ts";
import { openSales } from "../../../test/shop/sales.ts";
import { sum } from "../../domain/money.ts";
import { loadIssued } from "./store.ts";

const { doors, ask, change, newQuote, sent, sign, accepted, document } = openSales(
  "2026-11-23T11:00:00.000Z",
);

const NOT_FOUND = [{ extensions: { code: "NOT_FOUND" } }];
const UNKNOWN = "01990000-0000-7000-8000-00000000dead";
type Listed = { id: string; due_on: string };
type Balance = Listed & { kind: number; remainder: number; issued_on: string };

const issued = async () => {
  const story = await accepted();
  return { ...story, invoice: await change("issueInvoice", { quote_id: story.quote_id }) };
};
const receipt = (invoice_id: string, amount: number) => ({
  input: { invoice_id, method: "card", amount, received_on: "2026-11-23", note: "" },
});
const numberOf = ({ reference }: { reference: string }) => Number(reference.slice(-5));
const unpaid = async (who = marc): Promise<Listed[]> =>
  (await ask("{ invoices(unpaid: true) { id due_on } }", {}, who)).data.invoices;
const journalOf = (repair_id: string) =>
  doors().database.asOwner<{ type: string; payload: object }>(
    "select type, payload from app.repair_item where repair_id = $1 and type ~ 'Issued$' order by created_at, id",
    [repair_id],
  );

/** Of September, September and October: the chain takes nothing older than its last entry, so they come first. */
const past: string[] = [];
beforeAll(async () => {
  const { database } = doors();
  for (const day of ["2026-09-07", "2026-09-07", "2026-10-05"]) {
    const { repair_id } = await openRepair(database);
    const then = act(instant(`${day}T08:00:00Z`));
    past.push(await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, then)));
  }
});

test("an issued invoice is numbered, due, in the journal, in the chain and announced to the client", async () => {
  const { invoice, repair_id, quote_id } = await issued();
  expect(invoice).toMatchObject({
    kind: 380,
    reference: expect.stringMatching(/^F2026-\d{5}$/),
    issued_on: "2026-11-23",
    due_on: "2026-11-23",
    total_incl: 24_000,
    due: 19_000,
    paid: 0,
    remainder: 19_000,
    quote_id,
    credits_id: null,
    credited_incl: 0,
    payments: [],
  });
  const { id: invoice_id, reference } = invoice;
  expect(await journalOf(repair_id)).toEqual([
    {
      type: "InvoiceIssued",
      payload: { invoice_id, reference, total_incl: 24_000, due: 19_000 },
    },
  ]);
  const { database } = doors();
  const links = await database.asOwner("select kind from app.ledger_entry where ref_id = $1", [
    invoice_id,
  ]);
  expect(links).toEqual([{ kind: "invoice" }]);
  const letters = await database.asOwner<{ text: string }>(
    "select text from app.message where repair_id = $1 and template = 'invoice-issued'",
    [repair_id],
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text.replace(/[\u00a0\u202f]/g, " ")).toContain("Reste à régler : 190,00 €");
});

test("a client without an e-mail address gets a short message about their invoice", async () => {
  const { quote_id, client_id, repair_id } = await accepted();
  const { database } = doors();
  await database.asOwner("update app.client set email = '' where id = $1", [client_id]);
  expect(await change("issueInvoice", { quote_id })).toMatchObject({ kind: 380 });
  const letters = await database.asOwner(
    "select channel, recipient from app.message where repair_id = $1 and template = 'invoice-issued'",
    [repair_id],
  );
  expect(letters).toEqual([{ channel: "sms", recipient: expect.stringMatching(/^\+33[67]/) }]);
});

test.each([
  ["the owner", marc],
  ["the desk", sylvie],
  ["a technician", karim],
])("%s issues and credits", async (_, who) => {
  const { quote_id } = await accepted();
  const invoice = await change("issueInvoice", { quote_id }, who);
  expect(invoice).toMatchObject({ kind: 380 });
  const credited = await change("creditInvoice", { invoice_id: invoice.id }, who);
  expect(credited).toMatchObject({ kind: 381 });
});

test("no quote but an accepted one is invoiced, and none of the others takes a number", async () => {
  const before = numberOf((await issued()).invoice);
  const { repair_id } = await openRepair(doors().database);
  const draft = await newQuote(repair_id);
  const waiting = await sent(repair_id);
  const refused = await sent(repair_id);
  await doors().app.inject({
    method: "POST",
    url: `/quote/${refused.quoteid}/refuse`,
    payload: { reason: "Trop cher", document_sha256: refused.document_sha256 },
    remoteAddress: anotherVisitor(),
  });
  for (const { id } of [draft, waiting, refused])
    expect(await change("issueInvoice", { quote_id: id })).toMatchObject({
      refused: "quote-not-accepted",
    });
  expect(numberOf((await issued()).invoice)).toBe(before + 1);
});

test("a copy of an accepted quote is invoiced only once it is accepted too", async () => {
  const { quote_id } = await issued();
  const copy = await change("duplicateQuote", { id: quote_id });
  expect(await change("issueInvoice", { quote_id: copy.id })).toMatchObject({
    refused: "quote-not-accepted",
  });
  await sign(await change("sendQuote", { id: copy.id }));
  expect(await change("issueInvoice", { quote_id: copy.id })).toMatchObject({ kind: 380 });
});

test("of two clicks on « Émettre » one issues, the other is led to that invoice", async () => {
  const { quote_id } = await accepted();
  const outcomes = await Promise.all([0, 1].map(() => change("issueInvoice", { quote_id })));
  const [invoice] = outcomes.filter(({ kind }) => kind === 380);
  expect(outcomes).toContainEqual({
    refused: "already-invoiced",
    detail: { invoice_id: invoice.id, reference: invoice.reference },
  });
});

test("a credit note names its invoice, gives everything back and is in the journal", async () => {
  const { invoice, repair_id } = await issued();
  const credit = await change("creditInvoice", { invoice_id: invoice.id });
  expect(credit).toMatchObject({
    kind: 381,
    reference: expect.stringMatching(/^A2026-\d{5}$/),
    credits_id: invoice.id,
    due: 19_000,
    remainder: 0,
  });
  const query =
    "query ($id: ID!) { repair(id: $id) { invoices { id remainder credited_incl reason } } }";
  const { data } = await ask(query, { id: repair_id });
  expect(data.repair.invoices).toEqual([
    { id: invoice.id, remainder: 0, credited_incl: 24_000, reason: "" },
    { id: credit.id, remainder: 0, credited_incl: 0, reason: "Facture émise par erreur." },
  ]);
  expect((await journalOf(repair_id)).at(-1)).toMatchObject({
    type: "CreditIssued",
    payload: { credits: invoice.reference, total_incl: 24_000 },
  });
});

test("of two clicks on « Faire un avoir » one is made; the number of the refused one is not lost", async () => {
  const { invoice } = await issued();
  const invoice_id = invoice.id;
  const outcomes = await Promise.all([0, 1].map(() => change("creditInvoice", { invoice_id })));
  const [credit] = outcomes.filter(({ kind }) => kind === 381);
  expect(outcomes).toContainEqual({ refused: "already-credited", detail: null });
  const next = await change("creditInvoice", { invoice_id: (await issued()).invoice.id });
  expect(numberOf(next)).toBe(numberOf(credit) + 1);
  expect(await change("creditInvoice", { invoice_id: credit.id })).toMatchObject({
    refused: "not-an-invoice",
  });
});

test("an invoice credited after a payment is owed to the client and takes no other payment", async () => {
  const { invoice } = await issued();
  await change("recordPayment", receipt(invoice.id, 9_000));
  await change("creditInvoice", { invoice_id: invoice.id });
  expect(await change("recordPayment", receipt(invoice.id, 1))).toMatchObject({
    refused: "amount-above-remainder",
    detail: { remainder: 0 },
  });
  expect((await unpaid()).map(({ id }) => id)).not.toContain(invoice.id);
});

test("what is unpaid is listed by its last day, the latest payer first, without what is settled", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database, GARONNE.id, "Entreprise");
  const company = await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id));
  const [september = "", , october = ""] = past;
  const { invoice } = await issued();
  const days = (await unpaid()).map(({ due_on }) => due_on);
  expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)));
  const ids = (await unpaid()).map(({ id }) => id);
  expect(ids[0]).toBe(september);
  expect(ids.indexOf(october)).toBeLessThan(ids.indexOf(invoice.id));
  expect(ids.indexOf(company)).toBeGreaterThan(ids.indexOf(invoice.id));
  await change("recordPayment", receipt(invoice.id, 18_999));
  expect((await unpaid()).map(({ id }) => id)).toContain(invoice.id);
  await change("recordPayment", receipt(invoice.id, 1));
  expect((await unpaid()).map(({ id }) => id)).not.toContain(invoice.id);
});

test("what is unpaid is counted and summed whole, in one's own shop, whatever the list shows", async () => {
  await issued();
  const { invoice } = await issued();
  await change("recordPayment", receipt(invoice.id, 5_000));
  const query =
    "{ unpaid_total { count remainder } all: invoices(unpaid: true) { remainder } some: invoices(unpaid: true, first: 1) { id } }";
  const { unpaid_total, all, some } = (await ask(query, {})).data;
  expect(unpaid_total).toEqual({
    count: all.length,
    remainder: sum(all.map(({ remainder }: { remainder: number }) => remainder)),
  });
  expect(all.length).toBeGreaterThan(some.length);
  const nothing = { count: 0, remainder: 0 };
  expect((await ask("{ unpaid_total { count remainder } }", {}, nadia)).data).toEqual({
    unpaid_total: nothing,
  });
});

test("the list answers as many as asked, the newest first", async () => {
  const { invoice } = await issued();
  const query = "query ($first: Int) { invoices(first: $first) { id } }";
  const list = async (first: number) => (await ask(query, { first })).data.invoices;
  expect(await list(1)).toEqual([{ id: invoice.id }]);
  expect(await list(0)).toHaveLength(1);
});

test("the list begins with what is unpaid by its last day, then all the rest from the latest, page after page", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database, GARONNE.id, "Entreprise");
  // Issued before the next, due after it.
  await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id));
  await issued();
  const paid = (await issued()).invoice;
  const [old = "", late = ""] = past;
  for (const id of [old, paid.id]) await change("recordPayment", receipt(id, 19_000));
  const { invoice: credited } = await issued();
  await change("creditInvoice", { invoice_id: credited.id });
  const board = async (variables: object) => {
    const query =
      "query ($show: String, $from: LocalDate, $first: Int, $skip: Int) { invoice_board(show: $show, from: $from, first: $first, skip: $skip) { counts { show count } unpaid { count remainder } aged { age count remainder } shown_due invoices { id kind remainder due_on issued_on } } }";
    return (await ask(query, variables)).data.invoice_board;
  };
  const { counts, unpaid: waiting, invoices } = await board({ show: "all" });
  const count = counts.find(({ show }: { show: string }) => show === "all").count;
  expect(invoices).toHaveLength(count);
  const isWaiting = ({ kind, remainder }: Balance) => kind === 380 && remainder > 0;
  const first: Balance[] = invoices.slice(0, waiting.count);
  const rest: Balance[] = invoices.slice(waiting.count);
  expect(first.every(isWaiting)).toBe(true);
  expect(rest.some(isWaiting)).toBe(false);
  expect(rest.length).toBeGreaterThanOrEqual(4);
  expect(rest.at(-1)?.id).toBe(old);
  expect(first[0]?.id).toBe(late);
  expect(first).toEqual(first.toSorted((a, b) => a.due_on.localeCompare(b.due_on)));
  expect(rest).toEqual(rest.toSorted((a, b) => b.issued_on.localeCompare(a.issued_on)));
  const pages = [];
  for (let skip = 0; skip < count; skip++)
    pages.push(...(await board({ show: "all", first: 1, skip })).invoices);
  expect(pages).toEqual(invoices);
  expect((await board({})).invoices).toEqual(first);
  // The list that opens first has a statement of its own: a period that leaves nothing out has the other one.
  for (const variables of [{}, { show: "late" }, { first: 1, skip: 1 }])
    expect(await board(variables)).toEqual(await board({ ...variables, from: "2000-01-01" }));
  expect((await board({ show: "all", skip: count })).invoices).toEqual([]);
  expect((await board({ show: "all", skip: -1, first: 1 })).invoices).toEqual(first.slice(0, 1));
});

test("invoices are found by client, number, amount, period and state, in one's own shop", async () => {
  const { invoice, repair_id } = await issued();
  await doors().database.asOwner(
    "update app.client set lastname = 'ÖZDEMIR' where id = (select client_id from app.repair where id = $1)",
    [repair_id],
  );
  await change("recordPayment", receipt(invoice.id, 1_234));
  const found = async (variables: object, who = marc): Promise<string[]> => {
    const query =
      "query ($show: String, $text: String, $from: LocalDate, $to: LocalDate) { invoice_board(show: $show, text: $text, from: $from, to: $to) { invoices { id } } }";
    const { data } = await ask(query, variables, who);
    return data.invoice_board.invoices.map(({ id }: { id: string }) => id);
  };
  for (const text of ["ozdem", invoice.reference.toLowerCase(), "ozdemir 177,66 €", "ÖZDEMIR 240"])
    expect(await found({ text }), text).toEqual([invoice.id]);
  for (const text of ["ozdemir 177,67", "%", "ozdemir _", "' or 1=1"])
    expect(await found({ text }), text).toEqual([]);
  expect(await found({ text: "ozdemir", show: "late" })).toEqual([]);
  expect(await found({ text: "ozdemir", show: "paid" })).toEqual([]);
  expect(await found({ text: "ozdemir" }, nadia)).toEqual([]);
  const [old = "", , october] = past;
  expect(await found({ show: "late" })).toContain(october);
  const autumn = { show: "all", from: "2026-09-07", to: "2026-09-30" };
  expect(await found(autumn)).toContain(old);
  expect(await found(autumn)).not.toContain(october);
  await change("recordPayment", receipt(invoice.id, 19_000 - 1_234));
  expect(await found({ text: "ozdemir", show: "paid" })).toEqual([invoice.id]);
  expect(await found({ text: "ozdemir" })).toEqual([]);
  await change("creditInvoice", { invoice_id: invoice.id });
  expect(await found({ text: "ozdemir", show: "credit" })).toHaveLength(1);
});

test("another shop reads, credits and prints nothing, and numbers its own from one", async () => {
  const { invoice, quote_id, repair_id } = await issued();
  expect(await change("issueInvoice", { quote_id }, nadia)).toMatchObject(NOT_FOUND);
  const credited = await change("creditInvoice", { invoice_id: invoice.id }, nadia);
  expect(credited).toMatchObject(NOT_FOUND);
  expect((await document(invoice.pdf_url, nadia))[0]).toBe(404);
  const query = "query ($id: ID!) { repair(id: $id) { invoices { id } } invoices { id } }";
  expect((await ask(query, { id: repair_id }, nadia)).data).toEqual({ repair: null, invoices: [] });
  const theirs = await openRepair(doors().database, LOIRE.id);
  const draft = await newQuote(theirs.repair_id, { lines: withoutBonus }, nadia);
  await sign(await change("sendQuote", { id: draft.id }, nadia));
  const first = await change("issueInvoice", { quote_id: draft.id }, nadia);
  expect(first.reference).toBe("F2026-00001");
  expect((await unpaid(nadia)).map(({ id }) => id)).toEqual([first.id]);
});

test("nothing unknown or malformed is issued nor credited", async () => {
  for (const id of [UNKNOWN, "rien", "' or 1=1"]) {
    expect(await change("issueInvoice", { quote_id: id })).toMatchObject(NOT_FOUND);
    expect(await change("creditInvoice", { invoice_id: id })).toMatchObject(NOT_FOUND);
  }
});

test("what was issued stays as it was when the client and the shop change", async () => {
  const { invoice, client_id } = await issued();
  const { database } = doors();
  const read = async () =>
    (await database.withShop(garonneScope, (db) => loadIssued(db, [invoice.id])))[0];
  const before = await read();
  await database.asOwner("update app.client set lastname = 'AUTRE' where id = $1", [client_id]);
  await database.asOwner("update app.shop set phone = '+33561990099' where id = $1", [GARONNE.id]);
  expect(await read()).toEqual(before);
});

test("a quote and an invoice are found by their numbers, in their own shop only", async () => {
  const { quote_id, invoice } = await issued();
  const { reference } = (await ask(`{ quote(id: "${quote_id}") { reference } }`)).data.quote;
  const found = async (number: string, who = marc) =>
    (
      await ask(
        `query ($number: String!) { quotesByReference(reference: $number) { id }
          invoicesByReference(reference: $number) { id } }`,
        { number },
        who,
      )
    ).data;
  expect(await found(reference)).toEqual({
    quotesByReference: [{ id: quote_id }],
    invoicesByReference: [],
  });
  expect(await found(invoice.reference)).toMatchObject({
    invoicesByReference: [{ id: invoice.id }],
  });
  const nothing = { quotesByReference: [], invoicesByReference: [] };
  expect(await found(reference, nadia)).toEqual(nothing);
  expect(await found("F2026-99999")).toEqual(nothing);
  expect(await found("' or true --")).toEqual(nothing);
});
