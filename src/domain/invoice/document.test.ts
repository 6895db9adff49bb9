import { describe, expect, it } from "vitest";
import { date, invoice } from "../../../test/shop/invoice.ts";
import { draft, garonne, parties } from "../../../test/shop/quote.ts";
import { invoiceDocument, type InvoiceIssue } from "./document.ts";
import { invoiceMentions } from "./mentions.ts";

const issue: InvoiceIssue = {
  ...parties,
  kind: 380,
  reference: "F2026-00042",
  issued_on: date("2026-12-02"),
  performed_on: date("2026-12-02"),
  due_on: date("2026-12-02"),
  quote_reference: "D2026-00042",
  corrects: null,
  subject: draft.subject,
  lines: draft.lines,
  discount: 0,
  prepaid: 5_700,
  notes: draft.notes,
};

describe("the document of an invoice", () => {
  it("is what issuing freezes, texts included", () => {
    expect(invoiceDocument(issue)).toEqual(invoice.document);
    expect(invoice.document.mentions).toEqual(invoiceMentions(issue));
  });

  it("counts the lines, the discount and the deposit", () => {
    expect(invoiceDocument({ ...issue, discount: 1_000 }).totals).toMatchObject({
      allowance: 2_000,
      total_excl: 18_000,
      total_vat: 3_600,
      prepaid: 5_700,
      due: 10_900,
    });
  });

  it("charges no VAT under the small-business exemption", () => {
    const seller = { ...garonne, vat_regime: "franchise" as const };
    expect(invoiceDocument({ ...issue, seller }).totals.total_vat).toBe(0);
  });
});
