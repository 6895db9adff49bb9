/** The electronic invoice inside the printed one (Factur-X 1.09), and what the PDF's metadata says of it. */
import type { BilledDocument } from "../../../domain/invoice/facturx/billed.ts";
import { facturXml } from "../../../domain/invoice/facturx/facturx.ts";
import type { Attachment } from "../../platform/pdf/attachment.ts";

const FILE = "factur-x.xml";

export const facturxOf = (document: BilledDocument): Attachment => ({
  name: FILE,
  text: facturXml(document),
  mime: "text/xml",
  description: "Facture électronique (Factur-X, EN 16931)",
  xmp: XMP,
});

const URN = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

/** Name, value and meaning of each property of the Factur-X schema. */
const PROPERTIES = [
  ["DocumentFileName", FILE, "name of the embedded XML invoice file"],
  ["DocumentType", "INVOICE", "INVOICE"],
  ["Version", "1.0", "version of the Factur-X XML schema"],
  ["ConformanceLevel", "EN 16931", "conformance level of the embedded Factur-X data"],
] as const;

const properties = PROPERTIES.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join("");

const explained = PROPERTIES.map(
  ([name, , meaning]) =>
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
    "<pdfaProperty:valueType>Text</pdfaProperty:valueType>" +
    "<pdfaProperty:category>external</pdfaProperty:category>" +
    `<pdfaProperty:description>${meaning}</pdfaProperty:description></rdf:li>`,
).join("");

const XMP: Attachment["xmp"] = {
  properties: `<rdf:Description rdf:about="" xmlns:fx="${URN}">${properties}</rdf:Description>`,
  schema:
    '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>' +
    `<pdfaSchema:namespaceURI>${URN}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>` +
    `<pdfaSchema:property><rdf:Seq>${explained}</rdf:Seq></pdfaSchema:property></rdf:li>`,
};
