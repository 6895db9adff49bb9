import fc from "fast-check";
import { expect, test } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { instant } from "../../../../test/shop/quote.ts";
import {
  addPerpetual,
  addTotals,
  closingName,
  isClosingDue,
  ledgerClosing,
  nextClosing,
  NOTHING,
  type Closing,
  type ClosingState,
  type ClosingTotals,
} from "./closing.ts";

const january = { year_month: 1 };
const opened: ClosingState = {
  first: date("2026-09-14"),
  months_to: undefined,
  years_to: undefined,
  today: date("2026-11-24"),
};

test.each<[string, Partial<ClosingState>, object]>([
  ["the first month that has a document", {}, { from: "2026-09-01", to: "2026-09-30" }],
  [
    "the month after the last one closed",
    { months_to: date("2026-09-30") },
    { from: "2026-10-01", to: "2026-10-31" },
  ],
  [
    "no month that is not over",
    { months_to: date("2026-10-31") },
    { refused: "period-not-over", detail: { until: "2026-11-30" } },
  ],
  [
    "no month on its last day",
    { months_to: date("2026-10-31"), today: date("2026-11-30") },
    { refused: "period-not-over" },
  ],
  [
    "a month on the day after",
    { months_to: date("2026-10-31"), today: date("2026-12-01") },
    { from: "2026-11-01" },
  ],
  ["nothing in a shop without a document", { first: undefined }, { refused: "nothing-to-close" }],
])("the next month to close is %s", (_, facts, expected) => {
  expect(nextClosing("month", { ...opened, ...facts }, january)).toMatchObject(expected);
});

test.each<[string, number, Partial<ClosingState>, object]>([
  ["not over", 1, {}, { refused: "period-not-over" }],
  [
    "over, its months open",
    1,
    { today: date("2027-01-05"), months_to: date("2026-11-30") },
    { refused: "months-not-closed" },
  ],
  [
    "over, its months closed",
    1,
    { today: date("2027-01-05"), months_to: date("2026-12-31") },
    { from: "2026-01-01", to: "2026-12-31" },
  ],
  [
    "from October to September",
    10,
    { months_to: date("2026-09-30") },
    { from: "2025-10-01", to: "2026-09-30" },
  ],
  [
    "after another",
    1,
    { today: date("2028-01-05"), months_to: date("2027-12-31"), years_to: date("2026-12-31") },
    { from: "2027-01-01", to: "2027-12-31" },
  ],
])("an accounting year %s", (_, year_month, facts, expected) => {
  expect(nextClosing("year", { ...opened, ...facts }, { year_month })).toMatchObject(expected);
});

test("a month is closed by itself on the day that the shop chose, or later", () => {
  const october = { from: date("2026-10-01"), to: date("2026-10-31") };
  const days = ["2026-11-04", "2026-11-05", "2026-12-01"].map((day) =>
    isClosingDue(october, { closing_day: 5 }, date(day)),
  );
  expect(days).toEqual([false, true, true]);
});

const totals = (amount: number): ClosingTotals => ({
  invoices: 1,
  credits: 0,
  excl: amount,
  vat: amount / 5,
  incl: amount + amount / 5,
  rates: [{ vat_rate: 2000, base: amount, vat: amount / 5 }],
  received: amount,
  methods: [{ method: "card", count: 1, amount }],
});

test("late fees are summed apart; a month that was closed before they were noted has none", () => {
  const months = [
    { ...totals(100), late_fees: 4_646 },
    totals(100),
    { ...totals(0), late_fees: -646 },
  ];
  expect(addTotals(months)).toMatchObject({ received: 200, late_fees: 4_000 });
});

