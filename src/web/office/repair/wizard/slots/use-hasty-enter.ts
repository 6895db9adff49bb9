import { useEffect, useRef, type KeyboardEvent } from "react";

/** Milliseconds after the slots came, in which a hand that pressed Enter before them goes on pressing it. */
const HASTE = 600;

/**
 * Enter pressed before the free slots are there presses no slot that is not shown yet; a button that the person moved to
 * is pressed. `isWaiting`: slots are being searched.
 */
export function useHastyEnter(isWaiting: boolean) {
  const wasHasty = useRef(false);
  const cameAt = useRef(0);
  useEffect(() => {
    if (!isWaiting) cameAt.current = performance.now();
  }, [isWaiting]);
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    if (isWaiting && event.target instanceof HTMLButtonElement) return;
    if (isWaiting) wasHasty.current = true;
    const isEarly = wasHasty.current && performance.now() - cameAt.current < HASTE;
    if (!isWaiting && !isEarly && !event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
