import { describe, expect, it } from "vitest";
import { date, invoice } from "../../../../test/shop/invoice.ts";
import { garonne, vidal } from "../../../../test/shop/quote.ts";
import { elementsAt, readXml, textAt } from "../../../../test/xml.ts";
import type { BilledDocument } from "./billed.ts";
import { buyerParty, sellerParty, shipToParty, sirenOf } from "./parties.ts";

const document: BilledDocument = invoice.document;
const company = { ...vidal, type: "Entreprise" as const, siren: "552 100 554" };
const seller = (changed: Partial<typeof garonne> = {}) =>
  readXml(sellerParty({ ...garonne, ...changed }));
const idOf = (party: ReturnType<typeof readXml>, path: string) => {
  const [found] = elementsAt(party, path);
  return found && [found.attributes.schemeID, found.text];
};

describe("the seller", () => {
  it("has its SIREN, its SIRET that begins with it, its VAT number and its address of the directory", () => {
    const party = seller();
    expect(idOf(party, "GlobalID")).toEqual(["0009", "90123456800017"]);
    expect(idOf(party, "SpecifiedLegalOrganization/ID")).toEqual(["0002", "901234568"]);
    expect(idOf(party, "URIUniversalCommunication/URIID")).toEqual(["0225", "901234568"]);
    expect(idOf(party, "SpecifiedTaxRegistration/ID")).toEqual(["VA", "FR20901234568"]);
  });

  it("is the company, under the sign over the door", () => {
    const party = seller();
    expect(textAt(party, "Name")).toBe("Garonne Réparations");
    expect(textAt(party, "SpecifiedLegalOrganization/TradingBusinessName")).toBe("Atelier Garonne");
    expect(textAt(party, "Description")).toBe(
      "SARL au capital de 10 000 €, RCS Toulouse 901 234 568",
    );
    expect(textAt(seller({ legal_name: "" }), "Name")).toBe("Atelier Garonne");
  });

  it("without a VAT number is known to the tax office by its SIREN under the exemption, and else by nothing", () => {
    const exempt = seller({ vat_number: "", vat_regime: "franchise" });
    expect(idOf(exempt, "SpecifiedTaxRegistration/ID")).toEqual(["FC", "901234568"]);
    expect(elementsAt(seller({ vat_number: "" }), "SpecifiedTaxRegistration")).toEqual([]);
  });

  it("says no number that it does not have", () => {
    const party = seller({ siret: "12" });
    for (const path of ["GlobalID", "SpecifiedLegalOrganization/ID", "URIUniversalCommunication"])
      expect(elementsAt(party, path)).toEqual([]);
  });
});

describe("the buyer", () => {
  it("is found in the directory by its SIREN when it is a company", () => {
    const party = readXml(buyerParty({ client: company, seller: garonne }));
    expect(idOf(party, "SpecifiedLegalOrganization/ID")).toEqual(["0002", "552100554"]);
    expect(idOf(party, "URIUniversalCommunication/URIID")).toEqual(["0225", "552100554"]);
  });

  it("is known to the tax office by its number of VAT, once the shop has it", () => {
    const known = { ...company, vat_number: "FR 44 732829320" };
    const party = readXml(buyerParty({ client: known, seller: garonne }));
    expect(idOf(party, "SpecifiedTaxRegistration/ID")).toEqual(["VA", "FR44732829320"]);
    const unknown = readXml(buyerParty({ client: company, seller: garonne }));
    expect(elementsAt(unknown, "SpecifiedTaxRegistration")).toEqual([]);
  });

  it("has no number when it is a consumer: the file, sent to nobody, has an address of the seller’s", () => {
    const party = readXml(
      buyerParty({ client: { ...vidal, siren: "552100554" }, seller: garonne }),
    );
    expect(elementsAt(party, "SpecifiedLegalOrganization")).toEqual([]);
    expect(idOf(party, "URIUniversalCommunication/URIID")).toEqual(["0225", "901234568_B2C"]);
  });

  it("has no address in the directory when its SIREN is not known", () => {
    const party = readXml(buyerParty({ client: { ...company, siren: "" }, seller: garonne }));
    expect(elementsAt(party, "URIUniversalCommunication")).toEqual([]);
  });
});

describe("the place of the work", () => {
  const elsewhere = ["Chemin creux", "09100 Pamiers"];
  it.each<[string, boolean, Partial<BilledDocument>]>([
    ["the client’s address", false, { place: vidal.address }],
    ["the shop", false, { place: garonne.address }],
    ["nowhere", false, { place: [] }],
    ["elsewhere", true, { place: elsewhere }],
    ["the client’s address, of a deposit", true, { performed_on: null }],
    ["the shop, of a sale within the Union", true, { vat_ground: "intra-community" }],
  ])("is written when it says something new: %s", (_, isWritten, changed) => {
    expect(shipToParty({ ...document, ...changed }) !== "").toBe(isWritten);
  });

  it("is that of the work", () => {
    expect(
      shipToParty({ ...document, performed_on: date("2026-12-02"), place: elsewhere }),
    ).toContain("<ram:PostcodeCode>09100</ram:PostcodeCode>");
  });
});

it.each([
  ["552 100 554", "552100554"],
  ["90123456800017", "901234568"],
  ["12345", ""],
  ["FR20901234568", ""],
])("« %s » holds the SIREN « %s »", (text, siren) => expect(sirenOf(text)).toBe(siren));
