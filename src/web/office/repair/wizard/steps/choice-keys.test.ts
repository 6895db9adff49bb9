import { expect, test } from "vitest";
import { INTERVENTION_TYPES, LOCATIONS } from "../../../../../domain/catalogue/interventions.ts";
import { choiceStruck } from "./choice-keys.ts";

const TYPES = INTERVENTION_TYPES.map(({ name }) => name);
const BARE = { ctrlKey: false, metaKey: false, altKey: false };

test.each<[string, readonly string[], string | undefined]>([
  ["1", TYPES, "Diagnostic / Devis"],
  ["6", TYPES, "Congé / indisponibilité"],
  ["7", TYPES, undefined],
  ["0", TYPES, undefined],
  ["r", TYPES, "Réparation"],
  ["L", TYPES, "Livraison / Enlèvement"],
  ["t", TYPES, "Télédiagnostic"],
  ["z", TYPES, undefined],
  ["1", LOCATIONS, "Chez le client"],
  ["a", LOCATIONS, "Atelier"],
  ["ArrowDown", TYPES, undefined],
  [" ", TYPES, undefined],
  ["/", TYPES, undefined],
])("« %s » takes one of %j: %s", (key, labels, expected) => {
  expect(labels[choiceStruck({ ...BARE, key }, labels)]).toBe(expected);
});

test("two types begin with the same letter: the first one is taken", () => {
  expect(choiceStruck({ ...BARE, key: "d" }, ["Dépôt", "Devis"])).toBe(0);
});

test.each(["ctrlKey", "metaKey", "altKey"])("with %s held it belongs to the browser", (held) => {
  expect(choiceStruck({ ...BARE, [held]: true, key: "1" }, TYPES)).toBe(-1);
});
