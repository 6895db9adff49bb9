/** A signed quote billed in several invoices. */
import { expect, test } from "vitest";
import { marc, nadia } from "../../../test/shop/colleagues.ts";
import { openSales } from "../../../test/shop/sales.ts";

const { doors, ask, accepted, credit } = openSales("2026-11-23T11:00:00.000Z");

const sql = (text: string, ...values: unknown[]) => doors().database.asOwner(text, values);
const part = async (quote_id: string, lines: object[] | null) => {
  const mutation = `mutation ($id: ID!, $lines: [CreditedLineInput!]) { result: issueInvoice(quote_id: $id, lines: $lines) {
    ... on Refusal { refused } ... on Invoice { id reference total_incl due remainder } } }`;
  return (await ask(mutation, { id: quote_id, lines }, marc)).data.result;
};
const quoteOf = async (id: string) =>
  (await ask("query ($id: ID!) { quote(id: $id) { billable invoice { id } } }", { id })).data.quote;
const TRAVEL = { line_id: "l1", quantity: 10_000 };

test("a quote is billed by lines and quantities, never more than signed, and again after a credit", async () => {
  const { quote_id } = await accepted();
  const proposal = async (lines: object[] | null) =>
    (
      await ask(
        `query ($id: ID!, $lines: [CreditedLineInput!]) { issue_proposal(quote_id: $id, lines: $lines) {
          total_incl due fault open { id left quantity } } }`,
        { id: quote_id, lines },
      )
    ).data.issue_proposal;
  expect(await proposal([TRAVEL])).toMatchObject({ total_incl: 3_900, due: 3_900, fault: null });
  const first = await part(quote_id, [TRAVEL]);
  expect(first).toMatchObject({ total_incl: 3_900, due: 3_900 });
  expect(await part(quote_id, [TRAVEL])).toEqual({ refused: "part-quantity" });
  expect(await part(quote_id, [])).toEqual({ refused: "part-nothing" });
  expect((await proposal(null)).open.find(({ id }: { id: string }) => id === "l1").left).toBe(0);
  expect(await quoteOf(quote_id)).toMatchObject({ billable: true, invoice: { id: first.id } });
  const rest = await part(quote_id, null);
  expect(rest).toMatchObject({ total_incl: 20_100, due: 15_100 });
  expect(await quoteOf(quote_id)).toMatchObject({ billable: false });
  expect(await part(quote_id, null)).toEqual({ refused: "already-invoiced" });
  await credit(first.id, null);
  expect(await quoteOf(quote_id)).toMatchObject({ billable: true });
  expect(await part(quote_id, null)).toMatchObject({ total_incl: 3_900, due: 3_900 });
});

test("of two parts issued at once one waits for the other, and the database holds what was signed", async () => {
  const { quote_id } = await accepted();
  const outcomes = await Promise.all([0, 1].map(() => part(quote_id, [TRAVEL])));
  expect(outcomes.filter(({ total_incl }) => total_incl === 3_900)).toHaveLength(1);
  expect(outcomes).toContainEqual({ refused: "part-quantity" });
  await expect(
    sql("update app.quote_line set billed = signed + 1 where quote_id = $1", quote_id),
  ).rejects.toThrow("quote_line_billed");
});

test.each<[string, object[]]>([
  ["a line that the quote does not have", [{ line_id: "zz", quantity: 10_000 }]],
  ["nothing of a line", [{ line_id: "l1", quantity: 0 }]],
  ["less than nothing", [{ line_id: "l1", quantity: -1 }]],
  ["more than was signed", [{ line_id: "l1", quantity: 10_001 }]],
  ["a line twice", [TRAVEL, TRAVEL]],
])("%s is refused, and takes no number", async (_, lines) => {
  const { quote_id } = await accepted();
  const before = await sql("select series, last from app.counter order by 1");
  expect(await part(quote_id, lines)).toEqual({
    refused: expect.stringMatching(/^part-|bad-input/),
  });
  expect(await sql("select series, last from app.counter order by 1")).toEqual(before);
  expect(await quoteOf(quote_id)).toMatchObject({ billable: true, invoice: null });
});

test("another shop bills no part of it", async () => {
  const { quote_id } = await accepted();
  const mutation =
    "mutation ($id: ID!, $lines: [CreditedLineInput!]) { result: issueInvoice(quote_id: $id, lines: $lines) { __typename } }";
  expect((await ask(mutation, { id: quote_id, lines: [TRAVEL] }, nadia)).data).toBeNull();
  expect(await quoteOf(quote_id)).toMatchObject({ invoice: null });
});
