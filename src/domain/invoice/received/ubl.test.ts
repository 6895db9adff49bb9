import { describe, expect, it } from "vitest";
import { elementsOf, ublInvoice } from "../../../../test/shop/supplier/invoices.ts";
import { ubl } from "./ubl.ts";

const factsOf = (xml: string) => ubl(elementsOf(xml));

describe("a supplier's invoice in UBL", () => {
  it("says who, what, how much and until when", () => {
    expect(factsOf(ublInvoice())).toEqual({
      supplier_name: "Pièces du Midi",
      supplier_siren: "552100554",
      supplier_vat_number: "FR96552100554",
      reference: "PM-2026-118",
      kind: 380,
      issued_on: "2026-11-20",
      due_on: "2026-12-20",
      total_excl: 7_250,
      total_vat: 1_450,
      total_incl: 8_700,
      due: 8_700,
      iban: "FR7630006000011234567890189",
      buyer_siren: "901234568",
      order_number: "BC-77",
      lines: [
        {
          label: "Pompe de vidange",
          article: "PV-30",
          quantity: 20_000,
          unit_price: 3_000,
          net: 6_000,
          vat_rate: 2_000,
        },
        {
          label: "Frais de port",
          article: "",
          quantity: 10_000,
          unit_price: 1_250,
          net: 1_250,
          vat_rate: 2_000,
        },
      ],
      vat_groups: [{ vat_rate: 2_000, base: 7_250, vat: 1_450 }],
    });
  });

  it("that is a credit note says so by its root alone", () => {
    const note = ublInvoice()
      .replaceAll(/(<\/?)Invoice(?=[ >])/g, "$1CreditNote")
      .replaceAll("cac:InvoiceLine", "cac:CreditNoteLine")
      .replaceAll("cbc:InvoicedQuantity", "cbc:CreditedQuantity")
      .replace("<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>", "");
    expect(factsOf(note)).toMatchObject({ kind: 381, lines: [{ quantity: 20_000 }, {}] });
  });
});
