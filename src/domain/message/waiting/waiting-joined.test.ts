import { expect, test } from "vitest";
import { about } from "../../../../test/shop/letters.ts";
import { waitingJoined } from "./waiting-joined.ts";

test("a visitor reads what was noted, that it is no appointment, and how to leave the list", () => {
  const letter = waitingJoined({
    ...about,
    to: "marie@example.org",
    job: "Lave-linge, chez vous (31000)",
    days: "lundi et mardi, le matin",
  });
  expect(letter?.text).toContain("Lave-linge, chez vous (31000), lundi et mardi, le matin");
  expect(letter?.text).toContain("Ce n’est pas encore un rendez-vous");
  expect(letter?.text).toContain(about.url);
});

test("the link is the one that leaves, and no letter is written without an address", () => {
  const fields = {
    ...about,
    job: "Lave-linge, à l’atelier",
    days: "tous les jours, à toute heure",
  };
  const letter = waitingJoined({ ...fields, to: "marie@example.org" });
  expect(letter).toMatchObject({ template: "waiting-joined", to: "marie@example.org" });
  expect(letter?.subject).toContain("Lave-linge, à l’atelier");
  expect(letter?.html).toContain("Quitter la liste d’attente");
  expect(letter?.text).toContain("un quart d’heure");
  expect(letter?.text).toContain("tous les jours, à toute heure");
});
