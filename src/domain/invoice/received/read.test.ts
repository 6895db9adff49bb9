import { describe, expect, it } from "vitest";
import { invoice } from "../../../../test/shop/invoice.ts";
import { elementsOf, ublInvoice } from "../../../../test/shop/supplier/invoices.ts";
import { facturXml } from "../facturx/facturx.ts";
import { readSupplierInvoice } from "./read.ts";

const read = (xml: string) => readSupplierInvoice(elementsOf(xml));

it("is read in both formats, each by its root", () => {
  expect(read(ublInvoice())).toMatchObject({ format: "ubl", facts: { reference: "PM-2026-118" } });
  expect(read(facturXml(invoice.document))).toMatchObject({ format: "cii" });
});

describe("what is no invoice that a shop can pay", () => {
  it.each<[string, string, string]>([
    ["another file", "<Rapport><ID>1</ID></Rapport>", "supplier-invoice-unreadable"],
    ["without a number", ublInvoice({ reference: "" }), "supplier-invoice-unreadable"],
    ["without a day", ublInvoice({ day: "bientôt" }), "supplier-invoice-unreadable"],
    ["in another currency", ublInvoice({ currency: "USD" }), "supplier-invoice-currency"],
    ...["99999", "-3", "380.5"].map((kind): [string, string, string] => [
      `of the kind ${kind}`,
      ublInvoice().replace(">380<", `>${kind}<`),
      "supplier-invoice-unreadable",
    ]),
    [
      "of nobody",
      ublInvoice().replace("Pièces du Midi", "").replace("PDM", ""),
      "supplier-invoice-unreadable",
    ],
  ])("%s is refused", (_, xml, refused) => expect(read(xml)).toEqual({ refused }));
});
