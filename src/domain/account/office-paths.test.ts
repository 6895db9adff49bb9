import { expect, test } from "vitest";
import { isOfficePath } from "./office-paths.ts";

test.each([
  ["/app", true],
  ["/app/", true],
  ["/app/agenda", true],
  ["/app/sheet/01990000-0000-7000-8000-0000000000a1", true],
  ["/admin/outbox/01990000-0000-7000-8000-0000000000a1", true],
  ["/login", true],
  ["/app/inconnu", false],
  ["/app/client/a/b", false],
  ["/admin/x", false],
  ["/apps", false],
])("%s is the address of a screen: %s", (path, expected) => {
  expect(isOfficePath(path)).toBe(expected);
});
