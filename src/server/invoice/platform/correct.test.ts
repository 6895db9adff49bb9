/** An invoice that was not accepted is put right: what the client never received is taken back by a note that nobody is sent. */
import { beforeAll, expect, test } from "vitest";
import { openPlatform } from "../../../../test/shop/supplier/platform.ts";
import { cdarXml } from "../../../domain/invoice/platform/cdar.ts";
import { RETRY_MINUTES } from "../../../domain/account/webhook/retry.ts";
import { addMinutes, dateOf, DEFAULT_ZONE } from "../../../domain/time.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z");
const { simulator, connect, billed, sendDue, follow, ask, change, wait, now, doors } = story;

beforeAll(async () => {
  await connect();
}, 60_000);

const SENDING = "sending { state correction current { code } }";
const read = async (id: string) => {
  const [shown] = (
    await ask(
      `query ($id: ID!) { quote(id: $id) { repair { invoices { id reference is_internal ${SENDING} } } } }`,
      { id },
    )
  ).data.quote.repair.invoices.toSorted((a: { reference: string }) =>
    a.reference.startsWith("F") ? -1 : 1,
  );
  return shown;
};
const documents = async (quote_id: string) =>
  (
    await ask(
      `query ($id: ID!) { quote(id: $id) { repair { invoices { id kind reference is_internal ${SENDING} } } } }`,
      { id: quote_id },
    )
  ).data.quote.repair.invoices;
const flows = async (subject_id: string) =>
  (
    await doors().database.asOwner<{ id: string }>(
      "select id from app.platform_flow where subject_id = $1",
      [subject_id],
    )
  ).map(({ id }) => id);
const letters = async () =>
  (await ask("{ messages(first: 200) { template } }")).data.messages.filter(
    ({ template }: { template: string }) => template === "credit-issued",
  ).length;

/** A corrective invoice in place of it, all the same but the reason. */
const replaced = async (invoice_id: string) => {
  const {
    lines,
    discount,
    performed_on,
    nature,
    client: billed_to,
  } = (
    await ask(
      `query ($id: ID!) { corrective_proposal(invoice_id: $id) { lines discount performed_on nature client { name address siren } } }`,
      { id: invoice_id },
    )
  ).data.corrective_proposal;
  const facts = { performed_on, nature };
  const client = { ...billed_to, address: billed_to.address.join("\n") };
  const input = { invoice_id, client, facts, lines, discount, reason: "SIREN faux" };
  return change("issueCorrectiveInvoice", { input });
};
const notified = async () =>
  (
    await doors().database.asOwner<{ reference: string }>(
      "select about ->> 'reference' as reference from app.notification where kind = 'invoice-rejected'",
    )
  ).map(({ reference }) => reference);

/** An invoice that its platform took, and rejects. */
const rejected = async () => {
  const invoice = await billed();
  await sendDue();
  const flow = simulator().sent().at(-1);
  simulator().acknowledge(flow?.flowId ?? "", {
    status: "Error",
    code: "SIRET_ERR",
    message: "",
  });
  await follow();
  return invoice;
};

test("a rejected invoice is taken back whole by an internal credit note, and leaves again under a new number", async () => {
  const { id, reference, quote_id } = await rejected();
  expect(await read(quote_id)).toMatchObject({
    is_internal: false,
    sending: { correction: "internal", current: { code: 213 } },
  });
  await follow();
  expect((await notified()).filter((one) => one === reference)).toHaveLength(1);
  const before = await letters();
  const [line] = (
    await ask(
      "query ($id: ID!) { quote(id: $id) { repair { invoices { creditable { id left } } } } }",
      { id: quote_id },
    )
  ).data.quote.repair.invoices[0].creditable;
  const part = { lines: [{ line_id: line.id, quantity: line.left }], reason: "Une partie" };
  expect(await change("creditInvoice", { invoice_id: id, ...part })).toMatchObject({
    refused: "rejected-in-part",
  });
  expect(await replaced(id)).toMatchObject({ refused: "rejected-in-part" });
  const credit = await change("creditInvoice", { invoice_id: id });
  expect(await flows(credit.id)).toEqual([]);
  expect(await letters()).toBe(before);
  const again = await change("issueInvoice", { quote_id });
  expect(again.reference).not.toBe(reference);
  expect(await flows(again.id)).toHaveLength(1);
  await sendDue();
  await follow();
  expect(await documents(quote_id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: credit.id, is_internal: true, sending: null }),
      expect.objectContaining({
        id: again.id,
        is_internal: false,
        sending: expect.objectContaining({ correction: "none" }),
      }),
    ]),
  );
});

