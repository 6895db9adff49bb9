/** What a late professional owes beside the invoice, noted as received over HTTP. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { nadia } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { openSales } from "../../../../test/shop/sales.ts";

const { doors, ask, change } = openSales("2026-11-23T11:00:00.000Z");
const late = {
  company: "",
  consumer: "",
  part: "",
  paid: "",
  credited: "",
  wrong: "",
  cheque: "",
  cash: "",
};
beforeAll(async () => {
  const { database } = doors();
  // Before anything is noted: an invoice is never dated before the last movement.
  const names = [
    "company",
    "consumer",
    "part",
    "paid",
    "credited",
    "wrong",
    "cheque",
    "cash",
  ] as const;
  for (const name of names) {
    const type = name === "consumer" ? "Particulier" : "Entreprise";
    const { repair_id } = await openRepair(database, undefined, type);
    const then = act(instant("2026-09-01T08:00:00Z"));
    late[name] = await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, then));
  }
});
const FEES = `late_fees { days rate interest indemnity left_interest left_indemnity
  received { id interest indemnity reference corrects_id } } remainder`;
const feesOf = async (id: string) => {
  const { data } = await ask(`{ invoices { id ${FEES} } }`);
  const all: { id: string; late_fees: Record<string, number> | null; remainder: number }[] =
    data.invoices;
  return all.find((invoice) => invoice.id === id);
};
const receive = async (input: object, who?: typeof nadia) => {
  const asked = { id: randomUUID(), method: "transfer", received_on: "2026-11-23", ...input };
  const { data, errors } = await ask(
    `mutation ($input: LateFeeInput!) { receiveLateFee(input: $input) {
      ... on Refusal { refused } ... on Invoice { id ${FEES} } } }`,
    { input: asked },
    who,
  );
  return data?.receiveLateFee ?? errors;
};

test("a consumer owes nothing; a company reads days, rate, interest and 40 €", async () => {
  expect((await feesOf(late.consumer))?.late_fees).toBeNull();
  const { late_fees } = (await feesOf(late.company)) ?? {};
  const { days = 0, interest } = late_fees ?? {};
  expect(late_fees).toMatchObject({ rate: 786, indemnity: 4_000, left_indemnity: 4_000 });
  // 240,00 € × 7,86 % × days ÷ 365
  expect(interest).toBe(Math.round((24_000 * 786 * days) / 3_650_000));
});

test("noted once, never more than is owed, and the invoice does not move", async () => {
  const { company: invoice_id } = late;
  const interest = (await feesOf(invoice_id))?.late_fees?.["interest"] ?? 0;
  const id = randomUUID();
  const both = { id, invoice_id, interest, indemnity: true };
  const answers = await Promise.all([receive(both), receive(both), receive(both)]);
  for (const answer of answers)
    expect(answer).toMatchObject({
      remainder: 24_000,
      late_fees: { left_interest: 0, left_indemnity: 0 },
    });
  expect(await receive({ invoice_id, interest: 1, indemnity: false })).toMatchObject({
    refused: "late-fee-above",
  });
  const rows = await doors().database.asOwner("select interest, indemnity from app.late_fee");
  expect(rows).toHaveLength(1);
  const items = await doors().database.asOwner(
    "select from app.repair_item where type = 'LateFeeReceived'",
  );
  expect(items).toHaveLength(1);
  expect(await receive({ invoice_id: late.consumer, interest: 1, indemnity: false })).toMatchObject(
    {
      refused: "no-late-fee",
    },
  );
  expect(await receive(both, nadia)).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

test("the owner writes the rate of a new half-year, which counts from its day", async () => {
  const save = (rate: number) =>
    ask(
      `mutation ($rate: Int!) { saveLegalRate(from_on: "2026-07-01", rate: $rate) {
        ... on Refusal { refused } ... on LegalRate { rate } } }`,
      { rate },
    );
  expect((await save(9_999)).data.saveLegalRate).toEqual({ refused: "bad-input" });
  await save(300);
  const { data } = await ask("{ legal_rates { from_on rate } }");
  expect(data.legal_rates.at(-1)).toEqual({ from_on: "2026-07-01", rate: 300 });
  expect((await feesOf(late.company))?.late_fees).toMatchObject({ rate: 900 });
});

test("a part that is noted leaves the rest to be noted, the 40 € once", async () => {
  const { part: invoice_id } = late;
  const whole = (await feesOf(invoice_id))?.late_fees?.["interest"] ?? 0;
  await receive({ invoice_id, interest: 100, indemnity: false });
  expect((await feesOf(invoice_id))?.late_fees).toMatchObject({
    interest: whole,
    left_interest: whole - 100,
    left_indemnity: 4_000,
  });
  const twice = { invoice_id, interest: 0, indemnity: true };
  const answers = await Promise.all([receive(twice), receive(twice)]);
  expect(answers.filter(({ refused }) => refused === "late-fee-above")).toHaveLength(1);
  expect((await feesOf(invoice_id))?.late_fees).toMatchObject({ left_indemnity: 0 });
});

test.each([
  ["tomorrow", { received_on: "2026-11-24" }, "date-in-future"],
  ["nothing at all", { interest: 0, indemnity: false }, "amount-not-positive"],
  ["a method that does not exist", { method: "shells" }, "bad-input"],
])("%s is refused", async (_, facts, refused) => {
  const asked = { invoice_id: late.company, interest: 1, indemnity: false, ...facts };
  expect(await receive(asked)).toMatchObject({ refused });
});

test("paid late, it stands still, whatever the day on which it is read; paid in time, it owes none", async () => {
  const { paid: id } = late;
  const pay = (amount: number, received_on: string) =>
    change("recordPayment", {
      input: { invoice_id: id, method: "transfer", amount, received_on, note: "" },
    });
  await pay(23_000, "2026-09-30");
  await pay(1_000, "2026-10-11");
  // 10,00 € for ten days after the first of October: a cent or two.
  expect(await feesOf(id)).toMatchObject({ remainder: 0, late_fees: { days: 10, interest: 2 } });
});

test("a late invoice of a company has its fees in the list, a credit note none", async () => {
  const { data } = await ask("{ invoices { kind late_fees { days } } }");
  const all: { kind: number; late_fees: object | null }[] = data.invoices;
  for (const { kind, late_fees } of all)
    if (kind === 381 || kind === 503) expect(late_fees).toBeNull();
  expect(all.some(({ late_fees }) => late_fees)).toBe(true);
});

test("a credit note of a part was never owed, and the bonus of an eco-organisation is nobody’s delay", async () => {
  const { credited: id } = late;
  const { database } = doors();
  const whole = (await feesOf(id))?.late_fees?.["interest"] ?? 0;
  await database.asOwner("update app.invoice_balance set credited = 12000 where invoice_id = $1", [
    id,
  ]);
  const { interest } = (await feesOf(id))?.late_fees ?? {};
  expect(Math.abs(2 * (interest ?? 0) - whole)).toBeLessThanOrEqual(1);
});

test("what was noted by mistake is taken back once, and all of it is owed again", async () => {
  const { wrong: invoice_id } = late;
  const id = randomUUID();
  await receive({ id, invoice_id, interest: 100, indemnity: true });
  const correct = async (late_fee_id: string, who?: typeof nadia) => {
    const { data, errors } = await ask(
      `mutation ($id: ID!) { correctLateFee(late_fee_id: $id) {
        ... on Refusal { refused } ... on Invoice { id ${FEES} } } }`,
      { id: late_fee_id },
      who,
    );
    return data?.correctLateFee ?? errors;
  };
  expect(await correct(id, nadia)).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  const both = await Promise.all([correct(id), correct(id)]);
  expect(both).toContainEqual({ refused: "already-corrected" });
  expect(both).toContainEqual(
    expect.objectContaining({ late_fees: expect.objectContaining({ left_indemnity: 4_000 }) }),
  );
  const again = { invoice_id, interest: 0, indemnity: true };
  expect(await receive(again)).toMatchObject({ late_fees: { left_indemnity: 0 } });
});

test("a cheque for a delay goes to the bank with the others, once, until it is taken back", async () => {
  const { cheque: invoice_id } = late;
  const waiting = async () =>
    (await ask("{ cheques_waiting { movement_id late_fee drawer reference amount } }")).data
      .cheques_waiting;
  const byCheque = async (indemnity: boolean, reference: string) => {
    const id = randomUUID();
    const asked = { id, invoice_id, interest: indemnity ? 0 : 100, indemnity, reference };
    const answer = await receive({ ...asked, method: "cheque" });
    expect(answer.late_fees.received).toContainEqual(expect.objectContaining({ id, reference }));
    return id;
  };
  const [kept, wrong] = [await byCheque(true, "0012345"), await byCheque(false, "0012346")];
  await ask(`mutation ($id: ID!) { correctLateFee(late_fee_id: $id) { __typename } }`, {
    id: wrong,
  });
  const cheque = { movement_id: kept, late_fee: true, reference: "0012345", amount: 4_000 };
  expect(await waiting()).toMatchObject([{ ...cheque, drawer: "Hélène VIDAL" }]);
  const remit = async () =>
    (
      await ask(
        `mutation ($ids: [ID!]!) { remitCheques(movement_ids: $ids) {
          ... on Refusal { refused } ... on Remittance { total count } } }`,
        { ids: [kept] },
      )
    ).data.remitCheques;
  expect(await remit()).toEqual({ total: 4_000, count: 1 });
  expect(await waiting()).toEqual([]);
  expect(await remit()).toEqual({ refused: "cheque-remitted" });
});

test("cash for a delay and cash for the repair are one debt, in either order", async () => {
  const { cash: invoice_id } = late;
  const fee = { invoice_id, interest: 0, indemnity: true, method: "cash" };
  // 960,01 EUR for the same repair, without the long way to such an invoice.
  const paid = { invoice_id, method: "cash", received_on: "2026-11-23", note: "" };
  await change("recordPayment", { input: { ...paid, amount: 19_000, on_account: 77_001 } });
  expect(await receive(fee)).toMatchObject({ refused: "cash-limit" });
  await receive({ ...fee, indemnity: false, interest: 100 });
  expect(await change("recordPayment", { input: { ...paid, amount: 3_900 } })).toMatchObject({
    refused: "cash-limit",
    detail: { remainder: 3_899 },
  });
  expect(await change("recordPayment", { input: { ...paid, amount: 3_899 } })).toMatchObject({
    remainder: 1_101,
  });
});

test("nothing is noted in a month that is closed", async () => {
  await ask(`mutation { closeBooks(kind: month, from: "2026-09-01") { __typename } }`);
  const { company: invoice_id } = late;
  const asked = { invoice_id, interest: 1, indemnity: false, received_on: "2026-09-30" };
  expect(await receive(asked)).toEqual({ refused: "period-closed" });
});
