/** The reminders of appliances that wait to be fetched, received and handed over by the office. */
import { expect, test } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { marc, openOffice } from "../../../../test/shop/colleagues.ts";
import { handOverDevice, moveOn, receivedDevice } from "../../../../test/shop/deposits.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { createMail } from "../../platform/mail.ts";
import { createSms } from "../../platform/sms/sms.ts";
import { remindOfAppliances, sendMessage } from "../jobs.ts";
import { remindUnclaimed } from "./remind.ts";

// Monday noon in Toulouse.
const office = openOffice("2026-11-23T11:00:00Z");
const { doors, ask } = office;
const origin = "https://etabli.example";
const scope = mintScope(garonneScope.shop_id, { kind: "system" });

const sweep = (at: string) =>
  remindUnclaimed({ database: doors().database, scope, at: instant(at), origin });
const move = (repair_id: string, status: string) =>
  ask(
    `mutation ($id: ID!, $status: String!) { setRepairStatus(repair_id: $id, status: $status) { __typename } }`,
    { id: repair_id, status },
  );
/** At the workshop since that Monday, in this status. */
const received = async (status = "Réparé") => {
  const deposit = await receivedDevice(office);
  await move(deposit.repair_id, status);
  return deposit;
};
const handOver = (intake_id: string) => handOverDevice(office, intake_id);
type Letter = { id: string; channel: string; recipient: string; text: string; status: string };
const lettersOf = (repair_id: string) =>
  doors().database.asOwner<Letter>(
    "select id, channel, recipient, text, status from app.message where template = 'device-unclaimed' and repair_id = $1 order by created_at, id",
    [repair_id],
  );

test("after a week, a month and a quarter, each once whoever sweeps, and the journal says it", async () => {
  const { repair_id, intake_id, sheetid } = await received();
  expect(await sweep("2026-11-29T06:50:00Z")).toBe(0);
  const first = await Promise.all([sweep("2026-11-30T06:50:00Z"), sweep("2026-11-30T06:50:00Z")]);
  expect(first.toSorted()).toEqual([0, 1]);
  expect(await sweep("2026-12-01T06:50:00Z")).toBe(0);
  expect(await sweep("2026-12-23T06:50:00Z")).toBe(1);
  expect(await sweep("2027-02-21T06:50:00Z")).toBe(1);
  expect(await sweep("2027-02-22T06:50:00Z")).toBe(0);
  const letters = await lettersOf(repair_id);
  expect(letters).toHaveLength(3);
  expect(letters[0]?.text).toContain("Lave-linge Brandt WTC1299");
  expect(letters[0]?.text).toContain(`${origin}/suivi/${sheetid}/messages`);
  expect(letters.map(({ text }) => text.includes("23 novembre 2027"))).toEqual([
    false,
    false,
    true,
  ]);
  const items = await doors().database.asOwner(
    "select from app.repair_item where repair_id = $1 and type = 'MessageSent' and payload->>'message_id' = any($2::text[])",
    [repair_id, letters.map(({ id }) => id)],
  );
  expect(items).toHaveLength(3);
  await handOver(intake_id);
});

test("handed over, worked on, or archived without hand-over, no letter is written", async () => {
  const [given, working, archived, refused] = [
    await received(),
    await received(),
    await received(),
    await received("Devis refusé"),
  ];
  await handOver(given.intake_id);
  await move(working.repair_id, "Prêt à réparer");
  await move(archived.repair_id, "Terminer/Archivé");
  expect(await sweep("2026-11-30T06:50:00Z")).toBe(1);
  for (const { repair_id } of [given, working, archived])
    expect(await lettersOf(repair_id)).toEqual([]);
  expect(await lettersOf(refused.repair_id)).toHaveLength(1);
  for (const { intake_id } of [working, archived, refused]) await handOver(intake_id);
});

