import { expect, test } from "vitest";
import type { Me } from "../../../../domain/account/session.ts";
import { mayBegin } from "./open-wizard.ts";

test.each([
  ["ADMIN", true],
  ["OWNER", true],
  ["FRONT", true],
  ["TECHNICIAN", true],
  ["ACCOUNTANT", false],
] as const)("the wizard opens for %s: %s", (role, expected) => {
  expect(mayBegin({ role } as Me)).toBe(expected);
});
