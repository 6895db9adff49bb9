import { expect, test } from "vitest";
import { appliance, ask, danger, errorCode, onBurner, onInlet, typed, warned } from "./branch.ts";

test("an appliance asks what the problem is", () => {
  expect(appliance("Grille-pain", { casse: "Le levier ne tient plus" })).toEqual({
    name: "Grille-pain",
    type: "appliance",
    question: "Quel est le problème\u202f?",
    childs: { casse: "Le levier ne tient plus" },
  });
});

test("an answer asks for one more, or for a text, or warns", () => {
  expect(ask("Un bruit", "Lequel\u202f?", {})).toEqual({
    name: "Un bruit",
    question: "Lequel\u202f?",
    childs: {},
  });
  expect(typed("Autre chose", "Quoi\u202f?").input).toBe("text");
  expect(errorCode("E18").question).toBe("Quel code s’affiche\u202f? Par exemple E18.");
  expect(warned("operator", typed("La ligne", "Laquelle\u202f?"))).toMatchObject({
    name: "La ligne",
    danger: "operator",
  });
  expect(danger("gas", "De gaz")).toEqual({ name: "De gaz", danger: "gas" });
});

test("burners and inlets are asked in the same words everywhere", () => {
  expect(onBurner("Un feu reste froid").childs).toEqual(onBurner("Un feu siffle").childs);
  expect(Object.keys(onInlet("Il goutte").childs ?? {})).toEqual([
    "chaude",
    "froide",
    "les-deux",
    "ne-sais-pas",
  ]);
});
