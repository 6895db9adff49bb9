/** Live events of the shop: what changed, so that the screens that show it ask again. */
import { useEffect, useEffectEvent, useRef } from "react";
import * as z from "zod/mini";
import { actsForAnother, selectedShop } from "./acting-shop.ts";
import { askOnce, forgetAsked } from "./live/asked-once.ts";
import { deliver, hear, heardUntil, readWith, type NotificationReader } from "./live/inbox.ts";
import { paceOf, type Pace } from "./live/pace.ts";
import { shareStream } from "./live/share.ts";
import { openStream, SILENCE, type LiveEvent } from "./live/stream.ts";
import { leaveWhenOver } from "./session-end.ts";
import { keptSession } from "./session.ts";

export type LiveNoun =
  | "shop"
  | "client"
  | "repair"
  | "event"
  | "resource"
  | "price"
  | "quote"
  | "invoice"
  | "payment"
  | "message"
  | "call"
  | "webhook";

const changeShape = z.object({
  noun: z.string(),
  id: z.nullish(z.string()),
  repair_id: z.nullish(z.string()),
});
export type Change = z.infer<typeof changeShape>;
/** `undefined`: the connection was lost for a while, anything may have changed. */
type Listener = (change: Change | undefined) => void;

const listeners = new Set<Listener>();
/** When this tab last read anything of the stream, a heartbeat included, on the clock of `performance.now()`. */
let readAt = Number.NEGATIVE_INFINITY;
let close: (() => void) | undefined;

export const supportsLive = (): boolean => typeof EventSource === "function";

/** Whether changes are being heard now: a stream that says nothing for longer is taken for lost. */
export const isListening = (): boolean => performance.now() - readAt < SILENCE;

/** Follows the notifications too, from those that were read last. */
export function followNotifications(reader: NotificationReader): () => void {
  readWith(reader);
  return subscribe(() => undefined);
}

function open(): void {
  // An administrator who chose no shop would be refused for ever.
  if (close || !supportsLive() || !selectedShop()) return;
  // The server ends a stream with its session.
  const onRefused = () => void leaveWhenOver();
  const onState = (isOpen: boolean) => {
    if (!isOpen) readAt = Number.NEGATIVE_INFINITY;
  };
  close = shareStream({
    name: `etabli-live:${keptSession().session?.me.id}:${selectedShop()}`,
    connect: (onEvent) =>
      openStream({ url: liveUrl, since: heardUntil, onEvent, onRefused, onState }),
    onEvent: read,
  });
}

function read({ name, data, id }: LiveEvent): void {
  readAt = performance.now();
  if (id > 0) hear(id);
  if (name === "resync") return tell(undefined);
  const value: unknown = JSON.parse(data);
  if (name === "notification") return deliver(value);
  const change = changeShape.safeParse(value);
  if (name === "changed" && change.success) tell(change.data);
}

/** An EventSource carries no header: the shop that an administrator acts for is in the address. */
function liveUrl(since: number | undefined): string {
  const shop_id = selectedShop();
  const query = new URLSearchParams({
    ...(actsForAnother() && shop_id && { shop_id }),
    ...(since !== undefined && { since: String(since) }),
  });
  return query.size > 0 ? `/api/v1/live?${query}` : "/api/v1/live";
}

/** Every screen asks again: something changed that no event of the server tells. */
export const askAllAgain = (): void => tell(undefined);

function tell(change: Change | undefined): void {
  forgetAsked();
  for (const listener of listeners) listener(change);
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  open();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) setTimeout(closeUnused, 1_000);
  };
}

function closeUnused(): void {
  if (listeners.size > 0) return;
  close?.();
  close = undefined;
  readAt = Number.NEGATIVE_INFINITY;
}

type Listening = {
  nouns: readonly LiveNoun[];
  /** Of what is asked for, by urql: parts with the same key share one request. */
  key: number;
  refresh: () => void;
  /** There is nothing to ask yet: changes are let go. */
  paused: boolean;
  /** An answer is awaited. */
  busy: boolean;
};

/** Calls `refresh` once for each burst of changes to these nouns; while it is `busy`, once that is over. */
export function useLive({ nouns, key, refresh, paused, busy }: Listening): void {
  const ask = useEffectEvent((wasAwaited: boolean) => {
    if (paused) return;
    // The answer of another part may have been overtaken by the one that was awaited here, which is older.
    if (wasAwaited) refresh();
    else askOnce(key, refresh);
  });
  const pace = useRef<Pace>(undefined);
  const names = nouns.join(" ");
  useEffect(() => {
    const paced = paceOf((wasAwaited) => ask(wasAwaited));
    pace.current = paced;
    const stop = subscribe((change) => {
      if (!change || names.split(" ").includes(change.noun)) paced.changed();
    });
    return () => {
      paced.stop();
      stop();
    };
  }, [names]);
  useEffect(() => {
    pace.current?.awaits(busy);
  }, [busy, names]);
}
