/** What can be opened from anywhere (a dialog fetched when wanted): a store that weighs nothing. */
import { useSyncExternalStore } from "react";

/** `number` grows with each opening: a dialog opened again is a new one. */
export type Opening<Start> = { start: Start; number: number };

export function createOpening<Start>() {
  let opening: Opening<Start> | undefined;
  let openings = 0;
  const listeners = new Set<() => void>();
  const become = (next: Opening<Start> | undefined): void => {
    opening = next;
    for (const listener of listeners) listener();
  };
  const current = () => opening;
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    /** Asked while it is open, it stays as it is: what is being typed comes first. */
    open: (start: Start): void => {
      if (!opening) become({ start, number: ++openings });
    },
    close: (): void => become(undefined),
    current,
    useOpening: (): Opening<Start> | undefined => useSyncExternalStore(watch, current),
  };
}
