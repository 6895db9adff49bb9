/** Replies by a mailbox: a real IMAP server on this machine, and the database. */
import { afterEach, expect, test, vi } from "vitest";
import { openImap } from "../../../../test/imap/server.ts";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { openOffice } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { openLog, type Log } from "../../platform/log.ts";
import { readReplies } from "./jobs.ts";

const NOW = "2026-11-23T11:00:00Z";
const { doors } = openOffice(NOW);
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
/** Longer than any answer here takes, on a machine that does much else. */
const PATIENCE = { timeout: 30_000, interval: 50 };

async function openMailServer(messages: { raw: string }[] = []) {
  const imap = await openImap({ messages });
  closing.push(imap.close);
  return imap;
}

const lines = (log: { warnings: string[] }): Log => {
  const quiet = openLog("silent");
  return Object.assign(quiet, {
    warn: (_facts: unknown, words: string) => void log.warnings.push(words),
  });
};

function read(port: number) {
  const { database } = doors();
  const said = { warnings: [] as string[] };
  const url = { host: "127.0.0.1", port, secure: false, folder: "INBOX" };
  const config = {
    ...doors().services.config,
    IMAP_URL: { ...url, user: "testuser", password: "testpass" },
  };
  const replies = readReplies({
    config,
    database,
    clock: () => instant(NOW),
    log: lines(said),
    waits: { first: 50, longest: 200, turn: 100 },
  });
  const stop = async () => replies?.stop();
  closing.push(stop);
  return { stop, said };
}

let turn = 0;
const letter = (from: string, id = `<imap-${turn++}@example.org>`) =>
  `From: ${from}\r\nTo: reponses@etabli.example\r\nSubject: Re: Votre devis\r\nMessage-ID: ${id}\r\n\r\nD'accord pour mardi.\r\n`;

/** A client known by this address. */
const known = async (email: string) => {
  const { database } = doors();
  const { client_id } = await openRepair(database);
  await database.asOwner("update app.client set email = $2 where id = $1", [client_id, email]);
  return email;
};
const repliesFrom = (sender: string) =>
  doors().database.asOwner<{ text: string }>("select text from app.reply where sender = $1", [
    sender,
  ]);

test("without a mailbox nothing is read", () => {
  const { database, services } = doors();
  const log = openLog("silent");
  expect(readReplies({ config: services.config, database, clock: services.clock, log })).toBe(
    undefined,
  );
});

test("what waits in the mailbox is taken once and marked as read; then what arrives, as it arrives", async () => {
  const from = await known("attend@example.org");
  const imap = await openMailServer([{ raw: letter(from, "<one@example.org>") }]);
  read(imap.port);
  await vi.waitFor(async () => expect(await repliesFrom(from)).toHaveLength(1), PATIENCE);
  await vi.waitFor(() => expect(imap.unread()).toBe(0), PATIENCE);
  imap.add(letter(from));
  await vi.waitFor(async () => expect(await repliesFrom(from)).toHaveLength(2), PATIENCE);
  imap.add(letter(from, "<one@example.org>"));
  imap.add(letter(from));
  await vi.waitFor(async () => expect(await repliesFrom(from)).toHaveLength(3), PATIENCE);
  await vi.waitFor(() => expect(imap.unread()).toBe(0), PATIENCE);
  expect(imap.messagesOf("INBOX")).toHaveLength(4);
  expect((await repliesFrom(from))[0]).toEqual({ text: "D'accord pour mardi." });
});

test("a message of a stranger, and one that is none, are set aside where a person finds them", async () => {
  const from = await known("apres@example.org");
  const imap = await openMailServer([
    { raw: "Ceci n’est pas un message\r\n\r\n" },
    { raw: letter("inconnu@example.org") },
    { raw: letter(from) },
  ]);
  const { said } = read(imap.port);
  await vi.waitFor(async () => expect(await repliesFrom(from)).toHaveLength(1), PATIENCE);
  await vi.waitFor(() => expect(imap.messagesOf("Sans-dossier")).toHaveLength(2), PATIENCE);
  await vi.waitFor(() => expect(imap.messagesOf("INBOX")).toHaveLength(1), PATIENCE);
  expect(said.warnings.filter((words) => words === "message set aside")).toHaveLength(2);
  expect(await repliesFrom("inconnu@example.org")).toEqual([]);
});

test("after a cut, the mailbox is read again by itself", async () => {
  const from = await known("coupure@example.org");
  const imap = await openMailServer([{ raw: letter(from) }]);
  const { said } = read(imap.port);
  await vi.waitFor(async () => expect(await repliesFrom(from)).toHaveLength(1), PATIENCE);
  imap.cut();
  imap.add(letter(from));
  await vi.waitFor(async () => expect(await repliesFrom(from)).toHaveLength(2), PATIENCE);
  expect(said.warnings).toContain("mailbox not read");
});

test("while the database refuses, the message stays unread, and is taken later", async () => {
  const from = await known("panne@example.org");
  const imap = await openMailServer([{ raw: letter(from) }]);
  const { database } = doors();
  await database.asOwner("alter table app.reply add constraint away check (false) not valid");
  const { said } = read(imap.port);
  await vi.waitFor(() => expect(said.warnings).toContain("mailbox not read"), PATIENCE);
  expect(imap.unread()).toBe(1);
  await database.asOwner("alter table app.reply drop constraint away");
  await vi.waitFor(async () => expect(await repliesFrom(from)).toHaveLength(1), PATIENCE);
  await vi.waitFor(() => expect(imap.unread()).toBe(0), PATIENCE);
});

test("of two processes one reads; the other goes on when it stops", async () => {
  const from = await known("relais@example.org");
  const imap = await openMailServer();
  const first = read(imap.port);
  await vi.waitFor(() => expect(imap.sockets.size).toBe(1), PATIENCE);
  read(imap.port);
  imap.add(letter(from));
  await vi.waitFor(async () => expect(await repliesFrom(from)).toHaveLength(1), PATIENCE);
  expect(imap.sockets.size).toBe(1);
  await first.stop();
  imap.add(letter(from));
  await vi.waitFor(async () => expect(await repliesFrom(from)).toHaveLength(2), PATIENCE);
  expect(imap.sockets.size).toBe(2);
});

test("it stops at once while it waits, and says goodbye", async () => {
  const imap = await openMailServer();
  const { stop, said } = read(imap.port);
  await vi.waitFor(() => expect(imap.sockets.size).toBe(1), PATIENCE);
  await stop();
  expect(said.warnings).toEqual([]);
});
