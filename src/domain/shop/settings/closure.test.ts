import { expect, test } from "vitest";
import { parseClosure, parseOpening } from "./closure.ts";

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

const sunday = {
  first: "2026-12-20",
  last: "2026-12-20",
  reason: "",
  hours: [
    { from: 840, to: 1080 },
    { from: 540, to: 720 },
  ],
};

test("an unusual opening has its hours too, in the order of the day", () => {
  expect(parseOpening(sunday)).toMatchObject({ hours: [{ from: 540 }, { from: 840 }] });
});

test.each([
  ["hours", { ...sunday, hours: [] }],
  ["hours", { ...sunday, hours: [{ from: 720, to: 540 }] }],
  ["hours", { ...sunday, hours: [sunday.hours[0], sunday.hours[0]] }],
  ["hours", { ...sunday, hours: "toujours" }],
  ["last", { ...sunday, last: "2027-01-20" }],
  ["last", { ...sunday, last: "2026-12-19" }],
])("of an opening, a wrong %s is said beside it", (field, value) => {
  expect(parseOpening(value)).toMatchObject({
    refused: "bad-input",
    detail: { [field]: expect.any(String) },
  });
});