test("an appliance on its way to be paid keeps its day; back at the bench and ready again, it waits anew", async () => {
  const { repair_id, intake_id } = await received();
  const dated = (from: string, to: string, at: string) =>
    moveOn(office, repair_id, { from, to, at });
  await dated("Réparé", "Attente de réglement", "2026-11-28T10:00:00Z");
  expect(await sweep("2026-11-30T06:50:00Z")).toBe(1);
  await dated("Attente de réglement", "Prêt à réparer", "2026-12-01T10:00:00Z");
  await dated("Prêt à réparer", "Réparé", "2026-12-04T10:00:00Z");
  expect(await sweep("2026-12-10T06:50:00Z")).toBe(0);
  expect(await sweep("2026-12-11T06:50:00Z")).toBe(1);
  await handOver(intake_id);
});

test("a client without e-mail gets an SMS; one who refuses gets nothing", async () => {
  const { database } = doors();
  const [bySms, refusing] = [await received(), await received()];
  await database.asOwner("update app.client set email = '' where id = $1", [bySms.client_id]);
  for (const channel of ["email", "sms"])
    await ask(
      `mutation ($id: ID!, $channel: String!) {
        setMessageChoice(client_id: $id, channel: $channel, wanted: false) { __typename } }`,
      { id: refusing.client_id, channel },
    );
  await sweep("2026-11-30T06:50:00Z");
  expect(await lettersOf(bySms.repair_id)).toMatchObject([
    { channel: "sms", recipient: "+33639980012" },
  ]);
  expect(await lettersOf(refusing.repair_id)).toEqual([]);
  for (const { intake_id } of [bySms, refusing]) await handOver(intake_id);
});

test("written before dawn it waits for the end of the silence, and is dropped when the appliance leaves meanwhile", async () => {
  const { database, services } = doors();
  const [kept, fetched] = [await received(), await received()];
  await sweep("2026-11-30T06:50:00Z");
  const { config, ledgerKey } = services;
  const task = (at: string) =>
    sendMessage({
      database,
      ledgerKey,
      mail: createMail({ MAIL_FROM: "a@b.test", DATA_DIR: config.DATA_DIR }),
      sms: createSms({ SMS_SENDER: "Garonne", DATA_DIR: config.DATA_DIR }),
      clock: () => instant(at),
    });
  const written = [kept, fetched].map(({ repair_id }) => lettersOf(repair_id));
  const message_ids = (await Promise.all(written)).flat().map(({ id }) => id);
  const payload = { shop_id: scope.shop_id, message_ids };
  const attempt = { attempt: 1, max_attempts: 1 };
  await task("2026-11-30T06:50:00Z")(payload, attempt);
  expect(await lettersOf(kept.repair_id)).toMatchObject([{ status: "queued" }]);
  await handOver(fetched.intake_id);
  await task("2026-11-30T07:00:00Z")(payload, attempt);
  expect(await lettersOf(kept.repair_id)).toMatchObject([{ status: "sent" }]);
  expect(await lettersOf(fetched.repair_id)).toMatchObject([{ status: "dropped" }]);
  await handOver(kept.intake_id);
});

test("the task visits every shop, and a shop that wants no such reminders sends none", async () => {
  const { repair_id } = await received();
  const wanted = (unclaimed: boolean) =>
    ask<{ result: { unclaimed: boolean } }>(
      `mutation ($input: MessageRulesInput!) { result: saveMessageRules(input: $input) { ... on MessageRules { unclaimed } } }`,
      { input: { rungs: [], quiet_from: 1200, quiet_to: 480, quiet_days: [], unclaimed } },
      marc,
    );
  const run = remindOfAppliances({
    database: doors().database,
    origin,
    clock: () => instant("2026-11-30T06:50:00Z"),
  });
  expect(await wanted(false)).toEqual({ result: { unclaimed: false } });
  await run({}, { attempt: 1, max_attempts: 1 });
  expect(await lettersOf(repair_id)).toEqual([]);
  await wanted(true);
  await run({}, { attempt: 1, max_attempts: 1 });
  expect(await lettersOf(repair_id)).toHaveLength(1);
});
