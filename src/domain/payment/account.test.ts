import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { account, credit, deposit, invoice } from "../../../test/shop/invoice.ts";
import { addShares, inclOf, sharesOf } from "../invoice/shares.ts";
import {
  bonusRemainderOf,
  isCancelled,
  leftToPay,
  netSharesOf,
  paidOn,
  receivedSharesOf,
  remainderOf,
  settlementOf,
  type InvoiceAccount,
} from "./account.ts";
import type { Payment } from "./payment.ts";

const pay = (amount: number, facts: Partial<Payment> = {}): Payment => ({
  id: "p1",
  movement_id: "m1",
  position: 0,
  kind: "payment",
  corrects_id: null,
  invoice_id: "i1",
  client_id: "c1",
  repair_id: "r1",
  payer: "client",
  payer_name: "",
  payable_from: null,
  method: "card",
  reference: "",
  received_on: invoice.issued_on,
  note: "",
  amount,
  ...facts,
});
const after = (payments: Payment[], credits = account.credits): InvoiceAccount => ({
  ...account,
  payments,
  credits,
});

describe("what is left to pay", () => {
  it.each([
    ["nothing received", after([]), 13_300, "unpaid"],
    ["a part received", after([pay(3_300)]), 10_000, "partly-paid"],
    ["all received in two times", after([pay(3_300), pay(10_000)]), 0, "paid"],
    ["a payment taken back", after([pay(13_300), pay(-13_300)]), 13_300, "unpaid"],
    ["a credit note after a full payment", after([pay(13_300)], [credit]), -13_300, "to-refund"],
    ["the bonus alone", after([pay(5_000, { payer: "eco-organisation" })]), 13_300, "unpaid"],
  ] as const)("after %s", (_, situation, remainder, settlement) => {
    expect(remainderOf(situation)).toBe(remainder);
    const paid = paidOn(situation.payments.filter(({ payer }) => payer === "client"));
    expect(settlementOf({ paid, remainder: remainderOf(situation) })).toBe(settlement);
  });

  it("is for the eco-organisation what the client does not pay", () => {
    expect(bonusRemainderOf(account)).toBe(5_000);
    expect(bonusRemainderOf(after([pay(5_000, { payer: "eco-organisation" })]))).toBe(0);
    expect(bonusRemainderOf(after([], [credit]))).toBe(0);
  });

  it.each([
    [12_000, 12_000],
    [0, 0],
    [-500, 0],
  ])("of a remainder of %i is %i", (remainder, left) => {
    expect(leftToPay(remainder)).toBe(left);
  });
});

describe("what the money was for", () => {
  it("is what is billed and in no deposit, once all is paid, the bonus included", () => {
    const all = after([pay(13_300), pay(5_000, { payer: "eco-organisation" })]);
    expect(receivedSharesOf(all)).toEqual(netSharesOf(account));
    expect(addShares(receivedSharesOf(all), sharesOf(deposit.document))).toEqual(
      sharesOf(invoice.document),
    );
  });

  it("is nothing once an invoice was credited in full and given back", () => {
    expect(receivedSharesOf(after([pay(13_300), pay(-13_300)], [credit]))).toEqual([]);
  });

  it("adds up to what was received, whatever it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), fc.boolean(), (amount, isCredited) => {
        const situation = after([pay(amount)], isCredited ? [credit] : []);
        expect(inclOf(receivedSharesOf(situation))).toBe(amount);
      }),
    );
  });
});

describe("an invoice taken back by a credit note", () => {
  const whole = { total_incl: 500, credited_incl: 500 };

  it.each([
    ["before any payment is cancelled", { ...whole, paid: 0, remainder: 0 }, true],
    ["after a payment is to be refunded", { ...whole, paid: 500, remainder: -500 }, false],
    [
      "in part is still to be paid",
      { ...whole, credited_incl: 400, paid: 0, remainder: 100 },
      false,
    ],
    [
      "in part and paid is not cancelled",
      { ...whole, credited_incl: 400, paid: 100, remainder: 0 },
      false,
    ],
    ["never is not cancelled", { ...whole, credited_incl: 0, paid: 0, remainder: 0 }, false],
  ])("%s", (_, facts, cancelled) => {
    expect(isCancelled(facts)).toBe(cancelled);
  });
});
