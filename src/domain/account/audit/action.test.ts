import { expect, test } from "vitest";
import { AUDIT_ACTIONS, isAuditAction } from "./action.ts";

test("an action of the audit is one of the list, each under one name", () => {
  expect(new Set(AUDIT_ACTIONS).size).toBe(AUDIT_ACTIONS.length);
  for (const action of AUDIT_ACTIONS) expect(action).toMatch(/^[a-z-]+(\.[a-z-]+)?$/);
  expect([isAuditAction("quote.sent"), isAuditAction("quote.eaten")]).toEqual([true, false]);
});
