import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billedDocuments, registered } from "../../../../test/shop/facturx/billed.ts";
import { invoice } from "../../../../test/shop/invoice.ts";
import { lines, vidal } from "../../../../test/shop/quote.ts";
import { printedLines } from "../../quote/document.ts";
import type { BilledDocument } from "./billed.ts";
import { MISSING_FACT_FR, missingFacts, type MissingFact } from "./missing.ts";

const document: BilledDocument = { ...invoice.document, seller: registered };
const company = { ...vidal, type: "Entreprise" as const, siren: "552100554" };
const seller = (changed: Partial<typeof registered>) => ({ seller: { ...registered, ...changed } });
const exempted = printedLines(lines.map((line) => ({ ...line, vat_rate: 0 as const })));

describe("what an electronic invoice lacks", () => {
  it("is nothing for a consumer who gives a name, nor for a company with its SIREN", () => {
    expect(missingFacts(document)).toEqual([]);
    expect(missingFacts({ ...document, client: { ...vidal, address: [] } })).toEqual([]);
    expect(missingFacts({ ...document, client: company })).toEqual([]);
  });

  it("is nothing in all that is generated", () => {
    fc.assert(
      fc.property(billedDocuments, (billed) => {
        expect(missingFacts(billed)).toEqual([]);
      }),
    );
  });

  it.each<[MissingFact, Partial<BilledDocument>]>([
    ["seller-name", seller({ name: "", legal_name: " " })],
    ["seller-address", seller({ address: [""] })],
    ["seller-siret", seller({ siret: "73282932000075" })],
    ["seller-vat-number", seller({ vat_number: "" })],
    ["client-name", { client: { ...vidal, name: "" } }],
    ["client-address", { client: { ...company, address: [] } }],
    ["client-siren", { client: { ...company, siren: "552100555" } }],
    ["client-vat-number", { client: company, vat_ground: "intra-community" }],
    ["client-vat-number", { vat_ground: "reverse-charge" }],
    ["vat-ground", { lines: exempted }],
    ["priced-line", { lines: [] }],
  ])("is named: %s", (fact, changed) => {
    expect(missingFacts({ ...document, ...changed })).toEqual([fact]);
    expect(MISSING_FACT_FR[fact]).not.toBe("");
  });

  it("is neither a VAT number nor a ground under the exemption", () => {
    const exempt = seller({ vat_number: "", vat_regime: "franchise" });
    expect(missingFacts({ ...document, ...exempt, lines: exempted })).toEqual([]);
  });
});
