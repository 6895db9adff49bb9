/** What the money received was for: by rate of VAT and by nature, to the cent, whatever the order in which it comes. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { act, draft, garonneScope, openRepair, signed } from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { openShops } from "../../../test/shop/garonne.ts";
import { date, whole } from "../../../test/shop/invoice.ts";
import { granted, line } from "../../../test/shop/quote.ts";
import { paidOn, remainderOf } from "../../domain/payment/account.ts";
import { sharesOf, type Share } from "../../domain/invoice/shares.ts";
import { sum } from "../../domain/money.ts";
import { creditInvoice } from "../invoice/credit.ts";
import { issueInvoice } from "../invoice/issue.ts";
import { demand } from "../platform/graphql.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { acceptQuoteById } from "../quote/accept.ts";
import { saveQuote } from "../quote/save.ts";
import { sendQuoteById } from "../quote/send.ts";
import { loadQuote } from "../quote/store.ts";
import { loadAccounts } from "./account/store.ts";
import { correctPaymentById } from "./correct.ts";
import { recordPaymentOn } from "./record.ts";
import { refundPaymentOn } from "./refund.ts";
import { allShares, sharesCausedBy } from "./share/store.ts";
import { paymentsOfInvoices } from "./store.ts";
import { useAccountOn } from "./use.ts";

const database = testDatabase();
beforeAll(() => openShops(database));

const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);
const DAY = date("2026-11-23");

/** Three rates and both natures, with sums that no part divides. */
const MIXED = [
  line("l1", { kind: "labour", label: "Main-d’œuvre", unit_price: 5_465, vat_rate: 1000 }),
  line("l2", { kind: "travel", label: "Déplacement", unit_price: 504, vat_rate: 2000 }),
  line("l3", { label: "Pompe", unit_price: 3_399, vat_rate: 550, condition: "new" }),
  line("l4", { label: "Joint", unit_price: 4_269, vat_rate: 2000, condition: "used" }),
];

async function mixedInvoice(): Promise<string> {
  const { repair_id } = await openRepair(database);
  return inGaronne(async (db) => {
    const typed = { id: null, repair_id, draft: { ...draft, lines: MIXED } };
    const id = granted(demand(await saveQuote(db, typed, act())));
    granted(demand(await sendQuoteById(db, id, act())));
    const { document_sha256 } = demand(await loadQuote(db, id, act().at));
    const agreed = signed(document_sha256 ?? "");
    const consents = [...agreed.consents, "vat-1000", "vat-550"];
    const acceptance = { id, conclusion_place: "shop", ...agreed, consents } as const;
    granted(demand(await acceptQuoteById(db, acceptance, act())));
    return granted(demand(await issueInvoice(db, { quote_id: id }, act())));
  });
}
const account = async (id: string) => {
  const [found] = (await inGaronne((db) => loadAccounts(db, [id]))) ?? [];
  if (!found) throw new Error("no such invoice");
  return found;
};
/** What was written for this invoice until now, one line for each rate and nature that is not even. */
async function received(invoice_id: string): Promise<Share[]> {
  const rows = (await inGaronne(allShares)).filter((share) => share.invoice_id === invoice_id);
  const groups = Map.groupBy(rows, ({ vat_rate, nature }) => `${vat_rate} ${nature}`);
  return [...groups.values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { vat_rate, nature } = first;
      const [incl, vat] = [sum(same.map((one) => one.incl)), sum(same.map((one) => one.vat))];
      return [{ vat_rate, nature, incl, vat }];
    })
    .filter(({ incl, vat }) => incl !== 0 || vat !== 0);
}
const inOrder = (shares: readonly Share[]) =>
  shares.toSorted((a, b) => a.vat_rate - b.vat_rate || a.nature.localeCompare(b.nature));
const pay = (invoice_id: string, amount: number, on_account = 0, id: string | null = null) =>
  inGaronne((db) =>
    recordPaymentOn(
      db,
      { id, invoice_id, amount, on_account, method: "card", received_on: DAY, note: "" },
      act(),
    ),
  );
const refund = (invoice_id: string, amount: number) => {
  const how = { source: "invoice", method: "transfer", reference: "", note: "" } as const;
  const asked = { id: null, invoice_id, amount, paid_on: DAY, on_card: false, ...how };
  return inGaronne((db) => refundPaymentOn(db, asked, act()));
};
const credit = (invoice_id: string, lines: { line_id: string; quantity: number }[] | null) =>
  inGaronne((db) => creditInvoice(db, { ...whole, invoice_id, lines }, act()));
const use = (invoice_id: string, how: "pay" | "keep", amount: number) =>
  inGaronne((db) => useAccountOn(db, { id: null, invoice_id, use: how, amount }, act()));

