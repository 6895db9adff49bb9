/** UBL 2.1, Invoice and CreditNote. */
import { elementsAt, textAt, type XmlElement } from "../platform/element.ts";
import { cents, day, decimal, line, sirenIn } from "./parts.ts";
import type { SupplierFacts, SupplierLine, SupplierVat } from "./supplier-invoice.ts";

const SELLER = "AccountingSupplierParty/Party";
const SUMS = "LegalMonetaryTotal";

/** Undefined without a day of issue. */
export function ubl(root: XmlElement): SupplierFacts | undefined {
  const issued_on = day(textAt(root, "IssueDate"));
  if (!issued_on) return undefined;
  const amount = (name: string) => cents(textAt(root, `${SUMS}/${name}`));
  const isCredit = root.name === "CreditNote";
  const type = textAt(root, isCredit ? "CreditNoteTypeCode" : "InvoiceTypeCode");
  return {
    ...supplierOf(root),
    reference: line(textAt(root, "ID"), 60),
    kind: Number(type) || (isCredit ? 381 : 380),
    issued_on,
    due_on: day(textAt(root, "DueDate") || textAt(root, "PaymentMeans/PaymentDueDate")) ?? null,
    total_excl: amount("TaxExclusiveAmount"),
    total_vat: cents(textAt(root, "TaxTotal/TaxAmount")),
    total_incl: amount("TaxInclusiveAmount"),
    due: amount("PayableAmount"),
    iban: line(textAt(root, "PaymentMeans/PayeeFinancialAccount/ID"), 40),
    buyer_siren: sirenIn(textAt(root, "AccountingCustomerParty/Party/PartyLegalEntity/CompanyID")),
    order_number: line(textAt(root, "OrderReference/ID"), 60),
    lines: elementsAt(root, isCredit ? "CreditNoteLine" : "InvoiceLine").map(lineOf),
    vat_groups: elementsAt(root, "TaxTotal/TaxSubtotal").map(vatOf),
  };
}

const supplierOf = (
  root: XmlElement,
): Pick<SupplierFacts, "supplier_name" | "supplier_siren" | "supplier_vat_number"> => {
  const legal = textAt(root, `${SELLER}/PartyLegalEntity/RegistrationName`);
  return {
    supplier_name: line(legal || textAt(root, `${SELLER}/PartyName/Name`), 200),
    supplier_siren: sirenIn(textAt(root, `${SELLER}/PartyLegalEntity/CompanyID`)),
    supplier_vat_number: line(textAt(root, `${SELLER}/PartyTaxScheme/CompanyID`), 20),
  };
};

const lineOf = (item: XmlElement): SupplierLine => ({
  label: line(textAt(item, "Item/Name"), 300),
  article: line(textAt(item, "Item/SellersItemIdentification/ID"), 60),
  quantity: decimal(textAt(item, "InvoicedQuantity") || textAt(item, "CreditedQuantity"), 4),
  unit_price: cents(textAt(item, "Price/PriceAmount")),
  net: cents(textAt(item, "LineExtensionAmount")),
  vat_rate: decimal(textAt(item, "Item/ClassifiedTaxCategory/Percent"), 2),
});

const vatOf = (group: XmlElement): SupplierVat => ({
  vat_rate: decimal(textAt(group, "TaxCategory/Percent"), 2),
  base: cents(textAt(group, "TaxableAmount")),
  vat: cents(textAt(group, "TaxAmount")),
});
