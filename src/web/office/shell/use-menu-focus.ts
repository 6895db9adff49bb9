import { useEffect, useRef, type FocusEvent } from "react";

type Menu = { opened: boolean; close: () => void };

/** The menu of a small screen lies over the rest: it takes the focus, Escape gives it back, and it goes with it. */
export function useMenuFocus({ opened, close }: Menu) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    // It cannot be focused before it is shown.
    const frame = requestAnimationFrame(() => menu.current?.querySelector("button")?.focus());
    const leave = ({ key }: KeyboardEvent) => {
      // A popover of the menu closes first.
      if (key !== "Escape" || document.querySelector(":popover-open")) return;
      close();
      if (before instanceof HTMLElement) before.focus();
    };
    addEventListener("keydown", leave);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("keydown", leave);
    };
  }, [opened, close]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return { ref: menu, onBlur };
}
