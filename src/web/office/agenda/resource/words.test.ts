import { expect, test } from "vitest";
import { removalText } from "./words.ts";

test.each([
  [0, "Aucun rendez-vous à venir n’a besoin de « Pont 1 »."],
  [1, "Un rendez-vous à venir l’a réservé : il reste dans l’agenda, sans ce matériel."],
  [3, "3 rendez-vous à venir l’ont réservé : ils restent dans l’agenda, sans ce matériel."],
])("the question before it is removed says what %i appointments lose", (planned, lost) => {
  const said = removalText({ name: "Pont 1", planned }).replace(/[\u00a0\u202f]/g, " ");
  expect(said).toBe(`${lost} Les rendez-vous passés gardent son nom.`);
});
