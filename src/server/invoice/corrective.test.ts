/** What becomes of an invoice that is replaced, of its deposits and of its quote. */
import { expect, test } from "vitest";
import { cheaper, openCorrections } from "../../../test/shop/ledger/corrections.ts";
import { forgedInvoice } from "../../../test/shop/invoice.ts";

const { doors, ask, change, accepted, pay, proposalOf, correct, issued } = openCorrections();

test("what the first one has become is said; nothing more is done with it", async () => {
  const first = await issued();
  const paid = await pay(first.id, 19_000);
  const made = await correct(first.id);
  expect(made).toMatchObject({ kind: 384, paid: 19_000, remainder: 0 });
  const refused = [
    [await correct(first.id), "invoice-replaced"],
    [await change("creditInvoice", { invoice_id: first.id }), "invoice-replaced"],
    [await pay(first.id, 100), "amount-above-remainder"],
    [await change("correctPayment", { payment_id: paid.payments[0].id }), "refund-instead"],
    [await change("issueInvoice", { quote_id: first.quote_id }), "already-invoiced"],
  ];
  for (const [answer, word] of refused) expect(answer).toMatchObject({ refused: word });
  // The corrective one lives like any other: it may be corrected and credited, and the quote billed anew.
  const again = await correct(made.id, { reason: "Encore", client: CLIENT });
  expect(again).toMatchObject({ kind: 384, paid: 19_000, remainder: 0 });
  expect(await change("creditInvoice", { invoice_id: again.id })).toMatchObject({ kind: 381 });
  expect(await correct(again.id)).toMatchObject({ refused: "corrective-credited" });
  expect(await change("issueInvoice", { quote_id: first.quote_id })).toMatchObject({ kind: 380 });
});
const CLIENT = { name: "Hélène Roux", address: "31700 Blagnac" };

test("a deposit stays deducted, until a credit note of the corrective invoice frees it", async () => {
  const { quote_id } = await accepted();
  const deposit = await change("issueDeposit", { input: { quote_id, amount: 5_700 } });
  await pay(deposit.id, 5_700);
  const first = await change("issueInvoice", { quote_id });
  expect(await proposalOf(deposit.id)).toMatchObject({ fault: "corrective-deposit" });
  const made = await correct(first.id);
  expect(made.due).toBe(first.due);
  expect(await change("creditInvoice", { invoice_id: deposit.id })).toMatchObject({
    refused: "deposit-used",
  });
  await change("creditInvoice", { invoice_id: made.id });
  expect(await change("creditInvoice", { invoice_id: deposit.id })).toMatchObject({ kind: 503 });
});

test("the database keeps one in the place of each, of the same client, and nothing on what is replaced", async () => {
  const first = await issued();
  const made = await correct(first.id);
  const { database } = doors();
  const forged = (changes: string) =>
    database.asOwner(
      forgedInvoice(
        `jsonb_build_object('id', gen_random_uuid(), 'number', 90001, 'reference', 'F2026-90001') || ${changes}`,
        `i.id = '${made.id}'`,
      ),
    );
  await expect(forged("'{}'")).rejects.toThrow("invoice_replaced_once");
  await expect(forged(`'{"replaces_id": null}'`)).rejects.toThrow(/check/);
  const other = await issued();
  await expect(forged(`'{"replaces_id": "${other.id}"}'`)).rejects.toThrow(
    /invoice_replaces|invoice_follows/,
  );
  await expect(
    database.asOwner("update app.invoice_balance set paid = 1 where invoice_id = $1", [first.id]),
  ).rejects.toThrow("invoice_replaced_settled");
});

test("the list of invoices shows both, and counts what is to be paid once", async () => {
  const board = async () =>
    (
      await ask(
        '{ invoice_board(show: "all") { shown_due unpaid { count remainder } counts { show count } } }',
      )
    ).data.invoice_board;
  const first = await issued();
  const before = await board();
  await correct(first.id);
  const after = await board();
  expect([after.shown_due, after.unpaid]).toEqual([before.shown_due, before.unpaid]);
  const countOf = ({ counts }: typeof before, show: string): number =>
    counts.find((row: { show: string }) => row.show === show).count;
  expect(countOf(after, "all")).toBe(countOf(before, "all") + 1);
  expect(countOf(after, "paid")).toBe(countOf(before, "paid"));
  // What opens first counts by a statement of its own.
  const parts = "{ shown_due unpaid { count remainder } aged { age count } counts { show count } }";
  const { data } = await ask(
    `{ first: invoice_board ${parts} dated: invoice_board(from: "2000-01-01") ${parts} }`,
  );
  expect(data.first).toEqual(data.dated);
});

test("a part of a quote is corrected alone: the rest is billed as it was signed", async () => {
  const { quote_id } = await accepted();
  const lines = [{ line_id: "l1", quantity: 10_000 }];
  const { data } = await ask(
    `mutation ($id: ID!, $lines: [CreditedLineInput!]) { result: issueInvoice(quote_id: $id, lines: $lines) {
      ... on Invoice { id total_incl } ... on Refusal { refused } } }`,
    { id: quote_id, lines },
  );
  const first = data.result;
  const made = await correct(first.id, { lines: cheaper(await proposalOf(first.id)) });
  expect(first.total_incl - made.total_incl).toBe(1_200);
  const rest = await change("issueInvoice", { quote_id });
  expect(first.total_incl + rest.total_incl).toBe(24_000);
  expect(await change("issueInvoice", { quote_id })).toMatchObject({
    refused: "already-invoiced",
  });
});
