import { useEffect, useRef, useState } from "react";

/**
 * Keeps what was shown when a finger or the mouse came down until it is up again: a button that something pushes away
 * between the press and the release takes no click. Answers the value to show, and what the element listens with.
 */
export function useWhilePressed<Value>(value: Value) {
  const [isPressed, setPressed] = useState(false);
  const shown = useRef(value);
  if (!isPressed) shown.current = value;
  useEffect(() => {
    if (!isPressed) return undefined;
    // The click comes after the release.
    const release = () => setTimeout(() => setPressed(false), 0);
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, release);
    return () => {
      for (const name of ["pointerup", "pointercancel"]) removeEventListener(name, release);
    };
  }, [isPressed]);
  return [shown.current, { onPointerDownCapture: () => setPressed(true) }] as const;
}
