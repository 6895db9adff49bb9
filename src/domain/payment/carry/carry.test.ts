import { expect, test } from "vitest";
import { account, date, deposit, invoice, receipt } from "../../../../test/shop/invoice.ts";
import { granted } from "../../../../test/shop/quote.ts";
import { sum } from "../../money.ts";
import { carryPayments, isCarried } from "./carry.ts";
import { recordPayment } from "../record.ts";

const corrective = { ...invoice, id: "i9", reference: "F2026-00050" };
const ids = () => {
  let count = 0;
  return () => `id${++count}`;
};
const carrying = { today: date("2026-12-09"), newId: ids() };
const paid = (payer: "client" | "insurer", amount: number) =>
  granted(
    recordPayment(
      {
        ...receipt,
        payer,
        payer_name: payer === "client" ? "" : "Assur’Plus",
        parts: [{ invoice_id: invoice.id, amount }],
      },
      { accounts: [account], today: date("2026-12-02"), newId: ids() },
    ),
  );

test("what each payer gave follows the invoice, by two entries that add up to nothing", () => {
  const payments = [...paid("client", 3_000), ...paid("client", 2_000), ...paid("insurer", 1_000)];
  const carried = carryPayments({ ...account, payments }, corrective, carrying);
  expect(carried.map((entries) => entries.map(({ amount }) => amount))).toEqual([
    [-5_000, 5_000],
    [-1_000, 1_000],
  ]);
  for (const entries of carried) {
    expect(sum(entries.map(({ amount }) => amount))).toBe(0);
    expect(entries.map(({ invoice_id }) => invoice_id)).toEqual([invoice.id, "i9"]);
    expect(entries.map(({ position }) => position)).toEqual([0, 1]);
    expect(new Set(entries.map(({ movement_id }) => movement_id)).size).toBe(1);
    expect(entries.every(isCarried)).toBe(true);
  }
  expect(carried[1]?.[1]).toMatchObject({ payer: "insurer", payer_name: "Assur’Plus" });
  expect(carried[0]?.[0]?.note).toBe("Reporté sur la facture F2026-00050");
});

test("nothing is carried where nothing is left of what was received", () => {
  const [payment] = paid("client", 3_000);
  if (!payment) throw new Error("a payment has an entry");
  const back = { ...payment, kind: "refund" as const, amount: -3_000 };
  expect(carryPayments({ ...account, payments: [payment, back] }, corrective, carrying)).toEqual(
    [],
  );
  expect(carryPayments({ ...account, payments: [] }, deposit, carrying)).toEqual([]);
  expect(isCarried({ kind: "transfer", note: "" })).toBe(false);
});
