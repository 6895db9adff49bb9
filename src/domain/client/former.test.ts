import { expect, test } from "vitest";
import { HOME } from "../../../test/shop/home.ts";
import type { ClientContent } from "./client.ts";
import { changedParts, formerValues, type FormerValue } from "./former.ts";

const WORK = { ...HOME, address_id: "a2", street: "2 rue Neuve", complement: "Bâtiment B" };
const MOBILE = { name: "Portable" as const, number: "+33639981234" };
const FIXED = { name: "Fix" as const, number: "+33561990012" };
const MARIE: ClientContent = {
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  email: "marie@example.org",
  siren: "",
  vat_number: "",
  note: "",
  phones: [MOBILE, FIXED],
  addresses: [HOME, WORK],
};

test.each<[string, Partial<ClientContent>, FormerValue[]]>([
  [
    "an e-mail typed again",
    { email: "m.dupont@example.org" },
    [{ part: "email", before: ["marie@example.org"], after: ["m.dupont@example.org"] }],
  ],
  [
    "a note, and a SIREN of a person who is a company",
    { type: "Entreprise", siren: "732829320", note: "Sonner.\nDeux fois." },
    [
      { part: "siren", before: [], after: ["732829320"] },
      { part: "note", before: [], after: ["Sonner.\nDeux fois."] },
    ],
  ],
  [
    "one of two phones",
    { phones: [{ ...MOBILE, number: "+33639985678" }, FIXED] },
    [{ part: "phone", before: ["06 39 98 12 34"], after: ["06 39 98 56 78"] }],
  ],
  [
    "phones that go",
    { phones: [] },
    [{ part: "phone", before: ["06 39 98 12 34", "05 61 99 00 12"], after: [] }],
  ],
  [
    "a phone under another name",
    { phones: [MOBILE, { ...FIXED, name: "Fax" }] },
    [{ part: "phone", before: ["05 61 99 00 12 (Fix)"], after: ["05 61 99 00 12 (Fax)"] }],
  ],
  [
    "phones in another order: the first one is called first",
    { phones: [FIXED, MOBILE] },
    [
      {
        part: "phone",
        before: ["06 39 98 12 34", "05 61 99 00 12"],
        after: ["05 61 99 00 12", "06 39 98 12 34"],
      },
    ],
  ],
  [
    "one of two addresses",
    { addresses: [HOME, { ...WORK, zip: "31000", city: "Toulouse" }] },
    [
      {
        part: "address",
        before: ["2 rue Neuve, Bâtiment B, 31700 Blagnac"],
        after: ["2 rue Neuve, Bâtiment B, 31000 Toulouse"],
      },
    ],
  ],
  [
    "an address to bill, beside one that is added",
    { addresses: [{ ...HOME, tags: [] }, WORK, { ...HOME, address_id: "a3", street: "1 quai" }] },
    [
      {
        part: "address",
        before: ["8 allée des Peupliers, 31700 Blagnac (intervention)"],
        after: ["8 allée des Peupliers, 31700 Blagnac", "1 quai, 31700 Blagnac"],
      },
    ],
  ],
])("%s: what was taken away and what was added", (_, change, expected) => {
  expect(formerValues(MARIE, { ...MARIE, ...change })).toEqual(expected);
});

test("a name has its own words in the journal, and a position none", () => {
  const located = { ...HOME, lat: 43.63, lon: 1.39 };
  const change = { lastname: "DUPOND", addresses: [located, WORK] };
  expect(formerValues(MARIE, { ...MARIE, ...change })).toEqual([]);
  expect(changedParts(MARIE, { ...MARIE, ...change })).toEqual(["address"]);
});
