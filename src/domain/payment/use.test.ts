import { describe, expect, it } from "vitest";
import { account, credit, date, receipt } from "../../../test/shop/invoice.ts";
import { granted } from "../../../test/shop/quote.ts";
import { sum } from "../money.ts";
import { recordPayment } from "./record.ts";
import { useAccount } from "./use.ts";

const today = date("2026-12-06");
const newId = () => "p9";
const using = { account, on_account: 2_000, today, newId };
const payments = granted(recordPayment(receipt, { accounts: [account], today, newId }));
const owed = { ...using, account: { ...account, payments, credits: [credit] } };

describe("money on account", () => {
  it("pays an invoice: nothing comes in, one entry answers the other", () => {
    const entries = granted(useAccount({ id: "m2", use: "pay", amount: 1_500 }, using));
    expect(entries.map(({ invoice_id, amount }) => [invoice_id, amount])).toEqual([
      [null, -1_500],
      ["i1", 1_500],
    ]);
    expect(entries.every(({ kind, method }) => kind === "transfer" && method === "account")).toBe(
      true,
    );
  });

  it("keeps what an invoice owes to the client", () => {
    const entries = granted(useAccount({ id: "m2", use: "keep", amount: 13_300 }, owed));
    expect(entries.map(({ invoice_id, amount }) => [invoice_id, amount])).toEqual([
      [null, 13_300],
      ["i1", -13_300],
    ]);
    expect(sum(entries.map(({ amount }) => amount))).toBe(0);
  });

  it.each([
    ["more than there is", "pay", 2_001, using, "amount-above-account"],
    [
      "more than the invoice asks",
      "pay",
      13_301,
      { ...using, on_account: 20_000 },
      "amount-above-remainder",
    ],
    ["what an invoice does not owe", "keep", 1, using, "amount-above-owed"],
    ["nothing", "pay", 0, using, "amount-not-positive"],
    ["half a cent", "keep", 0.5, owed, "amount-not-positive"],
  ] as const)("is refused for %s", (_, use, amount, given, refused) => {
    expect(useAccount({ id: "m2", use, amount }, given)).toMatchObject({ refused });
  });
});
