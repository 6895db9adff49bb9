import fc from "fast-check";
import { expect, test } from "vitest";
import { isMatched, matched, matchedPhone, type Piece } from "./highlight.ts";

/** « LE [GAL]L »: what is marked stands in brackets. */
const drawn = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

test.each([
  ["LE GALL Yann", "gal", "LE [GAL]L Yann"],
  ["LEFÈVRE Élise", "lefev eli", "[LEFÈV]RE [Éli]se"],
  ["LEFE\u0300VRE", "fev", "LE[FE\u0300V]RE"],
  ["ŒILLET Zoé", "oeil", "[ŒIL]LET Zoé"],
  ["MARTIN Martine", "martin", "[MARTIN] Martine"],
  ["SAINT-MARTIN Jean", "martin", "SAINT-[MARTIN] Jean"],
  ["DUBOIS Marie", "bois", "DU[BOIS] Marie"],
  ["D'ORMESSON Jean-Élie", "jean elie", "D'ORMESSON [Jean]-[Élie]"],
  ["marie@example.org", "marie@ex", "[marie@ex]ample.org"],
  ["DUPONT Marie", "dupnot", "DUPONT Marie"],
  ["DUPONT Marie", "", "DUPONT Marie"],
  ["DUPONT Marie", "dupont dup", "[DUPONT] Marie"],
  ["محمد", "محمد", "[محمد]"],
])("« %s » found by « %s » is drawn « %s »", (text, typed, expected) => {
  expect(drawn(matched(text, typed))).toBe(expected);
});

test.each([
  ["06 39 98 12 34", "0639", "[06 39] 98 12 34"],
  ["06 39 98 12 34", "9812", "06 39 [98 12] 34"],
  ["06 39 98 12 34", "+33 6 39", "[06 39] 98 12 34"],
  ["06 39 98 12 34", "0033639", "[06 39] 98 12 34"],
  ["0692 12 34 56", "+262 692", "[0692] 12 34 56"],
  ["0692 12 34 56", "0692 12", "[0692 12] 34 56"],
  ["06 39 98 12 34", "+33 (0)6.39", "[06 39] 98 12 34"],
  ["06 39 98 12 34", "6", "06 39 98 12 34"],
  ["06 39 98 12 34", "dupont", "06 39 98 12 34"],
  ["06 39 98 12 34", "0777", "06 39 98 12 34"],
])("%s found by « %s » is drawn « %s »", (shown, typed, expected) => {
  expect(drawn(matchedPhone(shown, typed))).toBe(expected);
});

test("nothing of the text is lost or doubled, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, typed) => {
      expect(
        matched(text, typed)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
      expect(
        matchedPhone(text, typed)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

test("a row knows whether it answers", () => {
  expect(isMatched(matched("marie@example.org", "mar"))).toBe(true);
  expect(isMatched(matched("marie@example.org", "zzz"))).toBe(false);
});

test("the end of a telephone is not marked in a postal code", () => {
  expect(isMatched(matched("31170 Tournefeuille", "06 39 98 17"))).toBe(false);
  expect(isMatched(matched("31170 Tournefeuille", "31170"))).toBe(true);
});
