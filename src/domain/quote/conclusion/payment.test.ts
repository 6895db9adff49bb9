import { expect, it } from "vitest";
import type { LocalDate } from "../../time.ts";
import { mayTakePayment } from "./payment.ts";

const day = (text: string): LocalDate => text as LocalDate;
const agreedAtHome = { payable_from: day("2026-12-02") };

it.each([
  ["on the day of the agreement", "2026-11-24"],
  ["on the seventh day after it", "2026-12-01"],
])(
  "money of a contract signed at home is refused %s, with the first day allowed",
  (_, received) => {
    expect(mayTakePayment(agreedAtHome, day(received))).toEqual({
      refused: "payment-too-early",
      detail: agreedAtHome,
    });
  },
);

it.each([
  ["on the eighth day", agreedAtHome, "2026-12-02"],
  ["at once for any other contract", { payable_from: null }, "2026-11-24"],
])("money is taken %s", (_, payable, received) => {
  expect(mayTakePayment(payable, day(received))).toBe(true);
});
