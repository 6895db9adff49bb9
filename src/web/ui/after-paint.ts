/** Starts a slow render after the browser has painted the response to the click. */
export function afterPaint(act: () => void): void {
  // A hidden page gets no animation frames.
  if (document.hidden) return act();
  requestAnimationFrame(() => setTimeout(act));
}

/** Milliseconds that a paint may take before it is no longer waited for: a page hidden meanwhile paints no more. */
const PATIENCE = 500;

/** What a gesture sends leaves after the browser has painted what it did. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, PATIENCE);
  });
