import { setTimeout as sleep } from "node:timers/promises";
import type { ImapFlow } from "imapflow";
import type { Log } from "../log.ts";
import type { MailboxUrl } from "./url.ts";

export type Mailbox = {
  url: MailboxUrl;
  log: Log;
  /** "aside": it belongs to no repair, and is moved to `ASIDE`. When it throws, the message stays unread and is handed over again. */
  take: (raw: Uint8Array) => Promise<"taken" | "aside">;
};

/** The folder of the mailbox for messages that belong to no repair: a person reads them there. */
export const ASIDE = "Sans-dossier";

/** In bytes: as much as providers let through. */
const LARGEST = 25 * 1024 * 1024;
/** Between two polls of a server that announces nothing, in milliseconds. */
const POLL = 60_000;
/** How long a LOGOUT may take, in milliseconds. */
const GOODBYE = 2_000;

type Reading = { signal: AbortSignal; onPass: () => void };

/** Reads what is unread, then what comes, until the signal; throws when the connection is lost. */
export async function readMailbox(mailbox: Mailbox, reading: Reading): Promise<void> {
  const client = await connect(mailbox.url);
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  client.on("error", lost.reject);
  client.on("close", () => lost.reject(new Error("the mail server closed the connection")));
  try {
    await client.connect();
    await Promise.race([readOn(client, mailbox, reading), lost.promise]);
  } finally {
    const late = sleep(GOODBYE, undefined, { ref: false });
    await Promise.race([client.logout().catch(() => undefined), late]);
    client.close();
  }
}

/** Loaded by the installations that have a mailbox. */
async function connect({ host, port, secure, user, password }: MailboxUrl): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import("imapflow");
  return new Client({
    host,
    port,
    secure,
    // A password leaves this machine only when it is encrypted.
    ...(!secure && !isHere(host) && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    connectionTimeout: 20_000,
  });
}

const isHere = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

async function readOn(client: ImapFlow, mailbox: Mailbox, reading: Reading): Promise<void> {
  const { signal, onPass } = reading;
  const news = watchNews(client, signal);
  await client.mailboxOpen(mailbox.url.folder);
  while (!signal.aborted) {
    news.forget();
    await takeUnread(client, mailbox, signal);
    onPass();
    await news.wait();
  }
}

/** Resolves when the server announces a message, after a while, or at the end. */
function watchNews(client: ImapFlow, signal: AbortSignal) {
  let news = Promise.withResolvers<void>();
  client.on("exists", () => news.resolve());
  signal.addEventListener("abort", () => news.resolve(), { once: true });
  return {
    forget: () => {
      news = Promise.withResolvers<void>();
      if (signal.aborted) news.resolve();
    },
    wait: async () => {
      client.idle().catch(() => undefined);
      const waited = new AbortController();
      const poll = sleep(POLL, undefined, { signal: waited.signal }).catch(() => undefined);
      await Promise.race([news.promise, poll]);
      waited.abort();
    },
  };
}

/** One that fails does not keep the others back; it is tried again with the next connection. */
async function takeUnread(client: ImapFlow, mailbox: Mailbox, signal: AbortSignal): Promise<void> {
  const unread = (await client.search({ seen: false, deleted: false }, { uid: true })) || [];
  const failures: unknown[] = [];
  for (const uid of unread) {
    if (signal.aborted) return;
    await takeOne(client, mailbox, uid).catch((error: unknown) => failures.push(error));
    if (!client.usable) break;
  }
  if (failures.length > 0) throw failures[0];
}

const BY_UID = { uid: true } as const;

async function takeOne(client: ImapFlow, { take, log }: Mailbox, uid: number): Promise<void> {
  const described = await client.fetchOne(uid, { size: true }, BY_UID);
  if (!described) return;
  const tooLarge = (described.size ?? 0) > LARGEST;
  const whole = tooLarge ? undefined : await client.fetchOne(uid, { source: true }, BY_UID);
  const source = whole ? whole.source : undefined;
  const verdict = source ? await take(source) : "aside";
  await client.messageFlagsAdd([uid], ["\\Seen"], BY_UID);
  if (verdict === "taken") return;
  log.warn({ uid, size: described.size, folder: ASIDE }, "message set aside");
  await setAside(client, uid);
}

async function setAside(client: ImapFlow, uid: number): Promise<void> {
  const folders = await client.list();
  if (!folders.some(({ path }) => path === ASIDE)) await client.mailboxCreate(ASIDE);
  await client.messageMove([uid], ASIDE, BY_UID);
}
