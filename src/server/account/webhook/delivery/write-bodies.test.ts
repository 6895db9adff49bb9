/** What is told is what was true in the transaction of the act: fixed there, valid whatever was typed, with appointments of no repair. */
import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { act, draft, garonneScope, openRepair } from "../../../../../test/shop/affairs.ts";
import { marc } from "../../../../../test/shop/colleagues.ts";
import { KARIM } from "../../../../../test/shop/garonne.ts";
import { visitOf } from "../../../../../test/shop/office.ts";
import { aBooking, openProgram } from "../../../../../test/shop/program.ts";
import { hooksOf } from "../../../../../test/shop/webhook/hooks.ts";
import { isSigned, openReceiver } from "../../../../../test/shop/webhook/receiver.ts";
import { ABSENCE_KIND } from "../../../../domain/agenda/event.ts";
import { agendaApi } from "../../../agenda/api/rest.ts";
import { bookingRest } from "../../../booking/rest.ts";
import { bodyShape } from "../../../platform/api/webhook.ts";
import { saveQuote } from "../../../quote/save.ts";
import { sendQuoteById } from "../../../quote/send.ts";
import { appendItems } from "../../../repair/store.ts";
import { DESCRIBED_WEBHOOKS } from "../../../webhook-records.ts";

const NOW = "2026-11-23T08:00:00Z";
const office = openProgram(NOW, [agendaApi, bookingRest]);
const { doors, ask, attempt, get, keyOf, post } = office;
const hooks = hooksOf(office, NOW);
const receiver = openReceiver();

afterEach(async () => {
  await doors().database.asOwner("delete from app.webhook");
});

const BOOKINGS = ["booking.created", "booking.moved", "booking.cancelled"];
type Told = { type: string; data: Record<string, unknown>; change?: object };

/** What was sent to this path, as any JSON reader reads it. */
const toldAt = async (path: string): Promise<Told[]> => {
  await hooks.run();
  return receiver.at(path).map(({ body }) => JSON.parse(body));
};
const save = (input: object, more: object = {}) =>
  attempt<{ id: string }>(
    `mutation ($input: EventInput!, $repeat: RepeatInput, $following: Boolean) {
      result: upsertEvent(input: $input, repeat: $repeat, following: $following) { id } }`,
    { input, ...more },
    marc,
  );
const remove = (id: string) =>
  ask("mutation ($id: ID!) { removeEvent(id: $id) { __typename } }", { id }, marc);
const later = (text: string, minutes: number) =>
  new Date(Date.parse(text) + minutes * 60_000).toISOString();

test("an appointment without a repair is told when it is made, moved and taken out, as the interface answers it", async () => {
  await hooks.make(receiver.url("/own"), BOOKINGS);
  const visit = visitOf("2027-01-11T08:00:00.000Z", { notes: "Chercher des pièces" });
  expect(await save(visit)).toMatchObject({ id: visit.id });
  const shown = (await get(await keyOf(), `/api/v1/bookings/${visit.id}`)).json();
  await save({ ...visit, notes: "Chercher deux pièces" });
  const moved = { start_at: later(visit.start_at, 60), end_at: later(visit.end_at, 60) };
  await save({ ...visit, ...moved });
  await remove(visit.id);
  const told = await toldAt("/own");
  expect(told.map(({ type }) => type)).toEqual(BOOKINGS);
  expect(told[0]?.data).toEqual(shown);
  expect(told[0]?.data["repair_id"]).toBeNull();
  expect(told[1]).toMatchObject({
    data: moved,
    change: { start_at: visit.start_at, end_at: visit.end_at },
  });
  expect(told[2]?.data).toMatchObject({ id: visit.id, status: "CANCEL", repair_id: null });
  for (const one of told) {
    const described = DESCRIBED_WEBHOOKS.find(({ event }) => event === one.type);
    expect(described && bodyShape(described).safeParse(one).error, one.type).toBeUndefined();
  }
});

test("an absence is nobody else’s affair; an appointment that comes back is told for each of its dates", async () => {
  await hooks.make(receiver.url("/weeks"), BOOKINGS);
  await save({ ...visitOf("2027-01-12T08:00:00.000Z"), kind: ABSENCE_KIND });
  expect(await toldAt("/weeks")).toEqual([]);
  const visit = visitOf("2027-01-13T08:00:00.000Z");
  await save(visit, { repeat: { every: "week", until: "2027-01-27" } });
  const days = (told: readonly Told[]) =>
    told.map(({ data }) => String(data["start_at"]).slice(0, 10));
  expect(days(await toldAt("/weeks")).toSorted()).toEqual([
    "2027-01-13",
    "2027-01-20",
    "2027-01-27",
  ]);
  const moved = { start_at: later(visit.start_at, 30), end_at: later(visit.end_at, 30) };
  await save({ ...visit, ...moved }, { following: true });
  const told = (await toldAt("/weeks")).slice(3);
  expect(told.map(({ type }) => type)).toEqual(Array.from({ length: 3 }, () => "booking.moved"));
});

test("given to a repair, it leaves its own event and is told as the repair’s", async () => {
  await hooks.make(receiver.url("/given"), BOOKINGS);
  const visit = visitOf("2027-01-14T08:00:00.000Z");
  await save(visit);
  const { repair_id } = await openRepair(doors().database);
  await save({ ...visit, repair_id });
  const told = await toldAt("/given");
  expect(told.map(({ type }) => type)).toEqual([
    "booking.created",
    "booking.cancelled",
    "booking.created",
  ]);
  expect(told[2]?.data["repair_id"]).toBe(repair_id);
});

