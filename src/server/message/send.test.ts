/** Where a letter may be answered, read in the file that the outbox keeps. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { acceptedQuote, clientAct, garonneScope, openRepair } from "../../../test/shop/affairs.ts";
import { marc, openOffice } from "../../../test/shop/colleagues.ts";
import { instant } from "../../../test/shop/doors.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import type { Template } from "../../domain/message/message.ts";
import { createMail } from "../platform/mail.ts";
import { createSms } from "../platform/sms/sms.ts";
import { quietLog } from "../platform/log.ts";
import { withdrawQuoteById } from "../quote/withdrawal/withdraw.ts";
import { openContracts } from "../quote/document/contract.ts";
import { receiveEmail } from "./inbound/receive.ts";
import { sendMessage } from "./jobs.ts";
import { queueEmail } from "./outbox/store.ts";

const NOW = "2026-11-23T11:00:00Z";
const { doors, ask } = openOffice(NOW);
const DATA_DIR = mkdtempSync(`${tmpdir()}/etabli-replies-`);
const config = { MAIL_FROM: "Établi <a@etabli.test>", SMS_SENDER: "Garonne", DATA_DIR };
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

/** The file of the letter as it left. */
const leave = async (
  { template, to, repair_id }: { template: Template; to: string; repair_id: string | null },
  replies?: string,
) => {
  const { database, services } = doors();
  const letter = { template, to, subject: "Votre devis", text: "Bonjour", html: "" };
  const id = await database.withShop(garonneScope, (db) =>
    queueEmail(db, letter, { at: instant(NOW), repair_id }),
  );
  const parts = { database, mail: createMail(config), sms: createSms(config) };
  const task = sendMessage({ ...parts, ledgerKey: services.ledgerKey, replies });
  await task({ shop_id: GARONNE.id, message_id: id }, { attempt: 1, max_attempts: 25 });
  const folder = path.join(DATA_DIR, "outbox");
  const file = readdirSync(folder).find((name) => name.includes(String(id))) ?? "";
  return { id: String(id), text: readFileSync(path.join(folder, file), "utf8") };
};
const headerIn = (text: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\n .*)*)`, "im").exec(text)?.[1]?.replace(/\n\s*/g, "") ?? "";

test("a client answers to an address that names the letter, and the answer lands on the sheet", async () => {
  const { repair_id } = await openRepair(doors().database);
  const to = "helene.vidal@example.org";
  const replies = "reponses@etabli.example";
  const { id, text } = await leave({ template: "quote-sent", to, repair_id }, replies);
  const address = headerIn(text, "Reply-To");
  expect(address).toContain(`reponses+${id}@etabli.example`);
  const answer = {
    from: to,
    to: [address],
    subject: "Re: Votre devis",
    text: "Merci",
    message_id: "<merci@example.org>",
    in_reply_to: "",
    references: "",
    attached: [],
  };
  const { database, services } = doors();
  const inbox = { database, config: services.config, log: quietLog, at: instant(NOW) };
  expect(await receiveEmail(inbox, answer)).toBe("sheet");
  const { repair } = await ask<{ repair: { items: { type: string }[] } }>(
    "query ($id: ID!) { repair(id: $id) { items { type } } }",
    { id: repair_id },
    marc,
  );
  expect(repair.items.map(({ type }) => type)).toContain("ClientReplied");
});

test.each<[string, Template, boolean, string | undefined]>([
  ["without an address for replies", "quote-sent", true, undefined],
  ["about no repair", "quote-sent", false, "reponses@etabli.example"],
  ["to the shop", "quote-accepted", true, "reponses@etabli.example"],
])("a letter %s is answered to the shop's own address", async (_, template, ofRepair, replies) => {
  const { repair_id } = await openRepair(doors().database);
  const letter = { template, to: "a@example.org", repair_id: ofRepair ? repair_id : null };
  const { text } = await leave(letter, replies);
  expect(headerIn(text, "Reply-To")).toContain(GARONNE.email);
});

test.each([
  [
    "the confirmation of an agreement carries the signed contract",
    "quote-accepted-client",
    "Contrat",
  ],
  [
    "the acknowledgement of a withdrawal carries its own paper",
    "quote-withdrawn-client",
    "Retractation",
  ],
])("%s as one PDF", async (_, template, name) => {
  const { database, services } = doors();
  const { repair_id } = await openRepair(database);
  await database.withShop(garonneScope, async (db) => {
    const id = await acceptedQuote(db, repair_id);
    const origin = { via: "quote", ip: "", user_agent: "" } as const;
    await withdrawQuoteById(db, { ...origin, id, name: "Hélène Vidal", email: "" }, clientAct());
  });
  const [letter] = await database.asOwner<{ id: string; filename: string }>(
    `select id, attachments -> 0 ->> 'filename' as filename from app.message
     where repair_id = $1 and template = $2`,
    [repair_id, template],
  );
  const parts = { database, mail: createMail(config), sms: createSms(config) };
  const { ledgerKey } = services;
  const task = sendMessage({ ...parts, ledgerKey, contract: openContracts(services) });
  await task({ shop_id: GARONNE.id, message_id: letter?.id }, { attempt: 1, max_attempts: 25 });
  const folder = path.join(DATA_DIR, "outbox");
  const file = readdirSync(folder).find((name) => name.includes(String(letter?.id))) ?? "";
  const text = readFileSync(path.join(folder, file), "utf8");
  expect(letter?.filename).toMatch(new RegExp(`^${name}-D2026-\\d{5}\\.pdf$`));
  expect(text.match(/Content-Type: application\/pdf/g)).toHaveLength(1);
  const body = /application\/pdf[^]*?\n\n([A-Za-z0-9+/=\n]+)/.exec(text)?.[1] ?? "";
  const pdf = Buffer.from(body, "base64").toString("latin1");
  expect([pdf.slice(0, 5), pdf.trimEnd().slice(-5)]).toEqual(["%PDF-", "%%EOF"]);
});
