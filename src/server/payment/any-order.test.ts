/** Quotes, invoices and money in any order: no act fails, nothing is billed or given back twice, and every sum is that of its parts. */
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { act, draft, garonneScope, openRepair, signed } from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { openShops } from "../../../test/shop/garonne.ts";
import { date } from "../../../test/shop/invoice.ts";
import { line } from "../../../test/shop/quote.ts";
import { creditableLines } from "../../domain/invoice/credit.ts";
import { facturXml } from "../../domain/invoice/facturx/facturx.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import { sum } from "../../domain/money.ts";
import { bonusRemainderOf, paidOn, remainderOf } from "../../domain/payment/account.ts";
import { paysBonus } from "../../domain/payment/payment.ts";
import { hasMoney } from "../../domain/quote/totals.ts";
import { balancesOf } from "../invoice/balance/store.ts";
import { creditInvoice } from "../invoice/credit.ts";
import { issueDeposit } from "../invoice/issue-deposit.ts";
import { issueInvoice } from "../invoice/issue.ts";
import { isCredit, isInvoice, issuedOfRepairs, type IssuedDocument } from "../invoice/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { acceptQuoteById } from "../quote/accept.ts";
import { amendQuoteById } from "../quote/amend.ts";
import { saveQuote } from "../quote/save.ts";
import { sendQuoteById } from "../quote/send.ts";
import { loadQuote, quotesOfRepairs } from "../quote/store.ts";
import { loadAccounts } from "./account/store.ts";
import { correctPaymentById } from "./correct.ts";
import { issueCorrective } from "./corrective/issue.ts";
import { recordPaymentOn, type NewReceipt } from "./record.ts";
import { refundPaymentOn } from "./refund.ts";
import { accountOf, paymentsOfInvoices } from "./store.ts";
import { useAccountOn } from "./use.ts";

const database = testDatabase();
beforeAll(() => openShops(database));

const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);
const DAY = date("2026-11-23");

/** `which` chooses the quote or the invoice, `some` the lines by its bits, whole or a part of them. */
type Step = { which: number; some: number; amount: number };

const pick = <One>(list: readonly One[], which: number): One | undefined =>
  list[which % Math.max(1, list.length)];

const linesOf = ({ amount, some }: Step) => [
  line("l1", { kind: "labour", unit_price: amount, quantity: 10_000, vat_rate: 2000 }),
  line("l2", { unit_price: amount % 977, vat_rate: 1000, discount: some % 2 === 0 ? 1_234 : 0 }),
  line("l3", { unit_price: 3_399, unit_price_incl: 4_079, vat_rate: 2000 }),
  ...(some % 3 === 0 ? [line("l4", { kind: "bonus", unit_price: 2_500, vat_rate: 0 })] : []),
];

const partsOf = (ids: readonly string[], { some }: Step) =>
  ids
    .filter((_, index) => (some >> index) % 2 === 1)
    .map((line_id) => ({ line_id, quantity: some % 3 === 0 ? 1 + (some % 11_000) : 10_000 }));

async function sign(db: ShopDb, id: string): Promise<void> {
  await sendQuoteById(db, id, act());
  const sent = await loadQuote(db, id, act().at);
  const agreed = signed(sent?.document_sha256 ?? "");
  await acceptQuoteById(db, { id, ...agreed, consents: [...agreed.consents, "vat-1000"] }, act());
}

async function signQuote(db: ShopDb, repair_id: string, asked: Step): Promise<void> {
  const content = { ...draft, lines: linesOf(asked), discount: asked.some % 5 === 0 ? 333 : 0 };
  const id = await saveQuote(db, { id: null, repair_id, draft: content }, act());
  if (typeof id === "string") await sign(db, id);
}

const owedOn = async (db: ShopDb, { id }: Invoice): Promise<number> => {
  const [account] = (await loadAccounts(db, [id])) ?? [];
  return account ? remainderOf(account) : 0;
};
const receive = (db: ShopDb, { id }: Invoice, receipt: Partial<NewReceipt> & { amount: number }) =>
  recordPaymentOn(
    db,
    { invoice_id: id, method: "card", received_on: DAY, note: "", ...receipt },
    act(),
  );

const ON_QUOTE: Record<string, (db: ShopDb, step: Step, quote_id: string) => Promise<unknown>> = {
  amend: async (db, _, quote_id) => {
    const amendment = await amendQuoteById(db, quote_id, act());
    if (typeof amendment === "string") await sign(db, amendment);
  },
  deposit: (db, { amount }, quote_id) =>
    issueDeposit(db, { quote_id, amount, vat_ground: null }, act()),
  bill: (db, _, quote_id) => issueInvoice(db, { quote_id }, act()),
  billPart: (db, step, quote_id) =>
    issueInvoice(db, { quote_id, lines: partsOf(["l1", "l2", "l3"], step) }, act()),
};

