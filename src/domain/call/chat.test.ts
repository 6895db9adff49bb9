import { expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import { LONGEST_CHAT, LONGEST_NOTES, parseChat, parseEnding, parseNotes } from "./chat.ts";

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

const ending = { call_id: ID, outcome: "solved", conclusion: " Purger. ", letter: true };

test("the advice leaves only when there is one, and for what was solved", () => {
  expect(parseEnding(ending)).toMatchObject({ conclusion: "Purger.", letter: true });
  expect(parseEnding({ ...ending, outcome: "visit" })).toMatchObject({ letter: false });
  expect(parseEnding({ ...ending, conclusion: " " })).toEqual({
    refused: "bad-input",
    detail: { conclusion: "Écrivez le conseil à envoyer." },
  });
});

test.each([
  { outcome: "sold" },
  { call_id: "x" },
  { conclusion: "a".repeat(1_001) },
  { letter: "yes" },
])("%j is no ending", (wrong) => {
  expect(parseEnding({ ...ending, ...wrong })).toMatchObject({ refused: "bad-input" });
});
