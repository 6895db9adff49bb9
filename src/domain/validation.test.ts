import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import {
  anId,
  clean,
  filled,
  messagesOf,
  oneLine,
  orElse,
  paragraph,
  read,
  within,
} from "./validation.ts";

test.each([
  ["  Elle fuit.\r\nDepuis hier.  ", "Elle fuit.\nDepuis hier."],
  ["a\u0000b\u0007c", "abc"],
  ["\u202edroit", "droit"],
  ["a\ud800b", "a\ufffdb"],
  ["e\u0301te\u0301", "été"],
  ["🧺 linge", "🧺 linge"],
  ["مرحبا", "مرحبا"],
  ["👩🏽\u200d🔧 et ❤️\u200d🔥", "👩🏽\u200d🔧 et ❤️\u200d🔥"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["क्\u200dष", "क्\u200dष"],
  ["Du\u200dpo\u200cnt\u200b\u00ad\u2066", "Dupont"],
  ["🔧\u200d", "🔧"],
  ["\u200d\u200d👩\u200d\u200d🔧", "👩🔧"],
])("%j is kept as %j", (typed, kept) => {
  expect(clean(typed)).toBe(kept);
});

const said = (schema: z.ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : messagesOf(result.error.issues, "it");
};

describe("a text", () => {
  test("of one line has no line end, a paragraph keeps its own", () => {
    expect(said(oneLine(20), " a\n b ")).toBe("a b");
    expect(said(paragraph(20), " a\n b ")).toBe("a\n b");
  });
  test("is measured as it was typed", () => {
    expect(said(paragraph(3), "abc")).toBe("abc");
    expect(said(paragraph(3), "abcd")).toEqual({ it: "Ce texte est trop long." });
    expect(said(paragraph(3, "Trois signes au plus."), "abcd")).toEqual({
      it: "Trois signes au plus.",
    });
  });
  test("that is asked for is more than blanks", () => {
    expect(said(filled(20, "Indiquez un nom."), "\u0000 ")).toEqual({ it: "Indiquez un nom." });
  });
  test("is not a number, a list nor nothing", () => {
    for (const value of [3, [], {}, null, undefined])
      expect(said(oneLine(20), value)).toEqual({ it: "Ce champ doit être un texte." });
  });
});

test.each([
  ["01990000-0000-7000-8000-0000000000AB", "01990000-0000-7000-8000-0000000000ab"],
  ["1", { it: "L’identifiant est mal formé." }],
  ["01990000-0000-7000-8000-0000000000ab ", { it: "L’identifiant est mal formé." }],
  [`0199${"0".repeat(500)}`, { it: "L’identifiant est mal formé." }],
  [7, { it: "L’identifiant est mal formé." }],
])("the id %j is read %j", (given, expected) => {
  expect(said(anId(), given)).toEqual(expected);
});

test("a parser of the domain refuses by answering nothing", () => {
  const even = read((text) => (Number(text) % 2 === 0 ? Number(text) : undefined), "Un pair.");
  expect(said(even, "4")).toBe(4);
  expect(said(even, "5")).toEqual({ it: "Un pair." });
});

test("left out and null take what goes without saying, a fault stays a fault", () => {
  const person = z.object({ name: orElse(oneLine(5), "?"), age: orElse(z.number("Un âge."), 0) });
  expect(said(person, {})).toEqual({ name: "?", age: 0 });
  expect(said(person, { name: null, age: 3 })).toEqual({ name: "?", age: 3 });
  expect(said(person, { name: "trop long", age: "3" })).toEqual({
    name: "Ce texte est trop long.",
    age: "Un âge.",
  });
});

test("the faults of a part are named from the whole", () => {
  expect(within("event", { start_at: "Indiquez le début." })).toEqual({
    "event.start_at": "Indiquez le début.",
  });
});
