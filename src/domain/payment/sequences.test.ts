/**
 * Random sequences of twelve operations on one signed quote: what the invoices say, what their client owes, what the
 * journal of movements adds up to and the VAT on receipts agree to the cent after each of them.
 * SEQUENCES=1000 makes the long run.
 */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { billing, date, issuing } from "../../../test/shop/invoice.ts";
import {
  accepted as signed,
  draft,
  garonne,
  granted,
  instant,
  sending,
  vidal,
} from "../../../test/shop/quote.ts";
import { isRefusal } from "../decision.ts";
import { creditableLines, creditNoteOf, isWhollyCredited } from "../invoice/credit.ts";
import { depositInvoice } from "../invoice/deposit.ts";
import type { Invoice } from "../invoice/invoice.ts";
import { invoiceFromQuote, type DepositAccount } from "../invoice/issue.ts";
import { addShares, inclOf, vatOf, type Share } from "../invoice/shares.ts";
import { correctiveInvoice, linesIn } from "../invoice/corrective/corrective.ts";
import { isSaleKind, soldExcl } from "../invoice/kind.ts";
import { sum } from "../money.ts";
import { carryPayments } from "./carry/carry.ts";
import { paysBonus } from "./payment.ts";
import { sendQuote } from "../quote/send.ts";
import {
  bonusRemainderOf,
  netSharesOf,
  receivedSharesOf,
  remainderOf,
  type InvoiceAccount,
} from "./account.ts";
import { correctPayment } from "./correct.ts";
import type { Payment } from "./payment.ts";
import { recordPayment, type Receipt } from "./record.ts";
import { refundPayment } from "./refund.ts";
import { useAccount } from "./use.ts";

/** At three rates of VAT: a payment of a part is for each of them. */
const RATES: Readonly<Record<string, 0 | 550 | 1_000>> = { l2: 1_000, l3: 550 };
const lines = draft.lines.map((line) => ({ ...line, vat_rate: RATES[line.id] ?? line.vat_rate }));
const mixed = granted(sendQuote({ ...draft, lines }, sending));
const accepted = { ...signed, document: mixed.document };

const RUNS = Number(process.env["SEQUENCES"] ?? 150);
const today = date("2026-12-02");
const at = instant("2026-12-02T15:20:00Z");

const operation = fc.record({
  verb: fc.constantFrom(
    ...([
      "deposit",
      "issue",
      "issue",
      "pay",
      "pay",
      "pay",
      "bonus",
      "bonus",
      "credit",
      "credit",
      "credit-all",
      "replace",
      "replace",
    ] as const),
    ...(["refund", "refund-account", "use", "keep", "correct"] as const),
  ),
  /** Thousandths of what is possible; above, it is refused or kept on account. */
  share: fc.oneof(fc.constant(1_000), fc.integer({ min: 1, max: 1_300 })),
  which: fc.nat(9),
});
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

/** What the rows of the database would hold. */
class Shop {
  accounts: InvoiceAccount[] = [];
  payments: Payment[] = [];
  /** The rows of what the money was for, as each movement and each credit note wrote them. */
  shares: Share[] = [];
  /** Deposits that an invoice deducts. */
  used = new Set<string>();
  ids = 0;
  newId = () => `id${++this.ids}`;

  onAccount = () =>
    sum(this.payments.filter(({ invoice_id }) => invoice_id === null).map(({ amount }) => amount));

  open(invoice: Invoice) {
    this.accounts.push({ invoice, credits: [], payments: [] });
  }

  change(before: InvoiceAccount, after: InvoiceAccount) {
    this.shares = addShares(
      this.shares,
      addShares(receivedSharesOf(after), receivedSharesOf(before), -1),
    );
    this.accounts = this.accounts.map((one) => (one === before ? after : one));
  }

  record(entries: readonly Payment[]) {
    this.payments.push(...entries);
    for (const entry of entries) {
      const account = this.accounts.find(({ invoice }) => invoice.id === entry.invoice_id);
      if (account) this.change(account, { ...account, payments: [...account.payments, entry] });
    }
  }
}

const numbered = (shop: Shop) => ({
  ...issuing,
  id: shop.newId(),
  number: {
    n: shop.ids,
    prefix: "F",
  },
  at,
});
const part = (amount: number, share: number) => Math.max(1, Math.round((amount * share) / 1_000));
const depositsOf = (shop: Shop): DepositAccount[] =>
  shop.accounts
    .filter(({ invoice }) => invoice.kind === 386 && !shop.used.has(invoice.id))
    .map((account) => ({
      deposit: account.invoice,
      credits: account.credits,
      remainder: remainderOf(account),
    }));
const isBilled = (shop: Shop) =>
  shop.accounts.some(
    ({ invoice, credits, replaced }) =>
      isSaleKind(invoice.kind) && !replaced && !isWhollyCredited(invoice, credits),
  );

