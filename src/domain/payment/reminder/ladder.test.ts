import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "../../time.ts";
import { dueRung, PAYMENT_RUNGS } from "./ladder.ts";

const DUE = "2026-11-02" as LocalDate;
const day = (late: number) => addDays(DUE, late);
const invoice = { kind: 380, remainder: 12_000, due_on: DUE };
const facts = { disputed: false, moved_on: null, sent: [] };
const sent = (rung: number | null, late: number) => ({ rung, reminded_on: day(late) });

test.each([
  ["the day after the due date", 1, undefined],
  ["the second day", 2, undefined],
  ["the third day", 3, 3],
  ["a week-end later, as the first was missed", 6, 3],
  ["the tenth day: the first that was missed is left out", 10, 10],
  ["the thirtieth day", 30, 30],
  ["six days too late", 36, 30],
  ["seven days too late: an old debt is a person's affair", 37, undefined],
])("%s", (_, late, rung) => {
  expect(dueRung(invoice, { ...facts, today: day(late) })).toBe(rung);
});

test.each([
  ["is paid", { ...invoice, remainder: 0 }, {}],
  ["is a credit note", { ...invoice, kind: 381 }, {}],
  ["is contested", invoice, { disputed: true }],
  ["was reminded of this rung", invoice, { sent: [sent(10, 10)] }],
  ["was reminded by a person three days ago", invoice, { sent: [sent(null, 8)] }],
  ["was paid in part three days ago", invoice, { moved_on: day(8) }],
])("nothing leaves when the invoice %s", (_, about, changed) => {
  expect(dueRung(about, { ...facts, ...changed, today: day(11) })).toBeUndefined();
});

test("a payment of a part gives five days of peace, then the next reminder leaves", () => {
  const paid = { ...facts, moved_on: day(9), sent: [sent(3, 3)] };
  expect(dueRung(invoice, { ...paid, today: day(13) })).toBeUndefined();
  expect(dueRung(invoice, { ...paid, today: day(14) })).toBe(10);
});

test("looked at on any days, each rung leaves once, in order, with five days between two", () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 });
  fc.assert(
    fc.property(days, (looked) => {
      const leaving: { rung: number; reminded_on: LocalDate }[] = [];
      for (const late of looked.toSorted((one, other) => one - other)) {
        const rung = dueRung(invoice, { ...facts, sent: leaving, today: day(late) });
        if (rung) leaving.push({ rung, reminded_on: day(late) });
      }
      const rungs = leaving.map(({ rung }) => rung);
      expect(rungs).toEqual(PAYMENT_RUNGS.filter((rung) => rungs.includes(rung)));
      for (const [index, { reminded_on }] of leaving.entries()) {
        const next = leaving[index + 1];
        if (next) expect(next.reminded_on >= addDays(reminded_on, 5)).toBe(true);
      }
    }),
  );
});
