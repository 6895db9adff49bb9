/** Escape closes what is on top and nothing else: Mantine tells all dialogs that are open, the lowest first. */
import { useRef, type RefObject } from "react";

/** The dialogs that are open, the one on top last. */
export const OPEN_DIALOG = '[role="dialog"][aria-modal="true"]';

/** The button of an open menu or panel: these hear keys only once the focus is inside them, which is a moment later. */
const OPEN_BUTTON = '[aria-expanded="true"]:is([aria-haspopup="menu"], [aria-haspopup="dialog"])';

/** Those that another one covered when Escape was pressed. */
let covered: readonly Element[] = [];

/** Called before any dialog is drawn: the listeners of a window are called in the order in which they were added. */
export function watchEscape(): void {
  const look = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.matches(OPEN_BUTTON)) {
      event.stopImmediatePropagation();
      activeElement.click();
      return;
    }
    covered = [...document.querySelectorAll(OPEN_DIALOG)].slice(0, -1);
    setTimeout(() => (covered = []));
  };
  addEventListener("keydown", look, { capture: true });
}

type OnTop = { ref: RefObject<HTMLDivElement | null>; onClose: () => void };

/** `onClose` for a dialog that is not covered by another, and the reference to it that this needs. */
export function useCloseOnTop(onClose: () => void): OnTop {
  const root = useRef<HTMLDivElement>(null);
  const isCovered = () => covered.some((dialog) => root.current?.contains(dialog));
  return { ref: root, onClose: () => (isCovered() ? undefined : onClose()) };
}
