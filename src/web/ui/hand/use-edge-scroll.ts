/** Scrolls what is around the box while something is carried near its edge, and says where the pointer is then. */
import { useEffect, useRef, type RefObject } from "react";
import { edgeSpeed, pixelsIn, type Area, type Point } from "./edge-scroll.ts";

type Carried = { at: Point; from: Point; last: number };

export function useEdgeScroll(
  box: RefObject<HTMLElement | null>,
  onScrolled: (point: Point) => void,
) {
  const carried = useRef<Carried>(undefined);
  const frame = useRef(0);
  const latest = useRef(onScrolled);
  useEffect(() => {
    latest.current = onScrolled;
  });
  const step = (time: number) => {
    frame.current = 0;
    const held = carried.current;
    if (!held) return;
    // The first frame has no earlier one to measure from.
    const seconds = Math.min(0.05, held.last === 0 ? 0.016 : (time - held.last) / 1000);
    held.last = time;
    if (scrolled(box.current, held, seconds)) latest.current(held.at);
    else held.last = 0;
    if (held.last > 0) frame.current = requestAnimationFrame(step);
  };
  const stop = () => {
    carried.current = undefined;
    cancelAnimationFrame(frame.current);
    frame.current = 0;
  };
  const follow = (at: Point, from: Point) => {
    carried.current = { at, from, last: carried.current?.last ?? 0 };
    if (frame.current === 0) frame.current = requestAnimationFrame(step);
  };
  useEffect(() => {
    return stop;
  }, []);
  return { follow, stop };
}

/** True when something moved: the box, or what it lies in. */
function scrolled(box: HTMLElement | null, { at, from }: Carried, seconds: number): boolean {
  const isDone = { x: false, y: false };
  for (const element of scrollersOf(box)) {
    const { scrollLeft, scrollTop } = element;
    const speed = edgeSpeed(at, from, areaOf(element));
    if (!isDone.x) element.scrollLeft += pixelsIn(speed.x, seconds);
    if (!isDone.y) element.scrollTop += pixelsIn(speed.y, seconds);
    isDone.x ||= element.scrollLeft !== scrollLeft;
    isDone.y ||= element.scrollTop !== scrollTop;
  }
  return isDone.x || isDone.y;
}

function scrollersOf(box: HTMLElement | null): Element[] {
  const found: Element[] = [];
  for (let element = box; element; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX + overflowY)) found.push(element);
  }
  const page = document.scrollingElement;
  return page && !found.includes(page) ? [...found, page] : found;
}

/** What is seen of it: in the window, not under what sticks to its edges. */
function areaOf(element: Element): Area {
  const isPage = element === document.scrollingElement;
  const rect = isPage ? undefined : element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const padding = (side: string) => Number.parseFloat(style.getPropertyValue(side)) || 0;
  return {
    left: Math.max(0, rect?.left ?? 0) + padding("scroll-padding-left"),
    top: Math.max(0, rect?.top ?? 0) + padding("scroll-padding-top"),
    right: Math.min(innerWidth, rect?.right ?? innerWidth),
    bottom: Math.min(innerHeight, rect?.bottom ?? innerHeight),
  };
}
