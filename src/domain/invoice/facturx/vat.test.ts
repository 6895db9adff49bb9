import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billedDocuments } from "../../../../test/shop/facturx/billed.ts";
import { invoice } from "../../../../test/shop/invoice.ts";
import { sum } from "../../money.ts";
import type { BilledDocument } from "./billed.ts";
import { breakdown, vatCategory, vatParts } from "./vat.ts";

const document: BilledDocument = invoice.document;
const franchise = { ...document, seller: { ...document.seller, vat_regime: "franchise" as const } };

describe("the category of a rate", () => {
  it.each<[string, string, number, BilledDocument]>([
    ["S", "", 2_000, document],
    ["S", "", 210, document],
    ["E", "VATEX-FR-FRANCHISE", 0, franchise],
    ["AE", "VATEX-EU-AE", 0, { ...document, vat_ground: "reverse-charge" }],
    ["K", "VATEX-EU-IC", 0, { ...document, vat_ground: "intra-community" }],
    ["G", "VATEX-EU-G", 0, { ...document, vat_ground: "export" }],
    ["E", "VATEX-EU-79-C", 0, { ...document, vat_ground: "disbursement" }],
    ["E", "", 0, { ...document, vat_ground: "not-applicable" }],
    ["Z", "", 0, document],
    ["S", "", 2_000, { ...document, vat_ground: "disbursement" }],
  ])("is %s %s", (code, reason_code, rate, billed) =>
    expect(vatCategory(billed, rate)).toMatchObject({ code, reason_code }),
  );

  it("says in French why there is no VAT", () => {
    expect(vatCategory(franchise, 0).reason).toBe("TVA non applicable, art. 293 B du CGI.");
    expect(breakdown(franchise, { rate: 0, base: 100, vat: 0, allowance: 0 })).toContain(
      "<ram:ExemptionReason>TVA non applicable, art. 293 B du CGI.</ram:ExemptionReason>",
    );
  });
});

describe("the breakdown of VAT", () => {
  it("gives the discount on the whole away over the rates, to the cent", () => {
    fc.assert(
      fc.property(billedDocuments, (billed) => {
        const parts = vatParts(billed);
        const { totals } = billed;
        expect(sum(parts.map(({ base }) => base))).toBe(totals.total_excl);
        expect(sum(parts.map(({ vat }) => vat))).toBe(totals.total_vat);
        expect(sum(parts.map(({ allowance }) => allowance))).toBe(totals.allowance);
      }),
    );
  });

  it("keeps a rate whose lines come to nothing", () => {
    const emptied = { ...document, totals: { ...document.totals, vat_groups: [] } };
    expect(vatParts(emptied)).toMatchObject([{ rate: 2_000, base: 0, vat: 0 }]);
  });
});
