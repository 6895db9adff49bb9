import { describe, expect, it } from "vitest";
import { postalAddress, postalParts } from "./address.ts";

describe("an address read back from its lines", () => {
  it("has its post code and town from the last line", () => {
    expect(postalParts(["8 allée des Peupliers", "31700 Blagnac"])).toEqual({
      streets: ["8 allée des Peupliers"],
      zip: "31700",
      city: "Blagnac",
      country: "FR",
    });
  });

  it("is a street alone when no post code is written", () => {
    expect(postalParts(["Lieu-dit Le Moulin"])).toMatchObject({
      streets: ["Lieu-dit Le Moulin"],
      zip: "",
    });
  });

  it.each([
    ["98000 Monaco", "MC"],
    ["98800 Nouméa", "NC"],
    ["97400 Saint-Denis", "FR"],
  ])("%s is in %s", (line, country) => expect(postalParts([line]).country).toBe(country));

  it("fits more than three lines in three, in the order of the format", () => {
    const written = postalAddress(["Bât. C", "Porte 2", "3 rue d’Ici", "Fond", "31000 Toulouse"]);
    expect(written.replace(/<\/?ram:PostalTradeAddress>/g, "")).toBe(
      "<ram:PostcodeCode>31000</ram:PostcodeCode><ram:LineOne>Bât. C</ram:LineOne>" +
        "<ram:LineTwo>Porte 2</ram:LineTwo><ram:LineThree>3 rue d’Ici, Fond</ram:LineThree>" +
        "<ram:CityName>Toulouse</ram:CityName><ram:CountryID>FR</ram:CountryID>",
    );
  });

  it("says the country of nobody's address, which the format wants", () => {
    expect(postalAddress([])).toBe(
      "<ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>",
    );
  });
});
