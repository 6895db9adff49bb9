/** The stream of one page of a call: the signals for it, in order, and that something else changed. */
import type { SignalBody } from "../../../domain/call/signal.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Send } from "../../platform/http/sse.ts";
import type { LiveBus, Subscription } from "../../platform/live.ts";
import type { Guest } from "../find.ts";
import { signalsFor } from "./store.ts";

export type SentSignal = { position: number; from: string; body: SignalBody };
type Followed = {
  guest: Pick<Guest, "scope" | "call_id">;
  participant_id: string;
  /** The last signal that the page has read. */
  after: number;
  send: Send;
};

/** Signals are read one reading after another, each from where the last one stopped: none is missed or sent out of order. */
export function followCall(
  { database, live }: { database: Pick<Database, "withShop">; live: LiveBus },
  { guest: { scope, call_id }, participant_id, after, send }: Followed,
): Subscription {
  const failed = new AbortController();
  let position = after;
  let reading = Promise.resolve();
  const readOn = async (): Promise<void> => {
    const asked = { call_id, recipient: participant_id, after: position };
    const signals = await database.withShop(scope, (db) => signalsFor(db, asked), "read");
    for (const { sender: from, ...signal } of signals) {
      position = signal.position;
      send("signal", { ...signal, from } satisfies SentSignal);
    }
  };
  // A reading that failed ends the stream: the page opens another one, from where it stopped.
  const readNext = (): void => {
    reading = reading.then(readOn).catch(() => failed.abort());
  };
  const changes = live.subscribe({ shop_id: scope.shop_id }, (change) => {
    if (change === "resync") send("resync", {});
    else if (change.id !== call_id) return;
    if (change === "resync" || change.noun === "call-signal") readNext();
    else if (change.noun === "call-room") send("changed", {});
  });
  readNext();
  return { ...changes, ended: AbortSignal.any([changes.ended, failed.signal]) };
}
