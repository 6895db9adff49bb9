import { expect, test } from "vitest";
import {
  filterCount,
  FOLDED,
  FOLDED_ON_PHONE,
  filterOf,
  listFilterOf,
  repairsSearch,
} from "./search-params.ts";

const KARIM = "01990000-0000-7000-8000-000000000003";

test("an address says what to show", () => {
  const address = { technician: KARIM, urgent: true, age: 7, type: "Réparation", view: "liste" };
  expect(repairsSearch.parse(address)).toEqual(address);
});

test.each([
  ["a technician who is no id", { technician: "karim" }],
  ["a status that does not exist", { status: "Perdu" }],
  ["an age below a day", { age: 0 }],
  ["half a day", { age: 0.5 }],
  ["an order that does not exist", { order: "drop" }],
  ["a page before the first", { page: -1 }],
  ["an urgency that is not asked", { urgent: false }],
])("%s is left out", (_, address) => {
  expect(repairsSearch.parse({ ...address, text: "vidal" })).toEqual({ text: "vidal" });
});

test("a searched number is a text", () => {
  expect(repairsSearch.parse({ text: 12345 }).text).toBe("12345");
});

test("the archived ones are apart until they are asked", () => {
  expect(filterOf({}).archived).toBe(false);
  expect(filterOf({ archived: true }).archived).toBeNull();
  expect(listFilterOf({ status: "Terminer/Archivé" })).toMatchObject({
    archived: null,
    status: ["Terminer/Archivé"],
  });
  expect(listFilterOf({})).toEqual(filterOf({}));
});

test("the filters folded away are counted, text and view aside", () => {
  const search = { text: "vidal", view: "liste", urgent: true, age: 3, trade: "sol" } as const;
  expect(filterCount(search, FOLDED_ON_PHONE)).toBe(3);
  expect(filterCount(search, FOLDED)).toBe(1);
});
