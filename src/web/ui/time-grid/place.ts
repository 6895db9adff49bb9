/** Heights of the axis as percentages of the window shown. */
import type { CSSProperties } from "react";
import type { Interval } from "./interval.ts";

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;

const length = ({ from, to }: Interval): number => to - from;

export const topOf = (y: number, window: Interval): string =>
  share(y - window.from, length(window));

export const bandOf = (band: Interval, window: Interval): CSSProperties => ({
  top: topOf(band.from, window),
  height: share(length(band), length(window)),
});

/** Where a lane lies across its column. */
export const acrossOf = (lane: number, width: number, lanes: number): CSSProperties => ({
  left: share(lane, lanes),
  width: share(width, lanes),
});
