/** Which calls are being typed on this device, in whatever tab: none of them is proposed to another one. */
const PREFIX = "etabli-call-";

/** Older browsers have none: a call may then be proposed in a second tab. */
const browserLocks = (): LockManager | undefined =>
  "locks" in navigator ? navigator.locks : undefined;

/** Holds the call until it is let go; a tab that closes or crashes lets go by itself. */
export function holdCall(repair_id: string): () => void {
  const over = new AbortController();
  const until = () =>
    new Promise<void>((resolve) => over.signal.addEventListener("abort", () => resolve()));
  // Given up before its turn came, the request is refused: nobody waits for it any more.
  void browserLocks()
    ?.request(PREFIX + repair_id, { signal: over.signal }, until)
    .catch(() => undefined);
  return () => over.abort();
}

/** Ids of the calls that somebody is typing. */
export async function callsInHand(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await browserLocks()?.query()) ?? {};
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)));
}
