/** One movement of money over several invoices, as the office sends it, and the accounts of clients behind it. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { garonneScope } from "../../../test/shop/affairs.ts";
import { nadia } from "../../../test/shop/colleagues.ts";
import { openSales } from "../../../test/shop/sales.ts";
import { settledRest } from "./settled/rest.ts";
import { accountsOf, cashElsewhere } from "./store.ts";

const { doors, ask, change, accepted } = openSales("2026-11-23T11:00:00.000Z", [settledRest]);

const DAY = "2026-11-23";
const billed = async () => {
  const story = await accepted();
  return { ...story, invoice: await change("issueInvoice", { quote_id: story.quote_id }) };
};
type Shared = { amount: number; second: string; part: number; on_account?: number };
const pay = (invoice_id: string, { amount, second, part, ...rest }: Shared, facts: object = {}) =>
  change("recordPayment", {
    input: {
      invoice_id,
      method: "transfer",
      amount,
      received_on: DAY,
      note: "",
      others: [{ invoice_id: second, amount: part }],
      ...rest,
      ...facts,
    },
  });
const remainderOf = async (id: string): Promise<number> =>
  (
    await doors().database.asOwner<{ remainder: number }>(
      "select remainder::int from app.invoice_balance where invoice_id = $1",
      [id],
    )
  )[0]?.remainder ?? -1;
const lettersOf = (repair_id: string) =>
  doors().database.asOwner(
    "select 1 from app.message where repair_id = $1 and template = 'payment-received'",
    [repair_id],
  );

test("each invoice gets its part and its letter, a repair that is paid is closed, and one correction takes all back", async () => {
  const [first, second] = [await billed(), await billed()];
  const shared = { amount: 19_000, second: second.invoice.id, part: 4_000 };
  const paid = await pay(first.invoice.id, shared, { reference: "VIR 118" });
  expect(paid).toMatchObject({ remainder: 0, repair: { status: "Terminer/Archivé" } });
  expect(await remainderOf(second.invoice.id)).toBe(15_000);
  for (const { repair_id } of [first, second]) expect(await lettersOf(repair_id)).toHaveLength(1);
  const shares = await doors().database.asOwner<{ amount: number }>(
    "select sum(amount)::int as amount from app.payment_share where invoice_id in ($1, $2)",
    [first.invoice.id, second.invoice.id],
  );
  expect(shares).toEqual([{ amount: 23_000 }]);

  const payment_id = paid.payments[0].id;
  expect(await change("correctPayment", { payment_id })).toMatchObject({ remainder: 19_000 });
  expect(await remainderOf(second.invoice.id)).toBe(19_000);
});

test("sent twice, it is one movement; another one under its id is refused", async () => {
  const [first, second] = [await billed(), await billed()];
  const shared = { amount: 1_000, second: second.invoice.id, part: 2_000 };
  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => pay(first.invoice.id, shared, { id })));
  expect(answers.map(({ remainder }) => remainder)).toEqual([18_000, 18_000, 18_000]);
  expect(await remainderOf(second.invoice.id)).toBe(17_000);
  expect(await pay(first.invoice.id, { ...shared, part: 2_001 }, { id })).toMatchObject({
    refused: "movement-taken",
  });
});

test.each<[string, Partial<Shared>, object, string]>([
  ["a part is more than its invoice owes", { part: 19_001 }, {}, "amount-above-remainder"],
  ["a part is nothing", { part: 0 }, {}, "amount-not-positive"],
  ["the rest would be of two clients", { on_account: 100 }, {}, "other-client"],
  ["nobody is named", {}, { payer: "insurer" }, "payer-name-missing"],
  ["it is of tomorrow", {}, { received_on: "2026-11-24" }, "date-in-future"],
])("nothing is recorded when %s", async (_what, wrong, facts, refused) => {
  const [first, second] = [await billed(), await billed()];
  const shared = { amount: 1_000, second: second.invoice.id, part: 1_000, ...wrong };
  expect(await pay(first.invoice.id, shared, facts)).toMatchObject({ refused });
  expect(await remainderOf(first.invoice.id)).toBe(19_000);
  expect(await remainderOf(second.invoice.id)).toBe(19_000);
});

test("an invoice of another shop in the middle of it makes all of it unknown", async () => {
  const [first, second] = [await billed(), await billed()];
  const shared = { amount: 1_000, second: second.invoice.id, part: 1_000 };
  const input = { method: "card", received_on: DAY, note: "", amount: 1_000 };
  const answer = await change(
    "recordPayment",
    { input: { ...input, invoice_id: first.invoice.id, others: [] } },
    nadia,
  );
  expect(answer).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect(await pay(first.invoice.id, { ...shared, second: randomUUID() })).toMatchObject([
    { extensions: { code: "NOT_FOUND" } },
  ]);
  expect(await remainderOf(first.invoice.id)).toBe(19_000);
});

test("clients who were merged have one account; cash is counted by repair, whatever it was for", async () => {
  const [first, second] = [await billed(), await billed()];
  await change("recordPayment", {
    input: {
      invoice_id: first.invoice.id,
      method: "cash",
      amount: 19_000,
      received_on: DAY,
      note: "",
      on_account: 2_500,
    },
  });
  const { database } = doors();
  const [merged] = await database.asOwner<{ id: string }>(
    `insert into app.client (shop_id, lastname, merged_into)
     select shop_id, lastname, id from app.client where id = $1 returning id`,
    [first.client_id],
  );
  const clients = [first.client_id, merged?.id ?? "", second.client_id];
  const read = await database.withShop(garonneScope, async (db) => ({
    accounts: await accountsOf(db, clients),
    none: await cashElsewhere(db, [second.repair_id], []),
    advance: await cashElsewhere(db, [first.repair_id], [first.invoice.id]),
    all: await cashElsewhere(db, [first.repair_id, second.repair_id], []),
  }));
  const amountOf = (id: string) => read.accounts.find((one) => one.client_id === id)?.amount;
  expect(clients.map(amountOf)).toEqual([2_500, 2_500, 0]);
  expect([...read.none]).toEqual([]);
  expect([...read.advance.values()]).toEqual([2_500]);
  expect([...read.all]).toEqual([[first.repair_id, 21_500]]);
  const { data } = await ask(
    "query ($id: ID!) { repair(id: $id) { invoices { client_account } } }",
    {
      id: first.repair_id,
    },
  );
  expect(data.repair.invoices).toEqual([{ client_account: 2_500 }]);
});

test("an insurer pays for two clients at once: each reads of their own invoice, with a link that opens", async () => {
  const [first, second] = [await billed(), await billed()];
  const { database, app } = doors();
  await database.asOwner("update app.client set email = 'autre@example.org' where id = $1", [
    second.client_id,
  ]);
  const shared = { amount: 19_000, second: second.invoice.id, part: 19_000 };
  const insurer = { payer: "insurer", payer_name: "Assur’Exemple" };
  expect(await pay(first.invoice.id, shared, insurer)).toMatchObject({ remainder: 0 });
  for (const [{ repair_id, sheetid, invoice }, to] of [
    [first, "helene.vidal@example.org"],
    [second, "autre@example.org"],
  ] as const) {
    const letters = await database.asOwner<{ recipient: string; text: string }>(
      "select recipient, text from app.message where repair_id = $1 and template = 'payment-received'",
      [repair_id],
    );
    expect(letters.map(({ recipient }) => recipient)).toEqual([to]);
    const text = letters.map((letter) => letter.text).join();
    expect(text).toContain(invoice.reference);
    expect(text).toContain(`/suivi/${sheetid}`);
    const [link = ""] = /\/suivi\/\S+\/facture-acquittee\/\S+/.exec(text) ?? [];
    const { statusCode, rawPayload } = await app.inject({ url: link });
    expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  }
});
