import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, type LocalDate } from "../../time.ts";
import { lateFees, type LateAccount } from "./interest.ts";
import { LEGAL_RATES, parseLegalRate, rateOn, ratesOf } from "./rates.ts";

const day = (text: string) => text as LocalDate;
const DUE = day("2026-03-31");
const business: LateAccount = {
  client_type: "Entreprise",
  due_on: DUE,
  billed: 100_000,
  moves: [],
};
type Move = LateAccount["moves"][number];
const pay = (amount: number, received_on: string): Move => ({
  received_on: day(received_on),
  amount,
});
const after = (today: string, moves: Move[] = [], rates = LEGAL_RATES) =>
  lateFees({ ...business, moves }, { today: day(today), rates });

describe("1 000,00 € due on 31 March 2026, at three times 2,62 %", () => {
  test.each([
    // 1 000 × 7,86 % × days ÷ 365
    ["nothing on the due date", "2026-03-31", undefined],
    ["one day", "2026-04-01", { days: 1, interest: 22 }],
    ["thirty days", "2026-04-30", { days: 30, interest: 646 }],
    ["ninety-one days", "2026-06-30", { days: 91, interest: 1_960 }],
    ["a whole year", "2027-03-31", { days: 365, interest: 7_860 }],
  ])("%s", (_, today, expected) => {
    const fees = after(today);
    expect(fees && { days: fees.days, interest: fees.interest }).toEqual(expected);
    if (fees) expect(fees.indemnity).toBe(4_000);
  });

  test("a part paid on the tenth day lowers what follows; the day of the payment counts whole", () => {
    const fees = after("2026-04-30", [pay(60_000, "2026-04-10")]);
    expect(fees?.steps).toEqual([
      { from: "2026-04-01", to: "2026-04-10", days: 10, owed: 100_000, rate: 786 },
      { from: "2026-04-11", to: "2026-04-30", days: 20, owed: 40_000, rate: 786 },
    ]);
    // (1 000 × 10 + 400 × 20) × 7,86 % ÷ 365 = 3,876 €
    expect(fees?.interest).toBe(388);
  });

  test("paid late, it stands still; paid in time, nothing is owed", () => {
    const late = [pay(100_000, "2026-04-10")];
    expect(after("2026-12-31", late)).toMatchObject({ days: 10, interest: 215 });
    expect(after("2026-12-31", [pay(100_000, "2026-03-31")])).toBeUndefined();
  });

  test("a new rate counts from its first day", () => {
    const rates = ratesOf([{ from_on: day("2026-04-11"), rate: 300 }]);
    expect(after("2026-04-20", [], rates)?.steps).toMatchObject([
      { to: "2026-04-10", days: 10, rate: 786 },
      { from: "2026-04-11", days: 10, rate: 900 },
    ]);
  });

  test("wholly credited, it was never owed", () => {
    expect(
      lateFees({ ...business, billed: 0 }, { today: day("2026-04-30"), rates: LEGAL_RATES }),
    ).toBeUndefined();
  });
});

test("a consumer owes neither interest nor the 40 €", () => {
  const late: LateAccount = { ...business, client_type: "Particulier" };
  expect(lateFees(late, { today: day("2027-01-01"), rates: LEGAL_RATES })).toBeUndefined();
});

test("the stretches are the days between the due date and today, each once", () => {
  const move = fc.record({
    amount: fc.integer({ min: 1, max: 30_000 }),
    late: fc.integer({ min: -10, max: 200 }),
  });
  fc.assert(
    fc.property(
      fc.array(move, { maxLength: 3 }),
      fc.integer({ min: 1, max: 300 }),
      (moves, late) => {
        const today = addDays(DUE, late);
        const paid = moves.map(({ amount, late: on }) => pay(amount, addDays(DUE, on)));
        const fees = lateFees({ ...business, moves: paid }, { today, rates: LEGAL_RATES });
        expect(fees?.days).toBe(daysBetween(DUE, today));
        for (const { from, to, days } of fees?.steps ?? [])
          expect(daysBetween(from, to) + 1).toBe(days);
      },
    ),
  );
});

describe("the rates", () => {
  test.each([
    ["2024-06-01", 371],
    ["2025-06-30", 371],
    ["2025-07-01", 276],
    ["2026-11-23", 262],
  ])("on %s", (on, rate) => {
    expect(rateOn(day(on), LEGAL_RATES)).toBe(rate);
  });

  test("what the shop wrote counts before ours, in the order of days", () => {
    const rates = ratesOf([
      { from_on: day("2026-07-01"), rate: 250 },
      { from_on: day("2026-01-01"), rate: 261 },
    ]);
    expect(rates.slice(-2).map(({ rate }) => rate)).toEqual([261, 250]);
  });

  test.each([[-1], [3_001], [2.5]])("%s is no rate", (rate) => {
    expect(parseLegalRate({ from_on: DUE, rate })).toMatchObject({ refused: "bad-input" });
  });
});
