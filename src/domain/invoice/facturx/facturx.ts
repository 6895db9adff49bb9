/**
 * The electronic invoice that travels inside the PDF: Factur-X 1.09, profile EN 16931, written from the frozen document
 * alone, so that both say the same for ever. The French rules are those of XP Z12-012 (v1.4).
 */
import { frameOf, pricedLines, type BilledDocument } from "./billed.ts";
import { dateText } from "./decimal.ts";
import { lineItem } from "./line.ts";
import { documentNotes } from "./notes.ts";
import { buyerParty, sellerParty, shipToParty } from "./parties.ts";
import { headerSettlement } from "./settlement.ts";
import { dateField, field, group } from "./xml.ts";

const GUIDELINE = "urn:cen.eu:en16931:2017";
const STANDARD = "urn:un:unece:uncefact:data:standard";
const NAMESPACES = Object.entries({
  rsm: `${STANDARD}:CrossIndustryInvoice:100`,
  ram: `${STANDARD}:ReusableAggregateBusinessInformationEntity:100`,
  udt: `${STANDARD}:UnqualifiedDataType:100`,
  qdt: `${STANDARD}:QualifiedDataType:100`,
})
  .map(([prefix, urn]) => ` xmlns:${prefix}="${urn}"`)
  .join("");

/** A whole XML file, encoded in UTF-8. */
export const facturXml = (document: BilledDocument): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<rsm:CrossIndustryInvoice${NAMESPACES}>`,
    context(document),
    header(document),
    transaction(document),
    "</rsm:CrossIndustryInvoice>\n",
  ].join("");

const context = (document: BilledDocument): string =>
  group("rsm:ExchangedDocumentContext", [
    group("ram:BusinessProcessSpecifiedDocumentContextParameter", [
      field("ram:ID", frameOf(document)),
    ]),
    group("ram:GuidelineSpecifiedDocumentContextParameter", [field("ram:ID", GUIDELINE)]),
  ]);

const header = (document: BilledDocument): string =>
  group("rsm:ExchangedDocument", [
    field("ram:ID", document.reference),
    field("ram:TypeCode", String(document.kind)),
    dateField("ram:IssueDateTime", dateText(document.issued_on)),
    ...documentNotes(document),
  ]);

const transaction = (document: BilledDocument): string =>
  group("rsm:SupplyChainTradeTransaction", [
    ...pricedLines(document).map((line, index) => lineItem(document, line, index + 1)),
    agreement(document),
    delivery(document),
    headerSettlement(document),
  ]);

/** The accepted quote is the contract; the order number is the client's own. */
const agreement = (document: BilledDocument): string =>
  group("ram:ApplicableHeaderTradeAgreement", [
    sellerParty(document.seller),
    buyerParty(document),
    referenced("ram:BuyerOrderReferencedDocument", document.order_number ?? ""),
    referenced("ram:ContractReferencedDocument", document.quote_reference ?? ""),
  ]);

const referenced = (name: string, reference: string): string =>
  group(name, [field("ram:IssuerAssignedID", reference)]);

/** The format wants this element: a deposit, which has no day of performance, says at least where the work will be. */
const delivery = (document: BilledDocument): string =>
  group("ram:ApplicableHeaderTradeDelivery", [
    shipToParty(document),
    document.performed_on
      ? group("ram:ActualDeliverySupplyChainEvent", [
          dateField("ram:OccurrenceDateTime", dateText(document.performed_on)),
        ])
      : "",
  ]);
