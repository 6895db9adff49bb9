import { expect, test } from "vitest";
import type { VatRegime } from "../line.ts";
import { ordinaryRate } from "./ordinary-rate.ts";

test.each<[VatRegime, string, string, number]>([
  ["normal", "31000", "Toulouse", 2000],
  ["normal", "20090", "Ajaccio", 2000],
  ["normal", "97110", "Pointe-à-Pitre", 850],
  ["normal", "97200", "Fort-de-France", 850],
  ["normal", "97400", "Saint-Denis", 850],
  ["normal", "97300", "Cayenne", 0],
  ["normal", "97600", "Mamoudzou", 0],
  ["franchise", "31000", "Toulouse", 0],
  ["franchise", "97400", "Saint-Denis", 0],
])(
  "under the %s regime, a line of a shop at %s %s starts at %d basis points",
  (regime, zip, _, rate) => {
    expect(ordinaryRate(regime, zip)).toBe(rate);
  },
);
