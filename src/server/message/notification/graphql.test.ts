/** What the people of a shop are notified of, and what each of them does with it. */
import { tmpdir } from "node:os";
import { beforeEach, expect, test } from "vitest";
import { garonneScope, LEDGER_KEY, NOON, openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, sylvie, type Colleague } from "../../../../test/shop/colleagues.ts";
import { GARONNE, LEA } from "../../../../test/shop/garonne.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { openSales } from "../../../../test/shop/sales.ts";
import { refuse } from "../../../domain/decision.ts";
import { RETRY_SECONDS } from "../../../domain/message/retry.ts";
import { createMail } from "../../platform/mail.ts";
import { createSms } from "../../platform/sms/sms.ts";
import { appendItems } from "../../repair/store.ts";
import { queueEmail } from "../outbox/store.ts";
import { sendMessages } from "../send.ts";
import { notify } from "./store.ts";

const { doors, ask, accepted } = openSales("2026-11-23T11:00:00.000Z");
const SYSTEM = { kind: "system", account_id: null } as const;

beforeEach(() => doors().database.asOwner("truncate app.notification cascade"));

const listed = async (who: Colleague) =>
  (
    await ask(
      "{ notifications { id type kind title subtitle repair_id path read_at done_at assigned_to } }",
      {},
      who,
    )
  ).data.notifications;
const on = async (name: string, args: Record<string, unknown>, who: Colleague) => {
  const types: Record<string, string> = { id: "ID!", user_id: "ID!", done: "Boolean!" };
  const declared = Object.keys(args).map((arg) => `$${arg}: ${types[arg]}`);
  const passed = Object.keys(args).map((arg) => `${arg}: $${arg}`);
  const query = `mutation (${declared.join()}) { result: ${name}(${passed.join()}) {
    ... on Notification { id read_at done_at assigned_to } ... on Refusal { refused } } }`;
  const { data, errors } = await ask(query, args, who);
  return errors ? errors[0].extensions.code : data.result;
};
const read = async (ids: string[], who: Colleague) =>
  (
    await ask(
      "mutation ($ids: [ID!]!) { readNotifications(ids: $ids) { id read_at } }",
      { ids },
      who,
    )
  ).data.readNotifications;
const announce = (facts: object = {}) =>
  doors().database.withShop(garonneScope, (db) =>
    notify(db, { kind: "message-failed", about: {}, author: SYSTEM, at: NOON, ...facts }),
  );

test("a signed quote is announced to the owner and the desk, with its sheet; not to a technician without the repair", async () => {
  const { repair_id } = await accepted();
  for (const who of [marc, sylvie])
    expect(await listed(who)).toMatchObject([
      {
        type: "event",
        kind: "quote-answered",
        title: expect.stringMatching(/^Devis D\S+ accepté$/),
        repair_id,
        path: `/app/sheet/${repair_id}`,
        read_at: null,
      },
    ]);
  expect(await listed(karim)).toEqual([]);
  expect(await listed(nadia)).toEqual([]);
});

test("a technician is notified about the repair entrusted to them, and an author not of their own act", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  await database.asOwner("update app.repair set technician_id = $2 where id = $1", [
    repair_id,
    karim.person.id,
  ]);
  await announce({ repair_id, author: { kind: "shop", account_id: sylvie.person.id } });
  expect(await listed(karim)).toMatchObject([{ repair_id }]);
  expect(await listed(sylvie)).toEqual([]);
});

test("a part received and a mention are announced by the journal that says so", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const written = {
    shop_id: GARONNE.id,
    repair_id,
    author: { kind: "shop", account_id: marc.person.id } as const,
    at: NOON,
  };
  await database.withShop(garonneScope, (db) =>
    appendItems(db, written, [
      {
        type: "PartReceived",
        payload: { part_id: repair_id, description: "Courroie", quantity: 1, missing: 0 },
      },
    ]),
  );
  expect(await listed(sylvie)).toMatchObject([
    { kind: "part-received", subtitle: expect.stringContaining("Courroie") },
  ]);
  const mentioned = [karim.person.id];
  await database.withShop(garonneScope, (db) =>
    appendItems(db, written, [
      { type: "NotesAdded", payload: { description: "Tu as la clé ?", mentioned } },
    ]),
  );
  expect(await listed(karim)).toMatchObject([
    { kind: "mention", title: expect.stringContaining("vous mentionne"), repair_id },
  ]);
  expect(await listed(sylvie)).toHaveLength(1);
});

test("a letter is announced when it failed for the last time, with its sheet, and not before", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const letter = {
    template: "quote-sent",
    to: "helene.vidal@example.org",
    subject: "Votre devis",
    text: "Bonjour,",
    html: "",
  } as const;
  const id = await database.withShop(garonneScope, (db) =>
    queueEmail(db, letter, { at: NOON, repair_id }),
  );
  const folder = { DATA_DIR: tmpdir() };
  // Nothing listens on this port.
  const from = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Établi <bonjour@etabli.test>" };
  const mail = createMail({ ...from, ...folder });
  const services = {
    database,
    mail,
    sms: createSms({ SMS_SENDER: "Garonne", ...folder }),
    ledgerKey: LEDGER_KEY,
  };
  for (const _ of RETRY_SECONDS) await sendMessages(services, garonneScope, [id ?? ""]);
  expect(await listed(sylvie)).toEqual([]);
  await sendMessages(services, garonneScope, [id ?? ""]);
  mail.close();
  expect(await listed(sylvie)).toMatchObject([
    { kind: "message-failed", subtitle: expect.stringMatching(/^Votre devis · ./), repair_id },
  ]);
});

