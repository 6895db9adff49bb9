/** The money of a shop is its own: the ids of another one, in whatever request, name nothing and change nothing. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { openRepair } from "../../../test/shop/affairs.ts";
import { marc, nadia } from "../../../test/shop/colleagues.ts";
import { LOIRE } from "../../../test/shop/garonne.ts";
import { line } from "../../../test/shop/quote.ts";
import { openSales } from "../../../test/shop/sales.ts";

const { doors, ask, change, accepted, sign, newQuote } = openSales("2026-11-23T11:00:00.000Z");

const DAY = "2026-11-23";
const held = { invoice_id: "", payment_id: "", movement_id: "", theirs: "" };

/** An invoice of Nadia's shop, of 108,00 €. */
async function billedByNadia(): Promise<string> {
  const { repair_id } = await openRepair(doors().database, LOIRE.id);
  const lines = [line("l1", { kind: "labour", label: "Réglage", unit_price: 9_000 })];
  const { id: draft_id } = await newQuote(repair_id, { lines }, nadia);
  const quote = await change("sendQuote", { id: draft_id }, nadia);
  await sign(quote);
  const { id } = await change("issueInvoice", { quote_id: String(quote.id) }, nadia);
  return String(id);
}

beforeAll(async () => {
  const { quote_id } = await accepted();
  const { id } = await change("issueInvoice", { quote_id });
  const input = { method: "cheque", amount: 4_000, received_on: DAY, note: "", on_account: 500 };
  const paid = await change("recordPayment", { input: { invoice_id: id, ...input } });
  const { data } = await ask("{ cheques_waiting { movement_id } }");
  const [{ movement_id }] = data.cheques_waiting;
  Object.assign(held, {
    invoice_id: id,
    payment_id: paid.payments[0].id,
    movement_id,
    theirs: await billedByNadia(),
  });
});

const TABLES = [
  "payment",
  "payment_share",
  "ledger_entry",
  "invoice_dispute",
  "invoice_balance",
  "remittance",
  "message",
  "invoice",
];
/** Every row of every table that a movement of money writes, of both shops. */
const written = async (): Promise<string> => {
  const counts = TABLES.map(
    (
      table,
    ) => `select '${table}' as name, md5(coalesce(string_agg(r::text, '' order by r::text), ''))
      as rows from app.${table} r`,
  );
  return JSON.stringify(await doors().database.asSuperuser(counts.join(" union all ")));
};
const NOT_FOUND = [{ extensions: { code: "NOT_FOUND" } }];

type Asked = [string, () => [string, object]];
const ON_INVOICE = "mutation ($id: ID!) { result";
const REQUESTS: Asked[] = [
  ["remindInvoice", () => [`${ON_INVOICE}: remindInvoice(invoice_id: $id) { __typename } }`, {}]],
  ["liftDispute", () => [`${ON_INVOICE}: liftDispute(invoice_id: $id) { __typename } }`, {}]],
  [
    "disputeInvoice",
    () => [
      `${ON_INVOICE}: disputeInvoice(input: { invoice_id: $id, reason: "Essai" }) { __typename } }`,
      {},
    ],
  ],
  ["sendClaim", () => [`${ON_INVOICE}: sendClaim(invoice_id: $id) { __typename } }`, {}]],
  [
    "askClaimConsent",
    () => [`${ON_INVOICE}: askClaimConsent(invoice_id: $id) { __typename } }`, {}],
  ],
  [
    "noteClaimConsent",
    () => [`${ON_INVOICE}: noteClaimConsent(invoice_id: $id, allowed: true) { __typename } }`, {}],
  ],
  [
    "noteClaimOutcome",
    () => [
      `${ON_INVOICE}: noteClaimOutcome(invoice_id: $id, state: "rejected", why: "Essai") { __typename } }`,
      {},
    ],
  ],
  [
    "correctPayment",
    () => [
      `${ON_INVOICE}: correctPayment(payment_id: $id) { __typename } }`,
      { id: held.payment_id },
    ],
  ],
];

test.each(REQUESTS)("%s of another shop's is unknown, and nothing is written", async (_, asked) => {
  const [query, variables] = asked();
  const before = await written();
  const { data, errors } = await ask(query, { id: held.invoice_id, ...variables }, nadia);
  expect([data?.result ?? null, errors]).toMatchObject([null, NOT_FOUND]);
  expect(await written()).toBe(before);
});

test.each(["own", "foreign"] as const)(
  "a movement with the invoices of two shops is unknown when the %s one comes first",
  async (place) => {
    const [invoice_id, other] =
      place === "own" ? [held.theirs, held.invoice_id] : [held.invoice_id, held.theirs];
    const before = await written();
    for (const who of [marc, nadia]) {
      const means = { method: "transfer", received_on: DAY, note: "", amount: 100 };
      const others = [{ invoice_id: other, amount: 100 }];
      const input = { invoice_id, others, ...means };
      expect(await change("recordPayment", { input }, who)).toMatchObject(NOT_FOUND);
    }
    expect(await written()).toBe(before);
  },
);

test("an id of a movement of another shop is not taken: each shop has its own", async () => {
  const id = randomUUID();
  const means = { id, method: "card", received_on: DAY, note: "", amount: 100 };
  const mine = { input: { invoice_id: held.invoice_id, ...means } };
  expect(await change("recordPayment", mine)).toMatchObject({ remainder: 14_900 });
  const theirs = { input: { invoice_id: held.theirs, ...means } };
  expect(await change("recordPayment", theirs, nadia)).toMatchObject({ remainder: 10_700 });
});

test("a cheque of another shop goes on no slip, even beside one's own", async () => {
  const input = { method: "cheque", amount: 1_000, received_on: DAY, note: "" };
  await change("recordPayment", { input: { invoice_id: held.theirs, ...input } }, nadia);
  const { data } = await ask("{ cheques_waiting { movement_id amount } }", {}, nadia);
  expect(data.cheques_waiting).toMatchObject([{ amount: 1_000 }]);
  const ids = [held.movement_id, data.cheques_waiting[0].movement_id];
  const before = await written();
  const remit = `mutation ($ids: [ID!]!) { result: remitCheques(movement_ids: $ids) { ... on Refusal { refused detail } } }`;
  expect((await ask(remit, { ids }, nadia)).data.result).toEqual({
    refused: "cheque-remitted",
    detail: { missing: 1 },
  });
  expect(await written()).toBe(before);
});

test("no list, count or proposal of the other shop names this one's money", async () => {
  const lists = `query ($id: ID!) {
    payment_board { counts { method } payments { id } }
    remittances { id } claim_board { claims { invoice_id } }
    corrective_proposal(invoice_id: $id) { total_incl } }`;
  const { data } = await ask(lists, { id: held.invoice_id }, nadia);
  const text = JSON.stringify(data);
  expect(data.corrective_proposal).toBeNull();
  for (const secret of [held.invoice_id, held.payment_id, held.movement_id])
    expect(text).not.toContain(secret);
  const { data: own } = await ask(lists, { id: held.invoice_id }, marc);
  expect(JSON.stringify(own)).toContain(held.payment_id);
});
