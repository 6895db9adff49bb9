/** The sweep of reminders, on appointments saved by the office, at the hours that the test chooses. */
import { expect, test, vi } from "vitest";
import { garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import { marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { GARONNE, LEA } from "../../../../test/shop/garonne.ts";
import { visitOf } from "../../../../test/shop/office.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { createMail } from "../../platform/mail.ts";
import { createSms } from "../../platform/sms/sms.ts";
import { remindClients, sendMessage } from "../jobs.ts";
import { sendReminders } from "./send.ts";
import { insertReminder } from "./store.ts";

// Monday noon in Toulouse, a month before the appointments.
const { doors, ask } = openOffice("2026-11-23T11:00:00Z");
const origin = "https://etabli.example";
const scope = mintScope(garonneScope.shop_id, { kind: "system" });

const sweep = (at: string) =>
  sendReminders({ database: doors().database, scope, at: instant(at), origin });
const LADDER = {
  rungs: ["week", "day", "hours"],
  quiet_from: 1200,
  quiet_to: 480,
  quiet_days: [7],
};
const choose = (input: object, who = marc) =>
  ask<{ result: { refused?: string } }>(
    `mutation ($input: MessageRulesInput!) { result: saveMessageRules(input: $input) {
      ... on MessageRules { rungs quiet_from } ... on Refusal { refused detail } } }`,
    { input: { ...LADDER, ...input } },
    who,
  );
const save = (visit: object) =>
  ask(
    "mutation ($input: EventInput!) { upsertEvent(input: $input) { id } }",
    { input: visit },
    marc,
  );
const cancel = (id: string) =>
  ask(
    `mutation ($id: ID!) { setEventStatus(id: $id, status: "CANCEL") { __typename } }`,
    { id },
    marc,
  );
/** Announced from this hour for two hours. */
const announced = async (public_start_at: string, facts: Record<string, unknown> = {}) => {
  const { repair_id, client_id } = await openRepair(doors().database);
  const public_end_at = new Date(Date.parse(public_start_at) + 7_200_000).toISOString();
  const visit = visitOf(public_start_at, { repair_id, public_start_at, public_end_at, ...facts });
  await save(visit);
  return { ...visit, repair_id, client_id, public_start_at, public_end_at };
};
const remindersOf = (repair_id: string) =>
  doors().database.asOwner<{ id: string; recipient: string; subject: string; status: string }>(
    "select id, recipient, subject, status from app.message where template = 'appointment-reminder' and repair_id = $1 order by id",
    [repair_id],
  );

test("each chosen rung leaves once, whoever sweeps, and says it in the journal", async () => {
  await choose({});
  const { repair_id } = await announced("2026-12-17T13:00:00Z");
  expect(await sweep("2026-12-10T12:55:00Z")).toBe(0);
  const first = await Promise.all([sweep("2026-12-10T13:00:00Z"), sweep("2026-12-10T13:00:00Z")]);
  expect(first.toSorted()).toEqual([0, 1]);
  expect(await sweep("2026-12-10T13:05:00Z")).toBe(0);
  expect(await sweep("2026-12-16T13:02:00Z")).toBe(1);
  expect(await sweep("2026-12-17T11:00:00Z")).toBe(1);
  expect(await sweep("2026-12-17T13:00:00Z")).toBe(0);
  expect(await remindersOf(repair_id)).toHaveLength(3);
  const [item] = await doors().database.asOwner<{ payload: { subject: string } }>(
    "select payload from app.repair_item where repair_id = $1 and type = 'MessageSent' order by id desc limit 1",
    [repair_id],
  );
  expect(item?.payload.subject).toMatch(/^Rappel/);
});

test("moved, the reminders are made anew for the new hour, and none leaves for the former one", async () => {
  const visit = await announced("2026-12-15T08:00:00Z");
  expect(await sweep("2026-12-14T08:00:00Z")).toBe(1);
  const public_start_at = "2026-12-18T08:00:00.000Z";
  const end_at = "2026-12-18T09:15:00.000Z";
  const hours = {
    start_at: public_start_at,
    end_at,
    public_start_at,
    public_end_at: "2026-12-18T10:00:00.000Z",
  };
  await save({ ...visitOf(public_start_at), ...hours, id: visit.id, repair_id: visit.repair_id });
  expect(await sweep("2026-12-15T07:00:00Z")).toBe(0);
  expect(await sweep("2026-12-17T08:00:00Z")).toBe(1);
  expect((await remindersOf(visit.repair_id)).map(({ subject }) => subject.slice(0, 45))).toEqual([
    expect.stringContaining("mardi 15"),
    expect.stringContaining("vendredi 18"),
  ]);
});

test("cancelled, done, without announced window or not confirmed yet, nothing is said", async () => {
  const { database } = doors();
  const cancelled = await announced("2026-12-21T13:00:00Z");
  await cancel(cancelled.id);
  const silent = await announced("2026-12-21T16:00:00Z", {
    public_start_at: null,
    public_end_at: null,
  });
  const held = await announced("2026-12-21T18:00:00Z");
  await database.asOwner(
    `insert into app.booking (shop_id, repair_id, network, created_at, held_until, token_hash)
     select shop_id, id, '', now(), now(), repeat('0', 64) from app.repair where id = $1`,
    [held.repair_id],
  );
  await announced("2026-12-21T20:00:00Z", { repair_id: null });
  expect(await sweep("2026-12-20T23:00:00Z")).toBe(0);
  expect(await sweep("2026-12-21T07:00:00Z")).toBe(0);
  for (const { repair_id } of [cancelled, silent, held])
    expect(await remindersOf(repair_id)).toEqual([]);
});

test("a client without e-mail gets an SMS; one who refuses gets nothing, and is not asked again", async () => {
  const { database } = doors();
  const [bySms, refusing] = [
    await announced("2026-12-22T08:00:00Z"),
    await announced("2026-12-22T13:00:00Z"),
  ];
  await database.asOwner("update app.client set email = '' where id = $1", [bySms.client_id]);
  for (const channel of ["email", "sms"])
    await ask(
      `mutation ($id: ID!, $channel: String!) {
        setMessageChoice(client_id: $id, channel: $channel, wanted: false) { __typename } }`,
      { id: refusing.client_id, channel },
    );
  await sweep("2026-12-21T08:00:00Z");
  await sweep("2026-12-21T13:00:00Z");
  expect(await remindersOf(bySms.repair_id)).toMatchObject([{ recipient: "+33639980012" }]);
  expect(await remindersOf(refusing.repair_id)).toEqual([]);
});

test("written before the appointment moved or was cancelled, a reminder that had not left never leaves", async () => {
  const { database, services } = doors();
  const [kept, moved, cancelled] = [
    await announced("2026-12-29T08:00:00Z"),
    await announced("2026-12-29T13:00:00Z"),
    await announced("2026-12-29T10:00:00Z"),
  ];
  expect(await sweep("2026-12-28T13:00:00Z")).toBe(3);
  await cancel(cancelled.id);
  await database.asOwner(
    "update app.event set public_start_at = public_start_at + interval '1 hour' where id = $1",
    [moved.id],
  );
  const { config, ledgerKey } = services;
  const task = (at: string) =>
    sendMessage({
      database,
      ledgerKey,
      mail: createMail({ MAIL_FROM: "a@b.test", DATA_DIR: config.DATA_DIR }),
      sms: createSms({ SMS_SENDER: "Garonne", DATA_DIR: config.DATA_DIR }),
      clock: () => instant(at),
    });
  const written = [kept, moved, cancelled].map(({ repair_id }) => remindersOf(repair_id));
  const letters = (await Promise.all(written)).flat();
  const payload = { shop_id: scope.shop_id, message_ids: letters.map(({ id }) => id) };
  const attempt = { attempt: 1, max_attempts: 1 };
  await task("2026-12-28T21:00:00Z")(payload, attempt);
  expect(await remindersOf(kept.repair_id)).toMatchObject([{ status: "queued" }]);
  for (const { repair_id } of [moved, cancelled])
    expect(await remindersOf(repair_id)).toMatchObject([{ status: "dropped" }]);
  const [waiting] = await database.asOwner<{ leaves_at: string }>(
    "select leaves_at from app.message where id = $1",
    [letters[0]?.id],
  );
  expect(new Date(waiting?.leaves_at ?? 0).toISOString()).toBe("2026-12-29T07:00:00.000Z");
  await task("2026-12-29T07:00:00Z")(payload, attempt);
  expect(await remindersOf(kept.repair_id)).toMatchObject([{ status: "sent" }]);
});

test("found due, then moved before its letter is written, nothing is written", async () => {
  const visit = await announced("2027-02-16T08:00:00Z");
  const insert = (public_start_at: string) =>
    doors().database.withShop(scope, (db) =>
      insertReminder(db, {
        event_id: visit.id,
        rung: "day",
        public_start_at: instant(public_start_at),
        at: instant("2027-02-15T08:00:00Z"),
      }),
    );
  expect(await insert("2027-02-15T08:00:00Z")).toBe(false);
  expect(await insert("2027-02-16T08:00:00Z")).toBe(true);
  expect(await insert("2027-02-16T08:00:00Z")).toBe(false);
});

test("of two visits at one hour, the second is reminded of too", async () => {
  const at = "2027-02-23T08:00:00Z";
  await announced(at);
  expect(await sweep("2027-02-22T08:00:00Z")).toBe(1);
  const { repair_id } = await announced(at, { assigned_to: [LEA.id] });
  expect(await sweep("2027-02-22T08:05:00Z")).toBe(1);
  expect(await remindersOf(repair_id)).toHaveLength(1);
});

test("the task sends what is due, and the shop that chose no rung is left alone", async () => {
  await choose({ rungs: [] });
  const { repair_id } = await announced("2027-01-12T13:00:00Z");
  const { database } = doors();
  const run = remindClients({ database, origin, clock: () => instant("2027-01-11T13:00:00Z") });
  await run({}, { attempt: 1, max_attempts: 1 });
  expect(await remindersOf(repair_id)).toEqual([]);
  await choose({ rungs: ["day"] });
  await run({}, { attempt: 1, max_attempts: 1 });
  expect(await remindersOf(repair_id)).toHaveLength(1);
});

test("the task enters the shops that have an announced visit in the coming days, and no other", async () => {
  const { id } = await announced("2027-06-15T08:00:00Z");
  const entered = async (at: string) => {
    const { database } = doors();
    const withShop = vi.spyOn(database, "withShop");
    const run = remindClients({ database, origin, clock: () => instant(at) });
    await run({}, { attempt: 1, max_attempts: 1 });
    const shops = withShop.mock.calls.map(([{ shop_id }]) => shop_id);
    withShop.mockRestore();
    return [...new Set(shops)];
  };
  expect(await entered("2027-06-08T08:00:00Z")).toEqual([GARONNE.id]);
  expect(await entered("2027-06-15T07:59:00Z")).toEqual([GARONNE.id]);
  for (const at of ["2027-06-01T08:00:00Z", "2027-06-15T08:00:00Z"])
    expect(await entered(at)).toEqual([]);
  await cancel(String(id));
  expect(await entered("2027-06-08T08:00:00Z")).toEqual([]);
});

test("the ladder is the owner's choice, in his own shop", async () => {
  expect(await choose({}, sylvie)).toMatchObject({ result: { refused: "not-allowed" } });
  expect(await choose({ quiet_days: [1, 2, 3, 4, 5, 6, 7] })).toMatchObject({
    result: { refused: "bad-input" },
  });
  await choose({ rungs: ["week"] });
  const read = async (who = marc) =>
    ask("{ message_rules { rungs quiet_from quiet_to quiet_days } }", {}, who);
  expect(await read()).toEqual({ message_rules: { ...LADDER, rungs: ["week"] } });
  expect(await read(nadia)).toMatchObject({ message_rules: { rungs: ["day"] } });
});
