import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { isSignedIn, mustRecheck, SESSION_SECONDS, type Session } from "./session.ts";

const at = (text: string) => text as Instant;
const NOON = at("2026-11-23T12:00:00.000Z");
const marc: Session = {
  me: { id: "u1", firstname: "Marc", lastname: "Delmas", role: "OWNER", shop_id: "s1" },
  token: "t",
  expire_at: at("2026-11-30T12:00:00.000Z"),
  validated: true,
  session_type: "password",
  lastChecked: NOON,
};

test("a session lasts seven days", () => {
  expect(SESSION_SECONDS).toBe(7 * 24 * 60 * 60);
});

test.each([
  ["2026-11-23T12:59:59.999Z", false],
  ["2026-11-23T13:00:00.000Z", true],
  ["2026-11-23T11:59:00.000Z", true],
  ["pas une date", true],
])("checked at noon, at %s the server is asked again: %s", (now, expected) => {
  expect(mustRecheck(marc, at(now))).toBe(expected);
});

test("signed in means validated and not over", () => {
  expect(isSignedIn(marc, NOON)).toBe(true);
  expect(isSignedIn({ ...marc, validated: false }, NOON)).toBe(false);
  expect(isSignedIn(marc, marc.expire_at)).toBe(false);
  expect(isSignedIn(null, NOON)).toBe(false);
});
