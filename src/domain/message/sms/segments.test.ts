import { expect, test } from "vitest";
import { inGsm, smsLength } from "./segments.ts";

test.each([
  ["", "gsm", 0, 1],
  ["Votre appareil est prêt", "unicode", 23, 1],
  ["Votre réparation à 14 h", "gsm", 23, 1],
  ["129,50 €", "gsm", 9, 1],
  ["a".repeat(160), "gsm", 160, 1],
  ["a".repeat(161), "gsm", 161, 2],
  ["a".repeat(306), "gsm", 306, 2],
  ["a".repeat(307), "gsm", 307, 3],
  ["€".repeat(80), "gsm", 160, 1],
  ["€".repeat(81), "gsm", 162, 2],
  ["ê".repeat(70), "unicode", 70, 1],
  ["ê".repeat(71), "unicode", 71, 2],
  ["ê".repeat(135), "unicode", 135, 3],
  ["😀".repeat(35), "unicode", 70, 1],
])("« %.20s » is %s, %i long, %i segments", (text, alphabet, characters, segments) => {
  expect(smsLength(text)).toEqual({ alphabet, characters, segments });
});

test.each([
  ["Votre appareil est prêt", "Votre appareil est pret"],
  ["L’atelier : 14 h – 16 h", "L'atelier : 14 h - 16 h"],
  ["ça coûte 12,50 €", "ca coute 12,50 €"],
  ["« fuite » à l’œil…", '"fuite" à l\'oeil...'],
  ["Élodie, Noël, maïs", "Élodie, Noel, mais"],
  ["prêt 😀", "pret "],
])("« %s » is written « %s »", (text, written) => {
  expect(inGsm(text)).toBe(written);
  expect(smsLength(inGsm(text)).alphabet).toBe("gsm");
});
