import { describe, expect, it } from "vitest";
import { garonne, parties } from "../../../test/shop/quote.ts";
import { addressLines, identityOf, partiesOf, sellerOf } from "./parties.ts";

describe("the seller as printed", () => {
  const shop = {
    ...garonne,
    street: "14 rue des Essais",
    complement: "",
    zipcode: "31000",
    city: "Toulouse",
    logo_url: null,
  };

  it("comes from the shop's own fields, with the SIREN inside its SIRET", () => {
    expect(sellerOf(shop)).toEqual(garonne);
  });

  it("keeps the name of its logo, and nothing in its place without one", () => {
    const logo_url = "/vitrine/11111111-1111-4111-8111-111111111111/0123456789abcdef.png";
    expect(sellerOf({ ...shop, logo_url })).toEqual({ ...garonne, logo: "0123456789abcdef.png" });
    expect("logo" in sellerOf(shop)).toBe(false);
  });

  it("takes nothing else that the shop knows", () => {
    const row = { ...shop, cgv: "Conditions", slug: "atelier-garonne" };
    expect(sellerOf(row)).toEqual(garonne);
  });
});

describe("the parties", () => {
  it("never let a telephone or a note slip into the frozen document", () => {
    const client = { ...parties.client, note: "Mauvais payeur", phone: "0612345678" };
    expect(partiesOf({ ...parties, client })).toEqual(parties);
  });

  it("have addresses without empty lines", () => {
    const address = {
      street: "8 allée des Peupliers",
      complement: " ",
      zip: "31700",
      city: "Blagnac",
    };
    expect(addressLines(address)).toEqual(["8 allée des Peupliers", "31700 Blagnac"]);
  });
});

describe("who sells, as the law has it printed", () => {
  it("is the company with its form, its capital and its numbers", () => {
    expect(identityOf(garonne).map((line) => line.replaceAll("\u00a0", " "))).toEqual([
      "Garonne Réparations, SARL au capital de 10 000 €",
      "SIRET 901 234 568 00017 · RCS Toulouse 901 234 568 · TVA FR20901234568",
    ]);
  });

  it("says « EI » once for a sole trader who writes it in their name", () => {
    const trader = { ...garonne, legal_name: "Nadia Le Goff EI", legal_form: "EI", capital: "" };
    expect(identityOf(trader)[0]).toBe("Nadia Le Goff EI");
    expect(identityOf({ ...trader, legal_name: "Nadia Le Goff" })[0]).toBe("Nadia Le Goff, EI");
  });
});
