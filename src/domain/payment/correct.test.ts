import { describe, expect, it } from "vitest";
import { account, credit, date, receipt } from "../../../test/shop/invoice.ts";
import { granted, instant } from "../../../test/shop/quote.ts";
import { remainderOf } from "./account.ts";
import { correctPayment } from "./correct.ts";
import { recordPayment } from "./record.ts";

const today = date("2026-12-06");
let last = 0;
const newId = () => `p${++last}`;
const recorded = granted(
  recordPayment(
    { ...receipt, method: "cheque", on_account: 500 },
    { accounts: [account], today, newId },
  ),
);
const entries = recorded.map((entry) => ({
  ...entry,
  created_at: instant("2026-12-02T16:00:00Z"),
}));
const [first] = entries;
const id = first?.id ?? "";
const correcting = {
  entries,
  accounts: [{ ...account, payments: recorded }],
  on_account: 500,
  movement_id: "m2",
  today,
  newId,
};

describe("correcting a typing error", () => {
  it("writes the opposite of the whole movement, beside it", () => {
    const opposite = granted(correctPayment(id, correcting));
    expect(
      opposite.map(({ amount, kind, corrects_id, movement_id }) => [
        amount,
        kind,
        corrects_id,
        movement_id,
      ]),
    ).toEqual([
      [-13_300, "correction", id, "m2"],
      [-500, "correction", entries[1]?.id, "m2"],
    ]);
    expect(opposite[0]).toMatchObject({ method: "cheque", received_on: today });
    expect(opposite[0]).not.toHaveProperty("created_at");
    const payments = [...recorded, ...opposite];
    expect(remainderOf({ ...account, payments })).toBe(13_300);
  });

  it("is done once, and only on a payment of this movement", () => {
    const [opposite] = granted(correctPayment(id, correcting));
    if (!opposite) throw new Error("two entries were written");
    const both = [...entries, { ...opposite, created_at: instant("2026-12-06T09:00:00Z") }];
    expect(correctPayment(id, { ...correcting, entries: both })).toEqual({
      refused: "already-corrected",
    });
    expect(correctPayment(opposite.id, { ...correcting, entries: both })).toEqual({
      refused: "payment-unknown",
    });
    expect(correctPayment("p0", correcting)).toEqual({ refused: "payment-unknown" });
  });

  it("never stands for giving money back after a credit note", () => {
    const accounts = [{ ...account, payments: recorded, credits: [credit] }];
    expect(correctPayment(id, { ...correcting, accounts })).toEqual({ refused: "refund-instead" });
  });

  it("leaves no advance below nothing", () => {
    expect(correctPayment(id, { ...correcting, on_account: 499 })).toEqual({
      refused: "account-used",
    });
  });
});
