import { useBlocker, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * The back key of a telephone or of the browser belongs to the wizard while it is open: it takes one step
 * back in it, and the page underneath stays. A dialog opened from a step is left first, as Escape does.
 * Whatever else goes somewhere is let through.
 */
export function useBackKey(onBack: () => void): void {
  const { history } = useRouter();
  // On the first page of a session there is nothing to go back to: the key would leave the application.
  useEffect(() => {
    if (!history.canGoBack()) history.push(history.location.href);
  }, [history]);
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
