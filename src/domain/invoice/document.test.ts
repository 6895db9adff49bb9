import { describe, expect, it } from "vitest";
import { credit, date, deposit, invoice } from "../../../test/shop/invoice.ts";
import { accepted, parties } from "../../../test/shop/quote.ts";
import { invoiceDocument, type InvoiceIssue } from "./document.ts";
import { invoiceMentions } from "./mentions.ts";

const { lines, totals, discount, notes, subject } = accepted.document;

const issue: InvoiceIssue = {
  ...parties,
  kind: 380,
  reference: "F2026-00042",
  issued_on: date("2026-12-02"),
  performed_on: date("2026-12-02"),
  due_on: date("2026-12-02"),
  nature: "both",
  vat_ground: null,
  order_number: "",
  quote_reference: "D2026-00042",
  corrects: null,
  reason: "",
  deposits: invoice.document.deposits,
  subject,
  lines,
  discount,
  totals: { ...totals, prepaid: 5_700, due: 13_300 },
  notes,
};

describe("the document of an invoice", () => {
  it("is what issuing freezes, texts included", () => {
    expect(invoiceDocument(issue)).toEqual(invoice.document);
    expect(invoice.document.mentions).toEqual(invoiceMentions(issue));
  });

  it("says which shape it has, for who reads it years later", () => {
    for (const { document } of [invoice, deposit, credit]) expect(document.format).toBe(2);
  });

  it("of a deposit tells no day of the work, which comes later", () => {
    expect(deposit.document.performed_on).toBeNull();
    expect(deposit.document.mentions[0]).toMatch(/^Facture d’acompte/);
  });
});
