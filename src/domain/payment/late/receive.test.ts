import { describe, expect, test } from "vitest";
import { granted } from "../../../../test/shop/quote.ts";
import type { LocalDate } from "../../time.ts";
import { parseLateFee } from "../input.ts";
import { correctLateFee, leftOf, receiveLateFee, type LateFee } from "./receive.ts";

const ID = "0198c0de-0000-7000-8000-000000000001";
const today = "2026-11-23" as LocalDate;
const fees = { days: 30, interest: 646, indemnity: 4_000, steps: [] };
const input = {
  id: ID,
  invoice_id: ID,
  interest: 646,
  indemnity: true,
  method: "transfer" as const,
  received_on: today,
};
const facts = { fees, received: [], cash_before: 0, today };

test("both at once, or a part that the shop settles for", () => {
  expect(receiveLateFee(input, facts)).toEqual({ interest: 646, indemnity: 4_000 });
  const part = { ...input, interest: 300, indemnity: false };
  expect(receiveLateFee(part, facts)).toEqual({ interest: 300, indemnity: 0 });
});

test.each([
  ["an invoice that owes none", {}, { fees: undefined }, "no-late-fee"],
  ["nothing", { interest: 0, indemnity: false }, {}, "amount-not-positive"],
  ["a negative sum", { interest: -1 }, {}, "amount-not-positive"],
  ["tomorrow", { received_on: "2026-11-24" as LocalDate }, {}, "date-in-future"],
  ["a day of a month that is closed", {}, { closed_to: today }, "period-closed"],
  ["more interest than is owed", { interest: 647 }, {}, "late-fee-above"],
  ["the 40 € twice", {}, { received: [{ interest: 0, indemnity: 4_000 }] }, "late-fee-above"],
  [
    "cash above the limit of the debt",
    { method: "cash" as const },
    { cash_before: 95_355 },
    "cash-limit",
  ],
])("%s is refused", (_, changed, about, refused) => {
  expect(receiveLateFee({ ...input, ...changed }, { ...facts, ...about })).toMatchObject({
    refused,
  });
});

test("cash that the debt may still take is taken, and a transfer knows no limit", () => {
  const cash = { ...input, method: "cash" as const };
  const both = { interest: 646, indemnity: 4_000 };
  expect(receiveLateFee(cash, { ...facts, cash_before: 95_354 })).toEqual(both);
  expect(receiveLateFee(input, { ...facts, cash_before: 100_000 })).toEqual(both);
  expect(receiveLateFee(cash, { ...facts, cash_before: 98_000 })).toEqual({
    refused: "cash-limit",
    detail: { remainder: 2_000 },
  });
});

describe("a typing error", () => {
  const noted: LateFee = {
    id: "fee",
    invoice_id: ID,
    interest: 646,
    indemnity: 4_000,
    method: "transfer",
    reference: "VIR 77",
    received_on: "2026-11-20" as LocalDate,
    corrects_id: null,
  };
  const correct = (id: string, received: LateFee[]) =>
    correctLateFee(id, { received, today, newId: () => "opposite" });

  test("is taken back by its opposite of today, and all is owed again", () => {
    const opposite = granted(correct("fee", [noted]));
    expect(opposite).toEqual({
      ...noted,
      id: "opposite",
      interest: -646,
      indemnity: -4_000,
      received_on: today,
      corrects_id: "fee",
    });
    expect(leftOf(fees, [noted, opposite])).toEqual({ interest: 646, indemnity: 4_000 });
    expect(correct("fee", [noted, opposite])).toMatchObject({ refused: "already-corrected" });
    expect(correct("opposite", [noted, opposite])).toMatchObject({ refused: "payment-unknown" });
  });
});

test("what is left is never below nothing, even after a correction of the payments", () => {
  expect(leftOf(fees, [{ interest: 700, indemnity: 0 }])).toEqual({
    interest: 0,
    indemnity: 4_000,
  });
});

test("a request names its id, its invoice and whole cents", () => {
  expect(parseLateFee(input)).toEqual({ ...input, reference: "" });
  expect(parseLateFee({ ...input, reference: " 0012345 " })).toEqual({
    ...input,
    reference: "0012345",
  });
  expect(parseLateFee({ ...input, interest: 1.5 })).toMatchObject({ refused: "bad-input" });
});
