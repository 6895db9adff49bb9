/** What another program receives: signed, once an event, again after a failure, and nothing of another shop. */
import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { act, garonneScope, NOON, openRepair } from "../../../../../test/shop/affairs.ts";
import { marc, nadia } from "../../../../../test/shop/colleagues.ts";
import { instant } from "../../../../../test/shop/doors.ts";
import { aBooking, openProgram } from "../../../../../test/shop/program.ts";
import { hooksOf } from "../../../../../test/shop/webhook/hooks.ts";
import {
  isSigned,
  openReceiver,
  type Received,
} from "../../../../../test/shop/webhook/receiver.ts";
import { WEBHOOK_EVENTS } from "../../../../domain/account/webhook/event.ts";
import { RETRY_MINUTES } from "../../../../domain/account/webhook/retry.ts";
import type { JournalItem } from "../../../../domain/repair/journal.ts";
import { agendaApi } from "../../../agenda/api/rest.ts";
import { bookingRest } from "../../../booking/rest.ts";
import { invoiceApi } from "../../../invoice/api/rest.ts";
import { quoteApi } from "../../../quote/api/rest.ts";
import { repairApi } from "../../../repair/api/rest.ts";
import { appendItems } from "../../../repair/store.ts";
import { dateOf } from "../../../../domain/time.ts";
import { recordPaymentOn } from "../../../payment/record.ts";
import { forgetWebhooks, sendWebhook } from "./jobs.ts";
import { DESCRIBED_WEBHOOKS, WEBHOOK_RECORDS } from "../../../webhook-records.ts";
import { bodyShape } from "../../../platform/api/webhook.ts";

const NOW = "2026-11-23T08:00:00Z";
const office = openProgram(NOW, [agendaApi, repairApi, bookingRest, quoteApi, invoiceApi]);
const { doors, ask, keyOf, get, post, billed } = office;
const hooks = hooksOf(office, NOW);
const receiver = openReceiver();

// A shop has few: each test makes its own.
afterEach(async () => {
  await doors().database.asOwner("delete from app.webhook");
});

type Told = { id: string; type: string; shop_id: string; data: { id: string }; change?: object };
const read = ({ body }: Received): Told => JSON.parse(body);

const moved = {
  type: "StatusChanged",
  payload: { from: "Devis à faire", to: "Devis en attente Client" },
} satisfies JournalItem;
/** The repair of this shop takes another status. */
async function changeStatus(): Promise<string> {
  const { repair_id } = await openRepair(doors().database);
  const written = { shop_id: marc.shop_id, repair_id, ...act(hooks.now()) };
  await doors().database.withShop(garonneScope, (db) => appendItems(db, written, [moved]));
  return repair_id;
}

const STATUS = ["repair.status_changed"];

test("an event is told once, signed, with the record as the interface gives it", async () => {
  const { secret } = await hooks.make(receiver.url("/signed"), STATUS);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const repair_id = await changeStatus();
  await hooks.run();
  await hooks.run();
  const [one, ...others] = receiver.at("/signed");
  if (!one) throw new Error("nothing came");
  expect(others).toEqual([]);
  expect(await isSigned(one, secret)).toBe(true);
  expect(await isSigned({ ...one, body: `${one.body} ` }, secret)).toBe(false);
  expect(one.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "webhook-timestamp": String(Date.parse(hooks.now()) / 1000),
  });
  const { journal: _journal, ...repair } = (
    await get(await keyOf(), `/api/v1/repairs/${repair_id}`)
  ).json();
  expect(read(one)).toEqual({
    id: one.headers["webhook-id"],
    type: "repair.status_changed",
    timestamp: "2026-11-23T08:00:00.000Z",
    shop_id: marc.shop_id,
    data: repair,
    change: moved.payload,
  });
});

