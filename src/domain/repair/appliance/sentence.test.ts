import { expect, test } from "vitest";
import { yourAppliance } from "./sentence.ts";

test.each([
  ["Lave-linge Bosch", "votre lave-linge Bosch"],
  ["Évier ou lavabo", "votre évier ou lavabo"],
  ["WC", "votre WC"],
  ["Bosch de la cuisine", "votre Bosch de la cuisine"],
])("%s is « %s » in a sentence", (label, text) => {
  expect(yourAppliance(label)).toBe(text);
});
