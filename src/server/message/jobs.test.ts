import { tmpdir } from "node:os";
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { GARONNE, insertShop } from "../../../test/shop/garonne.ts";
import { refuse } from "../../domain/decision.ts";
import type { Email } from "../../domain/message/message.ts";
import { RETRY_SECONDS } from "../../domain/message/retry.ts";
import { toInstant } from "../../domain/time.ts";
import { mintScope } from "../platform/database/scope.ts";
import { createMail } from "../platform/mail.ts";
import { createSms } from "../platform/sms/sms.ts";
import { startQueue } from "../platform/queue.ts";
import { sendMessage } from "./jobs.ts";
import { queueEmail, type Attachment } from "./outbox/store.ts";
import { listMessages } from "./store.ts";

const ledgerKey = randomBytes(32);
const MAX_ATTEMPTS = RETRY_SECONDS.length + 1;
const database = testDatabase();
const shop_id = randomUUID();
const scope = mintScope(shop_id, { kind: "system" });
const DATA_DIR = mkdtempSync(`${tmpdir()}/etabli-mail-`);
const MAIL_FROM = "Établi <ne-pas-repondre@etabli.test>";
const sms = createSms({ SMS_SENDER: "Garonne", DATA_DIR });

beforeAll(async () => {
  await insertShop(database, { ...GARONNE, id: shop_id }, []);
  return () => rmSync(DATA_DIR, { recursive: true, force: true });
});

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  await database.asOwner("delete from app.message");
});

const ICS = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n";
const confirmation: Email = {
  template: "booking-confirmed",
  to: "helene.vidal@example.org",
  subject: "Votre rendez-vous du lundi 23 novembre",
  text: "Bonjour,\n\nNous arrivons entre 14 h et 16 h.",
  html: "",
};
const calendar: Attachment = {
  filename: "rendez-vous.ics",
  content_type: "text/calendar; charset=utf-8",
  content: ICS,
};
const context = { at: toInstant(Date.now()), attachments: [calendar] };

const queue = (email: Partial<Email> = {}) =>
  database.withShop(scope, (db) => queueEmail(db, { ...confirmation, ...email }, context));
const all = () => database.withShop(scope, (db) => listMessages(db, 50), "read");

