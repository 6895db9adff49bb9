import { expect, test } from "vitest";
import { toInstant, type Instant } from "../../domain/time.ts";
import { playUntil, type Moment } from "./timeline.ts";

const minute = (count: number): Instant => toInstant(count * 60_000);

/** A moment that writes its name, then leads to others. */
function script() {
  const played: string[] = [];
  const moment = (name: string, at: number, next: readonly Moment[] = []): Moment => ({
    at: minute(at),
    play: async () => {
      played.push(name);
      return next;
    },
  });
  return { played, moment };
}

test("plays in the order of time, whatever the order in which moments were given", async () => {
  const { played, moment } = script();
  await playUntil(minute(9), [moment("noon", 5), moment("morning", 1), moment("evening", 8)]);
  expect(played).toEqual(["morning", "noon", "evening"]);
});

test("what follows from a moment takes its own place among those that wait", async () => {
  const { played, moment } = script();
  const answer = moment("the client accepts", 6);
  const letter = moment("the quote leaves", 2, [answer]);
  await playUntil(minute(9), [letter, moment("another visit", 4), moment("an invoice", 8)]);
  expect(played).toEqual(["the quote leaves", "another visit", "the client accepts", "an invoice"]);
});

test("at the same minute, first come, first played", async () => {
  const { played, moment } = script();
  const second = moment("second", 3);
  const first = moment("first", 3, [second]);
  await playUntil(minute(3), [first, moment("beside", 3)]);
  expect(played).toEqual(["first", "beside", "second"]);
});

test("what is to come is not played, nor what would follow from it", async () => {
  const { played, moment } = script();
  const tomorrow = moment("tomorrow", 11, [moment("the day after", 12)]);
  await playUntil(minute(10), [moment("today", 10, [moment("tonight", 11)]), tomorrow]);
  expect(played).toEqual(["today"]);
});

test("nothing to play is played at once", async () => {
  await expect(playUntil(minute(1), [])).resolves.toBeUndefined();
});

test("a moment that fails stops the others", async () => {
  const { played, moment } = script();
  const failing: Moment = { at: minute(2), play: () => Promise.reject(new Error("refused")) };
  const moments = [moment("before", 1), failing, moment("after", 3)];
  await expect(playUntil(minute(9), moments)).rejects.toThrow("refused");
  expect(played).toEqual(["before"]);
});
