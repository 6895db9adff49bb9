/** What is shown does not move under a finger: a button pushed away between the press and the release takes no click. */
import { useEffect, useReducer, useRef } from "react";

/** Milliseconds: what is held longer than this drags something, or rests on the screen. */
const LONGEST_PRESS = 3_000;
/** Milliseconds: the click comes after the release, on a touch screen in a later task. */
const CLICK = 50;

let pressedAt = Number.NEGATIVE_INFINITY;
const onRelease = new Set<() => void>();

const isPressed = (): boolean => performance.now() - pressedAt < LONGEST_PRESS;

function release(): void {
  pressedAt = Number.NEGATIVE_INFINITY;
  for (const show of onRelease) show();
}

/** To be called once for the page; presses are not known before. */
export function watchPresses(): void {
  let releasing: ReturnType<typeof setTimeout>;
  const releaseIn = (wait: number) => {
    clearTimeout(releasing);
    releasing = setTimeout(release, wait);
  };
  const options = { capture: true, passive: true };
  addEventListener(
    "pointerdown",
    () => {
      pressedAt = performance.now();
      releaseIn(LONGEST_PRESS);
    },
    options,
  );
  for (const name of ["pointerup", "pointercancel"])
    addEventListener(name, () => releaseIn(CLICK), options);
}

/**
 * Keeps what was shown when a finger or the mouse came down until it is up again, for three seconds at most. What is
 * `undefined`, and what answers another question (`of`), gives way at once.
 */
export function useWhilePressed<Value>(value: Value, of = ""): Value {
  const shown = useRef({ value, of });
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const isHeld = shown.current.of === of && shown.current.value !== undefined && isPressed();
  if (!isHeld) shown.current = { value, of };
  const waits = shown.current.value !== value;
  useEffect(() => {
    if (!waits) return undefined;
    onRelease.add(draw);
    return () => {
      onRelease.delete(draw);
    };
  }, [waits]);
  return shown.current.value;
}