/** A mail server of its own; `verdict` answers the code that refuses a letter, or undefined to take it. */
async function startSmtp(verdict: (letters: string[]) => number | undefined = () => undefined) {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk) => (text += String(chunk)));
      stream.on("end", () => {
        const code = verdict(letters);
        letters.push(text);
        done(code ? Object.assign(new Error("refused"), { responseCode: code }) : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return { letters, SMTP_URL: `smtp://127.0.0.1:${address.port}` };
}

async function startCarrying(SMTP_URL?: string) {
  const mail = createMail({ SMTP_URL, MAIL_FROM, DATA_DIR });
  const tasks = { "send-message": sendMessage({ database, ledgerKey, mail, sms }) };
  const running = await startQueue({ database, tasks, sweepEvery: 1_000 });
  stops.push(
    () => mail.close(),
    () => running.stop(),
  );
}

const until = (check: () => unknown, timeout = 10_000) =>
  vi.waitFor(async () => expect(await check()).toBeTruthy(), { timeout, interval: 100 });

test("a message arrives once, from the shop, with its calendar file", async () => {
  const { letters, SMTP_URL } = await startSmtp();
  await startCarrying(SMTP_URL);
  const id = await queue();
  await until(async () => (await all())[0]?.status === "sent");
  expect(letters).toHaveLength(1);
  const [letter = ""] = letters;
  expect(letter).toContain("From: Atelier Garonne <ne-pas-repondre@etabli.test>");
  expect(letter).toContain("Reply-To: Atelier Garonne <contact@atelier-garonne.test>");
  expect(letter).toContain("To: helene.vidal@example.org");
  expect(letter).toContain(`Message-ID: <${id}@etabli.test>`);
  expect(letter).toMatch(/Content-Type: text\/calendar;[^]*filename=rendez-vous\.ics/);
  expect((await all())[0]).toMatchObject({ transport: "smtp", attempts: 1, last_error: "" });
});

test("a message carried twice is sent once", async () => {
  const { letters, SMTP_URL } = await startSmtp();
  const task = sendMessage({
    database,
    ledgerKey,
    mail: createMail({ SMTP_URL, MAIL_FROM, DATA_DIR }),
    sms,
  });
  const message_id = await queue();
  for (const attempt of [1, 2]) await task({ shop_id, message_id }, { attempt, max_attempts: 25 });
  expect(letters).toHaveLength(1);
});

test("a server that says « later » is asked again", async () => {
  const { letters, SMTP_URL } = await startSmtp((before) =>
    before.length === 0 ? 451 : undefined,
  );
  await startCarrying(SMTP_URL);
  await queue();
  await until(() => letters.length === 1);
  await until(async () => (await all())[0]?.last_error.includes("451"));
  await until(async () => (await all())[0]?.status === "sent", 25_000);
  expect(letters).toHaveLength(2);
  expect((await all())[0]).toMatchObject({ attempts: 2, last_error: "" });
});

test("a letter refused for good fails at once, and says why", async () => {
  const { letters, SMTP_URL } = await startSmtp(() => 554);
  await startCarrying(SMTP_URL);
  await queue();
  await until(async () => (await all())[0]?.status === "failed");
  expect(letters).toHaveLength(1);
  expect((await all())[0]?.last_error).toContain("554");
});

test("after the last attempt the message is marked failed, and stays visible", async () => {
  const mail = createMail({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM, DATA_DIR });
  const task = sendMessage({ database, ledgerKey, mail, sms });
  const message_id = await queue();
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++)
    await task({ shop_id, message_id }, { attempt: 1, max_attempts: 25 });
  expect((await all())[0]).toMatchObject({ status: "queued", attempts: MAX_ATTEMPTS - 1 });
  await task({ shop_id, message_id }, { attempt: 1, max_attempts: 25 });
  expect((await all())[0]).toMatchObject({ status: "failed", attempts: MAX_ATTEMPTS });
  expect((await all())[0]?.last_error).toContain("ECONNREFUSED");
});

test("a letter that does not leave is a warning, which names the answer and not the address", async () => {
  const warned: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void warned.push(line) };
  const mail = createMail({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM, DATA_DIR });
  const message_id = await queue();
  const task = sendMessage({ database, ledgerKey, mail, sms, log });
  await task({ shop_id, message_id }, { attempt: 1, max_attempts: 25 });
  const line = { shop_id, message_id, code: "ESOCKET", final: false };
  expect(warned).toEqual([[line, "message not delivered"]]);
  await database.asSuperuser("delete from graphile_worker._private_jobs");
});

test("each failure plans the next attempt, later and later", async () => {
  const mail = createMail({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM, DATA_DIR });
  const task = sendMessage({ database, ledgerKey, mail, sms });
  const message_id = await queue();
  for (const seconds of RETRY_SECONDS.slice(0, 3)) {
    const from = Date.now();
    await task({ shop_id, message_id }, { attempt: 1, max_attempts: 25 });
    const [next] = await database.asSuperuser<{ run_at: string }>(
      "select run_at from graphile_worker.jobs order by id desc limit 1",
    );
    const waits = (new Date(next?.run_at ?? 0).getTime() - from) / 1_000;
    expect(waits).toBeGreaterThanOrEqual(seconds - 1);
    expect(waits).toBeLessThan(seconds + 20);
  }
  await database.asSuperuser("delete from graphile_worker._private_jobs");
});

