import fc from "fast-check";
import { expect, test } from "vitest";
import { discreetName, filedNames, fullName, nameKey, titleName, upperName } from "./names.ts";

test.each([
  [" le gall ", "LE GALL"],
  ["d'Ormesson", "D'ORMESSON"],
  ["Müller-Lefèvre", "MÜLLER-LEFÈVRE"],
  ["n\u0303o", "ÑO"],
  ["du\u0000pont\n", "DU PONT"],
])("the last name « %s » is filed « %s »", (typed, filed) => {
  expect(upperName(typed)).toBe(filed);
});

test.each([
  ["JEAN-ÉLIE", "Jean-Élie"],
  ["marie  france", "Marie France"],
  ["élodie", "Élodie"],
  ["marie de la croix", "Marie de la Croix"],
  ["d'arcy", "D'Arcy"],
  ["o’neil", "O’Neil"],
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

test("a public page says no last name", () => {
  expect(discreetName({ firstname: "MARIE", lastname: "Dupont" })).toBe("Marie D.");
  expect(discreetName({ firstname: "", lastname: "Boulangerie Lenoir" })).toBe("B.");
  expect(fullName({ firstname: "", lastname: "BOULANGERIE LENOIR" })).toBe("BOULANGERIE LENOIR");
});
