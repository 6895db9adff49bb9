import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { statusAfterEvent, whyClosed, type CallEvent, type CallStatus } from "./status.ts";

test.each<[CallStatus, CallEvent, CallStatus | undefined]>([
  ["waiting", "met", "live"],
  ["live", "met", "live"],
  ["ended", "met", undefined],
  ["waiting", "closed", "ended"],
  ["live", "closed", "ended"],
  ["ended", "closed", undefined],
])("a call that is %s, once %s, is %s", (status, event, after) => {
  expect(statusAfterEvent(status, event)).toBe(after);
});

const at = (text: string) => `2026-11-23T${text}:00.000Z` as Instant;

test.each<[CallStatus, string, string | undefined]>([
  ["waiting", "11:59", undefined],
  ["live", "11:59", undefined],
  ["waiting", "12:00", "call-expired"],
  ["live", "12:01", "call-expired"],
  ["ended", "11:00", "call-ended"],
  ["ended", "13:00", "call-ended"],
])("the link of a call that is %s, good until noon, at %s: %s", (status, now, why) => {
  expect(whyClosed({ status, expires_at: at("12:00") }, at(now))).toBe(why);
});
