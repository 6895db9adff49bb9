import { expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import { LONGEST_CHAT, LONGEST_NOTES, parseChat, parseNotes } from "./chat.ts";

const ID = "00000000-0000-7000-8000-000000000001";

test("a line is cleaned and kept as it was meant", () => {
  expect(parseChat({ id: ID, text: "  Le voyant\u200b clignote \u0000 " })).toEqual({
    id: ID,
    text: "Le voyant clignote",
  });
});

test.each([
  ["nothing", ""],
  ["spaces", " \n "],
  ["too long a line", "a".repeat(LONGEST_CHAT + 1)],
  ["a number", 12],
])("%s is no line", (_case, text) => {
  expect(isRefusal(parseChat({ id: ID, text }))).toBe(true);
});

test("notes may be empty, and have a limit", () => {
  expect(parseNotes({ call_id: ID, notes: "" })).toEqual({ call_id: ID, notes: "" });
  expect(isRefusal(parseNotes({ call_id: ID, notes: "a".repeat(LONGEST_NOTES + 1) }))).toBe(true);
  expect(isRefusal(parseNotes({ call_id: "x", notes: "" }))).toBe(true);
});
