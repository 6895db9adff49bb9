/**
 * One connection for all tabs: the tab that holds the lock reads the stream and repeats it to the others. When it
 * closes, the next one takes over from the last event that it heard, so that nothing is missed.
 */
import type { LiveEvent } from "./stream.ts";

export type Shared = {
  /** Tabs of one account and shop share one name. */
  name: string;
  /** Opens the connection of this tab; answers how to close it. */
  connect: (onEvent: (event: LiveEvent) => void) => () => void;
  onEvent: (event: LiveEvent) => void;
};

export function shareStream({ name, connect, onEvent }: Shared): () => void {
  // Absent on an address that is not secure: each tab has its own connection.
  if (typeof navigator.locks === "undefined" || typeof BroadcastChannel === "undefined")
    return connect(onEvent);
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<LiveEvent>) => onEvent(data));
  const lead = async (): Promise<void> => {
    const close = connect((event) => {
      channel.postMessage(event);
      onEvent(event);
    });
    await new Promise((resolve) => leaving.signal.addEventListener("abort", resolve));
    close();
  };
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined);
  return () => {
    leaving.abort();
    channel.close();
  };
}
