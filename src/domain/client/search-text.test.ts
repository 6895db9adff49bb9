import { expect, test } from "vitest";
import { searchTerms } from "./search-text.ts";

test.each([
  ["dupont", ["dupont"]],
  ["  Dupont   marie ", ["Dupont", "marie"]],
  ["Dupont, Marie; Toulouse", ["Dupont", "Marie", "Toulouse"]],
  ["marie.dupont@exa", ["marie.dupont@exa"]],
  ["d'Ormesson", ["d'Ormesson"]],
  ["12 rue des Lilas 31700 Blagnac", ["12", "rue", "des", "Lilas", "31700", "Blagnac"]],
  ["12 31700", ["12", "31700"]],
  ["31700", ["31700"]],
  ["🧺 laverie", ["🧺", "laverie"]],
])("« %s » is looked for as %j", (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms);
});

test.each([
  ["06 12", "0612"],
  ["0612", "0612"],
  ["06.12.34", "061234"],
  ["06-12", "0612"],
  ["6 12 34", "61234"],
  ["33612", "33612"],
  ["+33 6 12", "33612"],
  ["+33612", "33612"],
  ["+33 (0)6 12", "33612"],
  ["+33 06 12", "33612"],
  ["0033 6 12", "33612"],
  ["+32 470 12", "3247012"],
  ["06\u00a012\u202f34", "061234"],
])("the telephone « %s » is one fragment: %s", (typed, term) => {
  expect(searchTerms(typed)).toEqual([term]);
});

test("a telephone beside a name stays one term", () => {
  expect(searchTerms("dupont 06 12 toulouse")).toEqual(["dupont", "0612", "toulouse"]);
  expect(searchTerms("31 +33 6 12")).toEqual(["31", "33612"]);
});

test.each(["", "   ", "%", "_ %", "\\", "...", "\u0000", "« »", "()"])(
  "« %s » has nothing to look for",
  (typed) => {
    expect(searchTerms(typed)).toEqual([]);
  },
);

test("a text without end is cut, in length and in terms", () => {
  expect(searchTerms("a".repeat(10_000))).toEqual(["a".repeat(200)]);
  expect(searchTerms("un ".repeat(3_000))).toHaveLength(8);
});
