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
export const countKeyOf = (account_id: string): string => `etabli.deferred.${account_id}`;
export const isDeferredCount = (key: string): boolean => key.startsWith(countKeyOf(""));

/** The same object as long as nothing changed: a screen follows it. */
let last = { text: "", count: NONE };

export function deferredCount(account_id: string | undefined): DeferredCount {
  const text = (account_id && stored(countKeyOf(account_id))) || "";
  if (text !== last.text) {
    const [all, toDecide] = text.split(" ").map(Number);
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

/** Told when this tab changed it; the browser tells the other tabs by « storage ». */
export const COUNTED = "etabli-deferred";

/** Every tab is told. */
export function watchDeferredCount(listener: () => void): () => void {
  for (const event of [COUNTED, "storage"]) addEventListener(event, listener);
  return () => {
    for (const event of [COUNTED, "storage"]) removeEventListener(event, listener);
  };
}