test("what is rolled back announces nothing", async () => {
  await doors().database.withShop(garonneScope, async (db) => {
    await notify(db, { kind: "message-failed", about: {}, author: SYSTEM, at: NOON });
    return refuse("slot-taken");
  });
  expect(await listed(marc)).toEqual([]);
});

test("read is each person's own; done is the shop's, one at a time", async () => {
  await announce({ about: { subject: "one" } });
  await announce({ about: { subject: "other" }, at: instant("2026-11-23T06:00:00.000Z") });
  const [{ id }] = await listed(sylvie);
  expect(await read([id], sylvie)).toMatchObject([{ id, read_at: expect.any(String) }]);
  expect(await listed(marc)).toMatchObject([
    { read_at: null, done_at: null },
    { read_at: null, done_at: null },
  ]);
  await on("finishNotification", { id, done: true }, sylvie);
  expect(await listed(marc)).toMatchObject([
    { id, done_at: expect.any(String) },
    { done_at: null },
  ]);
  await on("finishNotification", { id, done: false }, marc);
  expect(await listed(sylvie)).toMatchObject([{ done_at: null }, { done_at: null }]);
});

test("entrusted to a colleague, they receive it unread; one who received nothing changes nothing", async () => {
  await announce();
  const [{ id }] = await listed(sylvie);
  expect(await read([id], karim)).toEqual([]);
  expect(await on("finishNotification", { id, done: true }, karim)).toBe("NOT_FOUND");
  expect(await on("assignNotification", { id, user_id: karim.person.id }, sylvie)).toMatchObject({
    assigned_to: karim.person.id,
  });
  expect(await listed(karim)).toMatchObject([{ id, read_at: null }]);
  const archive = "update app.shop_user set archived_at = now() where id = $1";
  await doors().database.asOwner(archive, [LEA.id]);
  for (const user_id of [nadia.person.id, LEA.id])
    expect(await on("assignNotification", { id, user_id }, sylvie)).toEqual({
      refused: "technician-unknown",
    });
});

test("a muted kind is not received, nor written when no person is left", async () => {
  const mute = async (who: Colleague, kinds: string[]) =>
    (
      await ask(
        "mutation ($kinds: [String!]!) { muteNotifications(kinds: $kinds) }",
        { kinds },
        who,
      )
    ).data.muteNotifications;
  expect(await mute(sylvie, ["message-failed", "nothing"])).toEqual(["message-failed"]);
  await announce();
  expect(await listed(sylvie)).toEqual([]);
  expect(await listed(marc)).toHaveLength(1);
  await mute(marc, ["message-failed"]);
  await announce();
  const [{ count } = { count: -1 }] = await doors().database.asOwner<{ count: number }>(
    "select count(*)::int as count from app.notification",
  );
  expect(count).toBe(1);
  for (const who of [marc, sylvie]) await mute(who, []);
});

test("the latest come first, as many as were asked", async () => {
  for (const turn of ["07", "08", "09"])
    await doors().database.withShop(garonneScope, (db) =>
      notify(db, {
        kind: "message-failed",
        about: { subject: turn },
        author: SYSTEM,
        at: instant(`2026-11-23T${turn}:00:00.000Z`),
      }),
    );
  const query = "query ($first: Int) { notifications(first: $first) { id created_at } }";
  const { data } = await ask(query, { first: 2 }, sylvie);
  expect(data.notifications.map((one: { created_at: string }) => one.created_at)).toEqual([
    "2026-11-23T09:00:00.000Z",
    "2026-11-23T08:00:00.000Z",
  ]);
});

test("what is muted is each person's own, and read back", async () => {
  const muted = async (who: Colleague) =>
    (await ask("{ muted_notifications }", {}, who)).data.muted_notifications;
  const query = "mutation ($kinds: [String!]!) { muteNotifications(kinds: $kinds) }";
  await ask(query, { kinds: ["booking", "mention", "booking"] }, karim);
  expect([await muted(karim), await muted(marc)]).toEqual([["booking", "mention"], []]);
  await ask(query, { kinds: [] }, karim);
  expect(await muted(karim)).toEqual([]);
});

test("another shop's notifications are neither listed nor read nor finished", async () => {
  await announce();
  const [{ id }] = await listed(sylvie);
  expect([await listed(nadia), await read([id], nadia)]).toEqual([[], []]);
  expect(await on("finishNotification", { id, done: true }, nadia)).toBe("NOT_FOUND");
  expect(await listed(sylvie)).toMatchObject([{ id, read_at: null, done_at: null }]);
});
