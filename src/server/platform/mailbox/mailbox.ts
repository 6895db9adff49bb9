/** A mailbox read by IMAP (RFC 9051): each message is handed over once it is there, by one process at a time. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Limits } from "../database/connection/client.ts";
import { workAlone } from "../database/connection/alone.ts";
import type { ConnectionUrl } from "../database/pool.ts";
import type { Log } from "../log.ts";
import { readMailbox, type Mailbox } from "./read.ts";

type Options = Mailbox & {
  /** The database's, whose lock says which process reads. */
  database: ConnectionUrl;
  waits?: Partial<Waits>;
  limits?: Partial<Limits>;
};

/** Milliseconds. */
type Waits = { first: number; longest: number; turn: number };
const WAITS: Waits = { first: 1_000, longest: 300_000, turn: 10_000 };

/** Connects again after any loss, each time later, until it is stopped. */
export function openMailbox({ database, waits, limits, ...mailbox }: Options): {
  stop(): Promise<void>;
} {
  const { first, longest, turn } = { ...WAITS, ...waits };
  const stopping = new AbortController();
  const done = workAlone(
    {
      url: database,
      name: "etabli-mailbox",
      log: mailbox.log,
      signal: stopping.signal,
      every: turn,
      limits,
    },
    (signal) => keepReading(mailbox, { first, longest, signal }),
  );
  return {
    stop: () => {
      stopping.abort();
      return done;
    },
  };
}

type Reading = { first: number; longest: number; signal: AbortSignal };

async function keepReading(mailbox: Mailbox, { first, longest, signal }: Reading): Promise<void> {
  let wait = first;
  while (!signal.aborted) {
    const isRead = await readUntilLost(mailbox, signal);
    wait = isRead ? first : Math.min(wait * 2, longest);
    await sleep(wait, undefined, { signal }).catch(() => undefined);
  }
}

/** Whether all that was there had been read before the connection was lost. */
async function readUntilLost(mailbox: Mailbox, signal: AbortSignal): Promise<boolean> {
  const { log } = mailbox;
  const state = { passes: 0 };
  await readMailbox(mailbox, { signal, onPass: () => state.passes++ }).catch((error: unknown) =>
    logLoss(log, error),
  );
  return state.passes > 0;
}

/** The answer of the server says more than « Command failed »; it never holds the password. */
function logLoss(log: Pick<Log, "warn">, error: unknown): void {
  const answer =
    error instanceof Error && "responseText" in error ? String(error.responseText) : undefined;
  log.warn({ err: error, answer }, "mailbox not read");
}
