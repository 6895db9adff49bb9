/** The silent hours of a shop, kept at the moment of sending. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { randomBytes } from "node:crypto";
import { afterEach, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { instant } from "../../../test/shop/doors.ts";
import { GARONNE, insertShop } from "../../../test/shop/garonne.ts";
import { DEFAULT_MESSAGE_RULES, type MessageRules } from "../../domain/message/rules/rules.ts";
import type { Template } from "../../domain/message/message.ts";
import { mintScope } from "../platform/database/scope.ts";
import { createMail } from "../platform/mail.ts";
import { createSms } from "../platform/sms/sms.ts";
import { sendMessage } from "./jobs.ts";
import { resendMessage } from "./resend.ts";
import { loadRules, saveRules } from "./rules/store.ts";
import { loadMessages } from "./store.ts";

const database = testDatabase();
const scope = mintScope(GARONNE.id, { kind: "system" });
const shop_id = GARONNE.id;
const DATA_DIR = mkdtempSync(`${tmpdir()}/etabli-silence-`);
const config = { MAIL_FROM: "a@etabli.test", SMS_SENDER: "Garonne", DATA_DIR };

beforeAll(async () => {
  await insertShop(database, GARONNE, []);
  return () => rmSync(DATA_DIR, { recursive: true, force: true });
});
afterEach(async () => {
  await database.asOwner("delete from app.message");
  await database.asOwner("delete from app.message_rules");
  await database.asSuperuser("delete from graphile_worker._private_jobs");
});

const write = async (template: Template, channel: "email" | "sms") => {
  const [row] = await database.asOwner<{ id: string }>(
    `insert into app.message (shop_id, channel, template, recipient, text)
     values ($1, $2, $3, case $2 when 'sms' then '+33639981234' else 'a@example.org' end, 'Bonjour') returning id`,
    [shop_id, channel, template],
  );
  return row?.id ?? "";
};
const sendAt = async (id: string, at: string) => {
  const parts = { database, mail: createMail(config), sms: createSms(config) };
  const task = sendMessage({ ...parts, ledgerKey: randomBytes(32), clock: () => instant(at) });
  await task({ shop_id, message_id: id }, { attempt: 1, max_attempts: 25 });
  const [message] = await database.withShop(scope, (db) => loadMessages(db, [id]), "read");
  return message;
};
const planned = async () =>
  (await database.asSuperuser<{ run_at: string }>("select run_at from graphile_worker.jobs")).map(
    ({ run_at }) => new Date(run_at).toISOString(),
  );
const choose = (rules: Partial<MessageRules>) =>
  database.withShop(scope, async (db) => saveRules(db, { ...(await loadRules(db)), ...rules }));

// Tuesday 24 November, 21:00 in Toulouse.
const EVENING = "2026-11-24T20:00:00Z";

test("an SMS of the evening waits for eight in the morning, then leaves", async () => {
  const id = await write("quote-sent", "sms");
  expect(await sendAt(id, EVENING)).toMatchObject({
    status: "queued",
    attempts: 0,
    leaves_at: "2026-11-25T07:00:00.000Z",
  });
  expect(await planned()).toEqual(["2026-11-25T07:00:00.000Z"]);
  expect(await sendAt(id, "2026-11-25T07:00:00Z")).toMatchObject({ status: "sent" });
});

test.each<[Template, "email" | "sms"]>([
  ["on-the-way", "sms"],
  ["signing-code", "sms"],
  ["quote-sent", "email"],
  ["invoice-issued", "email"],
])("%s by %s leaves at once, whatever the hour", async (template, channel) => {
  expect(await sendAt(await write(template, channel), EVENING)).toMatchObject({ status: "sent" });
  expect(await planned()).toEqual([]);
});

test("the shop's own hours count, on the clock of its own zone", async () => {
  await choose({ quiet_from: 22 * 60, quiet_to: 9 * 60, quiet_days: [3] });
  expect(await sendAt(await write("quote-sent", "sms"), EVENING)).toMatchObject({ status: "sent" });
  // The next day is a Wednesday, silent all day long.
  const late = await sendAt(await write("quote-sent", "sms"), "2026-11-24T21:30:00Z");
  expect(late).toMatchObject({ leaves_at: "2026-11-26T08:00:00.000Z" });
});

test("one of two letters of a task waits, the other leaves", async () => {
  const [sms, email] = [await write("quote-sent", "sms"), await write("quote-sent", "email")];
  const parts = { database, mail: createMail(config), sms: createSms(config) };
  const task = sendMessage({ ...parts, ledgerKey: randomBytes(32), clock: () => instant(EVENING) });
  await task({ shop_id, message_ids: [sms, email] }, { attempt: 1, max_attempts: 25 });
  const found = await database.withShop(scope, (db) => loadMessages(db, [sms, email]), "read");
  expect(new Map(found.map(({ channel, status }) => [channel, status]))).toEqual(
    new Map([
      ["sms", "queued"],
      ["email", "sent"],
    ]),
  );
});

test("sent again by the shop, a letter forgets what it waited for", async () => {
  const id = await write("quote-sent", "sms");
  await sendAt(id, EVENING);
  await database.asOwner("update app.message set status = 'failed' where id = $1", [id]);
  const author = { kind: "shop", account_id: null } as const;
  const again = await database.withShop(scope, (db) =>
    resendMessage(db, id, { at: instant("2026-11-25T10:00:00Z"), author }),
  );
  expect(again).toMatchObject({ status: "queued", leaves_at: null });
});

test("without a choice, the rules are those of every shop", async () => {
  const rules = await database.withShop(scope, loadRules, "read");
  expect(rules).toEqual(DEFAULT_MESSAGE_RULES);
});
