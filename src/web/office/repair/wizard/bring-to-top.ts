type Section = Pick<Element, "scrollIntoView">;

/** The section comes to the top of what is seen: gliding, unless the person asked for less motion. */
export const bringToTop = (section: Section | null | undefined): void =>
  section?.scrollIntoView({
    block: "start",
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });

/**
 * The same after so many milliseconds. While a finger or the mouse is down then, it waits for their click, since a button
 * that moves between the press and the release takes none; whoever scrolls then is left alone. Answers how to call it off.
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
