/** « Encaissée »: what a company pays is told to the platform, once, at each rate, after its invoice. */
import { beforeAll, expect, test } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { nadia, type Colleague } from "../../../../test/shop/colleagues.ts";
import { openPlatform } from "../../../../test/shop/supplier/platform.ts";
import { readCdar } from "../../../domain/invoice/platform/read-cdar.ts";
import { RETRY_MINUTES } from "../../../domain/account/webhook/retry.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { sendOne } from "./send.ts";
import { readXml } from "../../platform/xml/read.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z");
const { simulator, connect, billed, sendDue, follow, pay, change, ask, row, wait, doors } = story;

/** What the platform was told of this invoice, as it reads it. */
function toldOf(reference: string) {
  return simulator()
    .sent()
    .filter(({ flowType }) => flowType === "CustomerInvoiceLC")
    .flatMap(({ bytes }) => {
      const root = readXml(bytes);
      return isRefusal(root) ? [] : readCdar(root);
    })
    .filter((message) => message.reference === reference);
}
const flows = (invoice_id: string) =>
  doors().database.asOwner<{ state: string }>(
    `select f.state from app.platform_flow f join app.payment p on p.id = f.subject_id
      where f.kind = 'paid' and p.invoice_id = $1`,
    [invoice_id],
  );
const sendingOf = async (reference: string) =>
  (
    await ask(
      `query ($reference: String!) { invoicesByReference(reference: $reference) {
        sending { current { code text } paid { vat_rate amount } untold { flow_id amount is_rejected reason } } } }`,
      { reference },
    )
  ).data.invoicesByReference[0].sending;

beforeAll(async () => {
  expect(await connect()).toMatchObject({ platform_id: "0042" });
}, 60_000);

test("each sum received is told once, with its amount, after the invoice itself", async () => {
  const { id, reference } = await billed();
  await pay(id, 4_000);
  expect(await flows(id)).toEqual([{ state: "waiting" }]);
  await sendDue();
  await sendDue();
  expect(toldOf(reference)).toMatchObject([{ code: 212, amount: 4_000 }]);
  await pay(id, 1_000);
  await sendDue();
  expect(toldOf(reference).map(({ amount }) => amount)).toEqual([4_000, 1_000]);
});

test("the invoice is « Encaissée » once the platform took the message", async () => {
  const { id, reference } = await billed();
  await pay(id, 4_000);
  await sendDue();
  await sendDue();
  wait(1);
  await follow();
  await follow();
  expect(await sendingOf(reference)).toMatchObject({
    current: { code: 212, text: "Encaissée" },
    paid: [{ vat_rate: 2_000, amount: 4_000 }],
    untold: [],
  });
  expect(
    await row("select amount::int from app.invoice_status where code = 212 and invoice_id = $1", [
      id,
    ]),
  ).toEqual({ amount: 4_000 });
});

test("a typing error that is corrected is told as less than nothing", async () => {
  const { id, reference } = await billed();
  const { payments } = await pay(id, 4_000);
  await change("correctPayment", { payment_id: payments[0].id });
  await sendDue();
  await sendDue();
  expect(toldOf(reference).map(({ amount }) => amount)).toEqual([4_000, -4_000]);
});

test("it waits for its invoice, and is queued again once that has left", async () => {
  const { id, reference } = await billed();
  await pay(id, 4_000);
  const flowOf = "select id::text from app.platform_flow where kind = $1 and subject_id =";
  const paid = await row(`${flowOf} (select id from app.payment where invoice_id = $2)`, [
    "paid",
    id,
  ]);
  const invoice = await row(`${flowOf} $2`, ["invoice", id]);
  const key = `flow ${String(paid["id"])}`;
  const forget = "select graphile_worker.remove_job($1)";
  await doors().database.asSuperuser(forget, [key]);
  const send = (flow: Record<string, unknown>) =>
    sendOne(story.means(), garonneScope, String(flow["id"]));
  await send(paid);
  expect([await flows(id), toldOf(reference)]).toEqual([[{ state: "waiting" }], []]);
  await send(invoice);
  const jobs = "select 1 from graphile_worker.jobs where key = $1";
  expect(await doors().database.asSuperuser(jobs, [key])).toHaveLength(1);
  await send(paid);
  expect(toldOf(reference)).toHaveLength(1);
});

