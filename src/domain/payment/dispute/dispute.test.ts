import { expect, test } from "vitest";
import type { Instant } from "../../time.ts";
import { parseDispute } from "../input.ts";
import { dispute, liftDispute, type Dispute } from "./dispute.ts";

const INVOICE = "0198c0de-0000-7000-8000-000000000001";
const open: Dispute = {
  id: "d1",
  invoice_id: INVOICE,
  reason: "La pompe fuit encore.",
  created_by: null,
  created_at: "2026-11-23T11:00:00.000Z" as Instant,
  lifted_by: null,
  lifted_at: null,
};
const unpaid = { kind: 380, remainder: 12_000 };

test("what the client says is kept, once", () => {
  expect(dispute(unpaid, open.reason, undefined)).toEqual({ reason: open.reason });
  expect(dispute(unpaid, open.reason, open)).toMatchObject({ refused: "already-disputed" });
});

test.each([
  ["paid", { ...unpaid, remainder: 0 }],
  ["to be given back", { ...unpaid, remainder: -500 }],
  ["a credit note", { ...unpaid, kind: 381 }],
])("what is %s is not contested: a credit note settles it", (_, invoice) => {
  expect(dispute(invoice, "Trop cher", undefined)).toMatchObject({ refused: "nothing-to-dispute" });
});

test("only a dispute that stands is lifted", () => {
  expect(liftDispute(open)).toBe(open);
  expect(liftDispute(undefined)).toMatchObject({ refused: "not-disputed" });
});

test.each([
  ["blank", "   ", "Écrivez ce que le client conteste."],
  ["too long", "x".repeat(501), /long/],
])("a reason that is %s is refused in words", (_, reason, words) => {
  const parsed = parseDispute({ invoice_id: INVOICE, reason });
  expect(parsed).toMatchObject({
    refused: "bad-input",
    detail: { reason: expect.stringMatching(words) },
  });
});
