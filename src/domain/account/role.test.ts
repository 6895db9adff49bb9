import { expect, test } from "vitest";
import { isAdmin, roleOf, ROLES } from "./role.ts";

test.each([
  ["ADMIN", "ADMIN"],
  ["OWNER", "OWNER"],
  ["admin", "USER"],
  ["ROOT", "USER"],
  ["", "USER"],
])("the role « %s » is %s: what is unknown is a normal user", (text, role) => {
  expect(roleOf(text)).toBe(role);
});

test("only ADMIN is an administrator", () => {
  expect(ROLES.filter((role) => isAdmin({ role }))).toEqual(["ADMIN"]);
});
