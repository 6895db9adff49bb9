import { expect, test } from "vitest";
import { refuse } from "../../domain/decision.ts";
import { DEMO_SHOPS } from "./shops.ts";
import { CLIENT, demand, deskOf, ownerOf } from "./stage.ts";

test.each(DEMO_SHOPS)("at $name the desk answers, and one person owns the shop", (demo) => {
  const roleOf = (id: string | null) => demo.users.find((user) => user.id === id)?.role;
  const front = demo.users.some(({ role }) => role === "FRONT");
  expect(roleOf(deskOf({ demo }).account_id)).toBe(front ? "FRONT" : "OWNER");
  expect(roleOf(ownerOf({ demo }).account_id)).toBe("OWNER");
  expect(demo.users.filter(({ role }) => role === "OWNER")).toHaveLength(1);
});

test("a client acts without an account", () => {
  expect(CLIENT).toEqual({ kind: "client", account_id: null });
});

test.each([
  ["is refused", refuse("slot-taken"), 'story 3: refused, {"refused":"slot-taken"}'],
  ["finds nothing", undefined, "story 3: not found"],
])("a verb that %s is a mistake of the story", (_, answer, message) => {
  expect(() => demand("story 3", answer)).toThrow(message);
});

test("any other answer is passed on", () => {
  expect(demand("story 3", "an id")).toBe("an id");
});
