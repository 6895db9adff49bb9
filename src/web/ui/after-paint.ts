/** What takes long to draw begins once the screen has shown that it was asked. */
export function afterPaint(act: () => void): void {
  // A page that is not seen has no frames.
  if (document.hidden) return act();
  requestAnimationFrame(() => setTimeout(act));
}
