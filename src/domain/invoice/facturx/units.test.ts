import { expect, test } from "vitest";
import { unitCode } from "./units.ts";

test.each([
  ["h", "HUR"],
  ["Heures", "HUR"],
  ["forfait", "LS"],
  ["km", "KMT"],
  ["m²", "MTK"],
  [" kg ", "KGM"],
  ["pièces", "H87"],
  ["u", "C62"],
  ["", "C62"],
  ["carton", "C62"],
])("« %s » is %s", (unit, code) => expect(unitCode(unit)).toBe(code));
