/** Invoices of the wholesaler « Pièces du Midi », as they arrive. */
import type { XmlElement } from "../../../src/domain/invoice/platform/element.ts";
import { readXml } from "../../xml.ts";

type Facts = { reference?: string; day?: string; due?: string; label?: string; currency?: string };

/** Two lines, 20 %: 2 × 30.00 and 1 × 12.50, 87.00 incl. VAT. */
export const ublInvoice = ({
  reference = "PM-2026-118",
  day = "2026-11-20",
  due = "2026-12-20",
  label = "Pompe de vidange",
  currency = "EUR",
}: Facts = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:ID>${reference}</cbc:ID><cbc:IssueDate>${day}</cbc:IssueDate><cbc:DueDate>${due}</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode><cac:OrderReference><cbc:ID>BC-77</cbc:ID></cac:OrderReference><cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>PDM</cbc:Name></cac:PartyName><cac:PartyTaxScheme><cbc:CompanyID>FR96552100554</cbc:CompanyID></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Pièces du Midi</cbc:RegistrationName><cbc:CompanyID schemeID="0002">552100554</cbc:CompanyID></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty><cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Garonne Réparations</cbc:RegistrationName><cbc:CompanyID schemeID="0002">901234568</cbc:CompanyID></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty><cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>FR7630006000011234567890189</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans><cac:TaxTotal><cbc:TaxAmount currencyID="EUR">14.50</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">72.50</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">14.50</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">72.50</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="EUR">72.50</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="EUR">87.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="EUR">87.00</cbc:PayableAmount></cac:LegalMonetaryTotal><cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">60.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>${label}</cbc:Name><cac:SellersItemIdentification><cbc:ID>PV-30</cbc:ID></cac:SellersItemIdentification><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">30.00</cbc:PriceAmount></cac:Price></cac:InvoiceLine><cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">12.50</cbc:LineExtensionAmount><cac:Item><cbc:Name>Frais de port</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">12.50</cbc:PriceAmount></cac:Price></cac:InvoiceLine></Invoice>
`;

/** What the server's reader makes of a file: names without their prefix. */
export const elementsOf = (xml: string): XmlElement => bare(readXml(xml));

const bare = ({ name, attributes, children, text }: XmlElement): XmlElement => ({
  name: name.replace(/^.*:/, ""),
  attributes,
  text,
  children: children.map(bare),
});