function take(shop: Shop, { verb, share, which }: Operation): void {
  const account = shop.accounts[which % Math.max(1, shop.accounts.length)];
  if (verb === "deposit" && !isBilled(shop)) {
    const asked = { seller: garonne, client: vidal, turn: 1, amount: part(9_000, share) };
    const made = depositInvoice(accepted, {
      ...numbered(shop),
      ...asked,
      deposits: depositsOf(shop),
    });
    if (!isRefusal(made)) shop.open(made);
  } else if (verb === "issue" && !isBilled(shop)) {
    const deposits = depositsOf(shop);
    const made = invoiceFromQuote(accepted, { ...billing, ...numbered(shop), deposits });
    if (isRefusal(made)) return;
    for (const { deposit, credits } of deposits)
      if (credits.length === 0) shop.used.add(deposit.id);
    shop.open(made);
  } else if (account) move(shop, account, { verb, share, which });
}

function move(shop: Shop, account: InvoiceAccount, { verb, share, which }: Operation): void {
  const moving = { account, on_account: shop.onAccount(), today, newId: shop.newId };
  const owed = Math.abs(remainderOf(account));
  const written = () => {
    switch (verb) {
      case "pay":
        return pay(shop, account, share);
      case "bonus":
        return recordPayment(
          receiptOn(shop, account, {
            payer: "eco-organisation",
            parts: [
              { invoice_id: account.invoice.id, amount: part(bonusRemainderOf(account), share) },
            ],
          }),
          { accounts: [account], today, newId: shop.newId },
        );
      case "refund":
      case "refund-account": {
        const source = verb === "refund" ? ("invoice" as const) : ("account" as const);
        const amount = part(source === "invoice" ? owed : shop.onAccount(), share);
        const means = { method: "transfer" as const, reference: "", note: "", paid_on: today };
        return refundPayment({ id: shop.newId(), source, amount, ...means }, moving);
      }
      case "use":
      case "keep":
        return useAccount(
          { id: shop.newId(), use: verb === "use" ? "pay" : "keep", amount: part(owed, share) },
          moving,
        );
      default:
        return undefined;
    }
  };
  const entries = written();
  if (entries && !isRefusal(entries)) shop.record(entries);
  if (verb === "correct") correct(shop, which);
  if (verb === "replace") replace(shop, account, share);
  if (verb === "credit" || verb === "credit-all") credit(shop, account, { verb, share, which });
}

const receiptOn = (shop: Shop, { invoice }: InvoiceAccount, facts: Partial<Receipt>): Receipt => ({
  id: shop.newId(),
  method: "card",
  payer: "client",
  payer_name: "",
  reference: "",
  received_on: today,
  note: "",
  on_account: 0,
  parts: [
    {
      invoice_id: invoice.id,
      amount: 1,
    },
  ],
  ...facts,
});

/** What is too much stays on the client's account. */
function pay(shop: Shop, account: InvoiceAccount, share: number) {
  const remainder = remainderOf(account);
  const given = part(remainder, share);
  const amount = Math.min(given, remainder);
  const parts = [{ invoice_id: account.invoice.id, amount }];
  const receipt = receiptOn(shop, account, { parts, on_account: Math.max(0, given - amount) });
  return recordPayment(receipt, { accounts: [account], today, newId: shop.newId });
}

function correct(shop: Shop, which: number): void {
  const wrong = shop.payments[which % Math.max(1, shop.payments.length)];
  if (!wrong) return;
  const movement = shop.payments.filter(({ movement_id }) => movement_id === wrong.movement_id);
  const opposites = shop.payments.filter(({ corrects_id }) =>
    movement.some(({ id }) => id === corrects_id),
  );
  const entries = [...movement, ...opposites].map((entry) => ({ ...entry, created_at: at }));
  const accounts = shop.accounts.filter(({ invoice }) =>
    movement.some(({ invoice_id }) => invoice_id === invoice.id),
  );
  const correcting = { entries, accounts, on_account: shop.onAccount(), today };
  const corrections = correctPayment(wrong.id, {
    ...correcting,
    movement_id: shop.newId(),
    newId: shop.newId,
  });
  if (!isRefusal(corrections)) shop.record(corrections);
}

function credit(shop: Shop, account: InvoiceAccount, { verb, share, which }: Operation): void {
  const { invoice, credits } = account;
  if (shop.used.has(invoice.id) || account.replaced) return;
  const left = creditableLines(invoice, credits);
  const line = left[which % Math.max(1, left.length)];
  const chosen = line
    ? [{ line_id: line.id, quantity: part(line.left, Math.min(share, 1_000)) }]
    : [];
  const lines = verb === "credit-all" ? null : chosen;
  const asked = { lines, reason: "Essai" };
  const note = creditNoteOf({ invoice, credits, asked }, numbered(shop));
  if (isRefusal(note)) return;
  if (note.document.totals.prepaid > 0)
    for (const { reference } of note.document.deposits) free(shop, reference);
  shop.change(account, { ...account, credits: [...credits, note] });
}

