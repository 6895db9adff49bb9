import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { openShops } from "../../../test/shop/garonne.ts";
import { date, whole } from "../../../test/shop/invoice.ts";
import { isRefusal } from "../../domain/decision.ts";
import { paidOn, remainderOf } from "../../domain/payment/account.ts";
import { balancesOf } from "../invoice/balance/store.ts";
import { creditInvoice } from "../invoice/credit.ts";
import { listUnpaid } from "../invoice/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { correctPaymentById } from "./correct.ts";
import { recordPaymentOn } from "./record.ts";
import { loadAccounts } from "./account/store.ts";
import { paymentsOfInvoices } from "./store.ts";

const database = testDatabase();
beforeAll(() => openShops(database));

const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);

const step = fc.oneof(
  fc.record({ verb: fc.constant("record" as const), amount: fc.integer({ min: 1, max: 12_000 }) }),
  fc.record({ verb: fc.constant("correct" as const), which: fc.nat({ max: 5 }) }),
  fc.record({ verb: fc.constant("credit" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(invoice_id: string, taken: Step): Promise<unknown> {
  if (taken.verb === "credit")
    return inGaronne((db) => creditInvoice(db, { ...whole, invoice_id }, act()));
  if (taken.verb === "record") {
    const { amount } = taken;
    const receipt = { invoice_id, amount, received_on: date("2026-11-23"), note: "" };
    return inGaronne((db) => recordPaymentOn(db, { ...receipt, method: "card" }, act()));
  }
  const payments = await inGaronne((db) => paymentsOfInvoices(db, [invoice_id]));
  const wrong = payments[taken.which];
  return wrong && inGaronne((db) => correctPaymentById(db, wrong.id, act()));
}

test("whatever is recorded, corrected or credited, the stored balance is the domain's", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
      const { repair_id } = await openRepair(database);
      const id = await inGaronne((db) => issuedInvoice(db, repair_id));
      for (const taken of steps) await take(id, taken);
      const [balance] = await inGaronne((db) => balancesOf(db, [id]));
      const account = (await inGaronne((db) => loadAccounts(db, [id])))?.[0];
      if (!account) throw new Error("no such invoice");
      expect(balance).toMatchObject({
        invoice_id: id,
        paid: paidOn(account.payments),
        remainder: remainderOf(account),
      });
      const unpaid = await inGaronne((db) => listUnpaid(db, { first: 500, skip: 0 }));
      expect(unpaid.some((invoice) => invoice.id === id)).toBe(remainderOf(account) > 0);
    }),
    { numRuns: 4 },
  );
});

test("a refused payment leaves the balance as it was", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => issuedInvoice(db, repair_id));
  const receipt = {
    invoice_id: id,
    method: "card",
    received_on: date("2026-11-23"),
    note: "",
  } as const;
  const outcome = await inGaronne((db) =>
    recordPaymentOn(db, { ...receipt, amount: 19_001 }, act()),
  );
  expect(isRefusal(outcome)).toBe(true);
  expect(await inGaronne((db) => balancesOf(db, [id]))).toMatchObject([
    { invoice_id: id, paid: 0, remainder: 19_000 },
  ]);
});
