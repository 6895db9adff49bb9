import { useEffect, useState } from "react";
import type { Mark } from "../../domain/call/mark.ts";
import { drawnAfter, marksOf, NOTHING_DRAWN } from "./marks.ts";

/** Milliseconds. */
const POINTED = 3_000;

/** What is drawn over the picture of this page, by whomever. A pointer that no longer moves goes away. */
export function useDrawing() {
  const [drawn, setDrawn] = useState(NOTHING_DRAWN);
  const { point } = drawn;
  useEffect(() => {
    if (point === undefined) return undefined;
    const forget = () => setDrawn((before) => ({ ...before, point: undefined }));
    const timer = setTimeout(forget, POINTED);
    return () => clearTimeout(timer);
  }, [point]);
  return {
    drawn,
    show: (mark: Mark): void => setDrawn((before) => drawnAfter(before, mark)),
    standing: () => marksOf(drawn),
  };
}
