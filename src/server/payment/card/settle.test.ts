/** What the card service says: believed when it is signed and about what we asked, recorded once in any order. */
import { expect, test } from "vitest";
import { openCards, type Owed } from "../../../../test/shop/card/desk.ts";
import { LOIRE } from "../../../../test/shop/garonne.ts";

const { doors, hear, opened, standing, receive, anInvoice, payPage } = openCards({
  count: 13,
});

const rowsOf = ({ id }: Owed) =>
  doors().database.asOwner<{ status: string; kept: number; payment_id: string | null }>(
    "select status, kept, payment_id from app.card_payment where invoice_id = $1 order by created_at, id",
    [id],
  );
const notices = ({ repair_id }: Owed) =>
  doors().database.asOwner<{ about: { reference: string } }>(
    "select about from app.notification where kind = 'payment-received' and repair_id = $1",
    [repair_id],
  );

test.each([
  ["signed by somebody else", {}, { secret: "whsec_somebody_else" }, 400],
  ["of another account", {}, { account: "acct_other" }, 200],
  ["of another sum", { amount_total: 1 }, {}, 200],
  ["in another currency", { currency: "usd" }, {}, 200],
  ["of another page", { id: "cs_other" }, {}, 200],
  ["not paid yet", { payment_status: "unpaid" }, {}, 200],
  ["that names no payment", { metadata: {} }, {}, 200],
  ["that names another shop", { metadata: { shop_id: LOIRE.id } }, {}, 200],
])("a payment %s is not recorded", async (_, facts, how, code) => {
  const invoice = anInvoice();
  const session = await opened(invoice);
  expect(await hear("checkout.session.completed", { ...session, ...facts }, how)).toBe(code);
  expect(await standing(invoice)).toMatchObject({ remainder: 19_000, payments: [] });
  expect(await rowsOf(invoice)).toMatchObject([{ status: "open", payment_id: null }]);
});

test("what is no concern of ours is received and forgotten", async () => {
  expect(await hear("customer.created", { id: "cus_1" })).toBe(200);
  expect(await hear("charge.succeeded", { id: "ch_1" })).toBe(200);
});

test("five times at once is one payment, and its page that ends later stays paid", async () => {
  const invoice = anInvoice();
  const session = await opened(invoice);
  const all = [1, 2, 3, 4, 5].map(() => hear("checkout.session.completed", session));
  expect(await Promise.all(all)).toEqual([200, 200, 200, 200, 200]);
  await hear("checkout.session.expired", session);
  await hear("checkout.session.async_payment_failed", session);
  expect(await standing(invoice)).toMatchObject({
    remainder: 0,
    payments: [{ amount: 19_000, method: "card", payer: "client" }],
  });
  expect(await rowsOf(invoice)).toMatchObject([{ status: "paid", kept: 0 }]);
  expect(await notices(invoice)).toHaveLength(1);
});

test("a part came by transfer while the client typed their card: the rest is settled, the difference kept", async () => {
  const invoice = anInvoice();
  const session = await opened(invoice);
  await receive(invoice, 5_000);
  await hear("checkout.session.completed", session);
  expect(await standing(invoice)).toMatchObject({
    remainder: 0,
    client_account: 5_000,
    payments: [{ amount: 5_000 }, { amount: 14_000 }],
    card_payments: [{ amount: 19_000, kept: 5_000 }],
  });
});

test("a page that ended, or failed, gives way to another; paid after its end it counts all the same", async () => {
  const invoice = anInvoice();
  const first = await opened(invoice);
  await hear("checkout.session.async_payment_failed", first);
  const second = await opened(invoice);
  expect(second.id).not.toBe(first.id);
  await hear("checkout.session.expired", second);
  await hear("checkout.session.completed", second);
  expect(await rowsOf(invoice)).toMatchObject([{ status: "failed" }, { status: "paid" }]);
  expect(await standing(invoice)).toMatchObject({ remainder: 0 });
  const kept = await standing(invoice);
  expect((await payPage(invoice)).statusCode).toBe(303);
  expect(await standing(invoice)).toEqual(kept);
});

test("a body that is no event, or has no signature, is turned away before anything is read", async () => {
  const { app } = doors();
  const url = "/api/v1/stripe/webhook";
  const headers = { "content-type": "application/json" };
  for (const payload of ["", "{}", "[]", '{"type":"checkout.session.completed"}']) {
    const { statusCode } = await app.inject({ method: "POST", url, payload, headers });
    expect(statusCode).toBe(400);
  }
  const forged = { ...headers, "stripe-signature": "t=1,v1=00" };
  const answer = await app.inject({ method: "POST", url, payload: "{}", headers: forged });
  expect(answer.statusCode).toBe(400);
});
