/** Appointments moved and resized in the agenda itself, with the mouse, a finger or the keyboard. */
import { useState } from "react";
import { isSamePlace, movedEvent } from "../../../../domain/agenda/move/move.ts";
import { dayClocks, realTime } from "../../../../domain/agenda/day-clock.ts";
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { GridGhost } from "../../../ui/time-grid/drag/grid-ghost.tsx";
import { useDragging } from "../../../ui/time-grid/drag/use-dragging.ts";
import { useHolding } from "../../../ui/time-grid/drag/use-holding.ts";
import type { GridSurface, TimeGridProps } from "../../../ui/time-grid/grid-types.ts";
import type { MovedItem } from "../../../ui/time-grid/keyboard.ts";
import { eventOf } from "../event-block.ts";
import type { AgendaEntry } from "../query.ts";
import type { AgendaView } from "../use-agenda-view.ts";
import { TellQuestion } from "./tell-question.tsx";
import { useMoving } from "./use-moving.ts";
import { announcedChange } from "./words.ts";

type Props = GridSurface & {
  view: AgendaView;
  ranges: TimeGridProps["ranges"];
  entries: ReadonlyMap<string, AgendaEntry>;
  /** The keyboard stays on the appointment, wherever it went. */
  onMoved: (id: string) => void;
};

/** Minutes by which a hand moves; the parameter draws lines, and may be an hour apart. */
const FINEST = 15;

export function GridMoving({ surface, layout, view, ranges, entries, onMoved }: Props) {
  const { zone, now, events, parameters } = view;
  const [moved, setMoved] = useState<MovedItem>();
  const hoursOf = ({ start_at, assigned_to }: AgendaEvent) => {
    const date = dateOf(start_at, zone);
    const [clock] = dayClocks([date], zone);
    return clock ? realTime(clock, ranges(date, assigned_to[0])) : [];
  };
  const onSettled = (id: string | undefined) => {
    setMoved(undefined);
    if (id) onMoved(id);
  };
  const moving = useMoving({ zone, now, events: events.map(eventOf), hoursOf, onSettled });
  const onDrop = (dropped: MovedItem) => {
    const entry = entries.get(dropped.item.id);
    const before = entry && eventOf(entry);
    const { start, end, assigned_to } = dropped.item;
    const hours = { start_at: toInstant(start), end_at: toInstant(end), assigned_to };
    const after = before && movedEvent(before, hours);
    if (!before || !after || isSamePlace(before, after)) return setMoved(undefined);
    setMoved(dropped);
    moving.begin({ before, after });
  };
  const hand = {
    surface,
    layout,
    step: Math.min(FINEST, parameters.interval_step),
    mayMove: (id: string) => !moving.busy && entries.get(id)?.status !== "CANCEL",
    onDrag: setMoved,
    onDrop,
  };
  useDragging(hand);
  useHolding(hand);
  const { question } = moving;
  return (
    <>
      {moved && <GridGhost moved={moved} layout={layout} zone={zone} isSaving={moving.busy} />}
      {question && (
        <TellQuestion
          text={announcedChange(question.before, question.after, zone)}
          onAnswer={moving.answer}
        />
      )}
    </>
  );
}
