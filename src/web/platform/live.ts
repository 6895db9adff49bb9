/** Live events of the shop: what changed, so that the screens that show it ask again. */
import { useEffect, useEffectEvent } from "react";
import * as z from "zod/mini";
import { actsForAnother, selectedShop } from "./acting-shop.ts";
import { leaveWhenOver } from "./session-end.ts";

export type LiveNoun =
  | "shop"
  | "client"
  | "repair"
  | "event"
  | "quote"
  | "invoice"
  | "payment"
  | "message";

const changeShape = z.object({
  noun: z.string(),
  id: z.nullish(z.string()),
  repair_id: z.nullish(z.string()),
});
export type Change = z.infer<typeof changeShape>;
/** `undefined`: the connection was lost for a while, anything may have changed. */
type Listener = (change: Change | undefined) => void;

const listeners = new Set<Listener>();
/** Milliseconds before the first new attempt, doubled at each failure up to the longest. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;
let wait = FIRST_WAIT;
let source: EventSource | undefined;

export const supportsLive = (): boolean => typeof EventSource === "function";

function open(): void {
  if (source || !supportsLive()) return;
  source = new EventSource(liveUrl());
  source.addEventListener("changed", (event) => {
    const read = changeShape.safeParse(JSON.parse(String(event.data)));
    if (read.success) tell(read.data);
  });
  source.addEventListener("resync", () => tell(undefined));
  source.addEventListener("error", () => {
    // The browser reconnects by itself, except after an HTTP error: then it closes for good.
    if (source?.readyState !== EventSource.CLOSED) return;
    // The server ends a stream with its session.
    void leaveWhenOver();
    setTimeout(reopen, wait);
    wait = Math.min(2 * wait, LONGEST_WAIT);
  });
  source.addEventListener("open", () => {
    wait = FIRST_WAIT;
  });
}

/** An EventSource carries no header: the shop that an administrator acts for is in the address. */
const liveUrl = (): string => {
  const shop_id = selectedShop();
  return actsForAnother() && shop_id ? `/api/v1/live?shop_id=${shop_id}` : "/api/v1/live";
};

function reopen(): void {
  close();
  if (listeners.size > 0) {
    open();
    tell(undefined);
  }
}

function close(): void {
  source?.close();
  source = undefined;
}

const tell = (change: Change | undefined): void => {
  for (const listener of listeners) listener(change);
};

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  open();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) setTimeout(() => listeners.size === 0 && close(), 1_000);
  };
}

const GATHER = 120;

/** Calls `refresh` once for each burst of changes to these nouns. */
export function useLive(nouns: readonly LiveNoun[], refresh: () => void): void {
  const ask = useEffectEvent(refresh);
  const key = nouns.join(" ");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe((change) => {
      if (change && !key.split(" ").includes(change.noun)) return;
      clearTimeout(timer);
      timer = setTimeout(ask, GATHER);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key]);
}
