import fc from "fast-check";
import { expect, test } from "vitest";
import { date } from "../../../test/shop/invoice.ts";
import { sum } from "../money.ts";
import { spreadPayment, type OwingInvoice } from "./spread.ts";

const march = { id: "b", issued_on: date("2026-03-02"), remainder: 10_000 };
const may = { id: "a", issued_on: date("2026-05-04"), remainder: 5_000 };
const june = { id: "c", issued_on: date("2026-06-01"), remainder: 2_550 };

test.each<[string, number, [string, number][], number]>([
  [
    "what all of them owe pays all of them",
    17_550,
    [
      ["b", 10_000],
      ["a", 5_000],
      ["c", 2_550],
    ],
    0,
  ],
  [
    "less pays the oldest first, the next in part",
    12_000,
    [
      ["b", 10_000],
      ["a", 2_000],
    ],
    0,
  ],
  ["less than the oldest pays a part of it alone", 4_000, [["b", 4_000]], 0],
  [
    "more than all is kept for the client",
    20_000,
    [
      ["b", 10_000],
      ["a", 5_000],
      ["c", 2_550],
    ],
    2_450,
  ],
  ["nothing pays nothing", 0, [], 0],
])("%s", (_what, amount, parts, on_account) => {
  expect(spreadPayment(amount, [june, may, march])).toEqual({
    parts: parts.map(([invoice_id, part]) => ({ invoice_id, amount: part })),
    on_account,
  });
});

test("of one day, the first issued is paid first; what owes nothing gets nothing", () => {
  const twin = { ...march, id: "a" };
  const paid = { ...march, id: "0", remainder: 0 };
  expect(spreadPayment(15_000, [march, twin, paid]).parts).toEqual([
    { invoice_id: "a", amount: 10_000 },
    { invoice_id: "b", amount: 5_000 },
  ]);
});

const owing: fc.Arbitrary<OwingInvoice> = fc.record({
  id: fc.uuid(),
  issued_on: fc.constantFrom(march.issued_on, may.issued_on, june.issued_on),
  remainder: fc.integer({ min: -5_000, max: 100_000 }),
});

test("not a cent is lost, and no invoice gets more than it owes", () => {
  fc.assert(
    fc.property(fc.nat(500_000), fc.array(owing, { maxLength: 12 }), (amount, invoices) => {
      const { parts, on_account } = spreadPayment(amount, invoices);
      expect(sum(parts.map((part) => part.amount)) + on_account).toBe(amount);
      for (const part of parts) {
        const owes = invoices.find(({ id }) => id === part.invoice_id)?.remainder ?? 0;
        expect(part.amount).toBeLessThanOrEqual(owes);
      }
    }),
  );
});
