import { expect, test } from "vitest";
import { bonusReason } from "./words.ts";

test("why there is no bonus is said in French, and an unknown word not at all", () => {
  expect(bonusReason("bonus-guarantee")).toBe("l’appareil est sous garantie");
  expect(bonusReason("later")).toBe("");
});
