import { expect, test } from "vitest";
import type { Cell } from "../../../../domain/ledger/journal/journal.ts";
import { date } from "../../../../../test/shop/invoice.ts";
import { MOST_ROWS, sheetOf } from "./sheet.ts";

const row: Cell[] = [
  { date: date("2026-11-24") },
  { text: "=2+2" },
  { text: "" },
  { rate: 550 },
  { amount: -12_345 },
  { amount: 0 },
  { amount: 1 },
];
async function* pages(count: number): AsyncGenerator<Cell[][]> {
  for (let page = 0; page < count; page++) yield Array.from({ length: 1_000 }, () => row);
}

test("a journal is a workbook, up to what one holds", async () => {
  const sheet = await sheetOf(pages(1), "tva");
  expect(sheet?.subarray(0, 2).toString()).toBe("PK");
  expect(await sheetOf(pages(MOST_ROWS / 1_000 + 1), "tva")).toBeUndefined();
});
