import { useLayoutEffect, useState, type RefObject } from "react";

/** Where an element begins in the page, in pixels: what a virtual list adds to the scroll of the window. */
export function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (box) setTop(box.top + window.scrollY);
  }, [element]);
  return top;
}
