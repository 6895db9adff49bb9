/** The title of the screen, in the top bar and in the browser's tab. */
import { useEffect, useSyncExternalStore } from "react";

let title = "";
const listeners = new Set<() => void>();

function setTitle(next: string): void {
  title = next;
  document.title = next ? `${next} · Établi` : "Établi";
  for (const listener of listeners) listener();
}

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useCurrentTitle = (): string => useSyncExternalStore(watch, () => title);

export function useScreenTitle(next: string): void {
  useEffect(() => {
    setTitle(next);
  }, [next]);
}
