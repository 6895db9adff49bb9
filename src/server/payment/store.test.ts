import { beforeAll, expect, test } from "vitest";
import {
  acceptedQuote,
  act,
  garonneScope,
  issuedInvoice,
  NOON,
  openRepair,
} from "../../../test/shop/affairs.ts";
import { granted } from "../../../test/shop/quote.ts";
import { issueInvoice } from "../invoice/issue.ts";
import { demand } from "../platform/graphql.ts";
import { testDatabase } from "../../../test/database.ts";
import { openShops } from "../../../test/shop/garonne.ts";
import { date } from "../../../test/shop/invoice.ts";
import { remainderOf } from "../../domain/payment/account.ts";
import { listMessages } from "../message/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairs } from "../repair/store.ts";
import { correctPaymentById } from "./correct.ts";
import { recordPaymentOn, type NewReceipt } from "./record.ts";
import { loadAccounts } from "./account/store.ts";

const database = testDatabase();
beforeAll(() => openShops(database));

const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);
const receipt = (invoice_id: string, amount: number, facts: Partial<NewReceipt> = {}) => ({
  invoice_id,
  amount,
  method: "card" as const,
  received_on: date("2026-11-23"),
  note: "",
  ...facts,
});
const account = async (id: string) => {
  const found = (await inGaronne((db) => loadAccounts(db, [id])))?.[0];
  if (!found) throw new Error("no such invoice");
  return found;
};
async function story() {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => issuedInvoice(db, repair_id));
  const status = async () => (await inGaronne((db) => loadRepairs(db, [repair_id])))[0]?.status;
  return { id, status };
}

test("a part leaves the repair waiting, the rest closes it; each is acknowledged by mail", async () => {
  const { id, status } = await story();
  await inGaronne((db) => recordPaymentOn(db, receipt(id, 9_000), act()));
  expect(remainderOf(await account(id))).toBe(10_000);
  expect(await status()).toBe("Attente de réglement");
  await inGaronne((db) => recordPaymentOn(db, receipt(id, 10_000, { method: "cash" }), act()));
  expect(remainderOf(await account(id))).toBe(0);
  expect(await status()).toBe("Terminer/Archivé");
  const messages = await inGaronne((db) => listMessages(db, 2));
  expect(messages.map(({ template }) => template)).toEqual([
    "payment-received",
    "payment-received",
  ]);
});

const UNSTOPPED = `insert into app.payment (shop_id, movement_id, invoice_id, client_id, repair_id, method, amount, received_on, payable_from)
  select shop_id, uuidv7(), id, client_id, repair_id, 'cash', 100, '2026-11-23', $2 from app.invoice where id = $1`;

test("no money is taken before the eighth day of a contract signed at home, by the verb nor by the database", async () => {
  const { repair_id } = await openRepair(database);
  const quote_id = await inGaronne((db) => acceptedQuote(db, repair_id, NOON, "home"));
  const id = granted(demand(await inGaronne((db) => issueInvoice(db, { quote_id }, act()))));
  const taken = await inGaronne((db) => recordPaymentOn(db, receipt(id, 100), act()));
  expect(taken).toMatchObject({ refused: "payment-too-early" });
  await expect(database.asOwner(UNSTOPPED, [id, "2026-12-01"])).rejects.toThrow(/not_too_early/);
  for (const payable_from of [null, "2026-11-01"])
    await expect(database.asOwner(UNSTOPPED, [id, payable_from])).rejects.toThrow(/payable_key/);
  expect(await account(id)).toMatchObject({ payments: [] });
});

test("two receipts at once never exceed what remains", async () => {
  const { id } = await story();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () =>
      inGaronne((db) => recordPaymentOn(db, receipt(id, 19_000), act())),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === id)).toHaveLength(1);
  expect(remainderOf(await account(id))).toBe(0);
});

test("a wrong entry is taken back by its opposite, once, and both remain", async () => {
  const { id } = await story();
  await inGaronne((db) => recordPaymentOn(db, receipt(id, 19_000), act()));
  const [wrong] = (await account(id)).payments;
  const back = () => inGaronne((db) => correctPaymentById(db, wrong?.id ?? "", act()));
  expect(await back()).toBe(id);
  expect(await back()).toEqual({ refused: "already-corrected" });
  const after = await account(id);
  expect(after.payments.map(({ amount }) => amount)).toEqual([19_000, -19_000]);
  expect(after.payments[1]).toMatchObject({ corrects_id: wrong?.id, method: "card" });
  expect(remainderOf(after)).toBe(19_000);
});

test.each([
  [
    "more than what remains",
    19_001,
    {},
    { refused: "amount-above-remainder", detail: { remainder: 19_000 } },
  ],
  ["nothing", 0, {}, { refused: "amount-not-positive" }],
  ["tomorrow's money", 100, { received_on: date("2026-11-24") }, { refused: "date-in-future" }],
])("%s is refused and nothing is written", async (_, amount, facts, refusal) => {
  const { id } = await story();
  expect(await inGaronne((db) => recordPaymentOn(db, receipt(id, amount, facts), act()))).toEqual(
    refusal,
  );
  expect((await account(id)).payments).toEqual([]);
});
