/** What each column of the board is given, and when it draws its cards. */
import { useEffect, useRef, useState } from "react";
import { reuse } from "../../../platform/answer/reuse.ts";
import { placeColumns } from "./placing.ts";
import type { BoardCard, BoardColumn } from "./query.ts";
import type { Moves } from "./use-moves.ts";

export type Place = {
  count: number;
  pinned: readonly BoardCard[];
  moved: ReadonlySet<string>;
};
type Places = ReadonlyMap<string, Place>;
type Moved = Pick<Moves, "pins" | "readOf">;

export function usePlaces(columns: readonly BoardColumn[], moves: Moved): Places {
  const last = useRef<Places>(new Map());
  const places = placesOf(columns, moves, last.current);
  useEffect(() => {
    last.current = places;
  });
  return places;
}

/** The places of each column; those of a column that nothing touches keep their identity. */
export function placesOf(
  columns: readonly BoardColumn[],
  { pins, readOf }: Moved,
  last: Places,
): Places {
  const placed = placeColumns(columns, pins, readOf).map(({ status, count, pinned }) => {
    const touching = pins.filter(({ from, to }) => from === status || to === status);
    const moved = new Set([...pinned, ...touching.map(({ card }) => card)].map(({ id }) => id));
    const before = last.get(status);
    const place: Place = {
      count,
      // A card on its way is made again at each rendering.
      pinned: reuse(before?.pinned, pinned),
      moved: before && isSame([...before.moved], [...moved]) ? before.moved : moved,
    };
    return [status, place] as const;
  });
  return new Map<string, Place>(placed);
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Milliseconds between two columns: the browser paints and handles input meanwhile. */
const BREATH = 30;

/** How many columns draw their cards: one after the other from the first, so that input is never blocked. */
export function useTurns(total: number): number {
  const [turns, setTurns] = useState(1);
  useEffect(() => {
    if (turns >= total) return undefined;
    const next = setTimeout(() => setTurns(turns + 1), BREATH);
    return () => clearTimeout(next);
  }, [turns, total]);
  return turns;
}
