import { expect, test } from "vitest";
import { isAdmin, roleOf, ROLES, SHOP_ROLE_FR, SHOP_ROLES } from "./role.ts";

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

test("a shop gives four roles, each with its French name; never that of an administrator", () => {
  expect(SHOP_ROLES.filter((role) => isAdmin({ role }))).toEqual([]);
  expect(SHOP_ROLES.map((role) => SHOP_ROLE_FR[role])).toEqual([
    "Responsable",
    "Accueil",
    "Technicien",
    "Comptable",
  ]);
});
