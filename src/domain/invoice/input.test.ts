import { describe, expect, it } from "vitest";
import { parseCredit, parseDeposit, parseIssueFacts } from "./input.ts";

const id = "01990000-0000-7000-8000-000000031000";
const facts = { performed_on: "2026-12-01", nature: "both" };

describe("what is said when an invoice is issued", () => {
  it("is read, with nothing more where nothing is said", () => {
    expect(parseIssueFacts(facts)).toEqual({ ...facts, vat_ground: null, order_number: "" });
    expect(parseIssueFacts({ ...facts, order_number: " BC  12 " })).toMatchObject({
      order_number: "BC 12",
    });
  });

  it.each([
    ["a day that does not exist", { performed_on: "2026-02-30" }, "performed_on"],
    ["an unknown nature", { nature: "gifts" }, "nature"],
    ["an unknown reason", { vat_ground: "because" }, "vat_ground"],
    ["an endless order number", { order_number: "x".repeat(51) }, "order_number"],
  ])("is refused with %s", (_, wrong, field) => {
    expect(parseIssueFacts({ ...facts, ...wrong })).toMatchObject({
      refused: "bad-input",
      detail: { [field]: expect.stringMatching(/\.$/) },
    });
  });
});

describe("a deposit and a credit note", () => {
  it("are read", () => {
    const asked = { quote_id: id, amount: 5_000 };
    expect(parseDeposit(asked)).toEqual({ ...asked, vat_ground: null });
    expect(parseDeposit({ ...asked, vat_ground: "export" })).toMatchObject({
      vat_ground: "export",
    });
    expect(parseDeposit({ ...asked, vat_ground: "because" })).toMatchObject({
      refused: "bad-input",
    });
    expect(parseCredit({ invoice_id: id, reason: " Panne " })).toEqual({
      invoice_id: id,
      reason: "Panne",
      lines: null,
    });
  });

  it("are refused with what cannot be", () => {
    expect(parseDeposit({ quote_id: id, amount: 0.5 })).toMatchObject({ refused: "bad-input" });
    expect(parseCredit({ invoice_id: id, reason: "x".repeat(301) })).toMatchObject({
      refused: "bad-input",
    });
    const many = Array.from({ length: 201 }, () => ({ line_id: "a", quantity: 1 }));
    expect(parseCredit({ invoice_id: id, reason: "a", lines: many })).toMatchObject({
      refused: "bad-input",
    });
  });
});
