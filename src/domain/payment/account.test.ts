import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { account, credit, date, receipt } from "../../../test/shop/invoice.ts";
import { granted } from "../../../test/shop/quote.ts";
import { isRefusal } from "../decision.ts";
import {
  correctPayment,
  isCancelled,
  leftToPay,
  recordPayment,
  paidOn,
  remainderOf,
  settlementOf,
  type InvoiceAccount,
} from "./account.ts";
import type { Payment } from "./payment.ts";

const today = date("2026-12-02");
const pay = (amount: number, facts: Partial<Payment> = {}): Payment => ({
  ...granted(recordPayment(account, { ...receipt, amount: 1 }, today)),
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
    [
      "a payment taken back",
      after([pay(13_300), pay(-13_300, { corrects_id: "p1" })]),
      13_300,
      "unpaid",
    ],
    ["a credit note after a full payment", after([pay(13_300)], [credit]), -19_000, "to-refund"],
  ] as const)("after %s", (_, situation, remainder, settlement) => {
    expect(remainderOf(situation)).toBe(remainder);
    expect(
      settlementOf({ paid: paidOn(situation.payments), remainder: remainderOf(situation) }),
    ).toBe(settlement);
  });
});

describe("recording a payment", () => {
  it("writes it on the invoice and its repair", () => {
    expect(recordPayment(account, receipt, today)).toEqual({
      ...receipt,
      invoice_id: "i1",
      repair_id: "r1",
      payable_from: null,
      corrects_id: null,
    });
  });

  it.each([
    ["nothing", { amount: 0 }, { refused: "amount-not-positive" }],
    ["a negative amount", { amount: -100 }, { refused: "amount-not-positive" }],
    ["half a cent", { amount: 10.5 }, { refused: "amount-not-positive" }],
    [
      "a cent too much",
      { amount: 13_301 },
      { refused: "amount-above-remainder", detail: { remainder: 13_300 } },
    ],
    ["tomorrow's money", { received_on: date("2026-12-03") }, { refused: "date-in-future" }],
  ] as const)("is refused for %s", (_, facts, refusal) => {
    expect(recordPayment(account, { ...receipt, ...facts }, today)).toEqual(refusal);
  });

  it("is refused before the eighth day of a contract signed at the client's home", () => {
    const payable_from = date("2026-12-02");
    const early = { ...account, invoice: { ...account.invoice, payable_from } };
    const received_on = date("2026-12-01");
    expect(recordPayment(early, { ...receipt, received_on }, today)).toEqual({
      refused: "payment-too-early",
      detail: { payable_from },
    });
    expect(recordPayment(early, receipt, today)).toMatchObject({ payable_from });
  });

  it("takes no more than 1 000 € of cash for one invoice, in one or several times", () => {
    const large = { ...account, invoice: { ...account.invoice, due: 200_000 } };
    const cash = { ...receipt, method: "cash" as const };
    const first = granted(recordPayment(large, { ...cash, amount: 80_000 }, today));
    const second = { ...large, payments: [first] };
    expect(recordPayment(large, { ...cash, amount: 100_001 }, today)).toMatchObject({
      refused: "cash-limit",
    });
    expect(recordPayment(second, { ...cash, amount: 20_001 }, today)).toEqual({
      refused: "cash-limit",
      detail: { remainder: 20_000 },
    });
    expect(isRefusal(recordPayment(second, { ...cash, amount: 20_000 }, today))).toBe(false);
    expect(isRefusal(recordPayment(second, { ...receipt, amount: 120_000 }, today))).toBe(false);
  });

  it("never leaves less than nothing to pay", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 9_000 })), (amounts) => {
        let situation = account;
        for (const amount of amounts) {
          const payment = recordPayment(situation, { ...receipt, amount }, today);
          if (!isRefusal(payment))
            situation = { ...situation, payments: [...situation.payments, payment] };
        }
        expect(remainderOf(situation)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("correcting a payment", () => {
  const wrong = pay(5_000, { method: "cheque" });
  const correction = { id: "p2", corrects_id: "p1", received_on: today, note: "Chèque rejeté" };

  it("writes its opposite, beside it", () => {
    const opposite = granted(correctPayment(after([wrong]), correction, today));
    expect(opposite).toMatchObject({
      id: "p2",
      amount: -5_000,
      method: "cheque",
      corrects_id: "p1",
    });
    expect(remainderOf(after([wrong, opposite]))).toBe(13_300);
  });

  it("is done once, and only on a payment of this invoice", () => {
    const opposite = granted(correctPayment(after([wrong]), correction, today));
    const both = after([wrong, opposite]);
    expect(correctPayment(both, correction, today)).toEqual({ refused: "already-corrected" });
    expect(correctPayment(both, { ...correction, corrects_id: "p2" }, today)).toEqual({
      refused: "payment-unknown",
    });
    expect(correctPayment(after([]), correction, today)).toEqual({ refused: "payment-unknown" });
  });

  it("is not dated in the future", () => {
    const tomorrow = { ...correction, received_on: date("2026-12-03") };
    expect(correctPayment(after([wrong]), tomorrow, today)).toEqual({ refused: "date-in-future" });
  });
});

describe("what a client still has to pay", () => {
  it.each([
    [12_000, 12_000],
    [0, 0],
    [-500, 0],
  ])("of a remainder of %i is %i", (remainder, left) => {
    expect(leftToPay(remainder)).toBe(left);
  });
});

describe("an invoice taken back by a credit note", () => {
  const credited_by = { reference: "A2026-00001" };

  it.each([
    ["before any payment is cancelled", { credited_by, paid: 0, remainder: 0 }, true],
    ["after a payment is to be refunded", { credited_by, paid: 500, remainder: -500 }, false],
    ["in part is still to be paid", { credited_by, paid: 0, remainder: 100 }, false],
    ["never is not cancelled", { credited_by: null, paid: 0, remainder: 0 }, false],
  ])("%s", (_, invoice, cancelled) => {
    expect(isCancelled(invoice)).toBe(cancelled);
  });
});
