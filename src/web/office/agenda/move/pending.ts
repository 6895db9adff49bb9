/** A move on its way to the server: the agenda shows it as done until the server's own news differs. */
import { isSamePlace, type Placement } from "../../../../domain/agenda/move/move.ts";
import { createOpening } from "../../../ui/opening.ts";
import type { AgendaEntry } from "../query.ts";

export type PendingMove = { id: string; before: Placement; after: Placement };

export const pendingMove = createOpening<PendingMove>();

/** The appointments as they will be; the same list when nothing is on its way. */
export function withMove(
  events: readonly AgendaEntry[],
  move: PendingMove | undefined,
): readonly AgendaEntry[] {
  if (!move || isOver(events, move)) return events;
  const { id, after } = move;
  const { start_at, end_at, assigned_to } = after;
  return events.map((entry) =>
    entry.id === id ? { ...entry, start_at, end_at, assigned_to: [...assigned_to] } : entry,
  );
}

/** The server told other hours or other people than those before the move. */
export function isOver(events: readonly AgendaEntry[], { id, before }: PendingMove): boolean {
  const stored = events.find((entry) => entry.id === id);
  return stored !== undefined && !isSamePlace(stored, before);
}
