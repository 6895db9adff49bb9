import { expect, test } from "vitest";
import type { LocalDate } from "../time.ts";
import { isOverdue } from "./overdue.ts";

const day = (text: string) => text as LocalDate;
const invoice = (remainder: number, due_on: string, kind = 380) => ({
  kind,
  remainder,
  due_on: day(due_on),
});

test.each([
  ["due yesterday", invoice(100, "2026-11-20"), true],
  ["due today", invoice(100, "2026-11-21"), false],
  ["paid", invoice(0, "2026-11-20"), false],
  ["which is a credit note", invoice(100, "2026-11-20", 381), false],
])("an invoice %s is overdue: %s", (_, one, expected) => {
  expect(isOverdue(one, day("2026-11-21"))).toBe(expected);
});
