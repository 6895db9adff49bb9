/** An amendment takes the place of a signed quote once it is signed too; its invoice bills it, and the first stays. */
import { expect, test } from "vitest";
import { marc, nadia } from "../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../test/shop/doors.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { line } from "../../../test/shop/quote.ts";
import { openSales } from "../../../test/shop/sales.ts";
import type { TrackingProps } from "../../web/site/props.ts";
import { repairSite } from "../repair/site.ts";

const { doors, ask, change, sign, accepted } = openSales("2026-11-23T11:00:00.000Z", [repairSite]);

const sql = (text: string, ...values: unknown[]) => doors().database.asOwner(text, values);
const part = async (quote_id: string, lines: object[] | null) => {
  const mutation = `mutation ($id: ID!, $lines: [CreditedLineInput!]) { result: issueInvoice(quote_id: $id, lines: $lines) {
    ... on Refusal { refused } ... on Invoice { id reference total_incl due remainder } } }`;
  return (await ask(mutation, { id: quote_id, lines }, marc)).data.result;
};
const quoteOf = async (id: string) => {
  const query =
    "query ($id: ID!) { quote(id: $id) { status billable amends { id } amendment { id status } invoice { id } } }";
  return (await ask(query, { id })).data.quote;
};
/** A signed quote, and the amendment to it that was sent. */
const amended = async () => {
  const { quote_id, sheetid } = await accepted();
  const draft = await change("amendQuote", { id: quote_id });
  const sent = await change("sendQuote", { id: draft.id });
  return { quote_id, sheetid, sent };
};
const TRAVEL = { line_id: "l1", quantity: 10_000 };

test("a change of VAT regime asks for an amendment, which is signed and billed in the place of the quote", async () => {
  const { quote_id } = await accepted();
  const regime = (text: string) =>
    sql("update app.shop set vat_regime = $2 where id = $1", GARONNE.id, text);
  await regime("franchise");
  expect(await part(quote_id, null)).toEqual({ refused: "regime-changed" });
  const draft = await change("amendQuote", { id: quote_id });
  expect(draft).toMatchObject({ status: "Brouillon", amends_id: quote_id, total_vat: 0 });
  expect((await change("amendQuote", { id: quote_id })).id).toBe(draft.id);
  const sent = await change("sendQuote", { id: draft.id });
  expect(await part(quote_id, null)).toEqual({ refused: "amendment-pending" });
  await sign(sent);
  expect(await quoteOf(quote_id)).toEqual({
    status: "Accepté",
    billable: false,
    amends: null,
    amendment: { id: draft.id, status: "Accepté" },
    invoice: null,
  });
  expect(await part(quote_id, null)).toEqual({ refused: "quote-amended" });
  expect(await part(draft.id, null)).toMatchObject({ total_incl: 20_000, due: 15_000 });
  await regime("normal");
  const versions = await sql(
    "select document #>> '{amends,reference}' as amends from app.quote_version where quote_id = $1",
    draft.id,
  );
  expect(versions).toEqual([{ amends: expect.stringMatching(/^D2026-/) }]);
});

test("work found on the way is added by an amendment, whose invoice deducts the deposit of the first quote", async () => {
  const { quote_id, repair_id } = await accepted();
  const paid = await change("issueDeposit", { input: { quote_id, amount: 5_000 } });
  await change("recordPayment", {
    input: {
      invoice_id: paid.id,
      method: "card",
      amount: 5_000,
      received_on: "2026-11-23",
      note: "",
    },
  });
  const draft = await change("amendQuote", { id: quote_id });
  const { subject, lines } = draft;
  const more = line("l9", { label: "Courroie usée", unit_price: 2_000 });
  await change("saveQuote", {
    input: {
      id: draft.id,
      repair_id,
      subject,
      lines: [...lines, more],
      discount: 0,
      deposit: 0,
      validity_days: 30,
      keeps_parts: false,
      urgent_on_request: false,
      notes: "",
    },
  });
  await sign(await change("sendQuote", { id: draft.id }));
  expect(await part(draft.id, null)).toMatchObject({ total_incl: 26_400, due: 16_400 });
});

