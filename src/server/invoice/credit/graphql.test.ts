/** What a credit note comes to is read before it is issued. */
import { expect, test } from "vitest";
import { marc, nadia } from "../../../../test/shop/colleagues.ts";
import { openSales } from "../../../../test/shop/sales.ts";

const { ask, change, accepted, pay, credit, refund } = openSales("2026-11-23T11:00:00.000Z");

test("what a credit note comes to is told before it is issued, with what will have to be given back", async () => {
  const { quote_id } = await accepted();
  const { id, creditable } = await change("issueInvoice", { quote_id });
  const proposed = async (lines: object[] | null, who = marc) =>
    (
      await ask(
        `query ($id: ID!, $lines: [CreditedLineInput!]) {
          credit_proposal(invoice_id: $id, lines: $lines) { total_incl owed } }`,
        { id, lines },
        who,
      )
    ).data.credit_proposal;
  const [{ id: line_id }] = creditable;
  expect(await proposed(null)).toEqual({ total_incl: 24_000, owed: 0 });
  await pay(id, 19_000);
  const half = await proposed([{ line_id, quantity: 5_000 }]);
  expect(half.owed).toBe(half.total_incl);
  expect(await proposed([{ line_id, quantity: 0 }])).toBeNull();
  expect(await proposed(null, nadia)).toBeNull();
  const { total_incl } = await credit(id, [{ line_id, quantity: 5_000 }]);
  expect(total_incl).toBe(half.total_incl);
  await refund(id, half.owed);
  expect(await proposed(null)).toEqual({
    total_incl: 24_000 - total_incl,
    owed: 19_000 - total_incl,
  });
});

test("of a credit note, and once nothing is left to give back, there is nothing to propose", async () => {
  const { quote_id } = await accepted();
  const { id } = await change("issueInvoice", { quote_id });
  const given = await change("creditInvoice", { invoice_id: id });
  const query = "query ($id: ID!) { credit_proposal(invoice_id: $id) { total_incl owed } }";
  for (const one of [id, given.id])
    expect((await ask(query, { id: one })).data.credit_proposal).toBeNull();
});
