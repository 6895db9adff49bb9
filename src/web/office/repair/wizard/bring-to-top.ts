type Section = Pick<Element, "scrollIntoView">;

/** The section comes to the top of what is seen: gliding, unless the person asked for less motion. */
export const bringToTop = (section: Section | null | undefined): void =>
  section?.scrollIntoView({
    block: "start",
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });

/**
 * Scrolls the section to the top after `delay` milliseconds. A pointer that is down at that time delays the scroll until
 * after its click: the browser sends no click to a button that moves between pointerdown and pointerup. The scroll is
 * cancelled when the person starts to scroll by touch. Returns a function that cancels it.
 */
export function bringToTopLater(find: () => Section | null | undefined, delay: number): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const heard = { capture: true, signal };
  let [isPressed, isDue] = [false, false];
  const bring = (): void => {
    if (signal.aborted) return;
    listening.abort();
    bringToTop(find());
  };
  setTimeout(() => {
    isDue = true;
    if (!isPressed) bring();
  }, delay);
  addEventListener(
    "pointerdown",
    () => {
      isPressed = true;
    },
    heard,
  );
  addEventListener(
    "pointerup",
    () => {
      isPressed = false;
      // The click comes after the release.
      if (isDue) setTimeout(bring, 0);
    },
    heard,
  );
  addEventListener(
    "pointercancel",
    () => {
      isPressed = false;
      if (isDue) listening.abort();
    },
    heard,
  );
  return () => listening.abort();
}
