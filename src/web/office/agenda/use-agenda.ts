import { createElement, useCallback, useMemo, type ReactNode } from "react";
import { toInstant, type LocalDate } from "../../../domain/time.ts";
import type { PlannerLoad } from "../../ui/planner/load-bar.tsx";
import { useShop } from "../shop/use-shop.ts";
import { CardMarks } from "./card-marks.tsx";
import { EventCard } from "./event-card.tsx";
import { hoursShown, rangesOf } from "./hours.ts";
import { concerns } from "./scope.ts";
import { allDayOf, eventOf, gridItemOf, lookOf } from "./event-block.ts";
import { dayLoadOf } from "./load/day-loads.ts";
import type { Arrival } from "./booking-arrival.ts";
import type { AgendaEntry } from "./query.ts";
import type { AgendaView } from "./use-agenda-view.ts";

export type Agenda = ReturnType<typeof useAgenda>;

/** What a view that shows days side by side is given. */
export type EditedView = {
  view: AgendaView;
  agenda: Agenda;
  mayEdit: boolean;
  arrival: Arrival | undefined;
  onOpen: (id: string) => void;
  onCreated: (id: string | undefined) => void;
};

/** The appointments of the period, ready for the wall planner. */
export function useAgenda(view: AgendaView) {
  const { dates, zone, now, read, events, shown, nameOf, users, inColumns, parameters } = view;
  const shop = useShop();
  const visible = useMemo(() => events.filter((entry) => concerns(entry, shown)), [events, shown]);
  const entries = useMemo(() => new Map(visible.map((entry) => [entry.id, entry])), [visible]);
  const items = useItems(visible, view);
  const looks = useMemo(() => {
    const seen = { now: toInstant(now), zone, nameOf };
    return new Map(visible.map((entry) => [entry.id, lookOf(entry, seen)]));
  }, [visible, now, zone, nameOf]);
  const allDay = useMemo(
    () => visible.filter(({ fullday }) => fullday).map((entry) => allDayOf(entry, zone, nameOf)),
    [visible, zone, nameOf],
  );
  const people = useMemo(
    () => (inColumns ? users.filter(({ id }) => shown.includes(id)).map(columnPerson) : undefined),
    [inColumns, users, shown],
  );
  const ranges = useMemo(
    () => rangesOf(shop, parameters.show_ranges),
    [shop, parameters.show_ranges],
  );
  const hours = useMemo(() => hoursShown(shop, dates), [shop, dates]);
  const loadOf = useLoads(visible, view);
  const grid = { dates, now, people, items, looks, allDay, ranges, hours, loadOf };
  return { read, visible, entries, grid, ...useSigns(entries, view) };
}

function useLoads(visible: readonly AgendaEntry[], { zone, shown }: AgendaView) {
  const shop = useShop();
  return useMemo(() => {
    const loads = new Map<string, PlannerLoad | undefined>();
    const events = visible.map(eventOf);
    const days = { events, zone, people: shown, hoursOf: rangesOf(shop, true) };
    return (date: LocalDate, person: string | undefined) => {
      const key = `${date} ${person}`;
      if (!loads.has(key)) loads.set(key, dayLoadOf(days, date, person));
      return loads.get(key);
    };
  }, [visible, zone, shown, shop]);
}

function useItems(visible: readonly AgendaEntry[], { users, parameters }: AgendaView) {
  const { show_ranges, showFluidEvents } = parameters;
  return useMemo(() => {
    const ranks = new Map(users.map(({ id }, rank) => [id, rank]));
    return visible
      .filter(({ fullday }) => !fullday)
      .map((entry) => ({
        ...gridItemOf(entry, { show_ranges, showFluidEvents }),
        rank: ranks.get(entry.assigned_to[0] ?? "") ?? 0,
      }));
  }, [visible, users, show_ranges, showFluidEvents]);
}

/** What a card shows in its corner, and what explains it under the pointer. */
function useSigns(
  entries: ReadonlyMap<string, AgendaEntry>,
  { zone, nameOf, users, shown, inColumns, view }: AgendaView,
) {
  const marks = useCallback(
    (id: string, row?: string): ReactNode => {
      const entry = entries.get(id);
      const hasOwnPlace = shown.length === 1 || (inColumns && view !== "month");
      const isAlone = hasOwnPlace && entry?.assigned_to.length === 1;
      const people = users.filter(
        (user) => !isAlone && user.id !== row && entry?.assigned_to.includes(user.id),
      );
      return entry && createElement(CardMarks, { entry, people });
    },
    [entries, users, shown, inColumns, view],
  );
  const explain = useCallback(
    (id: string): ReactNode => {
      const entry = entries.get(id);
      return entry && createElement(EventCard, { entry, zone, nameOf });
    },
    [entries, zone, nameOf],
  );
  return { marks, explain };
}

const columnPerson = ({ id, firstname }: { id: string; firstname: string }) => ({
  id,
  name: firstname,
});
