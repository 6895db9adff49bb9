import { expect, test } from "vitest";
import { account, date, receipt } from "../../../test/shop/invoice.ts";
import { granted, instant } from "../../../test/shop/quote.ts";
import { correctPayment } from "./correct.ts";
import { recordPayment } from "./record.ts";
import { settledOf } from "./settled.ts";

const today = date("2026-12-09");
let last = 0;
const newId = () => `s${++last}`;
const due = account.invoice.due;
const paid = (amount: number, day: string, facts: object = {}) =>
  granted(
    recordPayment(
      {
        ...receipt,
        ...facts,
        id: `m${day}`,
        received_on: date(day),
        parts: [{ invoice_id: account.invoice.id, amount }],
      },
      { accounts: [account], today, newId },
    ),
  );

test("once all is paid, the last day and each payment", () => {
  const first = paid(5_000, "2026-12-04", { method: "cheque" });
  expect(settledOf({ ...account, payments: first })).toBeUndefined();
  const others = paid(due - 5_000, "2026-12-08", { payer: "insurer", payer_name: "Assur’Garonne" });
  expect(settledOf({ ...account, payments: [...first, ...others] })).toEqual({
    on: "2026-12-08",
    receipts: [
      { method: "cheque", payer: "client", payer_name: "", on: "2026-12-04", amount: 5_000 },
      {
        method: "card",
        payer: "insurer",
        payer_name: "Assur’Garonne",
        on: "2026-12-08",
        amount: due - 5_000,
      },
    ],
  });
});

test("a typing error and its opposite are not told", () => {
  const wrong = paid(4_000, "2026-12-03", { method: "cash" });
  const [entry] = wrong;
  const opposite = granted(
    correctPayment(entry?.id ?? "", {
      entries: wrong.map((one) => ({ ...one, created_at: instant("2026-12-03T09:00:00Z") })),
      accounts: [account],
      on_account: 0,
      movement_id: "m-opposite",
      today,
      newId,
    }),
  );
  const payments = [...wrong, ...opposite, ...paid(due, "2026-12-09")];
  expect(settledOf({ ...account, payments })?.receipts).toMatchObject([{ amount: due }]);
});

test("nothing was received: nothing was settled", () => {
  expect(settledOf({ ...account, payments: [] })).toBeUndefined();
});
