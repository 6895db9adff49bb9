import { expect, test } from "vitest";
import { OFFICE_PAGES } from "./addresses.ts";

test.each([
  ["/app", "office"],
  ["/app?day=2026-11-28", "office"],
  ["/app/sheet/0192", "office"],
  ["/login", "office"],
  ["/appel/jeton", ""],
  ["/apparence", ""],
  ["/admin", ""],
  ["/", ""],
  ["/suivi/jeton", ""],
  ["/api/v1/auth/check", ""],
])("%s", (address, kept) => {
  expect(OFFICE_PAGES.test(address) ? "office" : "").toBe(kept);
});
