import { expect, test } from "vitest";
import { isVisit } from "./visit.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1";

test.each([
  ["a telephone", IPHONE, "", true],
  ["a telephone of Cubot", "Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 50)", "", true],
  ["a telephone that prepares a page", IPHONE, "prefetch;prerender", false],
  [
    "a search robot",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "",
    false,
  ],
  ["a letter that shows a preview", "WhatsApp/2.23", "", false],
  ["a program", "curl/8.5.0", "", false],
  ["a test of pages", "Mozilla/5.0 (X11; Linux) HeadlessChrome/141.0", "", false],
  ["nothing said", "", "", false],
])("%s", (_, userAgent, purpose, counts) => {
  expect(isVisit({ userAgent, purpose })).toBe(counts);
});
