import { expect, test } from "vitest";
import { isExactly, isNearly, respelledTerms, searchTerms } from "./search-text.ts";

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

test.each([
  ["Mme Dupont", ["Dupont"]],
  ["M. et Mme Martin", ["Martin"]],
  ["madame veuve Roux", ["Roux"]],
  ["tel 06 39 98", ["063998"]],
  ["Tél.: 0639", ["0639"]],
  ["dupont portable 06 12", ["dupont", "0612"]],
  ["madame", ["madame"]],
  ["mme tel", ["mme", "tel"]],
  ["portable express", ["portable", "express"]],
])("« %s » is looked for without what is said before it: %j", (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms);
});

test.each<[string[], string[] | undefined]>([
  [
    ["st", "gaudens"],
    ["saint", "gaudens"],
  ],
  [
    ["Saint", "Gaudens"],
    ["st", "Gaudens"],
  ],
  [
    ["8", "bd", "carnot"],
    ["8", "boulevard", "carnot"],
  ],
  [
    ["huit", "mai"],
    ["8", "mai"],
  ],
  [["dupont"], undefined],
])("%j is also spelt %j", (terms, other) => {
  expect(respelledTerms(terms)).toEqual(other);
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

const known = (lastname: string, firstname: string) => ({
  lastname,
  firstname,
  email: "",
  addresses: [{ street: "3 rue des Lilas", zip: "31000", city: "Toulouse" }],
});

test.each([
  ["dupnot", known("DUPONT", "Marie")],
  ["dupond marie", known("DUPONT", "Marie")],
  ["marei dupont", known("DUPONT", "Marie")],
  ["lefebvre", known("LEFÈVRE", "Zoé")],
  ["gautier", known("GAUTHIER", "Camille")],
  ["gauti", known("GAUTHIER", "Camille")],
  ["chevallier", known("CHEVALIER", "Léa")],
  ["ormeson", known("D’ORMESSON", "Jean-Élie")],
  ["leegall", known("LE GALL", "Yann")],
  ["yann-marie helenne", known("NOËL", "Hélène Yann-Marie")],
  ["dupnot toulouse", known("DUPONT", "Marie")],
  ["rousell cathrine", known("ROUSSEL", "Catherine")],
  ["dupnot 0612", known("DUPONT", "Marie")],
])("« %s » is nearly %o", (typed, client) => {
  expect(isNearly(searchTerms(typed), client)).toBe(true);
});

test.each([
  ["martin", known("DUPONT", "Marie")],
  ["marchetti", known("MARCHAND", "Léa")],
  ["durand", known("DUPONT", "Marie")],
  ["dupnot paul", known("DUPONT", "Marie")],
  ["noé", known("DUPONT", "Zoé")],
  ["dupnot lyon", known("DUPONT", "Marie")],
])("« %s » is not %o", (typed, client) => {
  expect(isNearly(searchTerms(typed), client)).toBe(false);
});

test.each<[string, boolean]>([
  ["lacombe", false],
  ["LACOMBE bea", true],
  ["lacombe béatrice", true],
  ["beatrice 31700", true],
  ["06 39 98", true],
  ["+33 6 39 98", true],
  ["0639981235", false],
  ["0692 12", true],
  ["+262 692", true],
  ["0693 12", false],
  ["peupliers blagnac", true],
  ["lacomb", true],
  ["lacombes", false],
])("« %s » names Béatrice exactly: %s", (text, isExact) => {
  const client = {
    lastname: text === "lacombe" ? "LACOMME" : "LACOMBE",
    firstname: "Béatrice",
    email: "",
    phones: [{ number: "+33639981234" }, { number: "+262692123456" }],
    addresses: [{ street: "8 allée des Peupliers", zip: "31700", city: "Blagnac" }],
  };
  expect(isExactly(text, client)).toBe(isExact);
});
