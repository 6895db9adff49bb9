import { MINUTE } from "../../../domain/time.ts";
import type { Interval } from "./interval.ts";

/** What the grid draws: instants are epoch milliseconds, margins are minutes on top of the hours. */
export type GridItem = {
  id: string;
  title: string;
  color: string;
  assigned_to: readonly string[];
  start: number;
  end: number;
  margin_before: number;
  margin_after: number;
  /** Order of the lanes among items that overlap; 0 when absent. */
  rank?: number;
  /** A stretch drawn behind the item; inside a loose one it may still move. */
  backdrop?: Interval & { loose?: boolean };
};

/** Hours and margins: what takes room in the lanes. */
export const takenBy = (item: GridItem): Interval => ({
  from: item.start - item.margin_before * MINUTE,
  to: item.end + item.margin_after * MINUTE,
});

/** Everything drawn for an item, its backdrop included. */
export function extentOf(item: GridItem): Interval {
  const { from, to } = takenBy(item);
  const { backdrop } = item;
  return backdrop
    ? { from: Math.min(from, backdrop.from), to: Math.max(to, backdrop.to) }
    : { from, to };
}
