import { describe, expect, it } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { textAt as textIn, readXml } from "../../../../test/xml.ts";
import { parseInstant } from "../../time.ts";
import { cdarXml, type NewStatus } from "./cdar.ts";
import { readCdar } from "./read-cdar.ts";
import type { XmlElement } from "./element.ts";

const at = parseInstant("2026-12-02T10:30:00.000Z");
if (!at) throw new Error("no instant");
const refused: NewStatus = {
  message_id: "0193-refus",
  reference: "F-88",
  kind: 380,
  issued_on: date("2026-11-30"),
  code: 210,
  reason_code: "QTE_ERR",
  reason: "Une seule pompe a été livrée, « pas deux ».",
  at,
  seller: { siren: "552100554", name: "Pièces & Co" },
  buyer: { siren: "732829320", name: "Garonne" },
};

/** As the server's reader gives it: names without their prefix. */
const bare = ({ name, attributes, children, text }: XmlElement): XmlElement => ({
  name: name.replace(/^.*:/, ""),
  attributes,
  text,
  children: children.map(bare),
});
const read = (xml: string) => readCdar(bare(readXml(xml)));

describe("a message of the lifecycle", () => {
  it("reads as it was written", () => {
    const { code, reason_code, reason, message_id, reference } = refused;
    expect(read(cdarXml(refused))).toEqual([
      { reference, message_id, code, reason_code, reason, amount: null, at },
    ]);
  });

  it("of the seller tells what was received at each rate", () => {
    const paid = [
      { vat_rate: 2000, amount: 12_000 },
      { vat_rate: 1000, amount: -550 },
    ];
    const xml = cdarXml({ ...refused, code: 212, reason_code: "", reason: "", paid });
    expect(read(xml)).toMatchObject([{ code: 212, amount: 11_450 }]);
    const said = readXml(xml);
    expect(textIn(said, "ExchangedDocument/IssuerTradeParty/GlobalID")).toBe("552100554");
    expect(textIn(said, "ExchangedDocument/RecipientTradeParty/GlobalID")).toBe("732829320");
    expect(xml).toContain(
      '<ram:ValuePercent>20.00</ram:ValuePercent><ram:ValueAmount currencyID="EUR">120.00</ram:ValueAmount>',
    );
  });

  it("names both parties, the day of the invoice and who speaks", () => {
    const xml = readXml(cdarXml(refused));
    const of = "AcknowledgementDocument";
    expect(textIn(xml, `${of}/TypeCode`)).toBe("23");
    expect(
      textIn(xml, `${of}/ReferenceReferencedDocument/FormattedIssueDateTime/DateTimeString`),
    ).toBe("20261130");
    expect(textIn(xml, `${of}/ReferenceReferencedDocument/IssuerTradeParty/GlobalID`)).toBe(
      "552100554",
    );
    expect(
      textIn(xml, "ExchangedDocument/RecipientTradeParty/URIUniversalCommunication/URIID"),
    ).toBe("552100554");
    expect(
      textIn(xml, "ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID"),
    ).toBe("urn.cpro.gouv.fr:1p0:CDV:invoice");
  });

  it("that says paid sums what was paid at each rate", () => {
    const paid = (amount: string) =>
      "<ram:SpecifiedDocumentStatus><ram:SpecifiedDocumentCharacteristic><ram:TypeCode>MEN</ram:TypeCode>" +
      `<ram:ValueAmount>${amount}</ram:ValueAmount></ram:SpecifiedDocumentCharacteristic></ram:SpecifiedDocumentStatus>`;
    const xml = cdarXml({ ...refused, code: 212, reason_code: "", reason: "" }).replace(
      "</ram:ReferenceReferencedDocument>",
      `${paid("120.5")}${paid("30")}</ram:ReferenceReferencedDocument>`,
    );
    expect(read(xml)).toMatchObject([{ code: 212, amount: 15_050 }]);
  });

  it.each<[string, (xml: string) => string]>([
    ["another file", () => "<Invoice><ID>1</ID></Invoice>"],
    ["without its name", (xml) => xml.replace("<ram:ID>0193-refus</ram:ID>", "")],
    ["without its hour", (xml) => xml.replaceAll("20261202103000", "demain")],
    [
      "of no invoice",
      (xml) => xml.replace("<ram:IssuerAssignedID>F-88</ram:IssuerAssignedID>", ""),
    ],
    ["with a code that is none", (xml) => xml.replace(">210<", ">refus<")],
  ])("%s says nothing", (_, broken) => expect(read(broken(cdarXml(refused)))).toEqual([]));
});
