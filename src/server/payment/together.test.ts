/** Movements that meet: whoever comes first, no invoice, no account and no limit is ever exceeded by a cent. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { openShops } from "../../../test/shop/garonne.ts";
import { date, whole } from "../../../test/shop/invoice.ts";
import { isRefusal } from "../../domain/decision.ts";
import { bonusRemainderOf, paidOn, remainderOf } from "../../domain/payment/account.ts";
import { creditInvoice } from "../invoice/credit.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadAccounts } from "./account/store.ts";
import { correctPaymentById } from "./correct.ts";
import { recordPaymentOn, type NewReceipt } from "./record.ts";
import { refundPaymentOn } from "./refund.ts";
import { accountOf, entriesOfMovement } from "./store.ts";
import { useAccountOn } from "./use.ts";

const database = testDatabase();
beforeAll(() => openShops(database));

const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);
const DAY = date("2026-11-23");

const story = async () => {
  const { repair_id, client_id } = await openRepair(database);
  return { client_id, id: await inGaronne((db) => issuedInvoice(db, repair_id)) };
};
const pay = (invoice_id: string, amount: number, facts: Partial<NewReceipt> = {}) =>
  inGaronne((db) =>
    recordPaymentOn(
      db,
      { invoice_id, amount, method: "card", received_on: DAY, note: "", ...facts },
      act(),
    ),
  );
const refund = (invoice_id: string, amount: number, facts: object = {}) =>
  inGaronne((db) =>
    refundPaymentOn(
      db,
      {
        id: null,
        invoice_id,
        source: "invoice",
        method: "transfer",
        reference: "",
        amount,
        paid_on: DAY,
        note: "",
        on_card: false,
        ...facts,
      },
      act(),
    ),
  );
const use = (invoice_id: string, how: "pay" | "keep", amount: number, id: string | null = null) =>
  inGaronne((db) => useAccountOn(db, { id, invoice_id, use: how, amount }, act()));
const correct = (payment_id: string) =>
  inGaronne((db) => correctPaymentById(db, payment_id, act()));
const creditAll = (invoice_id: string) =>
  inGaronne((db) => creditInvoice(db, { ...whole, invoice_id }, act()));
const account = async (id: string) => {
  const [found] = (await inGaronne((db) => loadAccounts(db, [id]))) ?? [];
  if (!found) throw new Error("no such invoice");
  return found;
};
const kept = (client_id: string) => inGaronne((db) => accountOf(db, client_id));
const times = <Value>(count: number, work: (turn: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
/** Of outcomes that are an invoice's id or a refusal. */
const wordsOf = (outcomes: readonly unknown[]) =>
  outcomes.map((outcome) => (isRefusal(outcome) ? outcome.refused : "done")).toSorted();

test("of five people who record the last euro, one does; the others read what is left: nothing", async () => {
  const { id } = await story();
  await pay(id, 18_900);
  const outcomes = await times(5, () => pay(id, 100));
  expect(wordsOf(outcomes).filter((word) => word === "done")).toHaveLength(1);
  const refused = outcomes.filter(isRefusal);
  expect(refused).toHaveLength(4);
  for (const one of refused)
    expect(one).toEqual({ refused: "amount-above-remainder", detail: { remainder: 0 } });
  expect(remainderOf(await account(id))).toBe(0);
});

test("parts of different sums at once fill the invoice and never more", async () => {
  const { id } = await story();
  const sums = [7_000, 7_000, 7_000, 5_000, 5_000];
  const outcomes = await Promise.all(sums.map((amount) => pay(id, amount)));
  const done = sums.filter((_, turn) => outcomes[turn] === id);
  const { payments } = await account(id);
  expect(paidOn(payments)).toBe(done.reduce((one, other) => one + other, 0));
  expect(paidOn(payments)).toBeLessThanOrEqual(19_000);
  // What was turned away would not have fitted.
  for (const amount of sums.filter((_, turn) => outcomes[turn] !== id))
    expect(amount).toBeGreaterThan(remainderOf(await account(id)));
});

