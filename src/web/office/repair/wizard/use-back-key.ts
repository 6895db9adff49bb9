import { useBlocker } from "@tanstack/react-router";

/**
 * The back key of a telephone or of the browser belongs to the wizard while it is open: it takes one step
 * back in it, and the page underneath stays. A dialog opened from a step is left first, as Escape does.
 * Whatever else goes somewhere is let through.
 */
export function useBackKey(onBack: () => void): void {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== "BACK") return false;
      if (document.querySelectorAll('[role="dialog"]').length > 1) pressEscape();
      else onBack();
      return true;
    },
    // A reload loses nothing: the draft is on this device.
    enableBeforeUnload: false,
    withResolver: false,
  });
}

function pressEscape(): void {
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(escape);
}
