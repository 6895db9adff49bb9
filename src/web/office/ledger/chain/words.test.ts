import { expect, test } from "vitest";
import { verdictText } from "./words.ts";

test.each([
  [{ entries: 0, count: 0, stamps: "" }, "Registre intact, 0 écriture."],
  [{ entries: 177, count: 0, stamps: "" }, "Registre intact, 177 écritures."],
  [
    { entries: 177, count: 0, stamps: "12 horodatages vérifiés" },
    "Registre intact, 177 écritures, 12 horodatages vérifiés.",
  ],
  [{ entries: 2, count: 1, stamps: "" }, "1 anomalie sur 2 écritures."],
  [{ entries: 1, count: 3, stamps: "" }, "3 anomalies sur 1 écriture."],
])("%j: %s", (verdict, said) => {
  expect(verdictText(verdict)).toBe(said);
});
