/** The week of each person: their appointments of each day, and how full it is. */
import { dayLoad } from "../../../../domain/agenda/day/load.ts";
import { workshopLoad } from "../../../../domain/agenda/day/workshop.ts";
import type { Interval } from "../../../../domain/agenda/interval.ts";
import { dateOf, lastDateOf, type LocalDate, type Zone } from "../../../../domain/time.ts";
import type { ItemLook } from "../../../ui/time-grid/grid-types.ts";
import type { PlannerLoad } from "../../../ui/planner/load-bar.tsx";
import type { PlannerCard, PlannerCell } from "../../../ui/planner/planner-types.ts";
import { colorOf, eventOf, hoursOn } from "../event-block.ts";
import { loadOf } from "../load/day-loads.ts";
import type { AgendaEntry } from "../query.ts";

export type Week = {
  dates: readonly LocalDate[];
  zone: Zone;
  entries: readonly AgendaEntry[];
  looks: ReadonlyMap<string, ItemLook>;
  /** Hours worked that day, in wall minutes. */
  hoursOf: (date: LocalDate, person: string) => readonly Interval[];
};

export const coversDate = (
  { start_at, end_at }: Pick<AgendaEntry, "start_at" | "end_at">,
  date: LocalDate,
  zone: Zone,
): boolean => dateOf(start_at, zone) <= date && date <= lastDateOf(start_at, end_at, zone);

/** The appointments of a day in the order of their hours, whole days first. */
export const entriesOn = (
  entries: readonly AgendaEntry[],
  date: LocalDate,
  zone: Zone,
): AgendaEntry[] =>
  entries
    .filter((entry) => coversDate(entry, date, zone))
    .toSorted(
      (a, b) => Number(b.fullday) - Number(a.fullday) || a.start_at.localeCompare(b.start_at),
    );

/** The cells of one person; without one, those of appointments that no one is assigned to. */
export function cellsOf(week: Week, person: string | undefined): PlannerCell[] {
  const { dates, zone, entries, looks, hoursOf } = week;
  const own = entries.filter(({ assigned_to }) =>
    person ? assigned_to.includes(person) : assigned_to.length === 0,
  );
  return dates.map((date) => {
    const found = entriesOn(own, date, zone);
    const hours = person ? hoursOf(date, person) : [];
    const load = dayLoad(found.map(eventOf), { date, zone, hours });
    return {
      date,
      open: hours.length > 0,
      load: person ? loadOf(load) : undefined,
      cards: found.map((entry) => cardOf(entry, { date, zone, look: looks.get(entry.id) })),
    };
  });
}

/** The benches of each day: the hours booked on them, over those that these people are there. */
export const workshopLoads = (week: Week, people: readonly string[]): (PlannerLoad | undefined)[] =>
  week.dates.map((date) => {
    const { zone, entries, hoursOf } = week;
    const workers = people.map((id) => ({ id, hours: hoursOf(date, id) }));
    const found = entriesOn(entries, date, zone).map(eventOf);
    return loadOf(workshopLoad(found, workers, { date, zone }));
  });

type CardContext = { date: LocalDate; zone: Zone; look: ItemLook | undefined };

export function cardOf(entry: AgendaEntry, { date, zone, look }: CardContext): PlannerCard {
  return {
    id: entry.id,
    time: hoursOn(entry, date, zone).from,
    title: look?.short ?? entry.kind,
    subtitle: look?.subtitle ?? "",
    description: look?.description ?? "",
    color: colorOf(entry.kind),
    state: look?.state ?? "coming",
  };
}
