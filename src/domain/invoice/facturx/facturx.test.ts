import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billedDocuments } from "../../../../test/shop/facturx/billed.ts";
import { credit, date, invoice } from "../../../../test/shop/invoice.ts";
import { elementsAt, readXml, textAt, textsAt, type XmlElement } from "../../../../test/xml.ts";
import { sum } from "../../money.ts";
import type { BilledDocument } from "./billed.ts";
import { facturXml } from "./facturx.ts";

const document: BilledDocument = invoice.document;
const read = (billed: BilledDocument): XmlElement => readXml(facturXml(billed));

const DOCUMENT = "ExchangedDocument";
const TRADE = "SupplyChainTradeTransaction";
const LINE = `${TRADE}/IncludedSupplyChainTradeLineItem`;
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
const DELIVERY = `${TRADE}/ApplicableHeaderTradeDelivery`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const LINE_SUM = "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation";

const centsOf = (text: string | undefined): number => {
  if (text === undefined) return 0;
  expect(text).toMatch(/^-?\d+\.\d\d$/);
  return Number(text.replace(".", ""));
};
const centsAt = (root: XmlElement, path: string): number => centsOf(textAt(root, path));
const everyCents = (root: XmlElement, path: string): number[] => textsAt(root, path).map(centsOf);

const forAll = (check: (xml: XmlElement, billed: BilledDocument) => void): void =>
  fc.assert(fc.property(billedDocuments, (billed) => check(read(billed), billed)));

describe("the file of an invoice", () => {
  it("is in the profile EN 16931, with its frame, its kind, its number and its day", () => {
    const xml = read(document);
    expect(
      textAt(xml, "ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID"),
    ).toBe("urn:cen.eu:en16931:2017");
    expect(
      textAt(xml, "ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID"),
    ).toBe("M4");
    expect(textAt(xml, `${DOCUMENT}/ID`)).toBe("F2026-00042");
    expect(textAt(xml, `${DOCUMENT}/TypeCode`)).toBe("380");
    expect(elementsAt(xml, `${DOCUMENT}/IssueDateTime/DateTimeString`)).toMatchObject([
      { text: "20261202", attributes: { format: "102" } },
    ]);
  });

  it("says the day of the work, the quote and the order that it follows", () => {
    const xml = read({ ...document, order_number: "BC 12" });
    expect(
      textAt(xml, `${DELIVERY}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`),
    ).toBe("20261202");
    expect(textAt(xml, `${AGREEMENT}/ContractReferencedDocument/IssuerAssignedID`)).toBe(
      "D2026-00042",
    );
    expect(textAt(xml, `${AGREEMENT}/BuyerOrderReferencedDocument/IssuerAssignedID`)).toBe("BC 12");
  });

  it("of a deposit has no day of the work, and says where it will be", () => {
    const xml = read({ ...document, kind: 386, performed_on: null });
    expect(elementsAt(xml, `${DELIVERY}/ActualDeliverySupplyChainEvent`)).toEqual([]);
    expect(textAt(xml, `${DELIVERY}/ShipToTradeParty/PostalTradeAddress/CountryID`)).toBe("FR");
  });

  it("of a credit note names the invoice and asks for no transfer", () => {
    const xml = read(credit.document);
    expect(textAt(xml, `${DOCUMENT}/TypeCode`)).toBe("381");
    expect(textAt(xml, `${SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID`)).toBe(
      "F2026-00042",
    );
    expect(elementsAt(xml, `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans`)).toEqual([]);
  });

  it("is the same for the same document", () => {
    expect(facturXml(structuredClone(document))).toBe(facturXml(document));
    expect(facturXml({ ...document, issued_on: date("2026-12-03") })).not.toBe(facturXml(document));
  });
});

