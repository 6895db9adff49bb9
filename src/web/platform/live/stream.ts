/** One stream of server-sent events that never stays silent: back-off after a refusal, a new connection without heartbeat. */
export type LiveEvent = { name: string; data: string; id: number };

const NAMES = ["changed", "resync", "notification", "beat"];
/** Milliseconds before the first new attempt, doubled at each failure up to the longest. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;
/** The server sends a heartbeat every 25 seconds: two missed, and the network is gone without a word. */
export const SILENCE = 60_000;

export type StreamReader = {
  /** The address, from the instant of the last event read (in milliseconds). */
  url: (since: number | undefined) => string;
  since: () => number | undefined;
  onEvent: (event: LiveEvent) => void;
  /** The server refused the stream, or ended it for good: with its session, perhaps. */
  onRefused?: () => void;
  /** Called each time that the stream opens or closes. */
  onState?: (isOpen: boolean) => void;
};

export function openStream(reader: StreamReader): () => void {
  const { url, since, onEvent, onRefused, onState } = reader;
  let source: EventSource | undefined;
  let wait = FIRST_WAIT;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const isAlive = (): void => {
    clearTimeout(silence);
    silence = setTimeout(reopen, SILENCE);
  };
  const connect = (isBack: boolean): void => {
    source = new EventSource(url(since()));
    isAlive();
    for (const name of NAMES)
      source.addEventListener(name, (event: MessageEvent) => {
        isAlive();
        onEvent({ name, data: String(event.data), id: Number(event.lastEventId) });
      });
    source.addEventListener("open", () => {
      wait = FIRST_WAIT;
      isAlive();
      onState?.(true);
      // After the stream is open: a change between an earlier read and the opening would be missed.
      onEvent({ name: isBack ? "resync" : "beat", data: "{}", id: Number.NaN });
      isBack = false;
    });
    // The browser reconnects by itself, except after an HTTP error: then it closes for good.
    source.addEventListener("error", () => {
      onState?.(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      onRefused?.();
      close();
      // Spread, so that a server that comes back does not meet all its readers at once.
      retry = setTimeout(reopen, wait * (0.75 + Math.random() / 2));
      wait = Math.min(2 * wait, LONGEST_WAIT);
    });
  };
  const close = (): void => {
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
  };
  const reopen = (): void => {
    close();
    connect(true);
  };
  connect(false);
  return close;
}
