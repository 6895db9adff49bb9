import { expect, test } from "vitest";
import type { InterventionName, Location } from "../catalogue/interventions.ts";
import { tariffsOf } from "../shop/tariffs.ts";
import { isDue, visitPrices } from "./price.ts";

const POSTED = {
  hourly_rate_incl: 7200,
  travel_incl: 3900,
  diagnosis_incl: 4500,
  diagnosis_deducted: true,
  quote_free: true,
};
const TRAVEL = "Déplacement : 39,00 € TTC";
const DIAGNOSIS = "Diagnostic : 45,00 € TTC, déduit de la réparation";
const QUOTE = "Devis : gratuit";
const UNKNOWN_DIAGNOSIS = "Diagnostic : prix non indiqué, demandez-le à l’atelier";

test.each<[string, object, InterventionName, Location, string[]]>([
  [
    "a diagnosis at home",
    POSTED,
    "Diagnostic / Devis",
    "Chez le client",
    [TRAVEL, DIAGNOSIS, QUOTE],
  ],
  ["a diagnosis at the workshop", POSTED, "Diagnostic / Devis", "Atelier", [DIAGNOSIS, QUOTE]],
  ["a delivery", POSTED, "Livraison / Enlèvement", "Chez le client", [TRAVEL]],
  [
    "a diagnosis without a price",
    { travel_incl: 3900 },
    "Diagnostic / Devis",
    "Chez le client",
    [TRAVEL, UNKNOWN_DIAGNOSIS],
  ],
  [
    "a shop that posts nothing",
    {},
    "Réparation",
    "Atelier",
    ["Prix non indiqué, l’atelier vous l’annonce avant d’intervenir"],
  ],
])("%s says what it costs before it is booked", (_case, tariffs, kind, where, lines) => {
  expect(visitPrices(tariffsOf(tariffs), { kind, where })).toEqual(lines);
});

test.each<[string, object, InterventionName, Location, boolean]>([
  ["a diagnosis at home", POSTED, "Diagnostic / Devis", "Chez le client", true],
  ["a diagnosis brought to the workshop", POSTED, "Diagnostic / Devis", "Atelier", true],
  ["a travel without a price", {}, "Livraison / Enlèvement", "Chez le client", false],
  ["a free travel", { travel_incl: 0 }, "Livraison / Enlèvement", "Chez le client", false],
  ["a paid travel", { travel_incl: 3900 }, "Livraison / Enlèvement", "Chez le client", true],
  ["a free quote", { quote_free: true, quote_incl: 3000 }, "Diagnostic / Devis", "Atelier", false],
  ["a paid quote", { quote_incl: 3000 }, "Diagnostic / Devis", "Atelier", true],
])("%s is due: %s", (_case, prices, kind, where, due) => {
  expect(isDue(tariffsOf(prices), { kind, where })).toBe(due);
});

test("someone comes once for several appliances, each with its own diagnosis", () => {
  const visit = { kind: "Diagnostic / Devis", where: "Chez le client", appliances: 3 } as const;
  expect(visitPrices(tariffsOf(POSTED), visit)).toEqual([
    TRAVEL,
    "Diagnostic pour 3 appareils : 135,00 € TTC, déduit de la réparation",
    QUOTE,
  ]);
  const paid = tariffsOf({ ...POSTED, quote_free: false, quote_incl: 2000 });
  expect(visitPrices(paid, visit)).toContain("Devis pour 3 appareils : 60,00 € TTC");
});
