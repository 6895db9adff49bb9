import { expect, test } from "vitest";
import { parseClaimWhy } from "./input.ts";

test("who abandons a claim says why", () => {
  const invoice_id = "019aaaaa-0000-7000-8000-000000000001";
  expect(parseClaimWhy({ invoice_id, why: " Trop tard " })).toEqual({
    invoice_id,
    why: "Trop tard",
  });
  expect(parseClaimWhy({ invoice_id, why: "" })).toMatchObject({ refused: "bad-input" });
});
