import { useEffect, useRef } from "react";
import { MOST_POINTS, type Mark, type Place } from "../../domain/call/mark.ts";

type Drawing = { id: string; points: Place[]; told: number };

/** A stroke is told while it is drawn, once per frame: only the points that came since. */
export function usePencil(onMark: ((mark: Mark) => void) | undefined) {
  const tell = useRef(onMark);
  const drawing = useRef<Drawing>(undefined);
  const frame = useRef(0);
  useEffect(() => {
    tell.current = onMark;
  });
  useEffect(() => {
    return () => cancelAnimationFrame(frame.current);
  }, []);
  const tellNew = (): void => {
    const stroke = drawing.current;
    // A lone point draws nothing.
    if (!stroke || stroke.points.length < 2 || stroke.told === stroke.points.length) return;
    const { id, told: from, points } = stroke;
    stroke.told = points.length;
    tell.current?.({ kind: "stroke", id, from, points: points.slice(from) });
  };
  return {
    begin: (at: Place): void => {
      drawing.current = { id: crypto.randomUUID(), points: [at], told: 0 };
    },
    move: (at: Place): void => {
      const points = drawing.current?.points;
      if (!points || points.length >= MOST_POINTS) return;
      points.push(at);
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(tellNew);
    },
    end: (): void => {
      cancelAnimationFrame(frame.current);
      tellNew();
      drawing.current = undefined;
    },
  };
}