test("of two messages of one task, the one refused for good does not hold the other back", async () => {
  const { letters, SMTP_URL } = await startSmtp((before) =>
    before.length === 0 ? 554 : undefined,
  );
  const task = sendMessage({
    database,
    ledgerKey,
    mail: createMail({ SMTP_URL, MAIL_FROM, DATA_DIR }),
    sms,
  });
  const message_ids = [await queue(), await queue({ subject: "La seconde" })];
  await task({ shop_id, message_ids }, { attempt: 1, max_attempts: 25 });
  expect((await all()).map(({ status }) => status).toSorted()).toEqual(["failed", "sent"]);
  expect(letters).toHaveLength(2);
});

test("tasks that the queue hands over together read and mark their messages in two transactions", async () => {
  const { letters, SMTP_URL } = await startSmtp((before) =>
    before.length === 0 ? 554 : undefined,
  );
  const ids = [await queue(), await queue({ subject: "La seconde" }), await queue()];
  let transactions = 0;
  const withShop: typeof database.withShop = (...work) => {
    transactions++;
    return database.withShop(...work);
  };
  const mail = createMail({ SMTP_URL, MAIL_FROM, DATA_DIR });
  const task = sendMessage({ database: { withShop }, ledgerKey, mail, sms });
  await Promise.all(
    ids.map((message_id) => task({ shop_id, message_id }, { attempt: 1, max_attempts: 25 })),
  );
  expect(transactions).toBe(2);
  expect((await all()).map(({ status }) => status).toSorted()).toEqual(["failed", "sent", "sent"]);
  expect(letters).toHaveLength(3);
});

test("a task of another shop sends nothing of this one, and a malformed one is refused", async () => {
  const { letters, SMTP_URL } = await startSmtp();
  const task = sendMessage({
    database,
    ledgerKey,
    mail: createMail({ SMTP_URL, MAIL_FROM, DATA_DIR }),
    sms,
  });
  const info = { attempt: 1, max_attempts: 25 };
  const message_id = await queue();
  await task({ shop_id: randomUUID(), message_id }, info);
  await task({ shop_id, message_ids: [] }, info);
  await expect(task({ shop_id, message_id: "rien" }, info)).rejects.toThrow();
  expect(letters).toEqual([]);
  expect(await all()).toMatchObject([{ status: "queued", attempts: 0 }]);
});

test("what is rolled back is never sent", async () => {
  const { letters, SMTP_URL } = await startSmtp();
  await startCarrying(SMTP_URL);
  await database.withShop(scope, async (db) => {
    await queueEmail(db, { ...confirmation, subject: "Jamais parti" }, context);
    return refuse("slot-taken");
  });
  await queue();
  await until(() => letters.length === 1);
  expect(letters[0]).not.toContain("Jamais parti");
  expect(await all()).toHaveLength(1);
});

test("somebody without an address is written nothing", async () => {
  expect(await queue({ to: " " })).toBeUndefined();
  expect(await all()).toEqual([]);
});

test("a comma in an address never makes two recipients", async () => {
  const { letters, SMTP_URL } = await startSmtp();
  await startCarrying(SMTP_URL);
  await queue({
    to: "a@example.org, b@example.org",
    subject: "Bonjour\r\nBcc: c@example.org",
  });
  await until(async () => (await all())[0]?.status !== "queued");
  expect(letters.join("")).not.toMatch(/^Bcc:/m);
  expect(letters.join("")).not.toMatch(/^To:.*a@example\.org, ?b@example\.org/m);
});

test("without a server the letter lies readable in the outbox", async () => {
  await startCarrying();
  const id = await queue();
  await until(async () => (await all())[0]?.status === "sent");
  const files = readdirSync(path.join(DATA_DIR, "outbox"));
  expect(files).toEqual([expect.stringMatching(new RegExp(`^\\d{4}-\\d{2}-\\d{2}-${id}\\.eml$`))]);
  const letter = readFileSync(path.join(DATA_DIR, "outbox", files[0] ?? ""), "utf8");
  expect(letter).toContain("Nous arrivons entre 14 h et 16 h.");
  expect((await all())[0]).toMatchObject({ transport: "outbox" });
});

