import { expect, test } from "vitest";
import type { LocalDate } from "../../time.ts";
import { answeredState, reasonOf } from "./answer.ts";

test.each([
  ["sent", { status: "received" }, undefined],
  ["sent", { status: "complete" }, "complete"],
  ["complete", { status: "complete" }, undefined],
  ["sent", { status: "rejected", reason: "Photo illisible" }, "rejected"],
  ["complete", { status: "rejected", reason: "" }, "rejected"],
  ["rejected", { status: "complete" }, undefined],
  ["complete", { status: "repaid", reference: "V1", paid_on: "2026-12-10" as LocalDate }, "repaid"],
  ["abandoned", { status: "rejected", reason: "x" }, undefined],
] as const)("%s, answered %j, becomes %s", (state, answer, next) => {
  expect(answeredState(state, answer)).toBe(next);
});

test("a rejection is always explained", () => {
  expect(reasonOf({ status: "rejected", reason: " " })).toBe("Sans motif donné.");
  expect(reasonOf({ status: "rejected", reason: "Photo illisible" })).toBe("Photo illisible");
  expect(reasonOf({ status: "complete" })).toBe("");
});
