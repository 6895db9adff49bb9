import { expect, test } from "vitest";
import { peopleChoices } from "./people-choices.ts";

const KARIM = { id: "karim", name: "Karim Benali" };
const LEA = { id: "lea", name: "Léa Fontaine" };
const nameOf = () => "Ancien collègue";
const choices = (...assigned_to: string[]) => peopleChoices([KARIM, LEA], assigned_to, nameOf);

test("colleagues are offered, whoever goes", () => {
  expect(choices()).toEqual([KARIM, LEA]);
  expect(choices("lea")).toEqual([KARIM, LEA]);
});

test("somebody who left and was to go is shown, so that they can be taken off", () => {
  expect(choices("hugo", "lea")).toEqual([KARIM, LEA, { id: "hugo", name: "Ancien collègue" }]);
});
