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
