import { expect, test } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { remitCheques } from "./remit.ts";

const vidal = {
  movement_id: "m1",
  late_fee: false,
  received_on: date("2026-11-20"),
  drawer: "Hélène VIDAL",
  reference: "0012345",
  amount: 11_820,
};
const roux = { ...vidal, movement_id: "m2", drawer: "Sylvie ROUX", amount: 5_000, late_fee: true };

test("the cheques chosen are on one slip, with their sum", () => {
  expect(remitCheques(["m2", "m1"], [vidal, roux])).toEqual({
    cheques: [vidal, roux],
    total: 16_820,
  });
  expect(remitCheques(["m2", "m2"], [vidal, roux])).toEqual({ cheques: [roux], total: 5_000 });
});

test.each([
  ["nothing", [], { refused: "cheque-none" }],
  [
    "a cheque that is at the bank already",
    ["m1", "m9"],
    { refused: "cheque-remitted", detail: { missing: 1 } },
  ],
])("%s makes no slip", (_what, asked, refusal) => {
  expect(remitCheques(asked, [vidal, roux])).toEqual(refusal);
});
