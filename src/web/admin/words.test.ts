import { expect, test } from "vitest";
import { TEMPLATES } from "../../domain/message/message.ts";
import { bytesText, countText, momentText, templateText } from "./words.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  [0, "0 o"],
  [999, "999 o"],
  [1000, "1 Ko"],
  [1_250_000, "1,3 Mo"],
  [5_000_000_000_000_000, "5 000 To"],
])("%i bytes read « %s »", (bytes, text) => {
  expect(plain(bytesText(bytes))).toBe(text);
});

test("a count agrees with its noun, and what never happened says so", () => {
  expect(["0 session", "1 session", "2 sessions"]).toEqual(
    [0, 1, 2].map((count) => plain(countText(count, "session"))),
  );
  expect(momentText(null, "jamais")).toBe("jamais");
});

test("each letter has its French name, and one of a later version its own", () => {
  for (const template of TEMPLATES) expect(templateText(template)).toMatch(/^[A-ZÀ-Ý]/);
  expect(templateText("comet-seen")).toBe("comet-seen");
});
