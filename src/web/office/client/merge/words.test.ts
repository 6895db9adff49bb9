import { expect, test } from "vitest";
import { instant } from "../../../../../test/shop/quote.ts";
import type { ComparedClient } from "./query.ts";
import { broughtText, movesText, proposedSurvivor, whenAndWho, whyText } from "./words.ts";

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }));
const client = (facts: Partial<ComparedClient> = {}): ComparedClient => ({
  __typename: "Client",
  id: "a",
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  email: "",
  siren: "",
  vat_number: "",
  note: "",
  last_seen_at: instant("2026-11-01T08:00:00Z"),
  created_at: instant("2026-01-01T08:00:00Z"),
  phones: [],
  addresses: [],
  repairs: [],
  appliances: [],
  ...facts,
});
const address = {
  address_id: "x",
  tags: [],
  street: "1 rue A",
  complement: "",
  zip: "31000",
  city: "Toulouse",
  country: "France",
  lat: null,
  lon: null,
};
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll("\u00a0", " "));

test("everything that goes over is counted", () => {
  const from = client({
    repairs: rows(3),
    appliances: rows(1),
    email: "m@example.org",
    note: "Chien.",
    phones: [
      { name: "Fix", number: "+33561990012" },
      { name: "Portable", number: "+33639981234" },
    ],
    addresses: [address],
  });
  const into = client({ phones: [{ name: "Fix", number: "+33561990012" }] });
  expect(plain(movesText(from, into)).slice(0, 2)).toEqual([
    "3 réparations et 1 appareil de Marie DUPONT rejoignent la fiche gardée.",
    "La fiche gardée gagne 1 téléphone, 1 adresse, un e-mail et une note.",
  ]);
});

test("nothing new is not announced", () => {
  const same = client({ addresses: [address], note: "Chien.", email: "a@example.org" });
  expect(plain(movesText(same, same))).toEqual([
    "Marie DUPONT n’a ni réparation ni appareil : seule sa fiche est fusionnée.",
    "Les factures déjà émises ne changent pas. La fusion peut être annulée.",
  ]);
  expect(movesText(client({ repairs: rows(1) }), same)[0]).toContain("rejoint");
});

test.each([
  ["more repairs", client({ id: "b", repairs: rows(2) }), "b"],
  ["the older record", client({ id: "b", created_at: instant("2025-01-01T08:00:00Z") }), "b"],
  ["else the first", client({ id: "b" }), "a"],
])("the one proposed to stay has %s", (_, right, id) => {
  expect(proposedSurvivor(client(), right).id).toBe(id);
});

test("reasons are said in one order, unknown ones are not", () => {
  expect(whyText(["same-street", "same-phone", "same-shoes"])).toEqual([
    "Même téléphone",
    "Même adresse",
  ]);
});

test.each<[number, number, string]>([
  [0, 0, "Ni réparation ni appareil n’en est venu."],
  [1, 0, "1 réparation en est venue."],
  [0, 1, "1 appareil en est venu."],
  [2, 0, "2 réparations en sont venues."],
  [2, 1, "2 réparations et 1 appareil en sont venus."],
])("%d repairs and %d appliances that came with a record: %s", (repairs, appliances, said) => {
  expect(plain([broughtText({ repairs, appliances })])).toEqual([said]);
});

test.each<[string | null, string]>([
  ["Sylvie Roux", "le 1er décembre 2026 à 0 h 30, par Sylvie Roux"],
  [null, "le 1er décembre 2026 à 0 h 30"],
])("by %s: the day is the shop's, and has its year", (by, said) => {
  const at = instant("2026-11-30T23:30:00Z");
  expect(whenAndWho({ at, by }, "Europe/Paris").replace(/[\u00a0\u202f]/g, " ")).toBe(said);
});