const bodiesOf = (repair_id: string) =>
  doors().database.asOwner<{ event: string; body: string | null }>(
    "select event, body from app.webhook_delivery where repair_id = $1 order by event_id",
    [repair_id],
  );

test("the body says what was true at the act, however late it leaves, and a booking’s is written with it", async () => {
  const { webhook } = await hooks.make(receiver.url("/then"), [
    "repair.created",
    "booking.created",
  ]);
  const asked = aBooking();
  const booked = await post(undefined, `/api/v1/shops/${marc.shop_id}/bookings`, asked);
  expect(booked.statusCode).toBeLessThan(300);
  const planned = await bodiesOf(asked.booking_id);
  expect(planned.map(({ event }) => event)).toEqual(["repair.created", "booking.created"]);
  expect(planned.map(({ body }) => body)).not.toContain(null);
  const [event] = await doors().database.asOwner<{ id: string }>(
    "select id from app.event where repair_id = $1",
    [asked.booking_id],
  );
  await doors().database.asOwner("update app.repair set status = 'Réparé' where id = $1", [
    asked.booking_id,
  ]);
  await doors().database.asOwner("update app.event set notes = 'Autre chose' where id = $1", [
    event?.id,
  ]);
  await hooks.run();
  expect(receiver.at("/then").map(({ body }) => body)).toEqual(planned.map(({ body }) => body));
  const [last] = await hooks.deliveries(webhook.id);
  await hooks.deliver("replayDelivery", last?.id ?? "");
  await hooks.run();
  expect(receiver.at("/then").at(-1)?.body).toBe(planned.at(-1)?.body);
});

test("several acts of one transaction leave each its own body", async () => {
  await hooks.make(receiver.url("/two"), ["repair.status_changed"]);
  const { repair_id } = await openRepair(doors().database);
  const written = { shop_id: marc.shop_id, repair_id, ...act(hooks.now()) };
  await doors().database.withShop(garonneScope, async (db) => {
    const payload = { from: "Devis à faire", to: "Réparé" } as const;
    await appendItems(db, written, [{ type: "StatusChanged", payload }]);
    const back = { from: "Réparé", to: "En essai" } as const;
    await appendItems(db, written, [{ type: "StatusChanged", payload: back }]);
  });
  const bodies = (await bodiesOf(repair_id)).map(({ body }) => JSON.parse(body ?? "null"));
  expect(bodies.map(({ change }) => change.to)).toEqual(["Réparé", "En essai"]);
  // Both are read at the end of the transaction: the state that it leaves.
  expect(bodies.map(({ data }) => data.status)).toEqual(["En essai", "En essai"]);
});

const HOSTILE: [string, string][] = [
  ["a script", `</script><script>alert(1)</script>"'\\`],
  ["a text turned round", "Facture \u202Efdp.exe\u2066"],
  ["the longest notes", "é😀".repeat(3_300)],
  ["a lone surrogate", "avant \uD83D après \uDE00"],
  ["lines and separators", "un\u2028deux\u2029trois\r\n\t\u0007"],
];

test.each(HOSTILE)(
  "%s in a text is valid JSON, and what arrives is what was signed",
  async (_, notes) => {
    const path = `/hostile-${randomUUID()}`;
    const { secret } = await hooks.make(receiver.url(path), ["booking.created"]);
    const start_at = `2027-02-${String(HOSTILE.findIndex(([, text]) => text === notes) + 1).padStart(2, "0")}T08:00:00.000Z`;
    const visit = visitOf(start_at, { notes, assigned_to: [KARIM.id] });
    expect(await save(visit)).toMatchObject({ id: visit.id });
    const [told] = await toldAt(path);
    const kept = (await get(await keyOf(), `/api/v1/bookings/${visit.id}`)).json();
    expect(told?.data).toEqual(kept);
    const [one] = receiver.at(path);
    if (!one) throw new Error("nothing came");
    expect(one.body.isWellFormed()).toBe(true);
    expect(await isSigned(one, secret)).toBe(true);
  },
);

test("a quote of two hundred lines, a hundred kilobytes of it, is sent whole", async () => {
  const { secret } = await hooks.make(receiver.url("/long"), ["quote.sent"]);
  const { repair_id } = await openRepair(doors().database);
  const label = `\u202E</script>${"\\".repeat(480)}`;
  const [labour] = draft.lines;
  if (!labour) throw new Error("a quote has lines");
  const lines = Array.from({ length: 200 }, (_, index) => ({ ...labour, id: `l${index}`, label }));
  await doors().database.withShop(garonneScope, async (db) => {
    const typed = { id: null, repair_id, draft: { ...draft, lines } };
    const id = await saveQuote(db, typed, act());
    return sendQuoteById(db, typeof id === "string" ? id : "", act());
  });
  hooks.wait(180);
  const [told] = await toldAt("/long");
  const labels = JSON.stringify(told?.data["lines"]);
  expect(labels.length).toBeGreaterThan(100_000);
  expect(labels).toContain(JSON.stringify(label));
  const [one] = receiver.at("/long");
  expect(one && (await isSigned(one, secret))).toBe(true);
});
