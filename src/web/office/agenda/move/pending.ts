/** Moves on their way to the server: the agenda shows them as done until the server's own news differs. */
import { useSyncExternalStore } from "react";
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";
import { isSamePlace } from "../../../../domain/agenda/move/placement.ts";
import type { AgendaEntry } from "../query.ts";

export type Move = { before: AgendaEvent; after: AgendaEvent };

let pending: readonly Move[] = [];
const listeners = new Set<() => void>();

function become(next: readonly Move[]): void {
  if (next.length === 0 && pending.length === 0) return;
  pending = next;
  for (const listener of listeners) listener();
}

export const showMove = (move: Move): void => become([...pending, move]);
export const hideMoves = (gone: readonly Move[]): void =>
  become(pending.filter((move) => !gone.includes(move)));
export const hideMovesOf = (id: string): void =>
  become(pending.filter(({ after }) => after.id !== id));

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const usePendingMoves = (): readonly Move[] => useSyncExternalStore(watch, () => pending);

type Shown = {
  events: readonly AgendaEntry[];
  /** Those that the server answered, or that a colleague undid. */
  over: readonly Move[];
};

/** The appointments as they will be; the same list when nothing is on its way. */
export function withMoves(events: readonly AgendaEntry[], moves: readonly Move[]): Shown {
  const over: Move[] = [];
  let shown = events;
  for (const move of moves) {
    const { before, after } = move;
    const current = shown.find(({ id }) => id === after.id);
    if (current && isSamePlace(current, before))
      shown = shown.map((entry) => (entry === current ? movedEntry(entry, after) : entry));
    else if (current) over.push(move);
  }
  return { events: shown, over };
}

const movedEntry = (entry: AgendaEntry, after: AgendaEvent): AgendaEntry => ({
  ...entry,
  start_at: after.start_at,
  end_at: after.end_at,
  duration: after.duration,
  assigned_to: [...after.assigned_to],
  public_start_at: after.public_start_at,
  public_end_at: after.public_end_at,
});
