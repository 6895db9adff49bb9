import { expect, test } from "vitest";
import { reactivate, suspend, type Standing } from "./suspension.ts";

const standing = (status: Standing["status"], suspended_from = ""): Standing => ({
  status,
  suspended_reason: status === "SUSPENDED" ? "Facture impayée" : "",
  suspended_from,
});

test.each([
  [
    "ACTIVE",
    " Facture impayée ",
    { status: "SUSPENDED", suspended_reason: "Facture impayée", suspended_from: "ACTIVE" },
  ],
  [
    "PAUSED",
    "Fraude",
    { status: "SUSPENDED", suspended_reason: "Fraude", suspended_from: "PAUSED" },
  ],
  ["ACTIVE", "  \u200b ", { refused: "reason-missing" }],
  ["SUSPENDED", "Encore", { refused: "already-suspended" }],
] as const)("a shop %s is suspended because of « %s »", (status, reason, expected) => {
  expect(suspend(standing(status), reason)).toEqual(expected);
});

test("a reason is cut where the database would refuse it", () => {
  const suspended = suspend(standing("ACTIVE"), "x".repeat(600));
  expect(suspended).toMatchObject({ suspended_reason: "x".repeat(500) });
});

test.each([
  ["SUSPENDED", "PAUSED", { status: "PAUSED", suspended_reason: "", suspended_from: "" }],
  ["SUSPENDED", "", { status: "ACTIVE", suspended_reason: "", suspended_from: "" }],
  ["SUSPENDED", "SUSPENDED", { status: "ACTIVE", suspended_reason: "", suspended_from: "" }],
  ["ACTIVE", "", { refused: "not-suspended" }],
] as const)("a shop %s that was « %s » before is opened again", (status, from, expected) => {
  expect(reactivate(standing(status, from))).toEqual(expected);
});
