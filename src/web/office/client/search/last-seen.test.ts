import { expect, test } from "vitest";
import { DEFAULT_ZONE, toInstant } from "../../../../domain/time.ts";
import { seenText } from "./last-seen.ts";

const NOW = toInstant(Date.UTC(2026, 10, 21, 8));

test.each([
  ["this morning", Date.UTC(2026, 10, 21, 6), "aujourd’hui"],
  ["late last evening, less than a day ago", Date.UTC(2026, 10, 20, 21), "hier"],
  [
    "just after midnight in the shop, still yesterday in London",
    Date.UTC(2026, 10, 20, 23, 30),
    "aujourd’hui",
  ],
  ["three days ago", Date.UTC(2026, 10, 18, 9), "il y a 3\u00a0jours"],
  ["a month ago", Date.UTC(2026, 9, 22, 9), "il y a 30\u00a0jours"],
  ["before that", Date.UTC(2026, 2, 1, 9), "le 1er mars 2026"],
  ["by a clock that is ahead", Date.UTC(2026, 10, 22, 9), "aujourd’hui"],
])("a client seen %s was seen « %s »", (_, seen, text) => {
  expect(seenText(toInstant(seen), NOW, DEFAULT_ZONE)).toBe(text);
});
