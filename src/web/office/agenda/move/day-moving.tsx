/** Appointments carried between the cells of a week or of a month: to another day, to another person. */
import type { RefObject } from "react";
import { handedTo, onAnotherDay } from "../../../../domain/agenda/move/days.ts";
import { daysBetween, type LocalDate } from "../../../../domain/time.ts";
import { CellCarrying, type CarriedCard } from "../../../ui/hand/cell-carrying.tsx";
import type { CellBoard } from "../../../ui/hand/cells.ts";
import type { AgendaEntry } from "../query.ts";
import type { AgendaView } from "../use-agenda-view.ts";
import { useMoves } from "./use-moves.tsx";

type Props = {
  box: RefObject<HTMLElement | null>;
  view: AgendaView;
  entries: ReadonlyMap<string, AgendaEntry>;
  /** The rows of a week; none for a month. */
  rows?: CellBoard["rows"];
  dates: readonly LocalDate[];
  onMoved: (id: string) => void;
};

const MONTH = [{ id: "", name: "" }];
const WEEK = 7;

export function DayMoving({ box, view, entries, rows, dates, onMoved }: Props) {
  const { zone, users } = view;
  const { mayMove, take, put, titleOf, question } = useMoves({ view, entries, onMoved });
  // Undefined for the row of unassigned appointments: one may be dragged out of it, never into it.
  const personOf = (row: string) => users.find(({ id }) => id === row)?.id;
  const onDrop = ({ from, to }: CarriedCard) =>
    put((event) => ({
      ...onAnotherDay(event, daysBetween(from.date, to.date), zone),
      assigned_to: handedTo(event.assigned_to, personOf(from.row), personOf(to.row)),
    }));
  return (
    <>
      <CellCarrying
        box={box}
        board={{ dates, rows: rows ?? MONTH, down: rows ? "row" : WEEK }}
        mayMove={mayMove}
        titleOf={titleOf}
        onTake={take}
        onDrop={onDrop}
      />
      {question}
    </>
  );
}