test("what is billed is not amended any more, nor what another shop signed", async () => {
  const { quote_id } = await accepted();
  const draft = await change("amendQuote", { id: quote_id });
  await part(quote_id, [TRAVEL]);
  const stopped = { refused: "amended-invoiced" };
  expect(await change("amendQuote", { id: quote_id })).toMatchObject(stopped);
  expect(await change("sendQuote", { id: draft.id })).toMatchObject(stopped);
  expect(await change("amendQuote", { id: quote_id }, nadia)).toMatchObject([
    { extensions: { code: "NOT_FOUND" } },
  ]);
  expect(await change("amendQuote", { id: draft.id })).toMatchObject({
    refused: "quote-not-accepted",
  });
});

test("an amendment that the client refuses leaves the quote as it was signed", async () => {
  const { quote_id, sent } = await amended();
  expect(await quoteOf(quote_id)).toMatchObject({
    billable: true,
    amendment: { id: sent.id, status: "Envoyé" },
  });
  await doors().app.inject({
    method: "POST",
    url: `/quote/${sent.quoteid}/refuse`,
    payload: { reason: "Trop cher", document_sha256: sent.document_sha256 },
    remoteAddress: anotherVisitor(),
  });
  expect(await quoteOf(quote_id)).toMatchObject({ amendment: { status: "Refusé" } });
  expect(await part(quote_id, null)).toMatchObject({ total_incl: 24_000, due: 19_000 });
});

test("an amendment whose last day is over by the clock of the verbs leaves the quote as it was signed", async () => {
  const { quote_id, sent } = await amended();
  const ends = (at: string) =>
    sql("update app.quote set expires_at = $2 where id = $1", sent.id, at);
  await ends("2026-11-23T11:00:00.001Z");
  expect(await quoteOf(quote_id)).toMatchObject({ amendment: { status: "Envoyé" } });
  expect(await part(quote_id, null)).toEqual({ refused: "amendment-pending" });
  await ends("2026-11-23T11:00:00.000Z");
  expect(await quoteOf(quote_id)).toMatchObject({ amendment: { status: "Expiré" } });
  expect(await part(quote_id, null)).toMatchObject({ total_incl: 24_000, due: 19_000 });
});

test("an amendment is amended in its turn, and the first quote never twice", async () => {
  const { quote_id, sent } = await amended();
  await sign(sent);
  expect(await change("amendQuote", { id: quote_id })).toMatchObject({ refused: "quote-amended" });
  const next = await change("amendQuote", { id: sent.id });
  await sign(await change("sendQuote", { id: next.id }));
  expect(await quoteOf(sent.id)).toMatchObject({ billable: false, amends: { id: quote_id } });
  expect(await part(sent.id, null)).toEqual({ refused: "quote-amended" });
  expect(await part(next.id, null)).toMatchObject({ total_incl: 24_000 });
});

test("the client's page says which of the two papers counts", async () => {
  const { quote_id, sheetid, sent } = await amended();
  const papers = async () => {
    const page = await doors().app.inject({ url: `/suivi/${sheetid}/state` });
    return page
      .json<TrackingProps>()
      .quotes.map(({ status, amends, amended_by }) => ({ status, amends, amended_by }));
  };
  const [{ reference = "" } = {}] = await sql(
    "select document ->> 'reference' as reference from app.quote where id = $1",
    quote_id,
  );
  const first = { status: "Accepté", amends: null };
  expect(await papers()).toEqual([
    { status: "Envoyé", amends: reference, amended_by: null },
    { ...first, amended_by: null },
  ]);
  await sign(sent);
  expect(await papers()).toEqual([
    { status: "Accepté", amends: reference, amended_by: null },
    { ...first, amended_by: sent.reference },
  ]);
});

test("the database bills nothing of a quote whose place was taken", async () => {
  const { quote_id, sent } = await amended();
  await sign(sent);
  await expect(
    sql("update app.quote_line set billed = 1 where quote_id = $1", quote_id),
  ).rejects.toThrow("quote_line_billed");
  await expect(
    sql("update app.quote set amends_id = id where id = $1", (await amended()).sent.id),
  ).rejects.toThrow("violates check constraint");
});
