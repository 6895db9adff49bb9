import { expect, test } from "vitest";
import { missingTexts, stateOf, stateText } from "./words.ts";

test("what is missing is said in the order of the list, and an unknown word not at all", () => {
  expect(missingTexts(["serial", "x", "consent"])).toEqual([
    "l’accord du client",
    "le numéro de série, ou l’IMEI",
  ]);
});

test("a state of a later version reads as one to send", () => {
  expect(stateOf("later")).toBe("open");
  expect(stateText("repaid")).toBe("Remboursé");
});