test("two invoices paid by two movements that name them in opposite orders: neither waits for the other", async () => {
  const [one, other] = [await story(), await story()];
  const half = (first: string, second: string) =>
    pay(first, 9_500, { others: [{ invoice_id: second, amount: 9_500 }] });
  const outcomes = await times(6, (turn) =>
    turn % 2 === 0 ? half(one.id, other.id) : half(other.id, one.id),
  );
  expect(wordsOf(outcomes).filter((word) => word === "done")).toHaveLength(2);
  for (const { id } of [one, other]) expect(remainderOf(await account(id))).toBe(0);
});

test("the bonus is paid once by its eco-organisation, while the client pays their own part", async () => {
  const { id } = await story();
  const eco = { payer: "eco-organisation", payer_name: "Éco-organisme Exemple" } as const;
  const outcomes = await Promise.all([
    pay(id, 5_000, eco),
    pay(id, 5_000, eco),
    pay(id, 19_000),
    pay(id, 19_000, { payer: "insurer", payer_name: "Assur’Exemple" }),
  ]);
  expect(wordsOf(outcomes)).toEqual([
    "amount-above-remainder",
    "bonus-above-remainder",
    "done",
    "done",
  ]);
  const after = await account(id);
  expect([remainderOf(after), bonusRemainderOf(after)]).toEqual([0, 0]);
  expect(paidOn(after.payments)).toBe(24_000);
});

test("refunds at once give back what is owed and not a cent more", async () => {
  const { id } = await story();
  await pay(id, 19_000);
  expect(wordsOf([await refund(id, 1)])).toEqual(["amount-above-owed"]);
  await creditAll(id);
  const outcomes = await times(5, () => refund(id, 9_500));
  expect(wordsOf(outcomes).filter((word) => word === "done")).toHaveLength(2);
  const after = await account(id);
  expect([remainderOf(after), paidOn(after.payments)]).toEqual([0, 0]);
  expect(await refund(id, 1)).toEqual({ refused: "amount-above-owed", detail: { owed: 0 } });
});

test("what an invoice owes is given back or kept for the client, not both", async () => {
  const { id, client_id } = await story();
  await pay(id, 19_000);
  await creditAll(id);
  const outcomes = await Promise.all([refund(id, 19_000), use(id, "keep", 19_000)]);
  expect(wordsOf(outcomes)).toEqual(["amount-above-owed", "done"]);
  expect(remainderOf(await account(id))).toBe(0);
  expect(await kept(client_id)).toBe(outcomes[1] === id ? 19_000 : 0);
});

test("an advance goes back to the client or is taken back as a mistake, not both", async () => {
  const { id, client_id } = await story();
  const movement = randomUUID();
  await pay(id, 19_000, { id: movement, on_account: 4_000 });
  const [entry] = await inGaronne((db) => entriesOfMovement(db, movement));
  const outcomes = await Promise.all([
    refund(id, 4_000, { source: "account" }),
    correct(entry?.id ?? ""),
  ]);
  expect(wordsOf(outcomes)).toContain("done");
  expect(wordsOf(outcomes)).not.toEqual(["done", "done"]);
  expect(await kept(client_id)).toBe(0);
});

test("of an advance that was used, the payment is corrected no more; once it is back it is", async () => {
  const { id, client_id } = await story();
  const movement = randomUUID();
  await pay(id, 10_000, { id: movement, on_account: 3_000 });
  const [entry] = await inGaronne((db) => entriesOfMovement(db, movement));
  const using = randomUUID();
  expect(await use(id, "pay", 3_000, using)).toBe(id);
  expect(await correct(entry?.id ?? "")).toEqual({ refused: "account-used" });
  const [used] = await inGaronne((db) => entriesOfMovement(db, using));
  expect(await correct(used?.id ?? "")).toBe(id);
  expect(await kept(client_id)).toBe(3_000);
  expect(await correct(entry?.id ?? "")).toBe(id);
  expect([await kept(client_id), remainderOf(await account(id))]).toEqual([0, 19_000]);
});

