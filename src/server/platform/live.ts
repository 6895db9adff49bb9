import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import pg from "pg";
import type { Log } from "./log.ts";
import type { ConnectionUrl } from "./database/pool.ts";

/** What moved: ids only, the reader asks for the rest with its own rights. */
export type Change = { shop_id: string; noun: string; id: string; repair_id: string | null };
/** `"resync"`: notifications were missed while the connection was lost, so everything may have moved. */
export type Listener = (change: Change | "resync") => void;
export type Subscription = { stop(): void; readonly ended: AbortSignal };
type Filter = { shop_id: string; repair_id?: string };

export type LiveBus = {
  /** Calls `listener` for the changes of a shop, or of one repair of it, until stopped. */
  subscribe(filter: Filter, listener: Listener): Subscription;
  /** Resolves once the connection listens; what is written from then on is heard. */
  ready: Promise<void>;
  /** Ends every subscription, which ends their streams, and the connection. */
  close(): Promise<void>;
};

type Subscriber = { filter: Filter; listener: Listener };

const CHANNEL = "app_events";
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 15_000;

/** One LISTEN connection for the whole process, taken up again by itself after any loss. */
export function openLive({ url, log }: { url: ConnectionUrl; log: Log }): LiveBus {
  const subscribers = new Set<Subscriber>();
  const closing = new AbortController();
  const tell = (subscriber: Subscriber, change: Change | "resync"): void => {
    try {
      subscriber.listener(change);
    } catch (error) {
      log.error(error, "un abonné aux événements a échoué");
    }
  };
  const spread = (change: Change): void => {
    for (const subscriber of subscribers)
      if (concerns(change, subscriber.filter)) tell(subscriber, change);
  };
  const ready = Promise.withResolvers<void>();
  let connected = false;
  const onListening = (): void => {
    if (connected) for (const subscriber of subscribers) tell(subscriber, "resync");
    connected = true;
    ready.resolve();
  };
  const done = keepListening({ url, log, spread, onListening, signal: closing.signal });
  return {
    ready: ready.promise,
    subscribe: (filter, listener) => {
      const subscriber = { filter, listener };
      if (!closing.signal.aborted) subscribers.add(subscriber);
      return { stop: () => subscribers.delete(subscriber), ended: closing.signal };
    },
    close: async () => {
      closing.abort();
      subscribers.clear();
      await done;
    },
  };
}

const concerns = (change: Change, filter: Filter): boolean =>
  change.shop_id === filter.shop_id &&
  (filter.repair_id === undefined || change.repair_id === filter.repair_id);

type Loop = {
  url: ConnectionUrl;
  log: Log;
  spread: (change: Change) => void;
  onListening: () => void;
  signal: AbortSignal;
};

async function keepListening(loop: Loop): Promise<void> {
  let wait = FIRST_WAIT;
  while (!loop.signal.aborted) {
    const listened = await listenUntilLost(loop);
    wait = listened ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
    await sleep(wait, undefined, { signal: loop.signal }).catch(() => undefined);
  }
}

/** Answers whether the connection had been made before it was lost. */
async function listenUntilLost({ url, log, spread, onListening, signal }: Loop): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url(),
    keepAlive: true,
    application_name: "etabli-live",
    query_timeout: 10_000,
  });
  const lost = Promise.withResolvers<void>();
  client.on("error", () => lost.resolve());
  client.on("end", () => lost.resolve());
  client.on("notification", ({ payload }) => {
    const change = readChange(payload);
    if (change) spread(change);
  });
  signal.addEventListener("abort", () => lost.resolve(), { once: true });
  let ping: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    onListening();
    // A cut cable says nothing: only a question without an answer shows it.
    ping = setInterval(() => client.query("select 1").catch(() => lost.resolve()), PING_EVERY);
    await lost.promise;
    return true;
  } catch (error) {
    log.warn({ err: error }, "écoute des événements interrompue");
    return false;
  } finally {
    clearInterval(ping);
    await client.end().catch(() => undefined);
  }
}

function readChange(payload: string | undefined): Change | undefined {
  try {
    const read: unknown = JSON.parse(payload ?? "");
    if (typeof read !== "object" || read === null || !("shop_id" in read) || !("noun" in read))
      return undefined;
    const repair_id =
      "repair_id" in read && typeof read.repair_id === "string" ? read.repair_id : null;
    return {
      shop_id: String(read.shop_id),
      noun: String(read.noun),
      id: "id" in read ? String(read.id) : "",
      repair_id,
    };
  } catch {
    return undefined;
  }
}

const BEAT_EVERY = 25_000;
/** A reader that takes nothing in is cut off rather than kept in memory; its browser comes back. */
const LARGEST_BACKLOG = 1_000_000;

export type Send = (event: string, data: unknown) => void;

/**
 * Turns the reply into server-sent events for as long as `open`'s subscription and the reader last.
 * A reader that comes back after a cut gets a "resync" event first: what it missed is not replayed.
 */
export function sse(reply: FastifyReply, open: (send: Send) => Subscription): void {
  reply.hijack();
  const stream = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) stream.setHeader(name, value);
  stream.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
    // The connection ends with the stream: a server that stops would wait for it otherwise.
    connection: "close",
  });
  let id = Date.now();
  const put = (text: string): void => {
    if (stream.writableLength > LARGEST_BACKLOG) stream.destroy();
    else stream.write(text);
  };
  const send: Send = (event, data) =>
    put(`id: ${++id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  put(`retry: 2000\nid: ${id}\n\n`);
  if (reply.request.headers["last-event-id"] !== undefined) send("resync", {});
  const subscription = open(send);
  const beat = setInterval(() => put(":\n\n"), BEAT_EVERY);
  const end = (): void => void stream.end();
  subscription.ended.addEventListener("abort", end, { once: true });
  stream.once("close", () => {
    clearInterval(beat);
    subscription.stop();
    subscription.ended.removeEventListener("abort", end);
  });
  if (subscription.ended.aborted) end();
}
