import { expect, test } from "vitest";
import { durationText } from "./duration-text.ts";

test.each([
  [15, "15 min"],
  [60, "1 h"],
  [75, "1 h 15"],
  [65, "1 h 05"],
  [1440, "1 j"],
  [1500, "1 j 1 h"],
  [1450, "1 j 10 min"],
  [0, "—"],
  [-60, "—"],
])("%s minutes are written « %s »", (minutes, text) => {
  expect(durationText(minutes).replaceAll("\u202f", " ")).toBe(text);
});
