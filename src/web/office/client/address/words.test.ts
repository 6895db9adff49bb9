import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { blankAddress } from "../../../../domain/client/address.ts";
import { DEFAULT_ZONE } from "../../../../domain/time.ts";
import { editChoices } from "../conflict-words.ts";
import { ADDRESS_EDIT, foundWords } from "./words.ts";
import type { Place } from "./geocode.ts";
import type { AddressSearch } from "./use-address-search.ts";

const place: Place = {
  label: "8 Allée des Peupliers 31700 Blagnac",
  street: "8 Allée des Peupliers",
  zip: "31700",
  city: "Blagnac",
  lat: 43.63,
  lon: 1.39,
};
const found = (state: AddressSearch["state"], count = 0): AddressSearch => ({
  state,
  places: Array.from({ length: count }, () => place),
});

test.each<[string, AddressSearch, number, string]>([
  ["nothing is said before anything is typed", found("idle"), 0, ""],
  ["nor while it is looked for, whatever was found before", found("searching", 3), 0, ""],
  ["one is counted alone", found("found", 1), 0, "1 adresse proposée"],
  ["several are counted", found("found", 5), 0, "5 adresses proposées"],
  ["none sends to the fields", found("found"), 0, "Aucune adresse ne correspond."],
  ["so does a service that is silent", found("down"), 0, "ne répond pas"],
  ["what is around comes first", found("found", 5), 1, "1 adresse autour de vous"],
  ["even when the service is silent", found("down"), 4, "4 adresses autour de vous"],
])("%s", (_, state, around, said) => {
  const words = foundWords(state, around);
  if (said === "") expect(words).toBe("");
  else expect(words).toContain(said);
});

test("both values of an address that a colleague moved meanwhile are read whole", () => {
  const mine = { ...blankAddress(randomUUID()), street: "8 allée des Peupliers", zip: "31700" };
  const theirs = { street: "1 quai", zip: "31000", city: "", country: "France", lat: 1, lon: 1 };
  const place = { field: "place", theirs, account_id: "karim", at: undefined };
  const naming = { zone: DEFAULT_ZONE, nameOf: () => "Karim Haddad" };
  expect(editChoices([place], { mine, words: ADDRESS_EDIT }, naming)).toEqual([
    {
      field: "place",
      label: "Adresse",
      mine: "8 allée des Peupliers, 31700",
      theirs: "1 quai, 31000",
      author: "Karim Haddad",
    },
  ]);
});
