/** Server-sent events over one reply. */
import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import { networkOf } from "../limit.ts";
import type { Subscription } from "../live.ts";

const HEARTBEAT_MS = 25_000;
/** A client that does not read is disconnected, not buffered in memory; its browser reconnects. */
const LARGEST_BACKLOG = 1_000_000;

/** Open streams from one IP network: enough for all the screens of a shop. */
const MOST_STREAMS = 100;
/** Open streams of this process. */
const MOST_IN_ALL = 2_000;
const streams = new Map<string, number>();
let inAll = 0;
const EVENT_STREAM = "text/event-stream; charset=utf-8";

export type Send = (event: string, data: unknown) => void;
/**
 * While something older is sent again, no event has an id: a reader that goes away meanwhile comes back with its former
 * one, and gets all of it. `whole` answers false when it could not be read: then there is no id any more.
 */
export type SendAgain = (whole: Promise<boolean>) => void;

/**
 * Turns the reply into server-sent events until the subscription of `open` or the reader ends. A reader that
 * reconnects gets a "resync" event: missed events are not replayed, but what `open` sends again.
 * Throws a 429 when this address has too many streams already.
 */
export function sse(
  reply: FastifyReply,
  open: (send: Send, sendAgain: SendAgain) => Subscription,
): void {
  // A stream has no end that a HEAD could wait for.
  if (reply.request.method === "HEAD") {
    void reply.type(EVENT_STREAM).send();
    return;
  }
  const from = networkOf(reply.request.ip);
  if ((streams.get(from) ?? 0) >= MOST_STREAMS || inAll >= MOST_IN_ALL)
    throw Object.assign(new Error("too many streams"), { statusCode: 429 });
  const stream = startStream(reply);
  countStream(stream, from);
  const put = (text: string): void => {
    if (stream.writableEnded || stream.destroyed) return;
    if (stream.writableLength > LARGEST_BACKLOG) stream.destroy();
    else stream.write(text);
  };
  let id = Date.now();
  let readings = 0;
  // The id is the instant: a reader that comes back says until when it has read.
  const idLine = (): string => {
    id = Math.max(id + 1, Date.now());
    return readings > 0 ? "" : `id: ${id}\n`;
  };
  const send: Send = (event, data) =>
    put(`${idLine()}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const sendAgain: SendAgain = (whole) => {
    readings++;
    void whole.then((isWhole) => {
      if (!isWhole) return;
      readings--;
      send("beat", {});
    });
  };
  const subscription = open(send, sendAgain);
  put(`retry: 2000\n${idLine()}\n`);
  if (reply.request.headers["last-event-id"] !== undefined) send("resync", {});
  const beat = setInterval(() => send("beat", {}), HEARTBEAT_MS);
  stream.once("close", () => clearInterval(beat));
  endTogether(stream, subscription);
}

function countStream(stream: ServerResponse, from: string): void {
  streams.set(from, (streams.get(from) ?? 0) + 1);
  inAll++;
  stream.once("close", () => {
    inAll--;
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
    "content-type": EVENT_STREAM,
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
