import { expect, test } from "vitest";
import { factorFault, factorTrouble, rescueSheet, rescueText } from "./words.ts";

test("a refused password or code is explained at its field", () => {
  expect(factorFault("bad-credentials")?.field).toBe("password");
  expect(factorFault("bad-code")?.field).toBe("code");
  expect(factorFault("too-many")).toBeUndefined();
});

test("what no field explains is not taken for a silent server", () => {
  expect(factorTrouble("half-over")).toContain("5 minutes");
  expect(factorTrouble("too-many")).toContain("Trop d’essais");
  expect(factorTrouble("unreachable")).toContain("ne répond pas");
});

test.each([
  [10, "10 codes de secours restants"],
  [1, "1 code de secours restant"],
  [0, "Plus aucun code de secours : refaites-en."],
])("%i left is « %s »", (left, text) => {
  expect(rescueText(left)).toBe(text);
});

test("the sheet holds each code on a line of its own", () => {
  expect(rescueSheet(["aaaa-bbbb", "cccc-dddd"]).split("\r\n")).toEqual(
    expect.arrayContaining(["aaaa-bbbb", "cccc-dddd"]),
  );
});
