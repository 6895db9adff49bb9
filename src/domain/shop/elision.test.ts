import { expect, test } from "vitest";
import { ofName } from "./elision.ts";

test.each([
  ["Atelier Garonne", "d’Atelier Garonne"],
  ["Établi du Nord", "d’Établi du Nord"],
  ["Œuvres utiles", "d’Œuvres utiles"],
  ["Yves Dépannage", "d’Yves Dépannage"],
  ["Hôtel des machines", "d’Hôtel des machines"],
  ["Horlogerie Blanc", "d’Horlogerie Blanc"],
  ["Hélène Réparations", "d’Hélène Réparations"],
  ["Répar’Loire", "de Répar’Loire"],
  ["Yann Services", "de Yann Services"],
  ["Haut Dépannage", "de Haut Dépannage"],
  ["Onze Machines", "de Onze Machines"],
  ["2 Mains", "de 2 Mains"],
])("after « de », %s is written %s", (name, written) => {
  expect(ofName(name)).toBe(written);
});
