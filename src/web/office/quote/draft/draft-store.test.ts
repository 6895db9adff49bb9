import { expect, test } from "vitest";
import { newLine, type QuoteDraft } from "./draft.ts";
import { parseDraft } from "./draft-store.ts";

const DRAFT: QuoteDraft = {
  subject: "Fuite",
  lines: [{ ...newLine("a", "labour", 2000), label: "Main-d’œuvre", unit_price: 5_500 }],
  discount: 500,
  deposit: 0,
  validity_days: 30,
  keeps_parts: true,
  urgent_on_request: false,
  notes: "",
};

test("what was typed comes back after a reload", () => {
  expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
});

test("a percentage that was half typed comes back as zero", () => {
  expect(parseDraft(JSON.stringify({ ...DRAFT, discount: Number.NaN }))?.discount).toBe(0);
});

test.each([null, "", "{", "[]", '{"subject":"x"}', JSON.stringify({ ...DRAFT, lines: [{}] })])(
  "%s is no draft",
  (text) => {
    expect(parseDraft(text)).toBeUndefined();
  },
);
