import { expect, test } from "vitest";
import { date } from "../../../../../test/shop/invoice.ts";
import { demandText, factorFault, factorTrouble, rescueSheet, rescueText } from "./words.ts";

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

test("during the grace it says until when everything stays possible, then that nothing opens", () => {
  const demand = { from: date("2026-12-01"), has_passkey: false };
  expect(demandText({ ...demand, due: false })).toEqual({
    title: "À faire avant le mardi 1er décembre",
    text: expect.stringContaining("Jusqu’au lundi 30 novembre inclus"),
  });
  expect(demandText({ ...demand, due: true })).toEqual({
    title: "Demandé depuis le mardi 1er décembre",
    text: expect.stringContaining("Rien d’autre ne s’ouvre avant"),
  });
});
