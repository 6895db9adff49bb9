import { describe, expect, it } from "vitest";
import { parseReceipt, parseRefund, parseUse } from "./input.ts";

const given = {
  invoice_id: "01990000-0000-7000-8000-000000031000",
  method: "cheque",
  amount: 12_050,
  received_on: "2026-11-23",
  note: "",
};

describe("a payment that the shop records", () => {
  it("is read as it is, its note cleaned", () => {
    expect(parseReceipt(given)).toEqual({
      ...given,
      id: null,
      payer: "client",
      payer_name: "",
      reference: "",
      on_account: 0,
      others: [],
    });
    expect(parseReceipt({ ...given, note: " Chèque n° 7\u0000 " })).toMatchObject({
      note: "Chèque n° 7",
    });
  });

  it("leaves the amount to the rule of what remains", () => {
    expect(parseReceipt({ ...given, amount: -5 })).toMatchObject({ amount: -5 });
  });

  it.each([
    ["an unknown method", { method: "bitcoin" }, "method"],
    ["a note too long", { note: "x".repeat(501) }, "note"],
    ["half a cent", { amount: 10.5 }, "amount"],
    ["a day that does not exist", { received_on: "2026-02-30" }, "received_on"],
    ["an invoice that cannot be", { invoice_id: "42" }, "invoice_id"],
    ["an unknown payer", { payer: "neighbour" }, "payer"],
    ["an endless reference", { reference: "x".repeat(61) }, "reference"],
    ["fifty more invoices", { others: Array.from({ length: 50 }, () => ({ ...given })) }, "others"],
  ])("is refused with %s, said in French on its field", (_, facts, field) => {
    expect(parseReceipt({ ...given, ...facts })).toEqual({
      refused: "bad-input",
      detail: { [field]: expect.stringMatching(/\.$/) },
    });
  });
});

describe("a refund and the use of an advance", () => {
  const { invoice_id, amount, method, note } = given;

  it("are read", () => {
    expect(parseRefund({ invoice_id, amount, method, note, paid_on: "2026-11-23" })).toEqual({
      invoice_id,
      amount,
      method,
      note,
      paid_on: "2026-11-23",
      id: null,
      source: "invoice",
      reference: "",
      on_card: false,
    });
    expect(parseUse({ invoice_id, amount, use: "keep" })).toEqual({
      invoice_id,
      amount,
      use: "keep",
      id: null,
    });
  });

  it("are refused with a word that means nothing", () => {
    const refund = { invoice_id, amount, method, note, paid_on: "2026-11-23", source: "till" };
    expect(parseRefund(refund)).toMatchObject({ detail: { source: expect.stringMatching(/\.$/) } });
    expect(parseUse({ invoice_id, amount, use: "spend" })).toMatchObject({
      detail: { use: expect.stringMatching(/\.$/) },
    });
  });
});
