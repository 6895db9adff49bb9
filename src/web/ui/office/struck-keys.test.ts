import { describe, expect, test } from "vitest";
import { altLetter, digitStruck, isTextField } from "./struck-keys.ts";

const BARE = { ctrlKey: false, metaKey: false, altKey: false };
const ALT = { ...BARE, altKey: true };

describe("a letter with Alt", () => {
  test.each<[string, string, string | undefined]>([
    ["u", "KeyU", "u"],
    ["U", "KeyU", "u"],
    ["u", "KeyS", "u"],
    ["º", "KeyU", "u"],
    ["®", "KeyR", "r"],
    ["Dead", "KeyU", undefined],
    ["å", "KeyA", undefined],
    ["ArrowLeft", "ArrowLeft", undefined],
  ])("in a text, %s of the key %s is the shortcut %s", (key, code, letter) => {
    expect(altLetter({ ...ALT, key, code }, true)).toBe(letter);
  });

  test("elsewhere a key that begins an accent is the shortcut all the same", () => {
    expect(altLetter({ ...ALT, key: "Dead", code: "KeyU" }, false)).toBe("u");
    expect(altLetter({ ...ALT, key: "å", code: "KeyA" }, false)).toBe("a");
  });

  test("AltGr types characters, and without Alt there is no shortcut", () => {
    expect(altLetter({ ...ALT, ctrlKey: true, key: "ú", code: "KeyU" }, false)).toBeUndefined();
    expect(altLetter({ ...BARE, key: "u", code: "KeyU" }, false)).toBeUndefined();
  });
});

test.each<[string, string | undefined, string | undefined]>([
  ["1", "Digit1", "1"],
  ["&", "Digit1", "1"],
  ["é", "Digit2", "2"],
  ["à", "Digit0", "0"],
  ["3", "Numpad3", "3"],
  ["é", undefined, undefined],
  ["a", "KeyQ", undefined],
])("%s of the key %s is the digit %s", (key, code, digit) => {
  expect(digitStruck({ ...BARE, key, ...(code && { code }) })).toBe(digit);
  expect(digitStruck({ ...ALT, key, ...(code && { code }) })).toBeUndefined();
});

test("a character is typed in a field and in a paragraph, not on a button", () => {
  expect([{ tagName: "INPUT" }, { tagName: "TEXTAREA" }].every(isTextField)).toBe(true);
  expect([{ tagName: "BUTTON" }, null, "INPUT"].some(isTextField)).toBe(false);
});
