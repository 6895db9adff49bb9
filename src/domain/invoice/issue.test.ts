import { describe, expect, it } from "vitest";
import { billing, credit, date, invoice } from "../../../test/shop/invoice.ts";
import { accepted, garonne, granted, instant, vidal } from "../../../test/shop/quote.ts";
import { canonical } from "../quote/canonical.ts";
import type { AcceptedQuote } from "../quote/quote.ts";
import { creditNoteOf, invoiceFromQuote, type Billing } from "./issue.ts";

const billed = (facts: Partial<Billing>, quote = accepted) =>
  granted(invoiceFromQuote(quote, { ...billing, ...facts }));

const boughtBy = (type: "Particulier" | "Entreprise"): AcceptedQuote => ({
  ...accepted,
  document: { ...accepted.document, client: { ...vidal, type } },
});

describe("the invoice of an accepted quote", () => {
  it("bills what was agreed, less the bonus and the deposit", () => {
    expect(invoice).toMatchObject({
      kind: 380,
      series: "F2026",
      number: 42,
      reference: "F2026-00042",
      quote_id: "q1",
      credits_id: null,
      issued_on: "2026-12-02",
      total_excl: 20_000,
      total_vat: 4_000,
      total_incl: 24_000,
      bonus: 5_000,
      due: 13_300,
    });
    expect(invoice.document).toMatchObject({
      quote_reference: "D2026-00042",
      subject: accepted.subject,
    });
    expect(invoice.document.lines).toEqual(accepted.document.lines);
  });

  it("hashes the canonical text of that very document", () => {
    const issued = billed({ sha256: (text) => text });
    expect(issued.document_sha256).toBe(canonical(issued.document));
  });

  it("takes its day, and so its series, from the shop's clock", () => {
    expect(billed({ at: instant("2026-12-31T23:30:00Z"), number: 1 }).reference).toBe(
      "F2027-00001",
    );
  });

  it("prints the shop as it is on the day of the invoice", () => {
    const moved = { ...garonne, address: ["3 quai des Modèles", "31000 Toulouse"] };
    expect(billed({ seller: moved }).document.seller.address).toEqual(moved.address);
  });

  it.each([
    ["at once by a consumer", "Particulier", "2026-12-02"],
    ["after thirty days by a company", "Entreprise", "2027-01-01"],
  ] as const)("is due %s", (_, type, due_on) => {
    expect(billed({}, boughtBy(type)).due_on).toBe(due_on);
  });

  it("is refused when more was received than it comes to", () => {
    expect(invoiceFromQuote(accepted, { ...billing, prepaid: 20_000 })).toEqual({
      refused: "prepaid-above-total",
    });
  });
});

describe("a credit note", () => {
  it("gives the whole invoice back, in its own series, and names it", () => {
    expect(credit).toMatchObject({
      kind: 381,
      reference: "A2026-00001",
      credits_id: "i1",
      total_incl: 24_000,
    });
    expect(credit.document.corrects).toEqual({ reference: "F2026-00042", issued_on: "2026-12-02" });
    expect(credit.document.mentions[0]).toBe(
      "Cet avoir annule en totalité la facture F2026-00042 du 2 décembre 2026.",
    );
  });

  it("does not repeat what the invoice promised", () => {
    expect(invoice.document.notes).not.toBe("");
    expect(credit.document.notes).toBe("");
  });

  it("gives the deposit back too", () => {
    expect(credit.due).toBe(19_000);
  });

  it("is dated on its own day and leaves the invoice as it was", () => {
    expect(credit.document.issued_on).toBe(date("2026-12-05"));
    expect(invoice.document.corrects).toBeNull();
  });

  it("is written once", () => {
    expect(creditNoteOf(invoice, [credit], billing)).toEqual({ refused: "already-credited" });
  });
});
