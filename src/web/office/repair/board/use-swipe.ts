import { useRef, type TouchEvent } from "react";

/** Pixels sideways that make a swipe, and how much flatter than steep it must be. */
const LEAST = 56;
const FLATNESS = 2;

type Point = { x: number; y: number };

/** 1 for a finger that goes to the left (the next column), -1 to the right; undefined for anything else. */
export function swipeOf(from: Point, to: Point): 1 | -1 | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < LEAST || Math.abs(dx) < FLATNESS * Math.abs(dy)) return undefined;
  return dx < 0 ? 1 : -1;
}

const pointOf = ({ changedTouches }: TouchEvent): Point | undefined => {
  const touch = changedTouches[0];
  return touch && { x: touch.clientX, y: touch.clientY };
};

export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<Point>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      // The strip of statuses scrolls by itself, and two fingers zoom.
      const isStrip =
        event.target instanceof Element && event.target.closest("[role=group] button");
      from.current = isStrip || event.touches.length > 1 ? undefined : pointOf(event);
    },
    onTouchEnd: (event: TouchEvent) => {
      const to = pointOf(event);
      const by = from.current && to && swipeOf(from.current, to);
      if (by) onSwipe(by);
    },
  };
}
