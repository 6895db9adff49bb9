import { expect, test } from "vitest";
import {
  isWrongPhone,
  keyedIn,
  nextRow,
  ofCountry,
  phoneRow,
  phonesOf,
  rowsTyped,
  storedRow,
  typedIn,
  type PhoneRow,
} from "./row.ts";

const MOBILE = phoneRow(0, "0639981234");

test.each<[string, PhoneRow, Partial<PhoneRow>]>([
  ["a mobile", MOBILE, { name: "Portable", country: "FR", text: "06 39 98 12 34" }],
  ["a landline", phoneRow(0, "0199001234"), { name: "Fix", text: "01 99 00 12 34" }],
  ["a Belgian mobile", phoneRow(0, "+32470123456"), { name: "Portable", country: "BE" }],
  ["a number dialled abroad by 00", phoneRow(0, "0041441234567"), { name: "Fix", country: "CH" }],
  ["the beginning of a number", phoneRow(0, "0199"), { name: "Portable", text: "01 99" }],
  ["words", phoneRow(0, "chez sa fille"), { name: "Portable", text: "chez sa fille" }],
])("a new line reads %s by itself", (_, row, expected) => {
  expect(row).toMatchObject(expected);
});

test("a type picked by hand is not guessed again", () => {
  const fax: PhoneRow = { ...MOBILE, name: "Fax", chosen: true };
  expect(typedIn(fax, "0199001234")).toMatchObject({ name: "Fax", text: "01 99 00 12 34" });
});

test("digits are spaced as they come, at the end of the line only", () => {
  const begun = phoneRow(0, "0639");
  expect(keyedIn(begun, "06 399", true).text).toBe("06 39 9");
  expect(keyedIn(begun, "06 939", false).text).toBe("06 939");
  expect(keyedIn(begun, "06 3", true).text).toBe("06 3");
});

test("a key in the middle of a whole number still tells its type", () => {
  const row = phoneRow(0, "0639981234");
  expect(keyedIn(row, "0199 98 12 34", false)).toMatchObject({ name: "Fix" });
});

test.each([
  ["06 39 98 12 34", "BE", "0639 98 12 34"],
  ["+33 6 39 98 12 34", "BE", "639 98 12 34"],
  ["0033639981234", "FR", "639981234"],
  ["", "CH", ""],
])("« %s » moved to %s keeps its national number", (text, country, shown) => {
  const moved = ofCountry(phoneRow(0, text), country);
  expect(moved.country).toBe(country);
  expect(moved.text.replace(/\s/g, "")).toBe(shown.replace(/\s/g, ""));
});

test("a stored number is shown as it is dialled, and its type is the shop's", () => {
  expect(storedRow({ name: "Fax", number: "+33199001234" }, 3)).toEqual({
    row: 3,
    name: "Fax",
    chosen: true,
    country: "FR",
    text: "01 99 00 12 34",
  });
  expect(storedRow({ name: "Pigeon", number: "+32470123456" }, 0)).toMatchObject({
    name: "Portable",
    country: "BE",
    text: "+32 470 12 34 56",
  });
});

test("lines come to E.164 numbers, blank ones and repeats left out", () => {
  const rows = [
    MOBILE,
    phoneRow(1),
    phoneRow(2, "+33 6 39 98 12 34"),
    phoneRow(3, "+33 (0)1 99 00 12 34"),
    phoneRow(4, "0470 12"),
  ];
  expect(phonesOf(rows)).toEqual([
    { name: "Portable", number: "+33639981234" },
    { name: "Fix", number: "+33199001234" },
    { name: "Portable", number: "04 70 12" },
  ]);
});

test.each([
  ["", false],
  ["  ", false],
  ["06 39 98 12 34", false],
  ["06 39 98", true],
  ["+33 12", true],
  ["sa fille", true],
])("« %s » is wrong: %s", (text, isWrong) => {
  expect(isWrongPhone(phoneRow(0, text))).toBe(isWrong);
});

test("a line that is added takes a number that none has", () => {
  expect(nextRow([])).toBe(0);
  expect(nextRow([phoneRow(4), phoneRow(1)])).toBe(5);
});

test("two numbers pasted in one line become two lines, in their place", () => {
  const rows = [phoneRow(0), phoneRow(4, "0470 12")];
  const pasted = { ...phoneRow(0), text: "05 61 99 00 12 / 06 39 98 12 34" };
  expect(rowsTyped(rows, pasted)).toMatchObject([
    { row: 0, name: "Fix", text: "05 61 99 00 12" },
    { row: 5, name: "Portable", text: "06 39 98 12 34" },
    { row: 4 },
  ]);
});

test.each(["06 39 98 12 34 / 12", "06 39 98 12 34 Marie", "06 39"])(
  "%j stays one line, as it was typed",
  (text) => {
    const typed = { ...phoneRow(0), text };
    expect(rowsTyped([phoneRow(0)], typed)).toEqual([typed]);
  },
);
