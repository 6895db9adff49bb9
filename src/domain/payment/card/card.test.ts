import { expect, test } from "vitest";
import { account as given, date } from "../../../../test/shop/invoice.ts";
import type { InvoiceAccount } from "../account.ts";
import { askByCard, refundOnCard, spreadCard } from "./card.ts";

const owing = (due: number, payable_from: string | null = null): InvoiceAccount => ({
  payments: [],
  credits: [],
  invoice: {
    ...given.invoice,
    due,
    payable_from: payable_from === null ? null : date(payable_from),
  },
});
const today = date("2026-12-09");

test.each([
  ["all that is left", owing(12_000), 12_000],
  ["nothing on a paid invoice", owing(0), { refused: "nothing-to-pay" }],
  ["nothing when the shop owes it", owing(-500), { refused: "nothing-to-pay" }],
  ["nothing below what the service takes", owing(49), { refused: "nothing-to-pay" }],
])("the client is asked for %s", (_, account, expected) => {
  if (typeof expected === "number") expect(askByCard(account, today)).toBe(expected);
  else expect(askByCard(account, today)).toMatchObject(expected);
});

test("what was signed at home is paid from the eighth day", () => {
  expect(askByCard(owing(12_000, "2026-12-10"), today)).toMatchObject({
    refused: "payment-too-early",
  });
  expect(askByCard(owing(12_000, "2026-12-09"), today)).toBe(12_000);
});

test.each([
  ["all of it settles the invoice", 12_000, owing(12_000), [12_000, 0]],
  ["a transfer came first: all is too much", 12_000, owing(0), [0, 12_000]],
  ["a part was paid meanwhile", 12_000, owing(7_000), [7_000, 5_000]],
  ["a credit note came first: the shop owed money already", 12_000, owing(-300), [0, 12_000]],
])("%s", (_, amount, account, [on_invoice, on_account]) => {
  expect(spreadCard(amount, account)).toEqual({ on_invoice, on_account });
});

const paid = [
  { id: "c1", amount: 10_000, refunded: 0 },
  { id: "c2", amount: 5_000, refunded: 1_000 },
];

test.each([
  [4_000, "c2"],
  [4_001, "c1"],
])("%i cents go back on %s", (amount, id) => {
  expect(refundOnCard(amount, paid)).toBe(id);
});

test("no more than one card paid goes back on it", () => {
  expect(refundOnCard(10_001, paid)).toMatchObject({
    refused: "card-refund-above",
    detail: { remainder: 10_000 },
  });
  expect(refundOnCard(1, [])).toMatchObject({ detail: { remainder: 0 } });
});
