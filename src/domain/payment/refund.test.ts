import { describe, expect, it } from "vitest";
import { account, credit, date, receipt } from "../../../test/shop/invoice.ts";
import { granted } from "../../../test/shop/quote.ts";
import { remainderOf } from "./account.ts";
import { recordPayment } from "./record.ts";
import { refundPayment, type Refund } from "./refund.ts";

const today = date("2026-12-06");
const newId = () => "p9";
const payments = granted(recordPayment(receipt, { accounts: [account], today, newId: () => "p1" }));
const owed = { ...account, payments, credits: [credit] };
const refund: Refund = {
  id: "m9",
  source: "invoice",
  method: "transfer",
  reference: "VIR 7",
  note: "",
  amount: 13300,
  paid_on: today,
};
const refunding = { account: owed, on_account: 2_000, today, newId };

describe("giving money back", () => {
  it("is a movement of its own kind, by any means, and settles what was owed", () => {
    const entries = granted(refundPayment(refund, refunding));
    expect(entries).toMatchObject([
      {
        kind: "refund",
        amount: -13_300,
        method: "transfer",
        reference: "VIR 7",
        corrects_id: null,
      },
    ]);
    expect(remainderOf({ ...owed, payments: [...payments, ...entries] })).toBe(0);
  });

  it("takes an advance back as well", () => {
    const entries = granted(
      refundPayment({ ...refund, source: "account", amount: 2_000 }, refunding),
    );
    expect(entries).toMatchObject([{ invoice_id: null, amount: -2_000 }]);
  });

  it.each([
    [
      "more than is owed",
      { amount: 13_301 },
      { refused: "amount-above-owed", detail: { owed: 13_300 } },
    ],
    [
      "more than the advance",
      { source: "account", amount: 2_001 },
      { refused: "amount-above-owed", detail: { owed: 2_000 } },
    ],
    ["nothing", { amount: 0 }, { refused: "amount-not-positive" }],
    ["half a cent", { amount: 0.5 }, { refused: "amount-not-positive" }],
    ["tomorrow", { paid_on: date("2026-12-07") }, { refused: "date-in-future" }],
    ["before the invoice", { paid_on: date("2026-12-01") }, { refused: "date-too-early" }],
  ] as const)("is refused for %s", (_, facts, refusal) => {
    expect(refundPayment({ ...refund, ...facts }, refunding)).toEqual(refusal);
  });

  it("gives nothing back of an invoice that owes nothing", () => {
    expect(refundPayment(refund, { ...refunding, account })).toMatchObject({
      refused: "amount-above-owed",
    });
  });
});
