/** What is reported to the State: the same to the cent as the documents and the money, sent once, corrected when it changed. */
import { expect, test } from "vitest";
import { karim, nadia } from "../../../../test/shop/colleagues.ts";
import { openPlatform } from "../../../../test/shop/supplier/platform.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { sendReports } from "./jobs.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z");
const { simulator, connect, sendDue, follow, ask, change, accepted, billed, wait, doors } = story;

const DAY_MINUTES = 1_440;
const FIELDS = `rhythm is_chosen is_exempt reports { from to due_on version state reason unknown base vat received bonus
  sales { day category vat_rate base vat } payments { day vat_rate amount bonus } }`;
const board = async (who?: typeof nadia) =>
  (await ask(`{ e_reporting { ${FIELDS} } }`, {}, who)).data.e_reporting;
const run = async (name: string, args: string, who?: typeof nadia) =>
  (
    await ask(
      `mutation { result: ${name}(${args}) { ... on Refusal { refused } ... on EReporting { ${FIELDS} } } }`,
      {},
      who,
    )
  ).data.result;
const pay = (invoice_id: string, amount: number, facts: object = {}) =>
  change("recordPayment", {
    input: { invoice_id, method: "card", amount, received_on: "2026-11-23", note: "", ...facts },
  });
const sums = (table: string, where = "true") =>
  doors().database.asOwner<{ base: number; vat: number }>(
    `select coalesce(sum(base), 0)::int as base, coalesce(sum(vat), 0)::int as vat from ${table} where ${where}`,
  );

test("the period under way sums what was issued to consumers and what they paid for services", async () => {
  const { quote_id } = await accepted();
  const invoice = await change("issueInvoice", { quote_id });
  await pay(invoice.id, 10_000);
  await pay(invoice.id, invoice.bonus_remainder, {
    payer: "eco-organisation",
    payer_name: "Ecosystem",
    method: "transfer",
  });
  await billed();
  const [open] = (await board()).reports;
  expect(open).toMatchObject({ from: "2026-11-21", to: "2026-11-30", state: "open", unknown: 0 });
  const issued = `(select total_excl as base, total_vat as vat from app.invoice
    where document #>> '{client,type}' = 'Particulier') i`;
  expect(await sums(issued)).toEqual([{ base: open.base, vat: open.vat }]);
  const services = `(select amount as base, vat from app.payment_share where nature = 'services') s`;
  const [received] = await sums(services);
  expect(open.received).toBe(received?.base);
  expect(open.bonus).toBeGreaterThan(0);
  expect(open.payments.every(({ day }: { day: string }) => day === "2026-11-23")).toBe(true);
  expect((await board(nadia)).reports[0]).toMatchObject({ sales: [], payments: [] });
});

test("what a credit note and a refund give back is negative", async () => {
  const [before] = (await board()).reports;
  const { quote_id } = await accepted();
  const invoice = await change("issueInvoice", { quote_id });
  await pay(invoice.id, invoice.due);
  await change("creditInvoice", { invoice_id: invoice.id });
  const input = {
    invoice_id: invoice.id,
    method: "card",
    amount: invoice.due,
    paid_on: "2026-11-23",
    note: "",
  };
  await change("refundPayment", { input });
  const [after] = (await board()).reports;
  expect([after.base, after.vat, after.received]).toEqual([
    before.base,
    before.vat,
    before.received,
  ]);
});

test("a report leaves by itself once its period is over, once, and the platform says what it thinks", async () => {
  expect(await run("sendReport", 'from: "2026-11-21"')).toEqual({ refused: "report-not-over" });
  expect(await run("chooseRhythm", 'rhythm: "three-a-month"', karim)).toEqual({
    refused: "not-allowed",
  });
  expect(await run("chooseRhythm", 'rhythm: "three-a-month"')).toMatchObject({ is_chosen: true });
  wait(8 * DAY_MINUTES);
  expect(await run("sendReport", 'from: "2026-11-21"')).toEqual({ refused: "platform-none" });
  await connect();
  const { services } = doors();
  for (const _twice of [1, 2])
    await sendReports({ ...services, clock: story.now })({}, { attempt: 1, max_attempts: 1 });
  await sendDue();
  const sent = simulator().sent();
  expect(sent).toMatchObject([{ flowSyntax: "FRR", name: "e-reporting-2026-11-21-1.xml" }]);
  expect(sent[0]?.bytes.toString()).toContain("<CategoryCode>TPS1</CategoryCode>");
  await follow();
  expect((await board()).reports[1]).toMatchObject({ version: 1, state: "accepted" });
});

test("a report that no longer says what the documents say is corrected by the next version", async () => {
  await doors().database.asOwner("alter table app.payment_share disable trigger user");
  await doors().database.asOwner(
    "update app.payment_share set amount = amount + 100 where nature = 'services' and amount > 0",
  );
  await doors().database.asOwner("alter table app.payment_share enable trigger user");
  expect((await board()).reports[1]).toMatchObject({ state: "outdated", version: 1 });
  const corrected = await run("sendReport", 'from: "2026-11-21"');
  expect(corrected.reports[1]).toMatchObject({ version: 2, state: "waiting" });
  expect(await run("sendReport", 'from: "2026-11-21"')).toEqual({ refused: "report-unchanged" });
  await sendDue();
  const flow = simulator().sent().at(-1);
  expect(flow?.bytes.toString()).toContain("<TypeCode>RE</TypeCode>");
  simulator().acknowledge(flow?.flowId ?? "", {
    status: "Error",
    code: "",
    message: "Période close",
  });
  await follow();
  expect((await board()).reports[1]).toMatchObject({ state: "rejected", reason: "Période close" });
});

test("an exempt shop reports every two months, also the money of invoices that bore VAT", async () => {
  await doors().database.asOwner("update app.shop set vat_regime = 'franchise' where id = $1", [
    GARONNE.id,
  ]);
  const exempt = await board();
  expect(exempt).toMatchObject({ rhythm: "two-months", is_exempt: true });
  expect(exempt.reports[0]).toMatchObject({ from: "2026-11-01", to: "2026-12-31" });
  expect(exempt.reports[0].sales.length).toBeGreaterThan(0);
  expect(exempt.reports[0].payments.length).toBeGreaterThan(0);
});
