import { expect, test } from "vitest";
import { BRANDS } from "./brands.ts";

test("at least 150 brands, each once, in alphabetical order", () => {
  expect(BRANDS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(BRANDS).size).toBe(BRANDS.length);
  expect(BRANDS).toContain("Riviera & Bar");
  expect(BRANDS[0]).toBe("Acer");
});
