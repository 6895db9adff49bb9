import { expect, test } from "vitest";
import { may, workplace, type Action } from "./permissions.ts";
import type { Role } from "./role.ts";
import type { Me } from "./session.ts";

test.each<[Action, string]>([
  ["edit-repair", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["send-quote", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["record-payment", "ADMIN OWNER FRONT TECHNICIAN USER"],
  ["merge-client", "ADMIN OWNER FRONT"],
  ["import-client", "ADMIN OWNER FRONT"],
  ["export-client", "ADMIN OWNER"],
  ["edit-settings", "ADMIN OWNER"],
  ["read-outbox", "ADMIN OWNER"],
  ["read-acts", "ADMIN OWNER"],
  ["read-audit", "ADMIN OWNER"],
  ["act-for-shop", "ADMIN"],
  ["edit-coordinates", "ADMIN"],
])("« %s » is for %s", (action, roles) => {
  const all: readonly Role[] = ["ADMIN", "OWNER", "FRONT", "TECHNICIAN", "USER"];
  expect(all.filter((role) => may({ role }, action)).join(" ")).toBe(roles);
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
  [
    "an administrator without a shop must choose one",
    user("ADMIN", null),
    null,
    { refused: "no-shop" },
  ],
])("%s", (_, me, wanted, expected) => {
  expect(workplace(me, wanted)).toEqual(expected);
});
