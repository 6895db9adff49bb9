import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import type pg from "pg";
import { holdConnection } from "./database/held-connection.ts";
import type { ConnectionUrl } from "./database/pool.ts";
import { networkOf } from "./limit.ts";
import type { Log } from "./log.ts";

/** What changed: ids only; the reader loads the rest with its own rights. */
export type Change = { shop_id: string; noun: string; id: string; repair_id: string | null };
/** `"resync"`: notifications may have been missed while the connection was lost, so everything must be read again. */
export type Listener = (change: Change | "resync") => void;
export type Subscription = { stop(): void; readonly ended: AbortSignal };
type Filter = { shop_id: string; repair_id?: string };

export type LiveBus = {
  /** Calls `listener` for the changes of a shop, or of one repair of it, until stopped. */
  subscribe(filter: Filter, listener: Listener): Subscription;
  /** Resolves once the connection listens: later changes are delivered. */
  ready: Promise<void>;
  /** Ends every subscription, which ends their streams, and the connection. */
  close(): Promise<void>;
};

type Subscriber = { filter: Filter; listener: Listener };

/** One LISTEN connection for the whole process, reconnected by itself after any loss. */
export function openLive({ url, log }: { url: ConnectionUrl; log: Log }): LiveBus {
  const subscribers = new Set<Subscriber>();
  const closing = new AbortController();
  const ready = Promise.withResolvers<void>();
  const deliver = deliverWith(log);
  let connections = 0;
  const onOpen = async (client: pg.Client): Promise<void> => {
    client.on("notification", ({ payload }) => {
      const change = readChange(payload);
      for (const subscriber of subscribers) if (change) deliver(subscriber, change);
    });
    await client.query("listen app_events");
    if (connections++ > 0) for (const subscriber of subscribers) deliver(subscriber, "resync");
    ready.resolve();
  };
  const done = holdConnection({ url, log, name: "etabli-live", onOpen, signal: closing.signal });
  const close = async (): Promise<void> => {
    closing.abort();
    subscribers.clear();
    await done;
  };
  return { ready: ready.promise, subscribe: subscribeTo(subscribers, closing.signal), close };
}

const subscribeTo =
  (subscribers: Set<Subscriber>, ended: AbortSignal): LiveBus["subscribe"] =>
  (filter, listener) => {
    const subscriber = { filter, listener };
    if (!ended.aborted) subscribers.add(subscriber);
    return { stop: () => subscribers.delete(subscriber), ended };
  };

/** An error of one listener does not reach the others. */
const deliverWith =
  (log: Log) =>
  ({ filter, listener }: Subscriber, change: Change | "resync"): void => {
    if (change !== "resync" && !concerns(change, filter)) return;
    try {
      listener(change);
    } catch (error) {
      log.error(error, "live event listener failed");
    }
  };

const concerns = (change: Change, filter: Filter): boolean =>
  change.shop_id === filter.shop_id &&
  (filter.repair_id === undefined || change.repair_id === filter.repair_id);

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
/** A reader that does not read is disconnected rather than buffered in memory; its browser reconnects. */
const LARGEST_BACKLOG = 1_000_000;

/** Streams open at once from one address: enough for all the screens of a shop. */
const MOST_STREAMS = 100;
const streams = new Map<string, number>();

export type Send = (event: string, data: unknown) => void;

/**
 * Turns the reply into server-sent events until the subscription of `open` or the reader ends. A reader that
 * reconnects gets a "resync" event first: missed events are not replayed.
 * Throws a 429 when this address has too many streams already.
 */
export function sse(reply: FastifyReply, open: (send: Send) => Subscription): void {
  const from = networkOf(reply.request.ip);
  if ((streams.get(from) ?? 0) >= MOST_STREAMS)
    throw Object.assign(new Error("too many streams"), { statusCode: 429 });
  const stream = startStream(reply);
  countStream(stream, from);
  let id = Date.now();
  const put = (text: string): void => {
    if (stream.writableLength > LARGEST_BACKLOG) stream.destroy();
    else stream.write(text);
  };
  const send: Send = (event, data) =>
    put(`id: ${++id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  put(`retry: 2000\nid: ${id}\n\n`);
  if (reply.request.headers["last-event-id"] !== undefined) send("resync", {});
  const beat = setInterval(() => put(":\n\n"), BEAT_EVERY);
  stream.once("close", () => clearInterval(beat));
  endTogether(stream, open(send));
}

function countStream(stream: ServerResponse, from: string): void {
  streams.set(from, (streams.get(from) ?? 0) + 1);
  stream.once("close", () => {
    const left = (streams.get(from) ?? 1) - 1;
    if (left > 0) streams.set(from, left);
    else streams.delete(from);
  });
}

/** The headers that hooks gave the reply are kept; the connection ends with the stream, or a server that stops would wait for it. */
function startStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const stream = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) stream.setHeader(name, value);
  return stream.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
    connection: "close",
  });
}

function endTogether(stream: ServerResponse, subscription: Subscription): void {
  const end = (): void => void stream.end();
  subscription.ended.addEventListener("abort", end, { once: true });
  stream.once("close", () => {
    subscription.stop();
    subscription.ended.removeEventListener("abort", end);
  });
  if (subscription.ended.aborted) end();
}
