/**
 * What a person chose, shown from the click on. Each save leaves after the one before it, so that the last choice is the
 * last one written.
 */
import { useState, useSyncExternalStore } from "react";

type Wanted<Value> = {
  read: () => { value: Value } | undefined;
  watch: (listener: () => void) => () => void;
  choose: (value: Value, save: () => Promise<unknown>) => Promise<void>;
};

export function keepWanted<Value>(): Wanted<Value> {
  let wanted: { value: Value } | undefined;
  let line: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const show = (next: typeof wanted): void => {
    wanted = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => wanted,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: async (value, save) => {
      const mine = { value };
      show(mine);
      line = line.then(save);
      await line;
      if (wanted === mine) show(undefined);
    },
  };
}

/** What is shown: the choice on its way, else what is stored. */
export function useWanted<Value>(stored: Value): [Value, Wanted<Value>["choose"]] {
  const [{ read, watch, choose }] = useState(() => keepWanted<Value>());
  const wanted = useSyncExternalStore(watch, read);
  return [wanted ? wanted.value : stored, choose];
}
