import { expect, test } from "vitest";
import { HELP_GROUPS, helpPath, helpPicture } from "./guide.ts";

test("an article has one address and one picture, both by its id", () => {
  expect(helpPath({ id: "deplacer" })).toBe("/aide/deplacer");
  expect(helpPicture({ id: "deplacer" })).toBe("/help/deplacer.webp");
});

test("the guide begins with what a newcomer reads, and ends with what is decided once", () => {
  expect(HELP_GROUPS.at(0)).toBe("Commencer");
  expect(HELP_GROUPS.at(-1)).toBe("Réglages");
});
