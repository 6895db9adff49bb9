/** Which drafts are being typed on this device, in whatever tab: none of them is proposed to another one. */
const PREFIX = "etabli-draft-";

/** Older browsers have none: a draft may then be proposed in a second tab. */
const browserLocks = (): LockManager | undefined =>
  "locks" in navigator ? navigator.locks : undefined;

/** Holds the draft until it is let go; a tab that closes or crashes lets go by itself. */
export function holdDraft(repair_id: string): () => void {
  const over = new AbortController();
  const until = () =>
    new Promise<void>((resolve) => over.signal.addEventListener("abort", () => resolve()));
  // A lock request aborted before its turn rejects: its caller is gone.
  void browserLocks()
    ?.request(PREFIX + repair_id, { signal: over.signal }, until)
    .catch(() => undefined);
  return () => over.abort();
}

/** Ids of the drafts that are open in a tab. */
export async function draftsInHand(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await browserLocks()?.query()) ?? {};
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)));
}
