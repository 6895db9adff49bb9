/**
 * Keys struck while the dialog that they are for still loads: kept in order, and struck once it is there. Without it
 * « N, 2, 1, a name » lost its first keys on a slow line, and the others chose something else.
 */
export type QueuedKey = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey">;

type Effects = {
  strike: (key: QueuedKey) => void;
  /** Between two keys: what the first one changed is on screen before the second. */
  pause: () => Promise<void>;
};

export type KeyQueue = {
  /** True when the key is kept for later: its event stops there. */
  take: (key: QueuedKey) => boolean;
  /** Keys wait until the function that it answers is called, once; the last one lets them go. */
  hold: () => () => void;
  /** Forgets the keys, and waits for nothing more: the person does something else. */
  drop: () => void;
};

/** More were not struck by a hand. */
export const MOST_KEYS = 64;

export function openKeyQueue({ strike, pause }: Effects): KeyQueue {
  let keys: QueuedKey[] = [];
  let holds = new Set<object>();
  let isReplaying = false;
  const replay = async () => {
    if (isReplaying) return;
    isReplaying = true;
    for (;;) {
      await pause();
      // The key before may have opened another dialog, whose script loads too.
      const key = holds.size === 0 ? keys.shift() : undefined;
      if (!key) break;
      strike(key);
    }
    isReplaying = false;
  };
  return {
    take: (key) => {
      if (holds.size === 0 && !isReplaying) return false;
      if (keys.length < MOST_KEYS) keys.push(key);
      return true;
    },
    hold: () => {
      const hold = {};
      holds.add(hold);
      return () => {
        if (holds.delete(hold) && holds.size === 0) void replay();
      };
    },
    drop: () => {
      keys = [];
      holds = new Set();
    },
  };
}
