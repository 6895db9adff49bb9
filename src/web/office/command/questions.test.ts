import { expect, test } from "vitest";
import { questionsOf } from "./questions.ts";

const asked = (typed: string): string[] => {
  const { withSerial, withQuote, withInvoice } = questionsOf(typed);
  return [
    ...(withSerial ? ["serial"] : []),
    ...(withQuote ? ["quote"] : []),
    ...(withInvoice ? ["invoice"] : []),
  ];
};

test.each([
  ["Delmas", []],
  ["06 12", []],
  ["0612345678", ["serial"]],
  ["WAT28-4512", ["serial"]],
  ["FD 9812 00045", []],
  ["d2026 42", ["quote"]],
  ["F2026-00042", ["serial", "invoice"]],
  ["a2026-1", ["serial", "invoice"]],
  ["R2026-00042", ["serial"]],
  ["x".repeat(60), []],
  ["", []],
])("« %s » also asks for %j", (typed, expected) => {
  expect(asked(typed)).toEqual(expected);
});

test("a document's number is asked as it is printed, the text without the spaces around it", () => {
  expect(questionsOf("  f2026 42 ")).toMatchObject({ text: "f2026 42", reference: "F2026-00042" });
});