test("nothing is told of an invoice that never left by the platform", async () => {
  const { id, reference } = await billed();
  await doors().database.asOwner("delete from app.platform_flow where subject_id = $1", [id]);
  await pay(id, 4_000);
  await sendDue();
  expect([await flows(id), toldOf(reference)]).toEqual([[], []]);
});

/** What was said of the last message to the platform. */
const reject = (code: string) => {
  const flow = simulator().sent().at(-1);
  simulator().acknowledge(flow?.flowId ?? "", { status: "Error", code, message: "" });
};
const resend = async (id: string, who?: Colleague) =>
  (
    await ask(
      "mutation ($id: ID!) { result: resendFlow(id: $id) { ... on PlatformDone { done } ... on Refusal { refused } } }",
      { id },
      who,
    )
  ).data?.result;
const notified = (reference: string) =>
  doors().database.asOwner(
    "select about ->> 'rejected' as rejected from app.notification where kind = 'invoice-rejected' and about ->> 'reference' = $1",
    [reference],
  );
/** An invoice that its platform took, and on which this came in. */
const received = async (amount: number) => {
  const invoice = await billed();
  await sendDue();
  wait(1);
  await follow();
  const { payments } = await pay(invoice.id, amount);
  await sendDue();
  return { ...invoice, payment_id: payments[0].id };
};

test("what comes to nothing leaves the invoice as it was: no longer « Encaissée »", async () => {
  const { id, reference, payment_id } = await received(4_000);
  wait(1);
  await follow();
  expect(await sendingOf(reference)).toMatchObject({ current: { code: 212 } });
  await change("correctPayment", { payment_id });
  await sendDue();
  wait(1);
  await follow();
  expect(await sendingOf(reference)).toMatchObject({ current: { code: 200 }, paid: [] });
  await pay(id, 1_000);
  await sendDue();
  wait(1);
  await follow();
  expect(await sendingOf(reference)).toMatchObject({
    current: { code: 212 },
    paid: [{ vat_rate: 2_000, amount: 1_000 }],
  });
});

test("one that is rejected is said with its reason, and leaves again under another number", async () => {
  const { reference } = await received(4_000);
  reject("MONTANTTOTAL_ERR");
  await follow();
  await follow();
  const { current, paid, untold } = await sendingOf(reference);
  expect([current.code, paid]).toEqual([200, []]);
  expect(untold).toMatchObject([
    { amount: 4_000, is_rejected: true, reason: "Le total est faux." },
  ]);
  expect(await notified(reference)).toEqual([{ rejected: "payment" }]);
  const [{ flow_id }] = untold;
  expect(await resend(flow_id, nadia)).toBeUndefined();
  const answers = await Promise.all([resend(flow_id), resend(flow_id)]);
  expect(answers.filter(({ done }) => done)).toHaveLength(1);
  const before = simulator().sent().length;
  await sendDue();
  expect(simulator().sent()).toHaveLength(before + 1);
  expect(new Set(toldOf(reference).map(({ message_id }) => message_id)).size).toBe(2);
  wait(1);
  await follow();
  expect(await sendingOf(reference)).toMatchObject({
    current: { code: 212 },
    paid: [{ vat_rate: 2_000, amount: 4_000 }],
    untold: [],
  });
  expect(await resend(flow_id)).toEqual({ done: false });
});

test("one that no platform took is said too, and leaves again", async () => {
  const { id, reference } = await billed();
  await sendDue();
  await pay(id, 4_000);
  for (const minutes of [...RETRY_MINUTES, 0]) {
    simulator().fail(503, 1, "/v1/flows");
    await sendDue();
    wait(minutes);
  }
  await follow();
  const { untold } = await sendingOf(reference);
  expect(untold).toMatchObject([{ amount: 4_000, is_rejected: false, reason: "" }]);
  expect(await resend(untold[0].flow_id)).toEqual({ done: true });
  await sendDue();
  wait(1);
  await follow();
  expect(await sendingOf(reference)).toMatchObject({ current: { code: 212 }, untold: [] });
});
