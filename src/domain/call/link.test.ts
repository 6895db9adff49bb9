import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { isInviteChannel, linkUntil } from "./link.ts";

const at = (text: string) => `2026-11-${text}:00.000Z` as Instant;

test.each([
  ["started at once", "23T09:00", undefined, "23T13:00"],
  ["sent in the morning for the afternoon", "23T09:00", ["23T15:00", "23T15:30"], "23T17:30"],
  ["sent the day before", "22T18:00", ["23T15:00", "23T15:30"], "23T17:30"],
  ["opened late on the appointment", "23T16:00", ["23T15:00", "23T15:30"], "23T20:00"],
])("a link %s", (_case, opened, visit, until) => {
  const hours = visit && { start_at: at(visit[0] ?? ""), end_at: at(visit[1] ?? "") };
  expect(linkUntil(at(opened), hours)).toBe(at(until));
});

test("it goes by e-mail or by SMS", () => {
  expect(["email", "sms", "pigeon"].filter(isInviteChannel)).toEqual(["email", "sms"]);
});
