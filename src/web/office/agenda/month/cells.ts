/** The days of a month: every appointment is there, whatever their number. */
import type { LocalDate, Zone } from "../../../../domain/time.ts";
import type { ItemLook } from "../../../ui/time-grid/grid-types.ts";
import type { PlannerCard } from "../../../ui/planner/planner-types.ts";
import type { AgendaPerson } from "../people.ts";
import type { AgendaEntry } from "../query.ts";
import { cardOf, entriesOn } from "../week/rows.ts";

/** Appointments of one person; none for those that no one is assigned to. */
export type PersonLine = { person: AgendaPerson | undefined; cards: PlannerCard[] };

/** Up to `room` appointments have a line each; beyond, each person has one line of hours. */
export type MonthCell = { date: LocalDate; cards: PlannerCard[]; lines: PersonLine[] };

export type Month = {
  dates: readonly LocalDate[];
  zone: Zone;
  entries: readonly AgendaEntry[];
  looks: ReadonlyMap<string, ItemLook>;
  people: readonly AgendaPerson[];
  room: number;
};

export function monthCells({ dates, zone, entries, looks, people, room }: Month): MonthCell[] {
  return dates.map((date) => {
    const found = entriesOn(entries, date, zone);
    const card = (entry: AgendaEntry) => cardOf(entry, { date, zone, look: looks.get(entry.id) });
    if (found.length <= room) return { date, cards: found.map(card), lines: [] };
    const linesOf = (person: AgendaPerson | undefined): PersonLine => ({
      person,
      cards: found
        .filter(({ assigned_to }) =>
          person ? assigned_to.includes(person.id) : assigned_to.length === 0,
        )
        .map(card),
    });
    const lines = [...people, undefined].map(linesOf).filter(({ cards }) => cards.length > 0);
    return { date, cards: [], lines };
  });
}
