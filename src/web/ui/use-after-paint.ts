import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "./after-paint.ts";

/** Acts once the browser has painted the response to the gesture, with what the screen then knows. */
export function useAfterPaint<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => afterPaint(() => latest.current(...args)), []);
}

/** A choice that is shown at once, and what follows from it after the paint: `value` may take a while to change. */
export function useEarlyChoice<Value>(
  value: Value,
  choose: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [asked, ask] = useState<{ value: Value; instead: Value }>();
  const chooseLater = useAfterPaint(choose);
  if (asked && asked.instead !== value) ask(undefined);
  return [
    asked ? asked.value : value,
    (wanted) => {
      ask({ value: wanted, instead: value });
      chooseLater(wanted);
    },
  ];
}

/** True once the browser has painted what `isShown` brought, or at the next key; at once when it was shown from the beginning. */
export function useFirstPaint(isShown: boolean): boolean {
  const [isPainted, paint] = useState(isShown);
  useEffect(() => {
    if (!isShown || isPainted) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // A fast Tab must reach the part that was put off.
    document.addEventListener("keydown", () => flushSync(() => paint(true)), {
      capture: true,
      signal,
    });
    afterPaint(() => paint(true));
    return () => stop.abort();
  }, [isShown, isPainted]);
  return isPainted;
}
