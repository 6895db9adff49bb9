/** What every view of the agenda does with an appointment that is carried elsewhere. */
import { useMemo, useRef } from "react";
import { dayClocks, realTime } from "../../../../domain/agenda/day-clock.ts";
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";
import { nearestDays } from "../../../../domain/agenda/move/days.ts";
import { movedEvent, nearestPlaces } from "../../../../domain/agenda/move/move.ts";
import { isSamePlace, type Placement } from "../../../../domain/agenda/move/placement.ts";
import { addDays, dateOf, datesFrom, toInstant, type Instant } from "../../../../domain/time.ts";
import { useShop } from "../../shop/use-shop.ts";
import { eventOf } from "../event-block.ts";
import { rangesOf } from "../hours.ts";
import type { AgendaEntry } from "../query.ts";
import type { AgendaView } from "../use-agenda-view.ts";
import { TellQuestion } from "./tell-question.tsx";
import { useMoving } from "./use-moving.ts";
import { announcedChange } from "./words.ts";

type Props = {
  view: AgendaView;
  entries: ReadonlyMap<string, AgendaEntry>;
  /** The keyboard stays on the appointment, wherever it went. */
  onMoved: (id: string) => void;
};

export function useMoves({ view, entries, onMoved }: Props) {
  const { zone, now } = view;
  const held = useRef<AgendaEvent>(undefined);
  const moving = useMoving({
    zone,
    now,
    nearest: useNearest(view),
    onSettled: (id) => id && onMoved(id),
  });
  const { question } = moving;
  return {
    mayMove: (id: string) => entries.get(id)?.status !== "CANCEL",
    /** As it is now: what a colleague changes while it is held is a conflict. */
    take: (id: string) => {
      const entry = entries.get(id);
      held.current = entry && eventOf(entry);
    },
    put: (place: (before: AgendaEvent) => Placement) => {
      const before = held.current;
      held.current = undefined;
      const after = before && movedEvent(before, place(before));
      if (before && after && !isSamePlace(before, after)) moving.begin({ before, after });
    },
    titleOf: (id: string) => {
      const entry = entries.get(id);
      return entry?.repair?.client.lastname ?? (entry?.notes.split("\n")[0] || entry?.kind || "");
    },
    question: question && (
      <TellQuestion
        text={announcedChange(question.before, question.after, zone)}
        onAnswer={moving.answer}
      />
    ),
  };
}

/** Days around it that are looked at for a free place. */
const AROUND = 3;

function useNearest({ zone, now, events, dates }: AgendaView) {
  const shop = useShop();
  const hoursOf = useMemo(() => rangesOf(shop, true), [shop]);
  return (event: AgendaEvent): Instant[] => {
    const others = events.map(eventOf);
    if (event.fullday) return nearestDays(event, { others, dates, zone });
    const first = addDays(dateOf(event.start_at, zone), -AROUND);
    const known = datesFrom(first, 2 * AROUND + 1).filter((date) => dates.includes(date));
    const hours = dayClocks(known, zone).flatMap((clock) =>
      realTime(clock, hoursOf(clock.date, event.assigned_to[0])),
    );
    return nearestPlaces(event, { others, hours, now: toInstant(now) });
  };
}
