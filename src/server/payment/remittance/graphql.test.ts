/** Cheques received wait for the bank; a slip takes those chosen, once. */
import { expect, test } from "vitest";
import { nadia } from "../../../../test/shop/colleagues.ts";
import { openSales } from "../../../../test/shop/sales.ts";
import { remittanceRest } from "./rest.ts";

const { ask, change, accepted, document } = openSales("2026-11-23T11:00:00.000Z", [remittanceRest]);

const DAY = "2026-11-23";
type Waiting = { movement_id: string; drawer: string; reference: string; amount: number };
const waiting = async (who?: typeof nadia): Promise<Waiting[]> =>
  (await ask("{ cheques_waiting { movement_id drawer reference amount } }", {}, who)).data
    .cheques_waiting;
const remit = async (movement_ids: string[], who?: typeof nadia) =>
  (
    await ask(
      `mutation ($ids: [ID!]!) { result: remitCheques(movement_ids: $ids) {
        ... on Refusal { refused detail } ... on Remittance { id number remitted_on total count pdf_url } } }`,
      { ids: movement_ids },
      who,
    )
  ).data.result;
const billed = async (): Promise<string> => {
  const { quote_id } = await accepted();
  return (await change("issueInvoice", { quote_id })).id;
};
const pay = (invoice_id: string, amount: number, facts: object = {}) =>
  change("recordPayment", {
    input: { invoice_id, method: "cheque", amount, received_on: DAY, note: "", ...facts },
  });

test("a cheque for two invoices is one piece of paper; it goes to the bank once", async () => {
  const [first, second] = [await billed(), await billed()];
  await pay(first, 19_000, {
    reference: "0012345",
    others: [{ invoice_id: second, amount: 1_000 }],
  });
  await pay(second, 5_000, { payer: "insurer", payer_name: "Assur’Garonne" });
  await pay(second, 2_000, { method: "card" });
  const wrong = await pay(second, 3_000);
  const mistake = wrong.payments.find(({ amount }: { amount: number }) => amount === 3_000);
  await change("correctPayment", { payment_id: mistake.id });

  const cheques = await waiting();
  expect(cheques).toMatchObject([
    { drawer: "Hélène VIDAL", reference: "0012345", amount: 20_000 },
    { drawer: "Assur’Garonne", reference: "", amount: 5_000 },
  ]);
  expect(await waiting(nadia)).toEqual([]);
  const ids = cheques.map(({ movement_id }) => movement_id);
  expect(await remit([])).toEqual({ refused: "cheque-none", detail: null });
  expect(await remit(ids, nadia)).toMatchObject({ refused: "cheque-remitted" });

  const slip = await remit(ids);
  expect(slip).toMatchObject({ number: 1, remitted_on: DAY, total: 25_000, count: 2 });
  expect(await waiting()).toEqual([]);
  expect(await remit(ids)).toEqual({ refused: "cheque-remitted", detail: { missing: 2 } });
  expect(await document(slip.pdf_url)).toEqual([200, "%PDF-"]);
  expect((await document(slip.pdf_url, nadia))[0]).toBe(404);
});

test("two people who remit the same cheque make one slip", async () => {
  await pay(await billed(), 19_000);
  const ids = (await waiting()).map(({ movement_id }) => movement_id);
  const answers = await Promise.all([remit(ids), remit(ids), remit(ids)]);
  expect(answers.filter(({ refused }) => refused === "cheque-remitted")).toHaveLength(2);
  const { data } = await ask("{ remittances { number count } }");
  expect(data.remittances).toEqual([
    { number: 2, count: 1 },
    { number: 1, count: 2 },
  ]);
});

test("what a cheque leaves on the client's account is on the slip too, a refund by cheque is not", async () => {
  const id = await billed();
  await pay(id, 19_000, { on_account: 1_000 });
  const [cheque] = await waiting();
  expect(cheque).toMatchObject({ amount: 20_000 });
  await change("creditInvoice", { invoice_id: id });
  await change("refundPayment", {
    input: { invoice_id: id, method: "cheque", amount: 19_000, paid_on: DAY, note: "" },
  });
  expect(await waiting()).toEqual([cheque]);
  expect(await remit([cheque?.movement_id ?? ""])).toMatchObject({ count: 1, total: 20_000 });
});

test("a cheque that comes back unpaid is corrected: its slip stays as it was, and it waits no more", async () => {
  const id = await billed();
  const paid = await pay(id, 6_000, { reference: "0099" });
  const [cheque] = (await waiting()).filter(({ reference }) => reference === "0099");
  const slip = await remit([cheque?.movement_id ?? ""]);
  await change("correctPayment", { payment_id: paid.payments[0].id });
  expect((await waiting()).filter(({ reference }) => reference === "0099")).toEqual([]);
  const { data } = await ask("{ remittances { id total count } }");
  expect(data.remittances).toContainEqual({ id: slip.id, total: 6_000, count: 1 });
  expect(await document(slip.pdf_url)).toEqual([200, "%PDF-"]);
  expect(await remit([cheque?.movement_id ?? ""])).toMatchObject({ refused: "cheque-remitted" });
});

test("a cheque that is named twice is on the slip once; one unknown among them stops all", async () => {
  await pay(await billed(), 2_500, { reference: "0100" });
  const [cheque] = (await waiting()).filter(({ reference }) => reference === "0100");
  const id = cheque?.movement_id ?? "";
  const unknown = "01990000-0000-7000-8000-00000000dead";
  expect(await remit([id, unknown])).toEqual({
    refused: "cheque-remitted",
    detail: { missing: 1 },
  });
  expect(await waiting()).toContainEqual(cheque);
  expect(await remit([id, id])).toMatchObject({ total: 2_500, count: 1 });
});

test("slips made at once, of different cheques, have numbers that follow without a gap", async () => {
  for (const reference of ["0201", "0202", "0203"]) await pay(await billed(), 1_000, { reference });
  const cheques = (await waiting()).filter(({ reference }) => reference.startsWith("020"));
  const slips = await Promise.all(cheques.map(({ movement_id }) => remit([movement_id])));
  const numbers: number[] = slips.map(({ number }) => number).toSorted((a, b) => a - b);
  const [first = 0] = numbers;
  expect(numbers).toEqual([first, first + 1, first + 2]);
});
