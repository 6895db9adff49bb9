import { expect, test } from "vitest";
import { codeOf, pathOf } from "./code.ts";

test("each run of dark modules is one rectangle", () => {
  const data = [1, 1, 0, 0, 0, 0, 1, 0, 1];
  expect(pathOf({ size: 3, data })).toBe("M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z");
});

test("a tracking link fits a code of 33 modules a side at most, its corners dark", async () => {
  const { size, path } = await codeOf("https://etabli.example/suivi/AAAAAAAAAAAAAAAAAAAAAA");
  expect(size).toBeLessThanOrEqual(33);
  expect(path.startsWith("M0 0h7")).toBe(true);
});
