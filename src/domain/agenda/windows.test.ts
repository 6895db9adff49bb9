import { describe, expect, test } from "vitest";
import { DEFAULT_ZONE, MINUTE, wallTime, type LocalDate } from "../time.ts";
import { dayClocks } from "./day-clock.ts";
import { arrivalWindows, realWindows, startsWithin } from "./windows.ts";

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

describe("arrival windows read well and stay inside the opening hours", () => {
  test.each([
    [
      "8 h – 12 h and 14 h – 18 h",
      [hours(8, 12), hours(14, 18)],
      120,
      ["08:00–10:00", "10:00–12:00", "14:00–16:00", "16:00–18:00"],
    ],
    ["half past eight", [hours(8.5, 12.5)], 120, ["08:30–10:30", "10:30–12:30"]],
    ["an odd opening", [{ from: 495, to: 720 }], 120, ["08:15–10:00", "10:00–12:00"]],
    ["a closing that cuts the last one", [hours(9, 12)], 120, ["09:00–11:00", "11:00–12:00"]],
    ["a stretch shorter than a window", [hours(9, 10)], 120, ["09:00–10:00"]],
    ["windows of an hour and a half", [hours(9, 12)], 90, ["09:00–10:30", "10:30–12:00"]],
    [
      "an opening after the first window is over",
      [{ from: 615, to: 660 }],
      15,
      ["10:15–10:30", "10:30–10:45", "10:45–11:00"],
    ],
    ["a closed day", [], 120, []],
  ])("%s", (_, opening, length, expected) => {
    const read = arrivalWindows(opening, length).map(
      ({ from, to }) => `${wallTime(from)}–${wallTime(to)}`,
    );
    expect(read).toEqual(expected);
  });
});

test("on the day of the spring change the window over the change is an hour shorter", () => {
  const [clock] = dayClocks(["2026-03-29" as LocalDate], DEFAULT_ZONE);
  const windows = clock ? realWindows(clock, [hours(0, 6)], 120) : [];
  expect(windows.map(({ from, to }) => (to - from) / MINUTE)).toEqual([120, 60, 120]);
});

test("a visit starts at every step for which it ends in time", () => {
  const spans = [
    { from: 0, to: 100 * MINUTE },
    { from: 200 * MINUTE, to: 240 * MINUTE },
  ];
  expect([...startsWithin(spans, 20, 40)].map((start) => start / MINUTE)).toEqual([
    0, 20, 40, 60, 200,
  ]);
});
