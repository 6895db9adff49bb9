import { hoursOf } from "../../../../domain/agenda/round/plan.ts";
import { useAction } from "../../../platform/query.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { reorderRound, type RoundMove } from "./query.ts";
import { savedText } from "./words.ts";

type Found = { moves: readonly RoundMove[]; saved: number };

/** Takes the proposed order, of one person or of the team (null), and offers to take it back. */
export function useReordering(user_id: string | null, onDone: () => void) {
  const { act, busy } = useAction(reorderRound);
  // The dialog is closed by then.
  const undoing = useAction(reorderRound);
  const accept = async ({ moves, saved }: Found) => {
    if (!(await act({ user_id, moves: sentMoves(moves) }))) return;
    onDone();
    tellUndo(
      `Journée réorganisée : ${savedText(saved)}`,
      () => void undoing.act({ user_id, moves: sentMoves(turnedMoves(moves)) }),
    );
  };
  return { accept, busy };
}

export const sentMoves = (moves: readonly RoundMove[]) =>
  moves.map(({ event_id, from, to }) => ({ event_id, from: hoursOf(from), to: hoursOf(to) }));
export const turnedMoves = (moves: readonly RoundMove[]): RoundMove[] =>
  moves.map((move) => ({ ...move, from: move.to, to: move.from }));
