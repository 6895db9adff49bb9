/** Money that goes back on the card that paid: recorded at once, asked of the service by the queue, once. */
import { expect, test } from "vitest";
import { openCards } from "../../../../test/shop/card/desk.ts";
import { CARD_ACCOUNT } from "../../../../test/shop/card/service.ts";
import { garonneScope } from "../../../../test/shop/affairs.ts";

const {
  doors,
  change,
  hear,
  opened,
  paid,
  standing,
  receive,
  refund,
  runRefund,
  refundsAsked,
  service,
  anInvoice,
} = openCards({ count: 7 });

const refundsOf = (id: string) =>
  refundsAsked().filter(({ headers }) => headers["idempotency-key"] === id);
const told = (of: string, status: string, facts: object = {}) =>
  hear("refund.updated", {
    id: "re_1",
    status,
    failure_reason: null,
    metadata: { shop_id: garonneScope.shop_id, card_refund_id: of },
    ...facts,
  });
const notices = (repair_id: string) =>
  doors().database.asOwner(
    "select about from app.notification where kind = 'card-refund-failed' and repair_id = $1",
    [repair_id],
  );

/** Paid by card, then given back by a credit note. */
const owedBack = async () => {
  const invoice = anInvoice();
  await paid(invoice);
  await change("creditInvoice", { invoice_id: invoice.id });
  return invoice;
};

test("asked once of the service by its own key, on the shop's account, with its state on the invoice", async () => {
  const invoice = await owedBack();
  expect(await standing(invoice)).toMatchObject({ remainder: -19_000 });
  const { id, told: answer } = await refund(invoice, 19_000);
  expect(answer).toMatchObject({ remainder: 0 });
  expect(await standing(invoice)).toMatchObject({
    card_payments: [{ refunded: 19_000 }],
    card_refunds: [{ status: "pending", amount: 19_000 }],
  });
  await Promise.all([runRefund(id), runRefund(id)]);
  await runRefund(id);
  const asked = refundsOf(id);
  expect(asked.length).toBeGreaterThan(0);
  for (const { fields, headers } of asked) {
    expect(fields.get("amount")).toBe("19000");
    expect(fields.get("payment_intent")).toMatch(/^pi_/);
    expect(headers["stripe-account"]).toBe(CARD_ACCOUNT);
  }
  expect(await standing(invoice)).toMatchObject({ card_refunds: [{ status: "succeeded" }] });
});

test("pressed again, the same refund is one; another one past what the card paid is refused", async () => {
  const invoice = await owedBack();
  const { id } = await refund(invoice, 9_000);
  const { told: again } = await refund(invoice, 9_000, { id });
  expect(again).toMatchObject({ remainder: -10_000 });
  expect((await refund(invoice, 10_001)).told).toMatchObject({
    refused: "card-refund-above",
    detail: { remainder: 10_000 },
  });
  expect(await standing(invoice)).toMatchObject({ card_refunds: [{ amount: 9_000 }] });
});

test("what was paid at the desk does not go back on a card", async () => {
  const invoice = anInvoice();
  await receive(invoice, 19_000, "card");
  await change("creditInvoice", { invoice_id: invoice.id });
  expect((await refund(invoice, 100)).told).toMatchObject({ refused: "card-refund-above" });
  const { told: byTerminal } = await refund(invoice, 100, { on_card: false });
  expect(byTerminal).toMatchObject({ remainder: -18_900 });
  expect(await standing(invoice)).toMatchObject({ card_refunds: [] });
});

test("refused by the service: the shop owes it again, and is told why", async () => {
  const invoice = await owedBack();
  const { id } = await refund(invoice, 19_000);
  service().refuseRefund("La carte a expiré.");
  await runRefund(id);
  expect(await standing(invoice)).toMatchObject({
    remainder: -19_000,
    card_payments: [{ refunded: 0 }],
    card_refunds: [{ status: "failed", error: "La carte a expiré." }],
  });
  expect(await notices(invoice.repair_id)).toMatchObject([{ about: { amount: 19_000 } }]);
  // Asked again, it has failed for good: another refund is another one.
  await runRefund(id);
  expect(refundsOf(id)).toHaveLength(1);
});

test("taken back days later by the bank: a refund that succeeded fails, once", async () => {
  const invoice = await owedBack();
  const { id } = await refund(invoice, 19_000);
  await runRefund(id);
  await told(id, "pending");
  await hear("refund.updated", { id: "re_2", status: "failed", metadata: {} });
  await told(id, "failed", { failure_reason: "expired_or_canceled_card" });
  await told(id, "failed", { failure_reason: "expired_or_canceled_card" });
  await told(id, "succeeded");
  expect(await standing(invoice)).toMatchObject({
    remainder: -19_000,
    card_refunds: [{ status: "failed", error: "expired_or_canceled_card" }],
  });
  expect(await notices(invoice.repair_id)).toHaveLength(1);
});

test("said late, after a transfer: all of it is kept for the client, then goes back on the card", async () => {
  const invoice = anInvoice();
  const session = await opened(invoice);
  await receive(invoice, 19_000);
  await hear("checkout.session.expired", session);
  const success = "checkout.session.async_payment_succeeded";
  await Promise.all([hear(success, session), hear(success, session)]);
  expect(await standing(invoice)).toMatchObject({
    remainder: 0,
    client_account: 19_000,
    payments: [{ method: "transfer" }],
    card_payments: [{ amount: 19_000, kept: 19_000 }],
  });
  const { id } = await refund(invoice, 9_000, { source: "account" });
  await runRefund(id);
  expect(await standing(invoice)).toMatchObject({
    client_account: 10_000,
    card_refunds: [{ status: "succeeded" }],
  });
  const { id: second } = await refund(invoice, 10_000, { source: "account" });
  service().refuseRefund("Compte insuffisant.");
  await runRefund(second);
  expect(await standing(invoice)).toMatchObject({
    client_account: 10_000,
    card_refunds: expect.arrayContaining([
      expect.objectContaining({ status: "succeeded", amount: 9_000 }),
      expect.objectContaining({ status: "failed", amount: 10_000 }),
    ]),
  });
});

test("while the service does not answer it waits, and the queue asks again", async () => {
  const invoice = await owedBack();
  const { id } = await refund(invoice, 100);
  const { services } = doors();
  const { card } = services;
  Object.assign(services, { card: undefined });
  await expect(runRefund(id)).rejects.toThrow("without the key");
  Object.assign(services, { card });
  expect(await standing(invoice)).toMatchObject({ card_refunds: [{ status: "pending" }] });
  await runRefund(id);
  expect(await standing(invoice)).toMatchObject({ card_refunds: [{ status: "succeeded" }] });
});
