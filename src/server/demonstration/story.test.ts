import { describe, expect, test } from "vitest";
import {
  addMinutes,
  parseInstant,
  wallMinutesOf,
  weekdayOf,
  dateOf,
  type Instant,
} from "../../domain/time.ts";
import { BREAKDOWNS } from "./breakdowns.ts";
import { clientsOf } from "./client.ts";
import { ZONE } from "./hours.ts";
import { DEMO_SHOPS } from "./shops.ts";
import { OUTCOMES, stepsOf, timeOf, type Outcome, type StepName, type Story } from "./story.ts";

const [shop] = DEMO_SHOPS;
const [client] = shop ? clientsOf(shop) : [];
const [breakdown] = BREAKDOWNS;
if (!shop || !client || !breakdown)
  throw new Error("the demonstration has a shop, clients, breakdowns");

const instant = (text: string): Instant => {
  const at = parseInstant(text);
  if (!at) throw new Error(`${text} is no instant`);
  return at;
};
const story = (outcome: Outcome, label = "story"): Story => ({
  label,
  asked_at: instant("2026-11-20T10:00:00+01:00"),
  by: "desk",
  client,
  breakdown,
  kind: "Diagnostic / Devis",
  wish: null,
  photographed: false,
  outcome,
});
const LABELS = Array.from({ length: 40 }, (_, rank) => `story ${rank}`);
const names = Object.keys(OUTCOMES) as Outcome[];

test("every story begins with its visit", () => {
  for (const outcome of names) expect(stepsOf(story(outcome))[0]).toBe("finish visit");
});

test("what was broken is photographed before the quote, what is repaired after the test", () => {
  const steps = stepsOf({ ...story("repaired"), photographed: true });
  expect(steps.slice(0, 3)).toEqual(["finish visit", "photograph fault", "draft quote"]);
  expect(steps.indexOf("photograph repair")).toBeGreaterThan(steps.indexOf("test"));
});

/** What no repair lives before something else. */
const ORDERS: readonly [StepName, StepName][] = [
  ["draft quote", "send quote"],
  ["send quote", "accept quote"],
  ["send quote", "refuse quote"],
  ["send quote", "expire quote"],
  ["refuse quote", "revise quote"],
  ["accept quote", "get ready"],
  ["accept quote", "wait for parts"],
  ["test", "declare repaired"],
  ["accept quote", "issue invoice"],
  ["issue invoice", "receive payment"],
  ["issue invoice", "receive part of payment"],
  ["issue invoice", "credit invoice"],
];

test.each(ORDERS)("« %s » comes before « %s »", (before, after) => {
  const lived = names
    .map((outcome) => stepsOf(story(outcome)))
    .filter((steps) => steps.includes(after));
  expect(lived).not.toEqual([]);
  for (const steps of lived) {
    expect(steps).toContain(before);
    expect(steps.indexOf(before)).toBeLessThan(steps.indexOf(after));
  }
});

describe("a step", () => {
  const friday = instant("2026-11-20T17:50:00+01:00");
  const timesOf = (name: StepName, previous_at: Instant): Instant[] =>
    LABELS.map((label) => timeOf(story("paid", label), { shop, name, previous_at }));

  test("never comes before the one that it follows", () => {
    for (const name of new Set(names.flatMap((outcome) => stepsOf(story(outcome)))))
      for (const at of timesOf(name, friday)) expect(at >= friday).toBe(true);
  });

  test("of the desk waits for the shop to open", () => {
    for (const at of timesOf("send quote", friday)) {
      expect(weekdayOf(dateOf(at, ZONE))).toBe(6);
      expect(wallMinutesOf(at, ZONE)).toBeGreaterThanOrEqual(540);
      expect(wallMinutesOf(at, ZONE)).toBeLessThan(780);
    }
  });

  test("of the technician comes on the road, whether or not the shop is open", () => {
    for (const at of timesOf("draft quote", friday))
      expect(at <= addMinutes(friday, 30)).toBe(true);
  });

  test("of the client comes while people are awake, on a Sunday too", () => {
    const times = timesOf("accept quote", instant("2026-11-21T12:00:00+01:00"));
    for (const at of times) {
      expect(wallMinutesOf(at, ZONE)).toBeGreaterThanOrEqual(480);
      expect(wallMinutesOf(at, ZONE)).toBeLessThan(1_290);
    }
    expect(times.some((at) => weekdayOf(dateOf(at, ZONE)) === 6)).toBe(true);
    expect(
      timesOf("refuse quote", instant("2026-11-21T20:00:00+01:00")).some(
        (at) => weekdayOf(dateOf(at, ZONE)) === 7,
      ),
    ).toBe(true);
  });

  test("by the night: a quote of one day is past at the midnight after its last day", () => {
    for (const at of timesOf("expire quote", instant("2026-11-20T11:00:00+01:00")))
      expect(at).toBe(instant("2026-11-22T00:00:00+01:00"));
  });

  test("has a time of its own in each story", () => {
    expect(new Set(timesOf("draft quote", friday)).size).toBeGreaterThan(8);
  });
});
