import { useAction } from "../../../platform/query.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { sentMoves, turnedMoves } from "../round/use-reordering.ts";
import { rescheduleDay, type DelayProposal } from "./query.ts";
import { doneText } from "./words.ts";

type Found = Pick<DelayProposal, "moves" | "after">;

export const toldOf = ({ after }: Pick<DelayProposal, "after">): number =>
  after.lines.filter(({ told }) => told).length;

/** What became of the day, in words, and the visits left without a technician. */
export type Rescheduled = { done: string; left_out: readonly string[] };

/** Takes the new hours, and offers to take them back; not where a visit was left without a technician. */
export function useRescheduling(user_id: string, onDone: (day: Rescheduled) => void) {
  const { act, busy } = useAction(rescheduleDay);
  // The dialog is closed by then.
  const undoing = useAction(rescheduleDay);
  const accept = async ({ moves, after }: Found) => {
    const left_out = after.left_out.map(({ id }) => id);
    if (!(await act({ user_id, moves: sentMoves(moves), left_out }))) return;
    const told = toldOf({ after });
    const isWhole = left_out.length === 0;
    const done = isWhole || told > 0 ? doneText(told) : "Journée réorganisée";
    onDone({ done, left_out });
    if (!isWhole) return;
    tellUndo(
      done,
      () => void undoing.act({ user_id, moves: sentMoves(turnedMoves(moves)), left_out: [] }),
    );
  };
  return { accept, busy };
}
