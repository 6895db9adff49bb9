import { expect, test } from "vitest";
import {
  afterCountdownEvent,
  isSameGesture,
  PREVIEW,
  type Countdown,
  type CountdownEvent,
} from "./countdown.ts";
import { noticeTitle, statusText } from "./words.ts";

const BEGAN = 4_321;
const START: CountdownEvent = { type: "start", now: BEGAN, seen: "118,20" };
const tick = (after: number): CountdownEvent => ({ type: "tick", now: BEGAN + after });
const after = (...events: CountdownEvent[]): Countdown =>
  events.reduce(afterCountdownEvent, PREVIEW);
const leftAfter = (time: number): number | undefined => {
  const countdown = after(START, tick(time));
  return countdown.step === "counting" ? countdown.left : undefined;
};

test.each([
  [0, 10],
  [1, 10],
  [1_000, 9],
  [1_001, 9],
  [8_999, 2],
  [9_999, 1],
  [10_000, undefined],
])("%i ms after the start, %s s are left", (time, left) => {
  expect(leftAfter(time)).toBe(left);
});

test("the seconds follow the deadline, however few ticks a page in the background is given", () => {
  expect(after(START, tick(900), tick(1_900), tick(7_300))).toMatchObject({ left: 3 });
  expect(after(START, tick(900), tick(14_000))).toEqual({ step: "issuing" });
});

test("a tick within the same second draws nothing again", () => {
  const counting = after(START, tick(2_100));
  expect(afterCountdownEvent(counting, tick(2_900))).toBe(counting);
});

test("the second start does not give ten seconds more", () => {
  expect(after(START, tick(6_000), { ...START, now: BEGAN + 6_000 })).toMatchObject({
    began: BEGAN,
    left: 4,
  });
});

test("issued at once or at the end, it is issued once", () => {
  const issuing = after(START, { type: "issue" });
  expect(issuing).toEqual({ step: "issuing" });
  const late: CountdownEvent[] = [
    { type: "issue" },
    tick(10_000),
    START,
    { type: "stop", why: "cancelled" },
    { type: "show", seen: "another" },
  ];
  for (const event of late) expect(afterCountdownEvent(issuing, event)).toBe(issuing);
});

test("cancelled, it is a preview that says so, and nothing that was on its way wakes it", () => {
  const cancelled = after(START, tick(3_000), { type: "stop", why: "cancelled" });
  expect(cancelled).toEqual({ step: "preview", stopped: "cancelled" });
  for (const event of [
    tick(10_000),
    { type: "issue" },
    { type: "fail" },
  ] satisfies CountdownEvent[])
    expect(afterCountdownEvent(cancelled, event)).toBe(cancelled);
  expect(after(START, { type: "stop", why: "cancelled" }, { ...START, now: 99_000 })).toMatchObject(
    {
      began: 99_000,
      left: 10,
    },
  );
});

test("a quote that changed stops it, one that is read again does not", () => {
  expect(after(START, { type: "show", seen: "118,20" })).toMatchObject({ step: "counting" });
  expect(after(START, { type: "show", seen: "90,00" })).toEqual({
    step: "preview",
    stopped: "changed",
  });
});

test("a device that slept far past the deadline issues nothing when it wakes", () => {
  expect(after(START, tick(70_000))).toEqual({ step: "issuing" });
  expect(after(START, tick(70_001))).toEqual({ step: "preview", stopped: "late" });
});

test("what the server refuses comes back to the preview, and may be tried again", () => {
  const failed = after(START, { type: "issue" }, { type: "fail" });
  expect(failed).toEqual(PREVIEW);
  expect(afterCountdownEvent(failed, START)).toMatchObject({ step: "counting" });
});

test.each([
  ["a click", 1, 0, false],
  ["the second half of a double click", 2, 120, true],
  ["Enter pressed twice", 0, 180, true],
  ["Enter, later", 0, 500, false],
])("%s", (_name, detail, sinceStart, isSame) => {
  expect(isSameGesture(detail, sinceStart)).toBe(isSame);
});

test("the seconds are shown, and are in nothing that is read aloud", () => {
  const [ten, three] = [after(START), after(START, tick(7_500))];
  expect([ten, three].map(noticeTitle)).toEqual([
    "Le numéro est pris dans 10 s",
    "Le numéro est pris dans 3 s",
  ]);
  expect(statusText(three)).toBe(statusText(ten));
  expect(statusText(after(START, { type: "issue" }))).toBe("");
  expect(statusText(PREVIEW)).toBe("");
});
