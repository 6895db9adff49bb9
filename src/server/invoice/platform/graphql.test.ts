/** An invoice to a company leaves by the platform, once, and what the platform says of it is shown. */
import { expect, test } from "vitest";
import { karim, nadia } from "../../../../test/shop/colleagues.ts";
import { openPlatform } from "../../../../test/shop/supplier/platform.ts";
import { cdarXml } from "../../../domain/invoice/platform/cdar.ts";
import { addMinutes, parseLocalDate } from "../../../domain/time.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z");
const { simulator, connect, billed, sendDue, follow, ask, wait, now, change } = story;

const DAY = parseLocalDate("2026-11-23");
if (!DAY) throw new Error("no day");

type Sending = {
  state: string;
  flow_id: string;
  attempts: number;
  is_failed: boolean;
  is_held: boolean;
  current: { code: number; text: string; reason: string } | null;
  statuses: { code: number }[];
};
const sendingOf = async (reference: string, who?: typeof nadia): Promise<Sending | null> =>
  (
    await ask(
      `query ($reference: String!) { invoicesByReference(reference: $reference) { sending {
        state flow_id attempts is_failed is_held current { code text reason } statuses { code } } } }`,
      { reference },
      who,
    )
  ).data.invoicesByReference[0]?.sending ?? null;

/** What the client, or a platform, says of an invoice. */
const say = (reference: string, code: number, minutes: number, reason_code = "") => {
  const message_id = `${reference} ${code} ${minutes}`;
  const xml = cdarXml({
    reference,
    code,
    reason_code,
    message_id,
    kind: 380,
    issued_on: DAY,
    reason: "",
    at: addMinutes(now(), minutes),
    seller: { siren: "732829320", name: "Garonne" },
    buyer: { siren: "552100554", name: "Client" },
  });
  const bytes = Buffer.from(xml);
  simulator().deliver({ type: "CustomerInvoiceLC", syntax: "CDAR", bytes });
};

test("without a platform nothing leaves but the letter", async () => {
  const { reference } = await billed();
  expect(await sendingOf(reference)).toBeNull();
  await sendDue();
  expect(simulator().sent()).toEqual([]);
});

test("only the owner connects, with a key that the platform opens and that nobody reads again", async () => {
  expect(await connect({ secret: "faux" })).toEqual({ refused: "platform-refused" });
  expect(await connect({ url: "pa.exemple" })).toEqual({ refused: "platform-address" });
  expect(await connect()).toEqual({ platform_id: "0042" });
  const query = "{ platform_connection { url platform_id login failure } }";
  expect((await ask(query)).data.platform_connection).toMatchObject({ platform_id: "0042" });
  expect((await ask(query, {}, nadia)).data.platform_connection).toBeNull();
  const mutation = "mutation { result: disconnectPlatform { ... on Refusal { refused } } }";
  expect((await ask(mutation, {}, karim)).data.result).toEqual({ refused: "not-allowed" });
  const [row] = await story
    .doors()
    .database.asOwner<{ secret: string }>("select secret from app.platform_connection");
  expect(row?.secret).not.toContain("simulateur");
});

test("an invoice leaves once as the PDF that was handed over, and is deposited", async () => {
  const { reference } = await billed();
  expect(await sendingOf(reference)).toMatchObject({ state: "waiting", current: null });
  await sendDue();
  await sendDue();
  const [flow] = simulator().sent().slice(-1);
  expect(flow).toMatchObject({ name: `${reference}.pdf`, flowSyntax: "Factur-X" });
  expect(flow?.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  await follow();
  await follow();
  expect(await sendingOf(reference)).toMatchObject({
    state: "sent",
    is_failed: false,
    current: { code: 200, text: "Déposée" },
    statuses: [{ code: 200 }],
  });
  expect(await sendingOf(reference, nadia)).toBeNull();
});

test("a platform that fails is tried again under the same number; then a person sends it again", async () => {
  const { reference } = await billed();
  simulator().fail(503, 1);
  await sendDue();
  expect(await sendingOf(reference)).toMatchObject({ state: "waiting", attempts: 1 });
  wait(2);
  await sendDue();
  expect(await sendingOf(reference)).toMatchObject({ state: "sent", attempts: 2 });

  const { reference: other } = await billed();
  simulator().fail(503, 7);
  for (const minutes of [0, 2, 6, 31, 121, 361, 721]) {
    wait(minutes);
    await sendDue();
  }
  const failed = await sendingOf(other);
  expect(failed).toMatchObject({ state: "failed", attempts: 7 });
  const again =
    "mutation ($id: ID!) { result: resendFlow(id: $id) { ... on PlatformDone { done } } }";
  expect((await ask(again, { id: failed?.flow_id })).data.result).toEqual({ done: true });
  expect((await ask(again, { id: failed?.flow_id })).data.result).toEqual({ done: false });
  await sendDue();
  expect(await sendingOf(other)).toMatchObject({ state: "sent" });
});

test("statuses come in any order and twice: the present one is the last of its way", async () => {
  const { reference } = await billed();
  await sendDue();
  say(reference, 212, 40);
  say(reference, 203, 10);
  say(reference, 205, 20);
  say(reference, 205, 20);
  say("F1999-00001", 210, 5);
  await follow();
  expect(await sendingOf(reference)).toMatchObject({
    current: { code: 212, text: "Encaissée" },
    statuses: [{ code: 200 }, { code: 203 }, { code: 205 }, { code: 212 }],
  });
});

test("a rejected invoice says why, is credited, and another leaves in its place", async () => {
  const { id, reference, quote_id } = await billed();
  await sendDue();
  const flow_id = simulator().sent().at(-1)?.flowId ?? "";
  simulator().acknowledge(flow_id, { status: "Error", code: "SIRET_ERR", message: "" });
  await follow();
  expect(await sendingOf(reference)).toMatchObject({
    is_failed: true,
    current: {
      code: 213,
      text: "Rejetée par la plateforme",
      reason: "Le SIRET ou le SIREN est faux.",
    },
  });
  const before = simulator().sent().length;
  await change("creditInvoice", { invoice_id: id });
  const anew = await change("issueInvoice", { quote_id });
  expect(anew).toMatchObject({ kind: 380 });
  expect(anew.reference).not.toBe(reference);
  await sendDue();
  await follow();
  // The credit note of what the client never received is sent to nobody.
  expect(simulator().sent().length).toBe(before + 1);
  expect(await sendingOf(anew.reference)).toMatchObject({ current: { code: 200 } });
});

test("a dispute is shown as one that waits for an answer", async () => {
  const { reference } = await billed();
  await sendDue();
  say(reference, 207, 5, "QUALITE_ERR");
  await follow();
  expect(await sendingOf(reference)).toMatchObject({
    is_held: true,
    current: { text: "En litige", reason: "La qualité du travail ou de la pièce est contestée." },
  });
});

test("the directory says where a client receives; a platform that is away is said so", async () => {
  simulator().directory.set("552100554", ["552100554"]);
  const query = '{ electronic_addresses(siren: "552 100 554") { siren addresses failure } }';
  expect((await ask(query)).data.electronic_addresses).toEqual({
    siren: "552100554",
    addresses: ["552100554"],
    failure: "",
  });
  simulator().fail(500, 1);
  expect((await ask(query)).data.electronic_addresses).toMatchObject({ failure: "refused" });
  simulator().fail(500, 1);
  await follow();
  const failing = "{ platform_connection { failure } }";
  expect((await ask(failing)).data.platform_connection).toEqual({ failure: "refused" });
  await follow();
  expect((await ask(failing)).data.platform_connection).toEqual({ failure: "" });
});
