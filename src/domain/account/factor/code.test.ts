import { expect, test } from "vitest";
import { inGroups, readCode } from "./code.ts";

test.each([
  ["123456", { figures: "123456" }],
  [" 123 456 ", { figures: "123456" }],
  ["123\u00a0456", { figures: "123456" }],
  ["abcd-efgh-jkmn-pq23", { rescue: "abcdefghjkmnpq23" }],
  ["ABCD EFGH JKMN PQ23", { rescue: "abcdefghjkmnpq23" }],
  ["abcd–efgh–jkmn–pq23", { rescue: "abcdefghjkmnpq23" }],
])("« %s » is read as %o", (typed, code) => {
  expect(readCode(typed)).toEqual(code);
});

test.each(["", "12345", "1234567", "١٢٣٤٥٦", "abcd-efgh-jkmn", "12a456", "abcd-efgh-jkmn-pq2'"])(
  "« %s » is no code",
  (typed) => {
    expect(readCode(typed)).toBeUndefined();
  },
);

test("a key is written in groups of four", () => {
  expect(inGroups("ABCDEFGHIJ")).toBe("ABCD EFGH IJ");
  expect(inGroups("ABCDEFGH")).toBe("ABCD EFGH");
});
