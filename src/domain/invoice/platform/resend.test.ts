import { expect, test } from "vitest";
import { resendingOf, type LeavingFlow, type Resending } from "./resend.ts";

const flow = (facts: Partial<LeavingFlow>): LeavingFlow => ({
  kind: "invoice",
  state: "sent",
  isRejected: false,
  isCredit: false,
  isCancelled: false,
  correction: "none",
  ...facts,
});
const rejected = { isRejected: true, correction: "internal" } as const;

test.each<[string, Partial<LeavingFlow>, Resending]>([
  ["what still waits has its turn", { state: "waiting" }, "none"],
  ["what no platform took leaves again as it is", { state: "failed" }, "same"],
  ["a report that no platform took, too", { kind: "report", state: "failed" }, "same"],
  ["an invoice out of the books leaves no more", { state: "failed", isCancelled: true }, "none"],
  ["what was taken is not sent twice", {}, "none"],
  ["a rejected invoice is put right under a new number", rejected, "none"],
  ["a rejected credit note leaves again", { ...rejected, isCredit: true }, "anew"],
  ["a credit note without an address too", { isCredit: true, correction: "internal" }, "anew"],
  [
    "a credit note that the client refused does not",
    { isCredit: true, correction: "credit" },
    "none",
  ],
  ["a rejected « Encaissée » leaves again", { kind: "paid", isRejected: true }, "anew"],
  ["an accepted one does not", { kind: "paid" }, "none"],
  ["what was said to a supplier does not", { kind: "status", isRejected: true }, "none"],
])("%s", (_, facts, resending) => {
  expect(resendingOf(flow(facts))).toBe(resending);
});
