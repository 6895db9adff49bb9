/** Live events of the shop: what changed, so that the screens that show it ask again. */
import { useEffect, useEffectEvent } from "react";
import * as z from "zod/mini";

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
const REOPEN_AFTER = 5_000;
let source: EventSource | undefined;

export const supportsLive = (): boolean => typeof EventSource === "function";

function open(): void {
  if (source || !supportsLive()) return;
  source = new EventSource("/api/v1/live");
  source.addEventListener("changed", (event) => {
    const read = changeShape.safeParse(JSON.parse(String(event.data)));
    if (read.success) tell(read.data);
  });
  source.addEventListener("resync", () => tell(undefined));
  source.addEventListener("error", () => {
    // The browser reconnects by itself, except after an HTTP error: then it closes for good.
    if (source?.readyState === EventSource.CLOSED) setTimeout(reopen, REOPEN_AFTER);
  });
}

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
