import { expect, test } from "vitest";
import { parseEmail } from "./email.ts";

test.each([
  [" Marie.Dupont@Example.ORG ", "marie.dupont@example.org"],
  ["marie+sav@example.co.uk", "marie+sav@example.co.uk"],
  ["marc@atelier-garonne.test", "marc@atelier-garonne.test"],
  ["h\u200bugo@example.org", "hugo@example.org"],
  ["élodie@café.fr", "élodie@café.fr"],
])("« %s » is %s", (typed, stored) => {
  expect(parseEmail(typed)).toBe(stored);
});

test.each([
  "",
  "marie",
  "marie@",
  "@example.org",
  "marie@example",
  "marie@@example.org",
  "marie dupont@example.org",
  ".marie@example.org",
  "marie..d@example.org",
  "marie@-example.org",
  "marie@example.org\r\nBcc: x@evil.example",
  "marie@example.org, x@evil.example",
  "<marie@example.org>",
  `${"a".repeat(65)}@example.org`,
  `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.fr`,
])("« %s » is no address", (typed) => {
  expect(parseEmail(typed)).toBeUndefined();
});

test("a hostile text is refused: an expression that tried every way to cut it would never end", () => {
  expect(parseEmail(`${"a.".repeat(140)}@`)).toBeUndefined();
});
