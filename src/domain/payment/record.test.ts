import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { account, date, invoice, receipt } from "../../../test/shop/invoice.ts";
import { granted } from "../../../test/shop/quote.ts";
import { isRefusal } from "../decision.ts";
import { remainderOf, type InvoiceAccount } from "./account.ts";
import { recordPayment, type Receipt } from "./record.ts";

const today = date("2026-12-02");
let last = 0;
const newId = () => `p${++last}`;
const record = (facts: Partial<Receipt>, accounts: readonly InvoiceAccount[] = [account]) =>
  recordPayment({ ...receipt, ...facts }, { accounts, today, newId });
const paying = (amount: number, facts: Partial<Receipt> = {}) => ({
  parts: [{ invoice_id: "i1", amount }],
  ...facts,
});
const other: InvoiceAccount = { ...account, invoice: { ...invoice, id: "i9", repair_id: "r9" } };

describe("recording a payment", () => {
  it("writes it on the invoice and its repair, under the movement's id", () => {
    expect(record({})).toEqual([
      {
        id: expect.any(String),
        movement_id: "m1",
        position: 0,
        kind: "payment",
        corrects_id: null,
        invoice_id: "i1",
        client_id: "c1",
        repair_id: "r1",
        amount: 13300,
        payable_from: null,
        payer: "client",
        payer_name: "",
        method: "card",
        reference: "",
        note: "",
        received_on: "2026-12-02",
      },
    ]);
  });

  it("writes one on several invoices, and keeps what is too much for the client", () => {
    const parts = [
      { invoice_id: "i1", amount: 13_300 },
      { invoice_id: "i9", amount: 3_300 },
    ];
    const entries = granted(record({ parts, on_account: 1_400 }, [account, other]));
    expect(
      entries.map(({ invoice_id, amount, position }) => [invoice_id, amount, position]),
    ).toEqual([
      ["i1", 13_300, 0],
      ["i9", 3_300, 1],
      [null, 1_400, 2],
    ]);
  });

  it("takes the bonus from the eco-organisation, and no more", () => {
    const eco = { payer: "eco-organisation" as const };
    expect(granted(record(paying(5_000, eco)))).toMatchObject([{ amount: 5_000, ...eco }]);
    expect(record(paying(5_001, eco))).toEqual({
      refused: "bonus-above-remainder",
      detail: { remainder: 5_000 },
    });
  });

  it.each([
    ["nothing", paying(0), { refused: "amount-not-positive" }],
    ["a negative amount", paying(-100), { refused: "amount-not-positive" }],
    ["half a cent", paying(10.5), { refused: "amount-not-positive" }],
    ["a negative advance", { on_account: -1 }, { refused: "amount-not-positive" }],
    [
      "a cent too much",
      paying(13_301),
      { refused: "amount-above-remainder", detail: { remainder: 13_300 } },
    ],
    ["tomorrow's money", { received_on: date("2026-12-03") }, { refused: "date-in-future" }],
    ["money of 1990", { received_on: date("1990-01-01") }, { refused: "date-too-early" }],
    [
      "money of an insurer without a name",
      { payer: "insurer" as const },
      { refused: "payer-name-missing" },
    ],
    [
      "an advance of the eco-organisation",
      paying(1, { payer: "eco-organisation", on_account: 1 }),
      { refused: "bonus-on-account" },
    ],
    [
      "one invoice twice",
      { parts: [...receipt.parts, ...receipt.parts] },
      { refused: "invoice-twice" },
    ],
  ] as const)("is refused for %s", (_, facts, refusal) => {
    expect(record(facts)).toEqual(refusal);
  });

  it("is refused before the eighth day of a contract signed at the client's home", () => {
    const payable_from = date("2026-12-02");
    const early = [{ ...account, invoice: { ...invoice, payable_from } }];
    expect(record({ received_on: date("2026-12-01") }, early)).toEqual({
      refused: "payment-too-early",
      detail: { payable_from },
    });
    expect(record({}, early)).toMatchObject([{ payable_from }]);
  });

  it("keeps an advance for one client only", () => {
    const theirs = { ...other, invoice: { ...other.invoice, client_id: "c9" } };
    const parts = [
      { invoice_id: "i1", amount: 1 },
      { invoice_id: "i9", amount: 1 },
    ];
    expect(record({ parts, on_account: 1 }, [account, theirs])).toEqual({
      refused: "other-client",
    });
  });

  it("takes no more than 1 000 € of cash for one invoice, in one or several times", () => {
    const large = { ...account, invoice: { ...account.invoice, due: 200_000 } };
    const cash = { method: "cash" as const };
    const first = granted(record(paying(80_000, cash), [large]));
    const second = { ...large, payments: first };
    expect(record(paying(100_001, cash), [large])).toMatchObject({ refused: "cash-limit" });
    expect(record(paying(90_000, { ...cash, on_account: 10_001 }), [large])).toMatchObject({
      refused: "cash-limit",
    });
    expect(record(paying(20_001, cash), [second])).toEqual({
      refused: "cash-limit",
      detail: { remainder: 20_000 },
    });
    expect(isRefusal(record(paying(20_000, cash), [second]))).toBe(false);
    expect(isRefusal(record(paying(120_000), [second]))).toBe(false);
  });

  it("counts the cash of the deposit of the same repair, and of its other invoices", () => {
    const large = { ...account, invoice: { ...invoice, due: 150_000 } };
    const cash = { method: "cash" as const };
    const within = (amount: number, repair_id: string) =>
      recordPayment(
        { ...receipt, ...paying(amount, cash) },
        { accounts: [large], today, newId, cash_elsewhere: new Map([[repair_id, 60_000]]) },
      );
    expect(within(40_001, "r1")).toEqual({
      refused: "cash-limit",
      detail: { remainder: 40_000 },
    });
    expect(isRefusal(within(40_000, "r1"))).toBe(false);
    expect(isRefusal(within(100_000, "r9"))).toBe(false);
    const second = { ...large, invoice: { ...large.invoice, id: "i2" } };
    const parts = [
      { invoice_id: "i1", amount: 60_000 },
      { invoice_id: "i2", amount: 40_001 },
    ];
    expect(record({ ...cash, parts }, [large, second])).toMatchObject({ refused: "cash-limit" });
    expect(isRefusal(record({ parts }, [large, second]))).toBe(false);
  });

  it("never leaves less than nothing to pay", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 9_000 })), (amounts) => {
        let situation = account;
        for (const amount of amounts) {
          const entries = record(paying(amount), [situation]);
          if (!isRefusal(entries))
            situation = { ...situation, payments: [...situation.payments, ...entries] };
        }
        expect(remainderOf(situation)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
