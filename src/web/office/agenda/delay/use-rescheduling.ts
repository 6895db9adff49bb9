import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { sentMoves, turnedMoves } from "../round/use-reordering.ts";
import { rescheduleDay, type DelayProposal } from "./query.ts";
import { doneText } from "./words.ts";

type Found = Pick<DelayProposal, "moves" | "after">;

export const toldOf = ({ after }: Pick<DelayProposal, "after">): number =>
  after.lines.filter(({ told }) => told).length;

/** Takes the new hours, and offers to take them back; a visit without a technician is planned again by hand. */
export function useRescheduling(user_id: string, onDone: () => void) {
  const { act, busy } = useAction(rescheduleDay);
  // The dialog is closed by then.
  const undoing = useAction(rescheduleDay);
  const accept = async ({ moves, after }: Found) => {
    const left_out = after.left_out.map(({ id }) => id);
    if (!(await act({ user_id, moves: sentMoves(moves), left_out }))) return;
    onDone();
    const done = doneText(toldOf({ after }));
    if (left_out.length > 0) return tellDone(done);
    tellUndo(
      done,
      () => void undoing.act({ user_id, moves: sentMoves(turnedMoves(moves)), left_out: [] }),
    );
  };
  return { accept, busy };
}