test("a refused invoice was received: its credit note is sent to the client", async () => {
  const { id, reference, quote_id } = await billed();
  await sendDue();
  await follow();
  wait(5);
  const xml = cdarXml({
    reference,
    code: 210,
    reason_code: "PU_ERR",
    reason: "",
    message_id: `refus ${reference}`,
    kind: 380,
    issued_on: dateOf(now(), DEFAULT_ZONE),
    at: now(),
    seller: { siren: "732829320", name: "Garonne" },
    buyer: { siren: "552100554", name: "Client" },
  });
  simulator().deliver({ type: "CustomerInvoiceLC", syntax: "CDAR", bytes: Buffer.from(xml) });
  await follow();
  expect((await read(quote_id)).sending).toMatchObject({ correction: "credit" });
  const credit = await change("creditInvoice", { invoice_id: id });
  expect(await flows(credit.id)).toHaveLength(1);
  expect(await documents(quote_id)).toContainEqual(
    expect.objectContaining({ id: credit.id, is_internal: false }),
  );
});

test("a rejected credit note stays in the books, and leaves again as it is once its cause is settled", async () => {
  const { id, quote_id } = await billed();
  await sendDue();
  await follow();
  const credit = await change("creditInvoice", { invoice_id: id });
  await sendDue();
  const sent = () => simulator().sent();
  const first = sent().at(-1);
  simulator().acknowledge(first?.flowId ?? "", {
    status: "Error",
    code: "ROUTAGE_ERR",
    message: "",
  });
  await follow();
  const shown = async () =>
    (await documents(quote_id)).find(({ id: one }: { id: string }) => one === credit.id);
  expect(await shown()).toMatchObject({
    is_internal: false,
    sending: { correction: "internal", current: { code: 213 } },
  });
  const told = "select about from app.notification where about ->> 'reference' = $1";
  expect((await story.row(told, [credit.reference]))["about"]).toMatchObject({
    rejected: "credit",
    reason: "Le client n’a pas d’adresse de facturation électronique.",
  });
  wait(1);
  const [flow] = await flows(credit.id);
  const again =
    "mutation ($id: ID!) { result: resendFlow(id: $id) { ... on PlatformDone { done } } }";
  expect((await ask(again, { id: flow })).data.result).toEqual({ done: true });
  expect(await shown()).toMatchObject({ sending: { state: "waiting", current: null } });
  await sendDue();
  const second = sent().at(-1);
  expect(second?.trackingId).not.toBe(first?.trackingId);
  expect(second?.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
  wait(1);
  await follow();
  expect(await shown()).toMatchObject({ sending: { correction: "none", current: { code: 200 } } });
  expect((await ask(again, { id: flow })).data.result).toEqual({ done: false });
});

test("a rejected invoice never leaves again under its own number", async () => {
  const { id } = await rejected();
  const [flow] = await flows(id);
  const again =
    "mutation ($id: ID!) { result: resendFlow(id: $id) { ... on PlatformDone { done } } }";
  expect((await ask(again, { id: flow })).data.result).toEqual({ done: false });
});

test("what no platform took is taken back the same way, and is not sent again afterwards", async () => {
  await sendDue();
  const { id, quote_id } = await billed();
  for (const minutes of [...RETRY_MINUTES, 0]) {
    simulator().fail(503, 1, "/v1/flows");
    await sendDue();
    wait(minutes);
  }
  expect((await read(quote_id)).sending).toMatchObject({
    state: "failed",
    correction: "internal",
  });
  const credit = await change("creditInvoice", { invoice_id: id });
  expect(await flows(credit.id)).toEqual([]);
  const [flow] = await flows(id);
  const again =
    "mutation ($id: ID!) { result: resendFlow(id: $id) { ... on PlatformDone { done } } }";
  expect((await ask(again, { id: flow })).data.result).toEqual({ done: false });
});

test("soon after a sending the platform is read once, however many left", async () => {
  await Promise.all([billed(), billed()]);
  await sendDue();
  const jobs = await doors().database.asSuperuser<{ run_at: string }>(
    "select run_at from graphile_worker.jobs where task_identifier = 'follow-platform'",
  );
  expect(jobs).toHaveLength(1);
  expect(jobs[0]?.run_at).toBe(addMinutes(now(), 0.1));
});
