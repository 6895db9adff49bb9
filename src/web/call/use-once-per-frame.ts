import { useEffect, useRef } from "react";

/** A mouse moves more often than a screen is drawn: only the last value of each frame is told. */
export function useOncePerFrame<Value>(tell: (value: Value) => void): (value: Value) => void {
  const latest = useRef(tell);
  const frame = useRef(0);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    return () => cancelAnimationFrame(frame.current);
  }, []);
  return (value) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => latest.current(value));
  };
}
