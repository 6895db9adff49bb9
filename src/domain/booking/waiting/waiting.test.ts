import { describe, expect, test } from "vitest";
import type { FreeSlot } from "../../agenda/slot-request.ts";
import { addMinutes, instantAt, parseLocalDate, type Instant } from "../../time.ts";
import {
  earlierWindow,
  isWaitingPart,
  offerState,
  offerUntil,
  WAITING_PART_FR,
  WAITING_PARTS,
  type WaitingPart,
} from "./waiting.ts";

const zone = "Europe/Paris";
const at = (date: string, hour: number): Instant => {
  const day = parseLocalDate(date);
  if (!day) throw new Error(date);
  return instantAt(day, hour * 60, zone);
};
const WEDNESDAY = "2026-11-25";
const slot = (start_at: Instant, user_id = "karim"): FreeSlot => ({
  user_id,
  start_at,
  end_at: addMinutes(start_at, 60),
  public_start_at: start_at,
  public_end_at: addMinutes(start_at, 90),
  trip_duration_before: 0,
  trip_duration_after: 0,
  trip_is_included_before: false,
  trip_is_included_after: false,
  cost: 0,
  alternates: [],
});
const freed = { user_id: "karim", start_at: at(WEDNESDAY, 9), end_at: at(WEDNESDAY, 11) };
const wait = (part: WaitingPart = "any", public_start_at = at("2026-11-30", 9)) => ({
  part,
  public_start_at,
  zone,
});

describe("an earlier window", () => {
  const [nine, ten] = [slot(at(WEDNESDAY, 9)), slot(at(WEDNESDAY, 10))];
  test("is the first that is free in the freed hours", () => {
    expect(earlierWindow([ten, nine], freed, wait())).toBe(nine);
  });
  test.each([
    ["before the freed hours", slot(at(WEDNESDAY, 8))],
    ["after them", slot(at(WEDNESDAY, 11))],
    ["of another person", slot(at(WEDNESDAY, 9), "lea")],
  ])("is none %s", (_, other) => {
    expect(earlierWindow([other], freed, wait())).toBeUndefined();
  });
  test("is not the client's own, nor a later one", () => {
    expect(earlierWindow([nine], freed, wait("any", at(WEDNESDAY, 9)))).toBeUndefined();
    expect(earlierWindow([ten], freed, wait("any", at(WEDNESDAY, 9)))).toBeUndefined();
  });
  test.each<[WaitingPart, number, boolean]>([
    ["morning", 11, true],
    ["morning", 12, false],
    ["afternoon", 12, true],
    ["afternoon", 11, false],
    ["any", 18, true],
  ])("for who asked « %s » at %i h: %s", (part, hour, suits) => {
    const start = at(WEDNESDAY, hour);
    const hours = { user_id: "karim", start_at: start, end_at: addMinutes(start, 60) };
    expect(earlierWindow([slot(start)], hours, wait(part)) !== undefined).toBe(suits);
  });
  test.each([
    [[], true],
    [[1, 3], true],
    [[1, 2, 4, 5, 6, 7], false],
  ])("for a visitor without an appointment who comes on the days %j: %s", (weekdays, suits) => {
    const visitor = { part: "any" as const, public_start_at: null, weekdays, zone };
    expect(earlierWindow([nine], freed, visitor) !== undefined).toBe(suits);
  });
  // Eleven in winter time is noon in summer time: the clock on the wall counts.
  test.each([
    ["2026-10-24", 11],
    ["2026-10-26", 11],
    ["2027-03-29", 11],
  ])("counts the morning by the wall, on %s too", (date, hour) => {
    const start = at(date, hour);
    const hours = { user_id: "karim", start_at: start, end_at: addMinutes(start, 60) };
    const later = at("2027-05-03", 9);
    expect(earlierWindow([slot(start)], hours, wait("morning", later))).toBeDefined();
  });
});

describe("an offer", () => {
  const now = at(WEDNESDAY, 9);
  const open = { expires_at: offerUntil(now), outcome: null };
  test("is open for fifteen minutes, and not a minute more", () => {
    expect(offerState(open, addMinutes(now, 14))).toBe("open");
    expect(offerState(open, addMinutes(now, 15))).toBe("expired");
  });
  test("lasts a quarter of an hour also when the clocks go back", () => {
    const night = addMinutes(at("2026-10-25", 1), 119);
    expect(offerUntil(night)).toBe(addMinutes(night, 15));
  });
  test.each(["taken", "refused"] as const)("that was %s stays so", (outcome) => {
    expect(offerState({ ...open, outcome }, addMinutes(now, 60))).toBe(outcome);
  });
});

test("the hours that suit have a closed list of words", () => {
  for (const part of WAITING_PARTS) expect(WAITING_PART_FR[part]).not.toBe("");
  expect(isWaitingPart("morning")).toBe(true);
  expect(["toString", "", null, 1].some(isWaitingPart)).toBe(false);
});
