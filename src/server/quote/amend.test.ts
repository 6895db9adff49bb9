/** Amendments pressed twice, signed at once, or met by a withdrawal or an invoice on the way. */
import { expect, test } from "vitest";
import { karim, marc, nadia } from "../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../test/shop/doors.ts";
import { line, draft as content } from "../../../test/shop/quote.ts";
import { openSales } from "../../../test/shop/sales.ts";

const { doors, ask, change, sign, accepted } = openSales("2026-11-23T11:00:00.000Z");

const sql = <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  doors().database.asOwner<Row>(text, values);
const amendments = (quote_id: string) =>
  sql<{ id: string; status: string }>(
    "select id, status from app.quote where amends_id = $1 order by created_at, id",
    quote_id,
  );
const billed = async (repair_id: string) =>
  (
    await sql<{ due: number }>(
      "select total_incl as due from app.invoice where repair_id = $1",
      repair_id,
    )
  ).map(({ due }) => Number(due));
/** An amendment that was sent, with an hour more. */
async function sentAmendment(quote_id: string, repair_id: string) {
  const { id, lines } = await change("amendQuote", { id: quote_id });
  const more = line("l9", { label: "Une heure de plus", unit_price: 5_000 });
  const { subject, discount, deposit, validity_days, keeps_parts, notes } = content;
  const conditions = { discount, deposit, validity_days, keeps_parts, notes };
  const input = { id, repair_id, subject, lines: [...lines, more], ...conditions };
  await change("saveQuote", { input: { ...input, urgent_on_request: false } });
  return change("sendQuote", { id });
}

test("pressed twice at once, one draft is begun", async () => {
  const { quote_id } = await accepted();
  const both = await Promise.all([0, 1].map(() => change("amendQuote", { id: quote_id })));
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  expect(await amendments(quote_id)).toHaveLength(1);
});

test("of two amendments signed at once the first counts, and the other stays unsigned", async () => {
  const { quote_id, repair_id } = await accepted();
  const one = await sentAmendment(quote_id, repair_id);
  const other = await sentAmendment(quote_id, repair_id);
  expect(other.id).not.toBe(one.id);
  await Promise.all([sign(one), sign(other)]);
  const after = await amendments(quote_id);
  expect(after.map(({ status }) => status).toSorted()).toEqual(["Accepté", "Envoyé"]);
});

test("an amendment signed while its quote is billed: one of both, never the two", async () => {
  for (let round = 0; round < 4; round++) {
    const { quote_id, repair_id } = await accepted();
    const draft = await change("amendQuote", { id: quote_id });
    const sending = change("sendQuote", { id: draft.id });
    const billing = change("issueInvoice", { quote_id });
    const [sent] = await Promise.all([sending, billing]);
    if (!sent.refused) await sign(sent);
    const [amendment] = await amendments(quote_id);
    const isSigned = amendment?.status === "Accepté";
    expect((await billed(repair_id)).length, `round ${round}`).toBe(isSigned ? 0 : 1);
  }
});

test("the client withdraws from the first quote: its amendment is signed by nobody", async () => {
  const { quote_id, quoteid, repair_id } = await accepted();
  const sent = await sentAmendment(quote_id, repair_id);
  const { statusCode } = await doors().app.inject({
    method: "POST",
    url: `/quote/${quoteid}/renoncer`,
    payload: { name: "Hélène Vidal", email: "" },
    remoteAddress: anotherVisitor(),
  });
  expect(statusCode).toBe(200);
  await sign(sent);
  expect(await amendments(quote_id)).toMatchObject([{ status: "Envoyé" }]);
  expect(await change("amendQuote", { id: quote_id })).toMatchObject({
    refused: "quote-withdrawn",
  });
});

test("a technician begins one, another shop neither begins nor reads it", async () => {
  const { quote_id } = await accepted();
  const { id } = await change("amendQuote", { id: quote_id }, karim);
  expect(await amendments(quote_id)).toMatchObject([{ id }]);
  const query = "query ($id: ID!) { quote(id: $id) { amends { id } } }";
  expect((await ask(query, { id }, marc)).data.quote).toEqual({ amends: { id: quote_id } });
  expect((await ask(query, { id }, nadia)).data.quote).toBeNull();
  for (const verb of ["amendQuote", "sendQuote", "reviseQuote", "duplicateQuote"])
    expect(await change(verb, { id }, nadia), verb).toMatchObject([
      { extensions: { code: "NOT_FOUND" } },
    ]);
});

test("an amendment that was refused leaves the way to another one", async () => {
  const { quote_id, repair_id } = await accepted();
  const first = await sentAmendment(quote_id, repair_id);
  await ask(
    'mutation ($id: ID!) { result: refuseQuote(id: $id, reason: "Trop cher") { __typename } }',
    { id: first.id },
  );
  const second = await sentAmendment(quote_id, repair_id);
  expect(second.id).not.toBe(first.id);
  await sign(second);
  expect((await amendments(quote_id)).map(({ status }) => status)).toEqual(["Refusé", "Accepté"]);
  expect(await change("issueInvoice", { quote_id: second.id })).toMatchObject({
    total_incl: 30_000,
  });
});