test("each act of a shop is told under its name, with what the interface answers of its record", async () => {
  const { webhook } = await hooks.make(receiver.url("/all"), WEBHOOK_EVENTS);
  const key = await keyOf();
  const booked = await post(undefined, `/api/v1/shops/${marc.shop_id}/bookings`, aBooking());
  expect(booked.statusCode).toBeLessThan(300);
  const { invoice_id, quote_id } = await billed();
  const [{ due } = { due: 0 }] = await doors().database.asOwner<{ due: number }>(
    "select due from app.invoice where id = $1",
    [invoice_id],
  );
  const receipt = { invoice_id, amount: due, method: "card" as const, note: "" };
  const received_on = dateOf(NOON, "Europe/Paris");
  await doors().database.withShop(garonneScope, (db) =>
    recordPaymentOn(db, { ...receipt, received_on }, act()),
  );
  // The fixtures of the invoice are dated noon: three hours later.
  hooks.wait(180);
  await hooks.run();
  const told = receiver.at("/all").map(read);
  const of = (type: string) => told.filter((one) => one.type === type);
  expect(told[0]?.type).toBe("repair.created");
  for (const [type, path] of [
    ["booking.created", `/api/v1/bookings/${of("booking.created")[0]?.data.id}`],
    ["repair.created", `/api/v1/repairs/${of("repair.created")[0]?.data.id}`],
    ["quote.sent", `/api/v1/quotes/${quote_id}`],
    ["quote.accepted", `/api/v1/quotes/${quote_id}`],
    ["invoice.issued", `/api/v1/invoices/${invoice_id}`],
    ["payment.recorded", `/api/v1/invoices/${invoice_id}`],
    ["invoice.paid", `/api/v1/invoices/${invoice_id}`],
  ] as const) {
    const [one, ...others] = of(type);
    expect(others, type).toEqual([]);
    const { journal: _journal, ...record } = (await get(key, path)).json();
    const unpaid = type === "invoice.issued" && { paid: 0, remainder: due };
    expect(one?.data, type).toEqual({ ...record, ...unpaid });
    const described = DESCRIBED_WEBHOOKS.find(({ event }) => event === type);
    expect(described && bodyShape(described).safeParse(one).error, type).toBeUndefined();
  }
  expect(of("payment.recorded")[0]).toMatchObject({ payment: { amount: due, method: "card" } });
  const [first] = await hooks.deliveries(webhook.id);
  expect(first).toMatchObject({ state: "delivered", attempts: 1, status_code: 200, next_at: null });
});

test("repairs that are moved together on the board are told one by one", async () => {
  await hooks.make(receiver.url("/board"), STATUS);
  const { database } = doors();
  const repairs = [await openRepair(database), await openRepair(database)];
  const { from, to } = moved.payload;
  const moves = repairs.map(({ repair_id }) => ({ repair_id, from, to }));
  await ask(
    "mutation ($moves: [RepairMoveInput!]!) { moveRepairs(moves: $moves) { __typename } }",
    { moves },
    marc,
  );
  await hooks.run();
  const told = receiver.at("/board").map(read);
  expect(told.map(({ data }) => data.id).toSorted()).toEqual(
    repairs.map(({ repair_id }) => repair_id).toSorted(),
  );
  expect(told.map(({ change }) => change)).toEqual([moved.payload, moved.payload]);
});

test("an appointment that is taken out of the agenda is told with what it was", async () => {
  await hooks.make(receiver.url("/removed"), ["booking.cancelled"]);
  await post(
    undefined,
    `/api/v1/shops/${marc.shop_id}/bookings`,
    aBooking({
      start_at: "2026-11-25T08:00:00.000Z",
      public_start_at: "2026-11-25T08:00:00.000Z",
      public_end_at: "2026-11-25T10:00:00.000Z",
    }),
  );
  const [event] = await doors().database.asOwner<{ id: string }>(
    "select id from app.event where start_at = '2026-11-25T08:00:00Z'",
  );
  await ask("mutation ($id: ID!) { removeEvent(id: $id) { __typename } }", { id: event?.id }, marc);
  await hooks.run();
  expect(receiver.at("/removed").map(read)).toMatchObject([
    { type: "booking.cancelled", data: { id: event?.id, status: "CANCEL" } },
  ]);
});

