/** Photos of the demonstration: each is a picture that is there, of a breakdown that is told. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BREAKDOWNS } from "./breakdowns.ts";
import { PHOTOGRAPHED_MODELS } from "./photos.ts";

const FOLDER = new URL("../../../assets/demonstration/", import.meta.url);
const drawings = readdirSync(FOLDER).filter((name) => name.endsWith(".jpg"));

test("a model that is photographed breaks down in some story", () => {
  const models = BREAKDOWNS.map(({ model }) => model);
  expect([...PHOTOGRAPHED_MODELS].filter((model) => !models.includes(model))).toEqual([]);
});

test.each(drawings)("%s is a JPEG that a telephone loads at once", (name) => {
  const bytes = readFileSync(new URL(name, FOLDER));
  expect(bytes.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  expect(bytes.length).toBeLessThan(400_000);
});
