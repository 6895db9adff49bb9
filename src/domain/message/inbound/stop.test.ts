import { expect, test } from "vitest";
import { wantedBy } from "./stop.ts";

test.each([
  ["STOP", false],
  [" stop. ", false],
  ["Arrêt", false],
  ["start", true],
  ["Stop, je ne veux plus de réparation", undefined],
  ["D’accord pour mardi", undefined],
  ["", undefined],
])("an SMS that says « %s »: wanted %s", (text, wanted) => {
  expect(wantedBy(text)).toBe(wanted);
});
