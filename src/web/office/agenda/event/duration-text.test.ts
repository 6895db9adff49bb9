import { expect, test } from "vitest";
import { durationChoices, durationText } from "./duration-text.ts";

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

test("the six durations of the specification are offered, and the one that an end by hand gives", () => {
  const offered = (duration: number) =>
    durationChoices(duration).map(({ label }) => label.replaceAll("\u202f", " "));
  const six = ["15 min", "20 min", "30 min", "45 min", "1 h", "1 h 15"];
  expect(offered(60)).toEqual(six);
  expect(offered(95)).toEqual([...six, "1 h 35"]);
  expect(durationChoices(95).at(-1)?.value).toBe("95");
});
