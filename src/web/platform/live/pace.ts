/**
 * Paces the requests that changes ask for: one for each burst of changes, and never one while another is under way.
 * A new request would cancel the one before it: on a slow line, a shop where much happens would never see an answer.
 */
export type Pace = {
  /** Something changed. */
  changed: () => void;
  /** Says whether an answer is awaited. What changed meanwhile is asked for when it has come. */
  awaits: (isAwaited: boolean) => void;
  stop: () => void;
};

/** How long a burst is gathered, in milliseconds from its first change. */
const GATHER = 120;

/** `ask` is told whether an answer was awaited when the change came: that one may still show what was before it. */
export function paceOf(ask: (wasAwaited: boolean) => void): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAwaited = false;
  let isDue = false;
  const askWhenFree = (): void => {
    timer = undefined;
    const wasAwaited = isDue;
    isDue = isAwaited;
    if (!isAwaited) ask(wasAwaited);
  };
  return {
    changed: () => (timer ??= setTimeout(askWhenFree, GATHER)),
    awaits: (value) => {
      isAwaited = value;
      if (!isAwaited && isDue) askWhenFree();
    },
    stop: () => clearTimeout(timer),
  };
}
