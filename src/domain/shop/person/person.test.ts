import { expect, test } from "vitest";
import type { ShopRole } from "../../account/role.ts";
import { parseInstant } from "../../time.ts";
import { checkRole, personStatus, stopsOwning } from "./person.ts";

const YESTERDAY = parseInstant("2026-11-22T08:00:00Z") ?? null;

test.each([
  ["has not chosen a password yet", { archived_at: null, has_password: false }, "invited"],
  ["has a password", { archived_at: null, has_password: true }, "active"],
  ["left, with a password", { archived_at: YESTERDAY, has_password: true }, "deactivated"],
  ["left before choosing one", { archived_at: YESTERDAY, has_password: false }, "deactivated"],
])("a person who %s is %s", (_, known, status) => {
  expect(personStatus(known)).toBe(status);
});

test.each<[string, string, ShopRole, object | undefined]>([
  ["their own name, keeping the role", "marc", "OWNER", undefined],
  ["their own role", "marc", "FRONT", { refused: "own-role" }],
  ["the role of a colleague", "karim", "OWNER", undefined],
])("Marc, an owner, changes %s", (_, id, role, refusal) => {
  const person = { id, role: id === "marc" ? ("OWNER" as const) : ("TECHNICIAN" as const) };
  expect(checkRole({ me: "marc", person, role })).toEqual(refusal);
});

test.each<[ShopRole, ShopRole | undefined, boolean]>([
  ["OWNER", "OWNER", false],
  ["OWNER", "FRONT", true],
  ["OWNER", undefined, true],
  ["FRONT", "OWNER", false],
  ["TECHNICIAN", undefined, false],
])("%s who becomes %s: the shop loses an owner is %s", (before, after, lost) => {
  expect(stopsOwning({ role: before, archived_at: null }, after)).toBe(lost);
});

test("an owner who left already is not lost again", () => {
  expect(stopsOwning({ role: "OWNER", archived_at: YESTERDAY }, "FRONT")).toBe(false);
});
