/** The lines of an envelope, read back as the parts of an address. */
import { field, group } from "./xml.ts";

type PostalParts = { streets: string[]; zip: string; city: string; country: string };

/** ISO 3166 of the places with French post codes that are no part of France for VAT; the rest is France. */
const COUNTRIES: Readonly<Record<string, string>> = {
  "975": "PM",
  "977": "BL",
  "978": "MF",
  "980": "MC",
  "986": "WF",
  "987": "PF",
  "988": "NC",
};

/** « 31700 Blagnac » is the last line; without it everything is the street. */
export function postalParts(lines: readonly string[]): PostalParts {
  const [, zip = "", city = ""] = /^(\d{5})\s+(.+)$/s.exec(lines.at(-1)?.trim() ?? "") ?? [];
  const streets = zip === "" ? [...lines] : lines.slice(0, -1);
  return { streets, zip, city, country: COUNTRIES[zip.slice(0, 3)] ?? "FR" };
}

export function postalAddress(lines: readonly string[]): string {
  const { streets, zip, city, country } = postalParts(lines);
  const [first = "", second = "", ...others] = streets;
  return group("ram:PostalTradeAddress", [
    field("ram:PostcodeCode", zip),
    field("ram:LineOne", first),
    field("ram:LineTwo", second),
    field("ram:LineThree", others.join(", ")),
    field("ram:CityName", city),
    field("ram:CountryID", country),
  ]);
}