test("an invoice paid in three parts is, by rate and nature, the invoice itself", async () => {
  const id = await mixedInvoice();
  const { invoice } = await account(id);
  const first = Math.floor(invoice.total_incl / 3);
  expect(await pay(id, first)).toBe(id);
  const part = await received(id);
  expect(sum(part.map(({ incl }) => incl))).toBe(first);
  expect(part.length).toBe(4);
  expect(await pay(id, 1)).toBe(id);
  expect(sum((await received(id)).map(({ incl }) => incl))).toBe(first + 1);
  expect(await pay(id, invoice.total_incl - first - 1)).toBe(id);
  expect(inOrder(await received(id))).toEqual(inOrder(sharesOf(invoice.document)));
});

test("one cent has one rate, and its VAT is never more than itself", async () => {
  const id = await mixedInvoice();
  for (let cent = 1; cent <= 8; cent++) {
    await pay(id, 1);
    const shares = await received(id);
    expect(sum(shares.map(({ incl }) => incl))).toBe(cent);
    for (const { incl, vat } of shares) {
      expect(incl).toBeGreaterThanOrEqual(0);
      expect(vat).toBeGreaterThanOrEqual(0);
      expect(vat).toBeLessThanOrEqual(incl);
    }
  }
});

test("a line that is credited and given back takes back its own rate, and no other", async () => {
  const id = await mixedInvoice();
  const { invoice } = await account(id);
  await pay(id, invoice.total_incl);
  await credit(id, [{ line_id: "l3", quantity: 10_000 }]);
  const owed = 0 - remainderOf(await account(id));
  expect(owed).toBe(3_586);
  expect(await refund(id, owed)).toBe(id);
  const left = inOrder(await received(id));
  const others = sharesOf(invoice.document).filter(({ vat_rate }) => vat_rate !== 550);
  expect(left).toEqual(inOrder(others));
});

test("a movement taken back by its opposite, or an invoice given back whole, leaves nothing", async () => {
  const [mistake, back] = [await mixedInvoice(), await mixedInvoice()];
  await pay(mistake, 7_777);
  const [wrong] = await inGaronne((db) => paymentsOfInvoices(db, [mistake]));
  await inGaronne((db) => correctPaymentById(db, wrong?.id ?? "", act()));
  expect(await received(mistake)).toEqual([]);
  await pay(back, 8_888);
  await credit(back, null);
  expect(await refund(back, 8_888)).toBe(back);
  expect(await received(back)).toEqual([]);
});

test("money kept for the client is for nothing yet: it is once it pays an invoice", async () => {
  const id = await mixedInvoice();
  const movement = randomUUID();
  await pay(id, 5_000, 2_000, movement);
  expect(sum((await received(id)).map(({ incl }) => incl))).toBe(5_000);
  const entries = await inGaronne((db) => paymentsOfInvoices(db, [id]));
  const caused = await inGaronne((db) =>
    sharesCausedBy(
      db,
      entries.map((entry) => entry.id),
    ),
  );
  expect(sum(caused.map(({ incl }) => incl))).toBe(5_000);
  expect(await inGaronne((db) => sharesCausedBy(db, []))).toEqual([]);
  await use(id, "pay", 2_000);
  expect(sum((await received(id)).map(({ incl }) => incl))).toBe(7_000);
});

const step = fc.oneof(
  fc.record({ verb: fc.constant("pay" as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ verb: fc.constant("refund" as const), amount: fc.integer({ min: 1, max: 4_000 }) }),
  fc.record({ verb: fc.constant("keep" as const), amount: fc.integer({ min: 1, max: 4_000 }) }),
  fc.record({ verb: fc.constant("use" as const), amount: fc.integer({ min: 1, max: 4_000 }) }),
  fc.record({ verb: fc.constant("credit" as const), line_id: fc.constantFrom("l1", "l3", "l4") }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function take(id: string, taken: Step): Promise<unknown> {
  if (taken.verb === "pay") return pay(id, taken.amount, 300);
  if (taken.verb === "refund") return refund(id, taken.amount);
  if (taken.verb === "keep") return use(id, "keep", taken.amount);
  if (taken.verb === "use") return use(id, "pay", taken.amount);
  return credit(id, [{ line_id: taken.line_id, quantity: 10_000 }]);
}

test("after any story the shares add up to what was received, and even accounts are exactly what is billed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const id = await mixedInvoice();
      for (const taken of steps) await take(id, taken);
      const { invoice, payments, credits } = await account(id);
      expect(sum((await received(id)).map(({ incl }) => incl))).toBe(paidOn(payments));
      const left = remainderOf(await account(id));
      const settled = left > 0 ? await pay(id, left) : left < 0 ? await refund(id, 0 - left) : id;
      expect(settled).toBe(id);
      const billed = [
        sharesOf(invoice.document),
        ...credits.map(({ document }) => sharesOf(document)),
      ];
      const [all = 0, ...less] = billed.map((shares) => sum(shares.map(({ vat }) => vat)));
      expect(sum((await received(id)).map(({ vat }) => vat))).toBe(all - sum(less));
    }),
    { numRuns: 5 },
  );
});