test("the letter of a process killed while sending leaves from the next one within 30 seconds", async () => {
  const { letters, SMTP_URL } = await startSmtp();
  const slow = await startSilentServer();
  const child = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, "../../../test/shop/carrier.ts")],
    {
      env: { DATABASE_URL: database.url, SMTP_URL: slow.SMTP_URL, DATA_DIR, MAIL_FROM },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  stops.push(() => child.kill("SIGKILL"));
  const id = await queue();
  await slow.asked;
  child.kill("SIGKILL");
  await startCarrying(SMTP_URL);
  await until(async () => (await all())[0]?.status === "sent", 30_000);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain(`Message-ID: <${id}@etabli.test>`);
}, 60_000);

/** Takes a whole letter and never answers: whoever sends is in the middle of it. */
async function startSilentServer() {
  const asked = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream) => stream.on("end", () => asked.resolve()).resume(),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close());
  const address = server.server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return { asked: asked.promise, SMTP_URL: `smtp://127.0.0.1:${address.port}` };
}

/** A provider of its own; it answers these statuses in turn, the last one ever after. */
async function startProvider(...statuses: number[]) {
  const requests: { headers: Record<string, unknown>; body: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body: JSON.parse(body) });
      response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end("fin");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return { requests, SMS_URL: `http://127.0.0.1:${address.port}/sms` };
}
const insertSms = async () => {
  const [row] = await database.asOwner<{ id: string }>(
    `insert into app.message (shop_id, channel, template, recipient, subject, text)
     values ($1, 'sms', 'quote-sent', '+33639981234', 'Votre devis', 'Atelier : votre devis.') returning id`,
    [shop_id],
  );
  return row?.id ?? "";
};

/** Monday, when an SMS may ring. */
const noon = () => toInstant(Date.parse("2026-11-23T11:00:00Z"));

test("an SMS is given to the provider with its token, once for each id; a busy provider is asked again", async () => {
  const { requests, SMS_URL } = await startProvider(503, 202);
  const provider = createSms({ SMS_URL, SMS_TOKEN: "secret", SMS_SENDER: "Garonne", DATA_DIR });
  const mail = createMail({ MAIL_FROM, DATA_DIR });
  const task = sendMessage({ database, ledgerKey, mail, sms: provider, clock: noon });
  const message_id = await insertSms();
  for (const attempt of [1, 2, 3])
    await task({ shop_id, message_id }, { attempt, max_attempts: 25 });
  expect(requests).toHaveLength(2);
  expect(requests[1]).toMatchObject({
    headers: { authorization: "Bearer secret", "idempotency-key": message_id },
    body: { to: "+33639981234", from: "Garonne", text: "Atelier : votre devis." },
  });
  expect(await all()).toMatchObject([{ status: "sent", transport: "sms", attempts: 2 }]);
});

test("a number that the provider refuses fails at once", async () => {
  const { requests, SMS_URL } = await startProvider(422);
  const provider = createSms({ SMS_URL, SMS_SENDER: "Garonne", DATA_DIR });
  const mail = createMail({ MAIL_FROM, DATA_DIR });
  const task = sendMessage({ database, ledgerKey, mail, sms: provider, clock: noon });
  await task({ shop_id, message_id: await insertSms() }, { attempt: 1, max_attempts: 25 });
  expect(requests).toHaveLength(1);
  expect(await all()).toMatchObject([{ status: "failed", last_error: "SMS 422 fin" }]);
});

test("without a provider an SMS is a file of the outbox", async () => {
  const mail = createMail({ MAIL_FROM, DATA_DIR });
  const message_id = await insertSms();
  await sendMessage({ database, ledgerKey, mail, sms, clock: noon })(
    { shop_id, message_id },
    { attempt: 1, max_attempts: 25 },
  );
  const file = readFileSync(path.join(DATA_DIR, "outbox", `${message_id}.sms.txt`), "utf8");
  expect(file).toContain("À : +33639981234");
});
