import type pg from "pg";
import type { Limits } from "./database/connection/client.ts";
import { holdConnection } from "./database/connection/hold.ts";
import type { ConnectionUrl } from "./database/pool.ts";
import type { Log } from "./log.ts";

/** What changed: ids only; the reader loads the rest with its own rights. */
export type Change = { shop_id: string; noun: string; id: string; repair_id: string | null };
/** `"resync"`: notifications may have been missed while the connection was lost, so everything must be read again. */
export type Listener = (change: Change | "resync") => void;
export type Subscription = { stop(): void; readonly ended: AbortSignal };
/** Changes of a shop, or of one repair of it; or the end of a session of an account. */
type Filter = { shop_id: string; repair_id?: string } | { account_id: string };

export type LiveBus = {
  /** Calls `listener` for what the filter says, until stopped. */
  subscribe(filter: Filter, listener: Listener): Subscription;
  /** Resolves once the connection listens: later changes are delivered. */
  ready: Promise<void>;
  /** Ends every subscription, which ends their streams, and the connection. */
  close(): Promise<void>;
};

type LiveOptions = { url: ConnectionUrl; log: Log; limits?: Partial<Limits> };
type Subscriber = { filter: Filter; listener: Listener };

/** One LISTEN connection for the whole process, reconnected by itself after any loss. */
export function openLive({ url, log, limits }: LiveOptions): LiveBus {
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
  const { signal } = closing;
  const done = holdConnection({ url, log, name: "etabli-live", onOpen, signal, limits });
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
  "account_id" in filter
    ? change.noun === "account" && change.id === filter.account_id
    : change.shop_id === filter.shop_id &&
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
