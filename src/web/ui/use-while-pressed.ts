/** What is shown does not move under a finger: a button pushed away between the press and the release takes no click. */
import { useEffect, useReducer, useRef } from "react";

/** Milliseconds: what is held longer than this drags something, or rests on the screen. */
const LONGEST_PRESS = 3_000;
/** Milliseconds: a release without a click by then is of a finger that moved. On a touch screen the click is a later task. */
const NO_CLICK = 50;

let pressedAt = Number.NEGATIVE_INFINITY;
const onRelease = new Set<() => void>();

const isPressed = (): boolean => performance.now() - pressedAt < LONGEST_PRESS;

function release(): void {
  pressedAt = Number.NEGATIVE_INFINITY;
  for (const show of onRelease) show();
}

let isListening = false;
function listen(): void {
  if (isListening) return;
  isListening = true;
  let releasing: ReturnType<typeof setTimeout>;
  const releaseIn = (wait: number) => {
    clearTimeout(releasing);
    releasing = setTimeout(release, wait);
  };
  const options = { capture: true, passive: true };
  const press = () => {
    pressedAt = performance.now();
    releaseIn(LONGEST_PRESS);
  };
  addEventListener("pointerdown", press, options);
  for (const name of ["pointerup", "pointercancel"])
    addEventListener(name, () => releaseIn(NO_CLICK), options);
  // Before anything that the click asks for is answered: what the answer opens is drawn with what is known then.
  addEventListener("click", () => releaseIn(0), options);
}

/**
 * Keeps what was shown when a finger or the mouse came down until it is up again, for three seconds at most. What is
 * `undefined`, and what answers another question (`of`), gives way at once; `false`: everything does.
 */
export function useWhilePressed<Value>(value: Value, of: string | false = ""): Value {
  const shown = useRef({ value, of });
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const isSame = of !== false && shown.current.of === of && shown.current.value !== undefined;
  if (!isSame || !isPressed()) shown.current = { value, of };
  useEffect(() => {
    listen();
  }, []);
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
