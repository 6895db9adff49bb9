/** Appointments moved and resized in the agenda itself, with the mouse, a finger or the keyboard. */
import { useEffect, useState } from "react";
import { handedTo, onAnotherDay, stretchedDays } from "../../../../domain/agenda/move/days.ts";
import { stepByHand } from "../../../../domain/agenda/params.ts";
import { daysBetween, toInstant } from "../../../../domain/time.ts";
import { BarCarrying } from "../../../ui/time-grid/drag/bar-carrying.tsx";
import type { CarriedBar } from "../../../ui/time-grid/drag/bar-shift.ts";
import { GridGhost } from "../../../ui/time-grid/drag/grid-ghost.tsx";
import { GridHandles } from "../../../ui/time-grid/drag/grid-handles.tsx";
import { useDragging } from "../../../ui/time-grid/drag/use-dragging.ts";
import { useHolding } from "../../../ui/time-grid/drag/use-holding.ts";
import type { GridSurface } from "../../../ui/time-grid/grid-types.ts";
import type { MovedItem } from "../../../ui/time-grid/keyboard.ts";
import type { AgendaEntry } from "../query.ts";
import type { AgendaView } from "../use-agenda-view.ts";
import { useMoves } from "./use-moves.tsx";

type Props = GridSurface & {
  view: AgendaView;
  entries: ReadonlyMap<string, AgendaEntry>;
  onMoved: (id: string) => void;
};

export function GridMoving({ surface, layout, view, entries, onMoved }: Props) {
  const { zone, parameters } = view;
  const { columns } = layout;
  const [moved, setMoved] = useState<MovedItem>();
  const [touched, setTouched] = useTouched();
  const { mayMove, take, put, question } = useMoves({ view, entries, onMoved });
  const hand = {
    surface,
    layout,
    step: stepByHand(parameters),
    mayMove,
    onDrag: (next: MovedItem | undefined) => {
      if (next && !moved) take(next.item.id);
      setMoved(next);
    },
    onDrop: ({ item }: MovedItem) => {
      setMoved(undefined);
      const { start, end, assigned_to } = item;
      put(() => ({ start_at: toInstant(start), end_at: toInstant(end), assigned_to }));
    },
    onTouch: setTouched,
  };
  useDragging(hand);
  useHolding(hand);
  const onBar = ({ edge, from, to }: CarriedBar) => {
    const [source, target] = [columns[from], columns[to]];
    if (!source || !target) return;
    const days = daysBetween(source.day.date, target.day.date);
    put((event) =>
      edge === "move"
        ? {
            ...onAnotherDay(event, days, zone),
            assigned_to: handedTo(event.assigned_to, source.person?.id, target.person?.id),
          }
        : { ...stretchedDays(event, { edge, days }, zone), assigned_to: event.assigned_to },
    );
  };
  return (
    <>
      {moved && <GridGhost moved={moved} layout={layout} zone={zone} />}
      {touched && !moved && <GridHandles id={touched} layout={layout} />}
      <BarCarrying
        surface={surface}
        layout={layout}
        mayMove={mayMove}
        onTake={take}
        onDrop={onBar}
      />
      {question}
    </>
  );
}

/** What a finger took keeps its handles until another place is touched. */
function useTouched() {
  const [touched, setTouched] = useState<string>();
  useEffect(() => {
    if (touched === undefined) return undefined;
    const stop = new AbortController();
    const onDown = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("[data-edge]"))) setTouched(undefined);
    };
    addEventListener("pointerdown", onDown, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [touched]);
  return [touched, setTouched] as const;
}