/** One price changes; what was received follows the invoice to the one that replaces it. */
function replace(shop: Shop, account: InvoiceAccount, share: number): void {
  const { invoice, credits, payments, replaced } = account;
  const { document } = invoice;
  const [first, ...others] = linesIn(document);
  if (!first) return;
  const corrective = correctiveInvoice(
    {
      invoice,
      seller: garonne,
      agreed_on: null,
      is_credited: credits.length > 0,
      is_replaced: replaced === true,
      is_withdrawn: false,
      is_claimed: payments.some(paysBonus),
    },
    {
      client: { ...document.client, siren: "", vat_number: "" },
      facts: { ...document, performed_on: document.performed_on ?? today },
      lines: [{ ...first, unit_price: part(first.unit_price, share) }, ...others],
      discount: document.discount,
      reason: "Essai",
    },
    numbered(shop),
  );
  if (isRefusal(corrective)) return;
  shop.open(corrective);
  for (const entries of carryPayments(account, corrective, { today, newId: shop.newId }))
    shop.record(entries);
  const emptied = shop.accounts.find((one) => one.invoice === invoice);
  if (emptied) shop.change(emptied, { ...emptied, replaced: true });
}

const free = (shop: Shop, reference: string): void => {
  const deposit = shop.accounts.find(({ invoice }) => invoice.reference === reference);
  if (deposit) shop.used.delete(deposit.invoice.id);
};

function expectAgreement(shop: Shop): void {
  const received = shop.accounts.flatMap(({ payments }) => payments);
  // The journal: what came in is on the invoices or on the account, and nowhere else.
  expect(sum(shop.payments.map(({ amount }) => amount))).toBe(
    sum(received.map(({ amount }) => amount)) + shop.onAccount(),
  );
  expect(shop.onAccount()).toBeGreaterThanOrEqual(0);
  // VAT on receipts: the rows add up to what was received, and to the VAT of what is billed once it is paid.
  expect(inclOf(shop.shares)).toBe(sum(received.map(({ amount }) => amount)));
  const owed = shop.accounts.reduce<Share[]>(
    (all, one) => addShares(all, receivedSharesOf(one)),
    [],
  );
  expect(vatOf(shop.shares)).toBe(vatOf(owed));
  for (const account of shop.accounts) {
    const { invoice, credits, payments, replaced } = account;
    const first = replaced ? 0 : invoice.due + invoice.bonus;
    const billed = first - sum(credits.map(({ due, bonus }) => due + bonus));
    if (replaced) expect([credits, sum(payments.map(({ amount }) => amount))]).toEqual([[], 0]);
    expect(inclOf(netSharesOf(account))).toBe(billed);
    expect(remainderOf(account) + bonusRemainderOf(account)).toBe(
      billed - sum(payments.map(({ amount }) => amount)),
    );
    if (billed === sum(payments.map(({ amount }) => amount)))
      expect(addShares(receivedSharesOf(account), netSharesOf(account), -1)).toEqual([]);
    expect(sum(credits.map(({ total_incl }) => total_incl))).toBeLessThanOrEqual(
      invoice.total_incl,
    );
  }
}

/** What is billed counts once, however often it was corrected. */
function expectOneBill(shop: Shop): void {
  const sold = shop.accounts.filter(({ invoice }) => isSaleKind(invoice.kind));
  const turnover = sum(
    sold.map(({ invoice, credits }) => {
      const { kind, total_excl, document } = invoice;
      return sum([
        soldExcl(kind, total_excl, document.corrects),
        ...credits.map((note) => soldExcl(note.kind, note.total_excl, null)),
      ]);
    }),
  );
  const standing = sold.filter(({ replaced }) => !replaced);
  expect(turnover).toBe(
    sum(
      standing.map(
        ({ invoice, credits }) =>
          invoice.total_excl - sum(credits.map(({ total_excl }) => total_excl)),
      ),
    ),
  );
  expect(new Set(sold.map(({ invoice }) => invoice.replaces_id).filter(Boolean)).size).toBe(
    sold.length - standing.length,
  );
}

describe("twelve operations in any order", () => {
  test("leave invoices, balances, journal and VAT on receipts equal to the cent", () => {
    fc.assert(
      fc.property(fc.array(operation, { minLength: 12, maxLength: 12 }), (operations) => {
        const shop = new Shop();
        for (const one of operations) {
          take(shop, one);
          expectAgreement(shop);
          expectOneBill(shop);
        }
      }),
      { numRuns: RUNS },
    );
  });

  // Dolibarr, issue 36916: no credit note on an invoice of a part.
  it("credit what is left of an invoice whose deposit was paid, without a cent of difference", () => {
    const shop = new Shop();
    const all = { share: 1_000, which: 0 };
    for (const verb of ["deposit", "pay", "issue"] as const) take(shop, { verb, ...all });
    take(shop, { verb: "pay", share: 1_000, which: 1 });
    take(shop, { verb: "credit", share: 500, which: 1 });
    const [, account] = shop.accounts;
    if (!account) throw new Error("an invoice follows its deposit");
    expect(account.credits).toHaveLength(1);
    expect(remainderOf(account)).toBe(0 - sum(account.credits.map(({ due }) => due)));
    take(shop, { verb: "refund", share: 1_000, which: 1 });
    expect(remainderOf(shop.accounts[1] ?? account)).toBe(0);
    expectAgreement(shop);
  });
});
