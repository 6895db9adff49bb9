import { expect, test } from "vitest";
import { parseClosure } from "./closure.ts";

const summer = { first: "2027-08-01", last: "2027-08-22", reason: " Congés  d’été " };

test("a closure has its first day, its last day and a reason", () => {
  expect(parseClosure(summer)).toEqual({ ...summer, reason: "Congés d’été" });
  expect(parseClosure({ ...summer, last: summer.first, reason: "" })).toMatchObject({ reason: "" });
});

test.each([
  ["last", { ...summer, last: "2027-07-31" }],
  ["first", { ...summer, first: "2027-02-30" }],
  ["first", { ...summer, first: 5 }],
  ["last", { first: summer.first, reason: "" }],
  ["reason", { ...summer, reason: "x".repeat(121) }],
])("a wrong %s is said beside it", (field, value) => {
  expect(parseClosure(value)).toMatchObject({
    refused: "bad-input",
    detail: { [field]: expect.any(String) },
  });
});
