/** Quotes, invoices and payments of both imaginary shops, as the office and the client's browser ask for them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { beforeAll } from "vitest";
import { invoiceRest } from "../../src/server/invoice/rest.ts";
import { quoteRest } from "../../src/server/quote/rest.ts";
import { quoteSite } from "../../src/server/quote/site.ts";
import { draft, openRepair, signed, type Story } from "./affairs.ts";
import { marc, openOffice, type Colleague } from "./colleagues.ts";
import { anotherVisitor, type Doors } from "./doors.ts";

const QUOTE = `id quoteid reference version status subject lines total_excl total_vat total_incl bonus due
  sent_at valid_until document_sha256 answer { answer name ip reason } client { lastname }
  repair { status quotes { id } invoices { id } messages { template recipient } } invoice { id } billable amends_id amendment { id status }`;
const INVOICE = `id kind reference issued_on due_on total_incl due paid remainder pdf_url credits_id quote_id reason credited_incl
  bonus_remainder client_account creditable { id left } payments { id kind amount payer corrects_id } repair { status } client { lastname }`;
const INPUTS: Record<string, string> = {
  saveQuote: "QuoteInput!",
  recordPayment: "PaymentInput!",
  refundPayment: "RefundInput!",
  useClientAccount: "AccountUseInput!",
  issueDeposit: "DepositInput!",
  creditInvoice: "CreditInput!",
  issueDirectInvoice: "DirectInvoiceInput!",
  issueCorrectiveInvoice: "CorrectiveInput!",
  sellAtCounter: "CounterSaleInput!",
};
/** The whole invoice, unless a test says more. */
const creditOf = (args: Record<string, unknown>) =>
  "invoice_id" in args ? { input: { ...args, reason: "Facture émise par erreur." } } : args;

export const quoteFields = QUOTE;
export const invoiceFields = INVOICE;

// What a test asks for is in its own words; an answer is compared with toMatchObject.
type Answer = ReturnType<typeof JSON.parse>;

export type Sales = {
  doors: () => Doors;
  /** A GraphQL document; its errors are part of the answer. */
  ask: (query: string, variables?: object, who?: Colleague) => Promise<Answer>;
  send: ReturnType<typeof openOffice>["send"];
  /** One mutation by its only argument: the quote or the invoice, the refusal, or the errors. */
  change: (name: string, args: Record<string, unknown>, who?: Colleague) => Promise<Answer>;
  newQuote: (repair_id: string, facts?: object, who?: Colleague) => Promise<Answer>;
  /** A draft, sent. */
  sent: (repair_id: string, facts?: object) => Promise<Answer>;
  /** The client signs a sent quote on its public page. */
  sign: (quote: { quoteid: string; document_sha256: string }) => Promise<void>;
  /** The quote of a new repair, signed by its client on its public page. */
  accepted: () => Promise<Story & { quote_id: string; quoteid: string }>;
  /** By card, on the first day of the story. */
  pay: (invoice_id: string, amount: number) => Promise<Answer>;
  /** In cash, on that day too. */
  refund: (invoice_id: string, amount: number) => Promise<Answer>;
  /** Some lines, or null for all that is left. */
  credit: (invoice_id: string, lines: object[] | null) => Promise<Answer>;
  /** The status of a document's address and the first five signs of its body; null for a visitor. */
  document: (url: string, who?: Colleague | null) => Promise<[number, string]>;
  /** The whole body of a document's address; null for a visitor. */
  bytesOf: (url: string, who: Colleague | null) => Promise<Buffer>;
};

type Plugin = NonNullable<Parameters<typeof openOffice>[1]>[number];

/** Call it at the top of a test file; what it answers is used inside tests only. */
export function openSales(now: string, more: readonly Plugin[] = []): Sales {
  const { doors, send } = openOffice(now, [quoteRest, quoteSite, invoiceRest, ...more]);
  beforeAll(() => {
    const DATA_DIR = mkdtempSync(`${tmpdir()}/etabli-sales-`);
    Object.assign(doors().services.config, { DATA_DIR });
    return () => rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const ask: Sales["ask"] = async (query, variables = {}, who = marc) => {
    const payload = { query, variables };
    return (await send({ method: "POST", url: "/api/graphql", payload }, who)).json();
  };
  const change: Sales["change"] = async (name, given, who) => {
    const args = name === "creditInvoice" ? creditOf(given) : given;
    const [type, fields] = name.endsWith("Quote") ? ["Quote", QUOTE] : ["Invoice", INVOICE];
    const [key = ""] = Object.keys(args);
    const query = `mutation ($v: ${INPUTS[name] ?? "ID!"}) { result: ${name}(${key}: $v) {
      ... on Refusal { refused detail } ... on ${type} { ${fields} } } }`;
    const { data, errors } = await ask(query, { v: args[key] }, who);
    return data?.result ?? errors;
  };
  const newQuote: Sales["newQuote"] = (repair_id, facts = {}, who) =>
    change("saveQuote", { input: { repair_id, ...draft, ...facts } }, who);
  const sent: Sales["sent"] = async (repair_id, facts) => {
    const { id } = await newQuote(repair_id, facts);
    return change("sendQuote", { id });
  };
  const sign: Sales["sign"] = async ({ quoteid, document_sha256 }) => {
    const { name, signature, consents } = signed(document_sha256);
    await doors().app.inject({
      method: "POST",
      url: `/quote/${quoteid}/accept`,
      payload: { document_sha256, name, signature, consents },
      remoteAddress: anotherVisitor(),
    });
  };
  const accepted: Sales["accepted"] = async () => {
    const story = await openRepair(doors().database);
    const quote = await sent(story.repair_id);
    await sign(quote);
    const { id, quoteid } = quote;
    return { ...story, quote_id: String(id), quoteid: String(quoteid) };
  };
  const day = now.slice(0, 10);
  const pay: Sales["pay"] = (invoice_id, amount) =>
    change("recordPayment", {
      input: { invoice_id, method: "card", amount, received_on: day, note: "" },
    });
  const refund: Sales["refund"] = (invoice_id, amount) =>
    change("refundPayment", {
      input: { invoice_id, method: "cash", amount, paid_on: day, note: "" },
    });
  const credit: Sales["credit"] = (invoice_id, lines) =>
    change("creditInvoice", { input: { invoice_id, reason: "Pièce reprise", lines } });
  const open = async (url: string, who: Colleague | null) =>
    who ? send({ url }, who) : doors().app.inject({ url, remoteAddress: anotherVisitor() });
  const document: Sales["document"] = async (url, who = marc) => {
    const { statusCode, rawPayload } = await open(url, who);
    return [statusCode, rawPayload.subarray(0, 5).toString()];
  };
  const bytesOf: Sales["bytesOf"] = async (url, who) => (await open(url, who)).rawPayload;
  return {
    doors,
    send,
    ask,
    change,
    newQuote,
    sent,
    sign,
    accepted,
    pay,
    refund,
    credit,
    document,
    bytesOf,
  };
}