test("what does not commit is not told", async () => {
  await hooks.make(receiver.url("/undone"), STATUS);
  const { repair_id } = await openRepair(doors().database);
  const written = { shop_id: marc.shop_id, repair_id, ...act(hooks.now()) };
  await expect(
    doors().database.withShop(garonneScope, async (db) => {
      await appendItems(db, written, [moved]);
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  await hooks.run();
  expect(receiver.at("/undone")).toEqual([]);
});

test("after a failure it is tried again at its hours, with the same name and the same body", async () => {
  const { webhook } = await hooks.make(receiver.url("/shaky"), STATUS);
  receiver.answer("/shaky", [500, (response) => response.destroy(), 200]);
  await changeStatus();
  await hooks.run();
  expect(await hooks.deliveries(webhook.id)).toMatchObject([
    { state: "waiting", attempts: 1, status_code: 500, failure: "" },
  ]);
  await hooks.run();
  expect(receiver.at("/shaky")).toHaveLength(1);
  hooks.wait(1);
  await hooks.run();
  expect(await hooks.deliveries(webhook.id)).toMatchObject([
    { state: "waiting", attempts: 2, status_code: null, failure: "unreachable" },
  ]);
  hooks.wait(5);
  await hooks.run();
  const [first, second, third] = receiver.at("/shaky");
  expect(third?.body).toBe(first?.body);
  expect(new Set([first, second, third].map((one) => one?.headers["webhook-id"])).size).toBe(1);
  expect(await hooks.deliveries(webhook.id)).toMatchObject([{ state: "delivered", attempts: 3 }]);
  expect((await hooks.hooks()).find(({ id }) => id === webhook.id)?.failing_since).toBeNull();
});

test("an address that redirects gets nothing elsewhere, and has failed", async () => {
  const { webhook } = await hooks.make(receiver.url("/redirects"), STATUS);
  receiver.answer("/redirects", [
    (response) => response.writeHead(302, { location: receiver.url("/stolen") }).end(),
  ]);
  await changeStatus();
  await hooks.run();
  expect(receiver.at("/stolen")).toEqual([]);
  expect(await hooks.deliveries(webhook.id)).toMatchObject([
    { state: "waiting", status_code: 302 },
  ]);
  await hooks.hook("removeWebhook", webhook.id);
});

const noticesOf = async (kind: string) =>
  doors().database.asOwner<{ user_id: string; about: object }>(
    `select r.user_id, n.about from app.notification n join app.notification_recipient r on r.notification_id = n.id
     where n.kind = $1`,
    [kind],
  );

test("after seven attempts it has failed, and the owner is told once; after three days the address is stopped", async () => {
  const { webhook } = await hooks.make(receiver.url("/dead"), STATUS);
  receiver.answer("/dead", [503]);
  await changeStatus();
  await changeStatus();
  await hooks.run();
  for (const minutes of RETRY_MINUTES) {
    hooks.wait(minutes);
    await hooks.run();
    // The other one waits for its turn: an address that fails is tried with one thing at a time.
    hooks.wait(1);
    await hooks.run();
  }
  const [second, first] = await hooks.deliveries(webhook.id);
  expect(first).toMatchObject({ state: "failed", attempts: 7, next_at: null, status_code: 503 });
  expect(second?.attempts).toBeGreaterThan(4);
  hooks.wait(24 * 60);
  await hooks.run();
  expect(await noticesOf("webhook-failed")).toEqual([
    { user_id: marc.person.id, about: { subject: new URL(receiver.url("/")).host } },
  ]);
  hooks.wait(3 * 24 * 60);
  await changeStatus();
  await hooks.run();
  expect(await noticesOf("webhook-stopped")).toMatchObject([{ user_id: marc.person.id }]);
  expect((await hooks.hooks()).find(({ id }) => id === webhook.id)?.state).toBe("stopped");
  const count = (await hooks.deliveries(webhook.id)).length;
  await changeStatus();
  expect(await hooks.deliveries(webhook.id)).toHaveLength(count);
  await hooks.hook("removeWebhook", webhook.id);
});

test("« 410 Gone » stops the address at once", async () => {
  const { webhook } = await hooks.make(receiver.url("/gone"), STATUS);
  receiver.answer("/gone", [410]);
  await changeStatus();
  await hooks.run();
  expect((await hooks.hooks()).find(({ id }) => id === webhook.id)?.state).toBe("stopped");
});

test("sent again by the owner, it keeps its name and its body", async () => {
  const { webhook } = await hooks.make(receiver.url("/again"), STATUS);
  await changeStatus();
  await hooks.run();
  const [delivery] = await hooks.deliveries(webhook.id);
  expect(await hooks.deliver("replayDelivery", delivery?.id ?? "")).toMatchObject({
    state: "waiting",
    attempts: 0,
  });
  // While it waits it is not sent twice.
  await expect(hooks.deliver("replayDelivery", delivery?.id ?? "")).rejects.toThrow();
  hooks.wait(1);
  await hooks.run();
  const [first, second, ...others] = receiver.at("/again");
  expect(others).toEqual([]);
  expect(second?.body).toBe(first?.body);
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(second?.headers["webhook-timestamp"]).not.toBe(first?.headers["webhook-timestamp"]);
});

test("paused, nothing is planned and what waited is kept; switched on, what waited leaves", async () => {
  const { webhook } = await hooks.make(receiver.url("/paused"), STATUS);
  await changeStatus();
  await hooks.hook("pauseWebhook", webhook.id);
  await changeStatus();
  await hooks.run();
  expect(receiver.at("/paused")).toEqual([]);
  expect(await hooks.deliveries(webhook.id)).toMatchObject([{ state: "waiting", attempts: 0 }]);
  await hooks.hook("resumeWebhook", webhook.id);
  await hooks.run();
  expect(receiver.at("/paused")).toHaveLength(1);
});

test("removed, it is told nothing more, not even what was planned", async () => {
  const { webhook } = await hooks.make(receiver.url("/removed-hook"), STATUS);
  await changeStatus();
  const [planned] = await hooks.deliveries(webhook.id);
  await hooks.hook("removeWebhook", webhook.id);
  await changeStatus();
  await hooks.send(planned?.id ?? "", marc.shop_id);
  await hooks.run();
  expect(receiver.at("/removed-hook")).toEqual([]);
  await expect(hooks.hook("removeWebhook", webhook.id)).rejects.toThrow();
});

test("a shop hears of its own affairs only, and asks for none of another’s", async () => {
  const { webhook } = await hooks.make(receiver.url("/loire"), WEBHOOK_EVENTS, nadia);
  const mine = await hooks.make(receiver.url("/garonne"), STATUS);
  await changeStatus();
  await hooks.run();
  expect(receiver.at("/loire")).toEqual([]);
  expect(receiver.at("/garonne")).toHaveLength(1);
  const [delivery] = await hooks.deliveries(mine.webhook.id);
  expect(await hooks.deliveries(mine.webhook.id, nadia)).toEqual([]);
  for (const field of ["pauseWebhook", "resumeWebhook", "removeWebhook"])
    await expect(hooks.hook(field, mine.webhook.id, nadia)).rejects.toThrow();
  await expect(hooks.deliver("replayDelivery", delivery?.id ?? "", nadia)).rejects.toThrow();
  await hooks.send(delivery?.id ?? "", nadia.shop_id);
  expect(receiver.at("/garonne")).toHaveLength(1);
  await hooks.hook("removeWebhook", webhook.id, nadia);
});

test("after a rotation both secrets sign for a day, then the new one alone", async () => {
  const made = await hooks.make(receiver.url("/rotated"), STATUS);
  const { secret } = await hooks.rotate(made.webhook.id);
  expect(secret).not.toBe(made.secret);
  const last = async () => {
    await changeStatus();
    await hooks.run();
    const one = receiver.at("/rotated").at(-1);
    if (!one) throw new Error("nothing came");
    return [await isSigned(one, made.secret), await isSigned(one, secret)];
  };
  // The office keeps its own hour: the rotation is of 8 o'clock that day.
  const passed = (Date.parse(hooks.now()) - Date.parse(NOW)) / 60_000;
  hooks.wait(-passed + 24 * 60 - 1);
  expect(await last()).toEqual([true, true]);
  hooks.wait(1);
  expect(await last()).toEqual([false, true]);
  hooks.wait(passed);
});

test("the task of a test reaches the address, whatever it asked to be told", async () => {
  const { webhook, secret } = await hooks.make(receiver.url("/test"), ["quote.refused"]);
  const delivery = await hooks.deliver("testWebhook", webhook.id);
  const { database, config, ledgerKey } = doors().services;
  const services = { database, config, ledgerKey, clock: hooks.now, records: WEBHOOK_RECORDS };
  const job = { attempt: 1, max_attempts: 25 };
  await sendWebhook(services)({ shop_id: marc.shop_id, id: delivery.id }, job);
  const [one] = receiver.at("/test");
  if (!one) throw new Error("nothing came");
  expect(read(one)).toMatchObject({ type: "webhook.test", id: delivery.event_id });
  expect(await isSigned(one, secret)).toBe(true);
});

test("what is a month old is forgotten at night, even what waits for an address that was paused", async () => {
  const { webhook } = await hooks.make(receiver.url("/old"), STATUS);
  await changeStatus();
  await hooks.run();
  await changeStatus();
  await hooks.hook("pauseWebhook", webhook.id);
  const [waiting] = await hooks.deliveries(webhook.id);
  expect(waiting).toMatchObject({ state: "waiting" });
  const { database } = doors();
  const job = { attempt: 1, max_attempts: 1 };
  const forgetAt = (now: string) =>
    forgetWebhooks({ database, clock: () => instant(now) })({}, job);
  await forgetAt("2026-12-20T02:00:00Z");
  expect(await hooks.deliveries(webhook.id)).toHaveLength(2);
  await forgetAt("2026-12-31T02:00:00Z");
  expect(await hooks.deliveries(webhook.id)).toEqual([]);
});

test("a record that is gone leaves nothing to send", async () => {
  const { webhook } = await hooks.make(receiver.url("/lost"), ["quote.sent"]);
  const { repair_id } = await openRepair(doors().database);
  const payload = {
    quote_id: randomUUID(),
    reference: "D2026-00099",
    version: 1,
    total_incl: 1,
    valid_until: "2026-12-24" as never,
  };
  await doors().database.withShop(garonneScope, (db) =>
    appendItems(db, { shop_id: marc.shop_id, repair_id, ...act(hooks.now()) }, [
      { type: "QuoteSent", payload },
    ]),
  );
  await hooks.run();
  expect(receiver.at("/lost")).toEqual([]);
  expect(await hooks.deliveries(webhook.id)).toMatchObject([
    { state: "failed", failure: "record-gone" },
  ]);
});
