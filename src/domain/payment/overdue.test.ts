import { expect, test } from "vitest";
import type { LocalDate } from "../time.ts";
import { isOverdue, unpaidFirst } from "./overdue.ts";

const day = (text: string) => text as LocalDate;
const invoice = (id: string, remainder: number, due_on: string, kind = 380) => ({
  id,
  kind,
  remainder,
  due_on: day(due_on),
  issued_on: day(due_on),
});

test("what is to settle comes first, the oldest on top, then the rest from the latest", () => {
  const listed = unpaidFirst([
    invoice("paid-old", 0, "2026-09-01"),
    invoice("unpaid-new", 500, "2026-12-01"),
    invoice("credit", 500, "2026-11-30", 381),
    invoice("unpaid-old", 500, "2026-10-01"),
    invoice("paid-new", 0, "2026-11-01"),
  ]);
  expect(listed.map(({ id }) => id)).toEqual([
    "unpaid-old",
    "unpaid-new",
    "credit",
    "paid-new",
    "paid-old",
  ]);
});

test("a term of payment orders what is to pay by its due date, what is paid by its issue", () => {
  const company = { ...invoice("company", 500, "2026-12-15"), issued_on: day("2026-11-15") };
  const person = { ...invoice("person", 500, "2026-11-20"), issued_on: day("2026-11-20") };
  const ids = (invoices: (typeof company)[]) => unpaidFirst(invoices).map(({ id }) => id);
  expect(ids([company, person])).toEqual(["person", "company"]);
  const paid = [company, person].map((one) => ({ ...one, remainder: 0 }));
  expect(ids(paid)).toEqual(["person", "company"]);
});

test.each([
  ["due yesterday", invoice("a", 100, "2026-11-20"), true],
  ["due today", invoice("a", 100, "2026-11-21"), false],
  ["paid", invoice("a", 0, "2026-11-20"), false],
])("an invoice %s is overdue: %s", (_, one, expected) => {
  expect(isOverdue(one, day("2026-11-21"))).toBe(expected);
});