test("a mistake corrected by five people at once is corrected once", async () => {
  const { id } = await story();
  await pay(id, 12_000);
  const [wrong] = (await account(id)).payments;
  const outcomes = await times(5, () => correct(wrong?.id ?? ""));
  expect(wordsOf(outcomes)).toEqual([
    ...Array.from({ length: 4 }, () => "already-corrected"),
    "done",
  ]);
  const { payments } = await account(id);
  expect(payments.map(({ amount }) => amount)).toEqual([12_000, -12_000]);
  // Nor is a correction corrected.
  expect(await correct(payments[1]?.id ?? "")).toEqual({ refused: "payment-unknown" });
});

test("a payment and the credit note of its whole invoice at once leave nothing that nobody owes", async () => {
  const { id } = await story();
  const [paid] = await Promise.all([pay(id, 19_000), creditAll(id)]);
  const after = await account(id);
  expect(after.credits).toHaveLength(1);
  expect(remainderOf(after)).toBe(paid === id ? -19_000 : 0);
  expect(paidOn(after.payments)).toBe(paid === id ? 19_000 : 0);
});

type Sent = [string, (id: string, second: string, movement: string) => Promise<unknown>];
test.each<Sent>([
  ["by other means", (id, _, movement) => pay(id, 1_000, { id: movement, method: "cash" })],
  ["with an advance", (id, _, movement) => pay(id, 1_000, { id: movement, on_account: 500 })],
  [
    "for one more invoice",
    (id, second, movement) =>
      pay(id, 1_000, { id: movement, others: [{ invoice_id: second, amount: 1 }] }),
  ],
  ["for another invoice", (_, second, movement) => pay(second, 1_000, { id: movement })],
  ["as money given back", (id, _, movement) => refund(id, 1_000, { id: movement })],
  ["as an advance that is used", (id, _, movement) => use(id, "pay", 1_000, movement)],
])("a movement's id sent again %s is refused rather than taken for the first", async (_, again) => {
  const [{ id }, second] = [await story(), await story()];
  const movement = randomUUID();
  expect(await pay(id, 1_000, { id: movement })).toBe(id);
  expect(await again(id, second.id, movement)).toEqual({ refused: "movement-taken" });
  expect(remainderOf(await account(id))).toBe(18_000);
  expect(remainderOf(await account(second.id))).toBe(19_000);
});

test("of a movement for two invoices with an advance, less than all of it is not the same", async () => {
  const [first, second] = [await story(), await story()];
  const movement = randomUUID();
  const others = [{ invoice_id: second.id, amount: 2_000 }];
  expect(await pay(first.id, 1_000, { id: movement, others })).toBe(first.id);
  expect(await pay(first.id, 1_000, { id: movement, others })).toBe(first.id);
  expect(await pay(first.id, 1_000, { id: movement })).toEqual({ refused: "movement-taken" });
  expect(remainderOf(await account(second.id))).toBe(17_000);
});

test("an advance that is used, and one that is given back, count once when they are sent five times", async () => {
  const { id, client_id } = await story();
  await pay(id, 1_000, { on_account: 6_000 });
  const [using, giving] = [randomUUID(), randomUUID()];
  expect(wordsOf(await times(5, () => use(id, "pay", 2_000, using)))).toEqual(
    Array.from({ length: 5 }, () => "done"),
  );
  const back = { id: giving, source: "account" };
  expect(wordsOf(await times(5, () => refund(id, 1_000, back)))).toEqual(
    Array.from({ length: 5 }, () => "done"),
  );
  expect(await kept(client_id)).toBe(3_000);
  expect(remainderOf(await account(id))).toBe(16_000);
});
