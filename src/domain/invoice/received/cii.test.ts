import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billedDocuments, registered } from "../../../../test/shop/facturx/billed.ts";
import { credit, invoice } from "../../../../test/shop/invoice.ts";
import { elementsOf } from "../../../../test/shop/supplier/invoices.ts";
import { sum } from "../../money.ts";
import type { BilledDocument } from "../facturx/billed.ts";
import { facturXml } from "../facturx/facturx.ts";
import { cii } from "./cii.ts";

const factsOf = (xml: string) => {
  const facts = cii(elementsOf(xml));
  if (!facts) throw new Error("no facts");
  return facts;
};

describe("a supplier's invoice in CII", () => {
  const sold: BilledDocument = { ...invoice.document, seller: registered };

  it("is read as the shop itself writes one", () => {
    const facts = factsOf(facturXml(sold));
    expect(facts).toMatchObject({
      supplier_siren: "732829320",
      supplier_vat_number: "FR44732829320",
      reference: sold.reference,
      issued_on: sold.issued_on,
      due_on: sold.due_on,
      total_incl: sold.totals.total_incl,
    });
    expect(facts.lines[0]?.label).toBe(sold.lines[0]?.label);
  });

  it("that is a credit note has the kind of one", () =>
    expect(factsOf(facturXml(credit.document)).kind).toBe(381));

  it("says the totals, the VAT and the lines to the cent, whatever was sold", () => {
    fc.assert(
      fc.property(billedDocuments, (billed) => {
        const facts = factsOf(facturXml(billed));
        const { totals } = billed;
        expect(facts.total_excl).toBe(totals.total_excl);
        expect(facts.total_incl).toBe(totals.total_incl);
        expect(sum(facts.vat_groups.map(({ vat }) => vat))).toBe(totals.total_vat);
        expect(facts.lines.map(({ net }) => net)).toEqual(
          billed.lines
            .filter(({ kind }) => kind !== "text" && kind !== "bonus")
            .map(({ net }) => net),
        );
      }),
    );
  });
});