const ON_INVOICE: Record<string, (db: ShopDb, step: Step, invoice: Invoice) => Promise<unknown>> = {
  credit: (db, _, invoice) =>
    creditInvoice(db, { invoice_id: invoice.id, lines: null, reason: "Motif" }, act()),
  creditPart: (db, step, invoice) => {
    const ids = invoice.document.lines.filter(hasMoney).map(({ id }) => id);
    const asked = { invoice_id: invoice.id, lines: partsOf(ids, step), reason: "Motif" };
    return creditInvoice(db, asked, act());
  },
  replace: (db, { some }, invoice) => {
    const { client, lines, discount, nature } = invoice.document;
    const { name, address, siren, vat_number = "" } = client;
    const facts = { performed_on: DAY, nature, vat_ground: null, order_number: `${some}` };
    const right = { client: { name, address, siren, vat_number }, lines, discount, facts };
    return issueCorrective(db, { ...right, invoice_id: invoice.id, reason: "Motif" }, act());
  },
  pay: (db, { amount, some }, invoice) => receive(db, invoice, { amount, on_account: some % 300 }),
  payAll: async (db, _, invoice) => receive(db, invoice, { amount: await owedOn(db, invoice) }),
  payBonus: (db, { amount }, invoice) =>
    receive(db, invoice, { amount: amount % 2_600, payer: "eco-organisation" }),
  refund: async (db, { amount, some }, invoice) => {
    const owed = some % 2 === 0 ? amount : 0 - (await owedOn(db, invoice));
    const source = some % 4 === 0 ? ("account" as const) : ("invoice" as const);
    const how = { source, method: "transfer", reference: "", note: "", on_card: false } as const;
    const asked = { id: null, invoice_id: invoice.id, amount: owed, paid_on: DAY, ...how };
    return refundPaymentOn(db, asked, act());
  },
  useAccount: (db, { amount, some }, invoice) => {
    const use = some % 2 === 0 ? ("pay" as const) : ("keep" as const);
    const asked = { id: null, invoice_id: invoice.id, use, amount: amount % 500 };
    return useAccountOn(db, asked, act());
  },
  takeBack: async (db, { some }, invoice) => {
    const wrong = pick(await paymentsOfInvoices(db, [invoice.id]), some);
    return wrong && correctPaymentById(db, wrong.id, act());
  },
};

const step = fc.record({
  verb: fc.oneof(
    fc.constantFrom("bill", "creditPart"),
    fc.constantFrom(...Object.keys(ON_QUOTE), ...Object.keys(ON_INVOICE)),
  ),
  which: fc.nat(50),
  some: fc.nat(12_000),
  amount: fc.integer({ min: 1, max: 30_000 }),
});

async function take(repair_id: string, verb: string, asked: Step): Promise<void> {
  await inGaronne(async (db) => {
    const quote = pick(await quotesOfRepairs(db, [repair_id], act().at), asked.which);
    const invoices = (await issuedOfRepairs(db, [repair_id])).filter(isInvoice);
    const invoice = pick(invoices, asked.which);
    // A refusal is answered: it undoes what its act had begun.
    if (quote && verb in ON_QUOTE) return ON_QUOTE[verb]?.(db, asked, quote.id);
    return invoice && ON_INVOICE[verb]?.(db, asked, invoice);
  });
}

/** The sums of each document are those of its lines, and no more of a line is given back than was billed. */
function expectSoundDocuments(issued: readonly IssuedDocument[]): void {
  for (const { document, due } of issued) {
    const { totals, lines } = document;
    expect(totals.total_excl + totals.total_vat).toBe(totals.total_incl);
    expect(sum(totals.vat_groups.map(({ base }) => base))).toBe(totals.total_excl);
    expect(sum(lines.filter(hasMoney).map(({ net }) => net))).toBe(totals.lines_net);
    expect(due).toBe(totals.total_incl - totals.bonus - totals.prepaid);
    expect(facturXml(document)).toContain("</rsm:CrossIndustryInvoice>");
  }
  const credits = issued.filter(isCredit);
  for (const { due } of credits) expect(due).toBeGreaterThanOrEqual(0);
  for (const invoice of issued.filter(isInvoice)) {
    expect(invoice.due).toBeGreaterThanOrEqual(0);
    const given = credits.filter(({ credits_id }) => credits_id === invoice.id);
    expect(creditableLines(invoice, given).filter(({ left }) => left < 0)).toEqual([]);
    expect(sum(given.map(({ total_incl }) => total_incl))).toBeLessThanOrEqual(invoice.total_incl);
  }
}

async function expectSoundAccounts(ids: readonly string[]): Promise<void> {
  const accounts = (await inGaronne((db) => loadAccounts(db, ids))) ?? [];
  const balances = await inGaronne((db) => balancesOf(db, ids));
  for (const account of accounts) {
    const { invoice, payments, replaced = false } = account;
    expect(balances.find(({ invoice_id }) => invoice_id === invoice.id)).toMatchObject({
      remainder: remainderOf(account),
      bonus_remainder: bonusRemainderOf(account),
      paid: paidOn(payments.filter((payment) => !paysBonus(payment))),
      replaced,
    });
    if (replaced) expect(paidOn(payments)).toBe(0);
  }
}

/** `npm run fuzz` tells many more stories than each run of the tests. */
const STORIES = process.env.FUZZ === "whole" ? 300 : 12;

test("in any order nothing fails, and all that is kept agrees with the documents and the payments", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const { repair_id, client_id } = await openRepair(database);
      for (const [turn, { verb, ...asked }] of steps.entries()) {
        if (turn % 8 === 0) await inGaronne((db) => signQuote(db, repair_id, asked));
        await take(repair_id, verb, asked);
      }
      const issued = await inGaronne((db) => issuedOfRepairs(db, [repair_id]));
      expectSoundDocuments(issued);
      const ids = issued.filter(isInvoice).map(({ id }) => id);
      if (ids.length > 0) await expectSoundAccounts(ids);
      expect(await inGaronne((db) => accountOf(db, client_id))).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: STORIES, endOnFailure: true },
  );
});