test("a year is the sum of its months, whatever they hold", () => {
  const amounts = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { maxLength: 12 });
  fc.assert(
    fc.property(amounts, (months) => {
      const year = addTotals(months.map((amount) => totals(amount * 5)));
      const perpetual = months.map((amount) => totals(amount * 5)).reduce(addPerpetual, NOTHING);
      expect(year).toMatchObject(perpetual);
      expect(year.invoices).toBe(months.length);
      expect(year.rates.reduce((all, { base }) => all + base, 0)).toBe(year.excl);
      expect(year.methods.reduce((all, { amount }) => all + amount, 0)).toBe(year.received);
    }),
  );
});

const closing: Closing = {
  id: "c1",
  kind: "month",
  period_from: date("2026-10-01"),
  period_to: date("2026-10-31"),
  closed_at: instant("2026-11-05T02:00:00Z"),
  closed_by: null,
  first_seq: 1,
  last_seq: 12,
  head: "a".repeat(64),
  totals: totals(100),
  perpetual: NOTHING,
};

test("what is sealed is the whole closing, and it closes until its last day", () => {
  const sealed = ledgerClosing(closing);
  expect(sealed).toMatchObject({ kind: "closing", ref_id: "c1", closes: "2026-10-31" });
  const fields: (keyof Closing)[] = ["closed_at", "closed_by", "last_seq", "head", "totals"];
  for (const field of fields)
    expect(sealed.payload).not.toBe(ledgerClosing({ ...closing, [field]: "x" }).payload);
  const widened = { ...closing, printed: 1 };
  expect(ledgerClosing(widened)).toEqual(sealed);
});

test.each<[Partial<Closing>, string]>([
  [{}, "octobre 2026"],
  [
    { kind: "year", period_from: date("2026-01-01"), period_to: date("2026-12-31") },
    "l’exercice 2026",
  ],
  [
    { kind: "year", period_from: date("2026-07-01"), period_to: date("2027-06-30") },
    "l’exercice juillet 2026 – juin 2027",
  ],
])("%j is « %s »", (facts, name) => {
  expect(closingName({ ...closing, ...facts })).toBe(name);
});

test("months that are closed one after the other cover every day once, and their years too", () => {
  const start = fc.integer({ min: 0, max: 40 }).map((months) => {
    const year = 2024 + Math.floor(months / 12);
    return date(`${year}-${String((months % 12) + 1).padStart(2, "0")}-17`);
  });
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 12 }), (first, year_month) => {
      let state: ClosingState = {
        first,
        months_to: undefined,
        years_to: undefined,
        today: date("2029-01-01"),
      };
      const months: string[] = [];
      for (;;) {
        const month = nextClosing("month", state, { year_month });
        if ("refused" in month) break;
        if (state.months_to) expect(month.from > state.months_to).toBe(true);
        months.push(month.from);
        state = { ...state, months_to: month.to };
        const year = nextClosing("year", state, { year_month });
        if ("refused" in year) continue;
        // A year ends with the month that was just closed, and begins in the month that was chosen.
        expect([year.to, Number(year.from.slice(5, 7))]).toEqual([month.to, year_month]);
        state = { ...state, years_to: year.to };
      }
      expect(months[0]).toBe(`${first.slice(0, 7)}-01`);
      expect(state.months_to).toBe("2028-12-31");
      expect(new Set(months).size).toBe(months.length);
    }),
  );
});

test("rates and methods of several months are one line each, in one order", () => {
  const other: ClosingTotals = {
    ...totals(200),
    rates: [
      { vat_rate: 550, base: 100, vat: 6 },
      { vat_rate: 2000, base: 100, vat: 20 },
    ],
    methods: [
      { method: "cheque", count: 2, amount: -50 },
      { method: "card", count: 1, amount: 250 },
    ],
  };
  expect(addTotals([totals(100), other])).toMatchObject({
    rates: [
      { vat_rate: 2000, base: 200, vat: 40 },
      { vat_rate: 550, base: 100, vat: 6 },
    ],
    methods: [
      { method: "card", count: 2, amount: 350 },
      { method: "cheque", count: 2, amount: -50 },
    ],
  });
  expect(addTotals([])).toMatchObject({ ...NOTHING, invoices: 0, rates: [], methods: [] });
});