describe("whatever the document", () => {
  it("the sums are the equalities of EN 16931, to the cent", () =>
    forAll((xml) => {
      const lines = sum(everyCents(xml, `${LINE}/${LINE_SUM}/LineTotalAmount`));
      const net = centsAt(xml, `${SUMS}/TaxBasisTotalAmount`);
      const total = centsAt(xml, `${SUMS}/GrandTotalAmount`);
      expect(centsAt(xml, `${SUMS}/LineTotalAmount`)).toBe(lines);
      expect(net).toBe(
        lines -
          centsAt(xml, `${SUMS}/AllowanceTotalAmount`) +
          centsAt(xml, `${SUMS}/ChargeTotalAmount`),
      );
      expect(total).toBe(net + centsAt(xml, `${SUMS}/TaxTotalAmount`));
      expect(centsAt(xml, `${SUMS}/DuePayableAmount`)).toBe(
        total - centsAt(xml, `${SUMS}/TotalPrepaidAmount`),
      );
      const taxes = `${SETTLEMENT}/ApplicableTradeTax`;
      expect(sum(everyCents(xml, `${taxes}/BasisAmount`))).toBe(net);
      expect(sum(everyCents(xml, `${taxes}/CalculatedAmount`))).toBe(
        centsAt(xml, `${SUMS}/TaxTotalAmount`),
      );
    }));

  it("the VAT of each rate is its base by the rate, within a euro, and its lines less its discount", () =>
    forAll((xml) => {
      for (const tax of elementsAt(xml, `${SETTLEMENT}/ApplicableTradeTax`)) {
        const rate = textAt(tax, "RateApplicablePercent");
        const base = centsAt(tax, "BasisAmount");
        const due = (base * Number(rate)) / 100;
        expect(Math.abs(centsAt(tax, "CalculatedAmount") - due)).toBeLessThan(100);
        const path = "SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent";
        const lines = elementsAt(xml, LINE).filter((line) => textAt(line, path) === rate);
        const discounts = elementsAt(xml, `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`).filter(
          (one) => textAt(one, "CategoryTradeTax/RateApplicablePercent") === rate,
        );
        const taken = discounts.map((one) => {
          const amount = centsAt(one, "ActualAmount");
          return textAt(one, "ChargeIndicator/Indicator") === "true" ? -amount : amount;
        });
        expect(
          sum(lines.map((line) => centsAt(line, `${LINE_SUM}/LineTotalAmount`))) - sum(taken),
        ).toBe(base);
      }
    }));

  it("a frame of what is paid has nothing due, and its day of payment", () =>
    forAll((xml, billed) => {
      const frame = textAt(
        xml,
        "ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID",
      );
      expect(frame).toMatch(/^[BSM][124]$/);
      if (frame?.endsWith("2")) expect(centsAt(xml, `${SUMS}/DuePayableAmount`)).toBe(0);
      if (frame?.endsWith("4")) expect([386, 503]).not.toContain(billed.kind);
      const due = textAt(
        xml,
        `${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`,
      );
      expect(Number(due)).toBeGreaterThanOrEqual(Number(billed.issued_on.replaceAll("-", "")));
    }));

  it("the codes are those of the lists", () =>
    forAll((xml) => {
      expect(textAt(xml, `${DOCUMENT}/ID`)).toMatch(/^[A-Za-z0-9+_/-]{1,35}$/);
      expect(["380", "381", "384", "386", "503"]).toContain(textAt(xml, `${DOCUMENT}/TypeCode`));
      for (const tax of elementsAt(xml, `${SETTLEMENT}/ApplicableTradeTax`)) {
        const code = textAt(tax, "CategoryCode");
        expect(["S", "E", "AE", "G"]).toContain(code);
        expect(elementsAt(tax, "ExemptionReason")).toHaveLength(code === "S" ? 0 : 1);
        expect(["0.00", "2.10", "5.50", "8.50", "10.00", "20.00"]).toContain(
          textAt(tax, "RateApplicablePercent"),
        );
      }
      for (const price of textsAt(
        xml,
        `${LINE}/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount`,
      ))
        expect(price).toMatch(/^\d+\.\d{2,6}$/);
      for (const note of ["PMT", "PMD", "AAB", "BAR"])
        expect(
          textsAt(xml, `${DOCUMENT}/IncludedNote/SubjectCode`).filter((code) => code === note),
        ).toHaveLength(1);
    }));

  it("both parties have a name, a country and an address of the directory; a credit note its invoice", () =>
    forAll((xml, { kind }) => {
      for (const party of ["SellerTradeParty", "BuyerTradeParty"]) {
        expect(textAt(xml, `${AGREEMENT}/${party}/Name`)).toBeTruthy();
        expect(textAt(xml, `${AGREEMENT}/${party}/PostalTradeAddress/CountryID`)).toMatch(
          /^[A-Z]{2}$/,
        );
        expect(textAt(xml, `${AGREEMENT}/${party}/URIUniversalCommunication/URIID`)).toMatch(
          /^\d{9}/,
        );
      }
      const before = textsAt(xml, `${SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID`);
      if (kind === 381 || kind === 503) expect(before).toHaveLength(1);
    }));
});
