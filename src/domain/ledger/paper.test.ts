import { expect, test } from "vitest";
import { instant } from "../../../test/shop/quote.ts";
import { ledgerPaper, type LedgerPaper } from "./paper.ts";

const paper: LedgerPaper = {
  id: "p",
  kind: "invoice",
  ref_id: "i",
  version: 1,
  reference: "F2026-00042",
  handed_at: instant("2026-11-23T11:00:00Z"),
  sha256: "a".repeat(64),
  size: 61_000,
  kept_at: instant("2026-11-23T11:00:01Z"),
};

test("a kept document is sealed under its own id, with all that says which bytes it is", () => {
  const sealed = ledgerPaper(paper);
  expect(sealed).toMatchObject({ kind: "paper", ref_id: "p" });
  expect(JSON.parse(sealed.payload)).toEqual(paper);
});

test.each<[keyof LedgerPaper, Partial<LedgerPaper>]>([
  ["kind", { kind: "credit" }],
  ["ref_id", { ref_id: "other" }],
  ["version", { version: 2 }],
  ["reference", { reference: "F2026-00043" }],
  ["handed_at", { handed_at: instant("2026-11-22T11:00:00Z") }],
  ["sha256", { sha256: "b".repeat(64) }],
  ["size", { size: 1 }],
  ["kept_at", { kept_at: instant("2026-11-24T11:00:00Z") }],
])("another %s is another seal", (_, changed) => {
  expect(ledgerPaper({ ...paper, ...changed }).payload).not.toBe(ledgerPaper(paper).payload);
});

test("a column that is added to the table later changes no old seal", () => {
  expect(ledgerPaper(Object.assign({ stored_as: "x" }, paper))).toEqual(ledgerPaper(paper));
});
