/** Starts a slow render after the browser has painted the response to the click. */
export function afterPaint(act: () => void): void {
  // A hidden page gets no animation frames.
  if (document.hidden) return act();
  requestAnimationFrame(() => setTimeout(act));
}
