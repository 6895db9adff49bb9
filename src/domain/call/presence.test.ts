import { expect, it } from "vitest";
import { toInstant } from "../time.ts";
import { goneBefore, SIGN_EVERY, SILENCE } from "./presence.ts";

it("a page may miss three signs before it is gone", () => {
  expect((60 * SILENCE) / SIGN_EVERY).toBe(4);
  const now = toInstant(Date.parse("2026-11-23T10:00:00.000Z"));
  expect(goneBefore(now)).toBe("2026-11-23T09:58:00.000Z");
});
