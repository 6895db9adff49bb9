import { expect, test } from "vitest";
import type { LocalDate } from "../../time.ts";
import { CLAIM_HEADINGS, claimRow } from "./export.ts";

test("a claim is a line of a spreadsheet", () => {
  const row = claimRow({
    reference: "F2026-00012",
    issued_on: "2026-11-23" as LocalDate,
    client_name: "Hélène VIDAL",
    bonus: 5_000,
    owed: 5_000,
    state: "rejected",
    reason: "Photo illisible",
  });
  expect(row).toEqual([
    "F2026-00012",
    "23/11/2026",
    "Hélène VIDAL",
    "50,00",
    "50,00",
    "Rejeté",
    "22/01/2027",
    "Photo illisible",
  ]);
  expect(row).toHaveLength(CLAIM_HEADINGS.length);
});
