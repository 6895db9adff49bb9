/** Cross Industry Invoice, alone or inside a Factur-X file. */
import type { BasisPoints } from "../../money.ts";
import { elementsAt, textAt, type XmlElement } from "../platform/element.ts";
import { cents, day, decimal, line, sirenIn } from "./parts.ts";
import type { SupplierFacts, SupplierLine, SupplierVat } from "./supplier-invoice.ts";

const TRADE = "SupplyChainTradeTransaction";
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const SELLER = `${AGREEMENT}/SellerTradeParty`;
const DATE = "DateTimeString";

/** Undefined without a day of issue. */
export function cii(root: XmlElement): SupplierFacts | undefined {
  const issued_on = day(textAt(root, `ExchangedDocument/IssueDateTime/${DATE}`));
  if (!issued_on) return undefined;
  const amount = (name: string) => cents(textAt(root, `${SUMS}/${name}`));
  return {
    ...supplierOf(root),
    reference: line(textAt(root, "ExchangedDocument/ID"), 60),
    kind: Number(textAt(root, "ExchangedDocument/TypeCode")) || 380,
    issued_on,
    due_on:
      day(textAt(root, `${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/${DATE}`)) ?? null,
    total_excl: amount("TaxBasisTotalAmount"),
    total_vat: amount("TaxTotalAmount"),
    total_incl: amount("GrandTotalAmount"),
    due: amount("DuePayableAmount"),
    iban: ibanOf(root),
    buyer_siren: sirenIn(
      textAt(root, `${AGREEMENT}/BuyerTradeParty/SpecifiedLegalOrganization/ID`),
    ),
    order_number: line(
      textAt(root, `${AGREEMENT}/BuyerOrderReferencedDocument/IssuerAssignedID`),
      60,
    ),
    lines: elementsAt(root, `${TRADE}/IncludedSupplyChainTradeLineItem`).map(lineOf),
    vat_groups: elementsAt(root, `${SETTLEMENT}/ApplicableTradeTax`).map(vatOf),
  };
}

const supplierOf = (
  root: XmlElement,
): Pick<SupplierFacts, "supplier_name" | "supplier_siren" | "supplier_vat_number"> => {
  const numbers = elementsAt(root, `${SELLER}/SpecifiedTaxRegistration/ID`);
  const vat = numbers.find(({ attributes }) => attributes["schemeID"] === "VA");
  return {
    supplier_name: line(textAt(root, `${SELLER}/Name`), 200),
    supplier_siren: sirenIn(textAt(root, `${SELLER}/SpecifiedLegalOrganization/ID`)),
    supplier_vat_number: line(vat?.text ?? "", 20),
  };
};

const ibanOf = (root: XmlElement): string =>
  line(
    textAt(
      root,
      `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`,
    ),
    40,
  );

const rateOf = (tax: XmlElement): BasisPoints => decimal(textAt(tax, "RateApplicablePercent"), 2);

function lineOf(item: XmlElement): SupplierLine {
  const settlement = "SpecifiedLineTradeSettlement";
  const [tax] = elementsAt(item, `${settlement}/ApplicableTradeTax`);
  return {
    label: line(textAt(item, "SpecifiedTradeProduct/Name"), 300),
    article: line(textAt(item, "SpecifiedTradeProduct/SellerAssignedID"), 60),
    quantity: decimal(textAt(item, "SpecifiedLineTradeDelivery/BilledQuantity"), 4),
    unit_price: cents(
      textAt(item, "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount"),
    ),
    net: cents(
      textAt(item, `${settlement}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`),
    ),
    vat_rate: tax ? rateOf(tax) : 0,
  };
}

const vatOf = (tax: XmlElement): SupplierVat => ({
  vat_rate: rateOf(tax),
  base: cents(textAt(tax, "BasisAmount")),
  vat: cents(textAt(tax, "CalculatedAmount")),
});
