import { expect, test } from "vitest";
import { date } from "../../../test/shop/invoice.ts";
import { clientEntry, isAmount, ON_ACCOUNT } from "./entry.ts";

test.each([
  [1, true],
  [11_820, true],
  [0, false],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  [2 ** 53, false],
])("%d cents may be moved: %s", (amount, may) => {
  expect(isAmount(amount)).toBe(may);
});

test("an entry of the client names no other payer and corrects nothing", () => {
  const entry = clientEntry({
    ...ON_ACCOUNT,
    id: "e1",
    movement_id: "m1",
    position: 0,
    kind: "refund",
    client_id: "c1",
    repair_id: "r1",
    method: "cash",
    reference: "",
    amount: -500,
    received_on: date("2026-11-23"),
    note: "",
  });
  expect(entry).toMatchObject({ payer: "client", payer_name: "", corrects_id: null });
  expect(entry).toMatchObject({ invoice_id: null, payable_from: null, amount: -500 });
});
