/**
 * How many acts of each person wait on this device: alone here, and in the browser's plain storage, for screens that must know
 * it before the queue is loaded.
 */

export type DeferredCount = {
  all: number;
  /** Those that a person must look at: refused, or met by another's edit. */
  toDecide: number;
};

const NONE: DeferredCount = { all: 0, toDecide: 0 };
const keyOf = (account_id: string): string => `etabli.deferred.${account_id}`;
export const isDeferredCount = (key: string): boolean => key.startsWith(keyOf(""));

/** The same object as long as nothing changed: a screen follows it. */
let last = { text: "", count: NONE };

export function deferredCount(account_id: string | undefined): DeferredCount {
  const text = (account_id && stored(keyOf(account_id))) || "";
  if (text !== last.text) {
    const [all = 0, toDecide = 0] = text.split(" ").map(Number);
    last = { text, count: { all: all || 0, toDecide: toDecide || 0 } };
  }
  return last.count;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

export function noteDeferredCount(account_id: string, { all, toDecide }: DeferredCount): void {
  try {
    if (all > 0) localStorage.setItem(keyOf(account_id), `${all} ${toDecide}`);
    else localStorage.removeItem(keyOf(account_id));
  } catch {
    // Nobody can be asked before a sign-out; the acts themselves are kept elsewhere.
  }
  for (const listener of listeners) listener();
}

/** Other tabs too. */
export function watchDeferredCount(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
