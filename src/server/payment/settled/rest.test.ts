/** The copy of a paid invoice, for who asks that it says so. */
import { expect, test } from "vitest";
import { nadia } from "../../../../test/shop/colleagues.ts";
import { openSales } from "../../../../test/shop/sales.ts";
import { settledRest } from "./rest.ts";

const { change, accepted, document } = openSales("2026-11-23T11:00:00.000Z", [settledRest]);

const pay = (invoice_id: string, amount: number) =>
  change("recordPayment", {
    input: { invoice_id, method: "card", amount, received_on: "2026-11-23", note: "" },
  });

test("there is one once nothing is owed, for the shop alone, and none once it was given back", async () => {
  const { quote_id } = await accepted();
  const { id } = await change("issueInvoice", { quote_id });
  const url = `/app/document/settled/${id}.pdf`;
  await pay(id, 10_000);
  expect((await document(url))[0]).toBe(404);
  await pay(id, 9_000);
  expect(await document(url)).toEqual([200, "%PDF-"]);
  expect((await document(url, nadia))[0]).toBe(404);
  expect((await document(url, null))[0]).not.toBe(200);
  const credit = await change("creditInvoice", { invoice_id: id });
  expect((await document(url))[0]).toBe(404);
  expect((await document(`/app/document/settled/${credit.id}.pdf`))[0]).toBe(404);
});

test("a deposit has its own, and an invoice of which a line was given back and refunded", async () => {
  const { quote_id } = await accepted();
  const deposit = await change("issueDeposit", { input: { quote_id, amount: 5_000 } });
  await pay(deposit.id, 5_000);
  expect(await document(`/app/document/settled/${deposit.id}.pdf`)).toEqual([200, "%PDF-"]);
  const { id, creditable } = await change("issueInvoice", { quote_id });
  const url = `/app/document/settled/${id}.pdf`;
  await pay(id, 14_000);
  const [{ id: line_id }] = creditable;
  const credit = await change("creditInvoice", {
    input: { invoice_id: id, reason: "Geste", lines: [{ line_id, quantity: 5_000 }] },
  });
  expect((await document(url))[0]).toBe(404);
  await change("refundPayment", {
    input: {
      invoice_id: id,
      method: "cash",
      amount: credit.total_incl,
      paid_on: "2026-11-23",
      note: "",
    },
  });
  expect(await document(url)).toEqual([200, "%PDF-"]);
});
