import { expect, test } from "vitest";
import { may, PERMISSIONS, workplace, type Action } from "./permissions.ts";
import { ROLES, type Role } from "./role.ts";
import type { Me } from "./session.ts";

test.each<[Action, string]>([
  ["read-agenda", "ADMIN OWNER FRONT TECHNICIAN ACCOUNTANT USER"],
  ["edit-agenda", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["read-client", "ADMIN OWNER FRONT TECHNICIAN ACCOUNTANT USER"],
  ["edit-client", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["read-repair", "ADMIN OWNER FRONT TECHNICIAN ACCOUNTANT USER"],
  ["upload-file", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["edit-prices", "ADMIN OWNER FRONT"],
  ["edit-quote", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["issue-invoice", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["issue-credit", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["read-sales", "ADMIN OWNER FRONT TECHNICIAN ACCOUNTANT USER"],
  ["read-settings", "ADMIN OWNER FRONT TECHNICIAN ACCOUNTANT USER"],
  ["manage-users", "ADMIN OWNER"],
  ["export-accounts", "ADMIN OWNER ACCOUNTANT"],
  ["close-books", "ADMIN OWNER"],
  ["read-admin", "ADMIN"],
  ["edit-repair", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["send-quote", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["record-payment", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["merge-client", "ADMIN OWNER FRONT"],
  ["import-client", "ADMIN OWNER FRONT"],
  ["export-client", "ADMIN OWNER"],
  ["copy-client", "ADMIN OWNER FRONT"],
  ["erase-client", "ADMIN OWNER"],
  ["edit-settings", "ADMIN OWNER"],
  ["manage-keys", "OWNER"],
  ["copy-shop", "OWNER"],
  ["read-outbox", "ADMIN OWNER"],
  ["read-acts", "ADMIN OWNER"],
  ["read-audit", "ADMIN OWNER"],
  ["act-for-shop", "ADMIN"],
  ["edit-coordinates", "ADMIN"],
])("« %s » is for %s", (action, roles) => {
  expect(ROLES.filter((role) => may({ role }, action)).join(" ")).toBe(roles);
});

test("the accountant reads and exports, and may do nothing that writes", () => {
  const allowed = Object.keys(PERMISSIONS).filter((action) =>
    may({ role: "ACCOUNTANT" }, action as Action),
  );
  expect(allowed.filter((action) => !/^(read|export)-/.test(action))).toEqual([]);
});

test("each action of the table is held by at least an administrator", () => {
  const actions = Object.keys(PERMISSIONS);
  expect(actions.length).toBeGreaterThan(20);
  // A key would outlive the visit of an administrator who made it.
  const ownersOnly = ["manage-keys", "copy-shop"];
  for (const [action, holders] of Object.entries(PERMISSIONS))
    expect([...holders, ...(ownersOnly.includes(action) ? ["ADMIN"] : [])]).toContain("ADMIN");
});

const user = (role: Role, shop_id: string | null): Me => ({
  id: "u",
  firstname: "",
  lastname: "",
  role,
  shop_id,
});

test.each([
  ["a user works in their own shop", user("OWNER", "a"), undefined, "a"],
  ["a user may name their own shop", user("FRONT", "a"), "a", "a"],
  ["a user never works in another shop", user("OWNER", "a"), "b", { refused: "not-allowed" }],
  ["an administrator works in any shop", user("ADMIN", "a"), "b", "b"],
  ["one whose hour for it lasts too", { ...user("ADMIN", null), acting: { b: true } }, "B", "b"],
  [
    "not once the hour is over",
    { ...user("ADMIN", "a"), acting: { b: false, c: true } },
    "b",
    { refused: "acting-over" },
  ],
  [
    "the hour of another shop changes nothing",
    { ...user("ADMIN", "a"), acting: { b: false } },
    "c",
    "c",
  ],
  ["nor is one’s own shop limited", { ...user("ADMIN", "a"), acting: { a: false } }, "a", "a"],
  [
    "an administrator without a shop must choose one",
    user("ADMIN", null),
    null,
    { refused: "no-shop" },
  ],
])("%s", (_, me, wanted, expected) => {
  expect(workplace(me, wanted)).toEqual(expected);
});
