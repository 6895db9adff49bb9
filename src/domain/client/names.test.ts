import fc from "fast-check";
import { expect, test } from "vitest";
import { filedNames, fullName, nameKey, titleName, upperName } from "./names.ts";

test.each([
  [" le gall ", "LE GALL"],
  ["du\u200bpont\u0000", "DU PONT"],
  ["ali 👩\u200d🔧", "ALI 👩\u200d🔧"],
  ["d'Ormesson", "D'ORMESSON"],
  ["d’ormesson", "D’ORMESSON"],
  ["Müller-Lefèvre", "MÜLLER-LEFÈVRE"],
  ["de saint-exupéry", "DE SAINT-EXUPÉRY"],
  ["giscard  d'estaing", "GISCARD D'ESTAING"],
  ["o'brien", "O'BRIEN"],
  ["L'Hôpital", "L'HÔPITAL"],
  ["van den bossche", "VAN DEN BOSSCHE"],
  ["N'Guyen", "N'GUYEN"],
  ["œuvrard", "ŒUVRARD"],
  ["garçon", "GARÇON"],
  ["Benoît-Lévêque", "BENOÎT-LÉVÊQUE"],
  ["n\u0303o", "ÑO"],
  ["du\u0000pont\n", "DU PONT"],
  ["Boulangerie de l’Étoile & fils", "BOULANGERIE DE L’ÉTOILE & FILS"],
])("the last name « %s » is filed « %s »", (typed, filed) => {
  expect(upperName(typed)).toBe(filed);
});

test.each([
  ["JEAN-ÉLIE", "Jean-Élie"],
  ["jean-élie", "Jean-Élie"],
  ["marie  france", "Marie France"],
  ["MARIE-THÉRÈSE", "Marie-Thérèse"],
  ["élodie", "Élodie"],
  ["ÇELIK", "Çelik"],
  ["maëlys", "Maëlys"],
  ["LOÏC", "Loïc"],
  ["anne-sophie charlotte", "Anne-Sophie Charlotte"],
  ["marie de la croix", "Marie de la Croix"],
  ["jean-de-dieu", "Jean-de-Dieu"],
  ["Marie-De-Lourdes", "Marie-de-Lourdes"],
  ["marie d'orléans", "Marie d'Orléans"],
  ["marie-jeanne de l’enfant", "Marie-Jeanne de l’Enfant"],
  ["d'arcy", "D'Arcy"],
  ["o’neil", "O’Neil"],
  ["N'GOLO", "N'Golo"],
  ["m'baye", "M'Baye"],
  ["mohamed el amine", "Mohamed El Amine"],
  ["thi-van", "Thi-Van"],
  ["van anh", "Van Anh"],
  ["jan van der", "Jan van Der"],
  ["pierre dit pierrot", "Pierre dit Pierrot"],
  ["CATHERINE (DITE CATHY)", "Catherine (dite Cathy)"],
  ["pierre et marie", "Pierre et Marie"],
  ["j.-p.", "J.-P."],
  ["j.p.", "J.P."],
  ["jean-charles iii", "Jean-Charles III"],
  ["iv", "Iv"],
  ["œdipe", "Œdipe"],
  ["", ""],
])("the first name « %s » is filed « %s »", (typed, filed) => {
  expect(titleName(typed)).toBe(filed);
});

test("each of the two cases can be switched off; trimming cannot", () => {
  const typed = { lastname: " van Gogh ", firstname: " ViNCent " };
  expect(filedNames(typed)).toEqual({ lastname: "VAN GOGH", firstname: "Vincent" });
  expect(filedNames(typed, { upper_lastname: false, title_firstname: false })).toEqual({
    lastname: "van Gogh",
    firstname: "ViNCent",
  });
});

test("filing twice changes nothing", () => {
  const sign = fc.constantFrom(
    "a",
    "É",
    "e\u0301",
    "ç",
    "œ",
    "L",
    "d",
    "'",
    "’",
    "-",
    " ",
    "de",
    "dit",
    "ii",
    "d'",
    "(",
    ".",
    "\t",
    "3",
  );
  const name = fc.string({ unit: sign });
  fc.assert(
    fc.property(name, name, (lastname, firstname) => {
      const once = filedNames({ lastname, firstname });
      expect(filedNames(once)).toEqual(once);
    }),
  );
});

test("names compare without case, accents or marks", () => {
  expect(nameKey("LE GALL")).toBe(nameKey("Le-Gall"));
  expect(nameKey("Lefèvre")).toBe(nameKey("LEFEVRE"));
  expect(nameKey("L'Œil")).toBe("loeil");
});

test("a company is called by its name alone", () => {
  expect(fullName({ firstname: "", lastname: "BOULANGERIE LENOIR" })).toBe("BOULANGERIE LENOIR");
});
