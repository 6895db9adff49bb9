import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billing, credit, date, invoice } from "../../../test/shop/invoice.ts";
import {
  acceptance,
  accepted,
  garonne,
  granted,
  instant,
  optionSent,
  USED_PUMP,
  vidal,
} from "../../../test/shop/quote.ts";
import { acceptQuote } from "../quote/accept.ts";
import { canonical } from "../quote/canonical.ts";
import type { AcceptedQuote } from "../quote/quote.ts";
import { creditNoteOf, invoiceFromQuote, performedOn, type Billing } from "./issue.ts";

const billed = (facts: Partial<Billing>, quote = accepted) =>
  granted(invoiceFromQuote(quote, { ...billing, ...facts }));

const boughtBy = (type: "Particulier" | "Entreprise"): AcceptedQuote => ({
  ...accepted,
  document: { ...accepted.document, client: { ...vidal, type } },
});

describe("the invoice of an accepted quote", () => {
  it("bills the alternatives that were chosen, as lines like any other", () => {
    const { document_sha256 } = optionSent;
    const answer = { ...acceptance, document_sha256, choices: [USED_PUMP] };
    const { document, due } = billed({}, granted(acceptQuote(optionSent, answer)));
    expect(document.lines.map(({ id }) => id)).toEqual(["l1", "l2", "l3b", "l3c", "l5", "l6"]);
    expect(document.lines.some((line) => "option" in line)).toBe(false);
    expect(due).toBe(12_988 - billing.prepaid);
  });

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
    expect(
      billed({ at: instant("2026-12-31T23:30:00Z"), number: { n: 1, prefix: "F" } }).reference,
    ).toBe("F2027-00001");
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

  it("is refused when more was received than it comes to, from the first cent", () => {
    expect(billed({ prepaid: 19_000 }).due).toBe(0);
    for (const prepaid of [19_001, 20_000])
      expect(invoiceFromQuote(accepted, { ...billing, prepaid })).toEqual({
        refused: "prepaid-above-total",
      });
  });

  it("counts a company's thirty days over the end of February", () => {
    const at = instant("2027-01-30T09:00:00Z");
    expect(billed({ at }, boughtBy("Entreprise")).due_on).toBe("2027-03-01");
  });

  it.each([
    ["Europe/Paris", "F2027-00042"],
    ["America/Martinique", "F2026-00042"],
    ["Indian/Reunion", "F2027-00042"],
  ])("at 23 h 30 UTC on New Year's Eve a shop in %s writes %s", (zone, reference) => {
    const at = instant("2026-12-31T23:30:00Z");
    expect(billed({ at, zone }).reference).toBe(reference);
  });

  it("charges no VAT when the shop left the ordinary regime since the quote", () => {
    const issued = billed({ seller: { ...garonne, vat_regime: "franchise" } });
    expect([issued.total_vat, issued.total_incl]).toEqual([0, issued.total_excl]);
    expect(issued.document.mentions).toContain("TVA non applicable, art. 293 B du CGI.");
  });

  it("states the same amounts in its row, in its document and for any discount and deposit", () => {
    const cents = fc.integer({ min: 0, max: 10_000 });
    const points = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(points, cents, (discount, prepaid) => {
        const document = { ...accepted.document, discount };
        const issued = billed({ prepaid }, { ...accepted, document });
        const { totals } = issued.document;
        expect(issued).toMatchObject({
          total_excl: totals.total_excl,
          total_vat: totals.total_vat,
          total_incl: totals.total_excl + totals.total_vat,
          due: totals.total_incl - issued.bonus - prepaid,
        });
      }),
    );
  });
});

describe("the day of the work", () => {
  const at = instant("2026-12-02T15:20:00Z");

  it.each([
    ["the day of the invoice without an appointment", undefined, "2026-12-02"],
    ["that of the last appointment done", "2026-11-30T16:00:00Z", "2026-11-30"],
    ["the shop's day when UTC is still on the day before", "2026-11-29T23:30:00Z", "2026-11-30"],
    [
      "the day of the invoice when the appointment ends later",
      "2026-12-03T09:00:00Z",
      "2026-12-02",
    ],
    ["the 25th at 0 h 30 when clocks go back", "2026-10-24T22:30:00Z", "2026-10-25"],
    ["the 29th at 23 h 30 when clocks have gone forward", "2026-03-29T21:30:00Z", "2026-03-29"],
  ])("is %s", (_, done_at, day) => {
    const last_done_at = done_at === undefined ? undefined : instant(done_at);
    expect(performedOn(last_done_at, at, "Europe/Paris")).toBe(day);
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

  it("takes its number in the series of its own year", () => {
    const late = {
      ...billing,
      id: "i3",
      number: { n: 1, prefix: "A" },
      at: instant("2027-01-04T09:00:00Z"),
    };
    const note = granted(creditNoteOf(invoice, [], late));
    expect([note.series, note.reference, note.due_on]).toEqual([
      "A2027",
      "A2027-00001",
      "2027-01-04",
    ]);
  });

  it("returns every cent of the invoice, whatever was paid before it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 19_000 }), (prepaid) => {
        const paid = billed({ prepaid });
        const note = granted(
          creditNoteOf(paid, [], { ...billing, id: "i2", number: { n: 1, prefix: "A" } }),
        );
        expect(note.due).toBe(paid.due + prepaid);
        expect(note.total_vat).toBe(paid.total_vat);
      }),
    );
  });

  it("on another invoice does not prevent one on this", () => {
    const other = { ...credit, credits_id: "i9" };
    expect(creditNoteOf(invoice, [other], billing)).toMatchObject({ credits_id: "i1" });
  });

  it("is written once", () => {
    expect(creditNoteOf(invoice, [credit], billing)).toEqual({ refused: "already-credited" });
  });
});
