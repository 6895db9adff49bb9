import { expect, test } from "vitest";
import type { InterventionName, Location } from "../catalogue/interventions.ts";
import { tariffsOf } from "../shop/tariffs.ts";
import { visitPrices } from "./price.ts";

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
