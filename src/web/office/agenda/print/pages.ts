/** What is printed of the agenda: the round of a day, a page for each person and day with appointments. */
import type { LocalDate, Zone } from "../../../../domain/time.ts";
import type { AgendaPerson } from "../people.ts";
import type { AgendaEntry } from "../query.ts";
import { entriesOn } from "../week/rows.ts";

/** Without a person: what no one is assigned to yet. */
export type RoundPage = {
  date: LocalDate;
  person: AgendaPerson | undefined;
  visits: AgendaEntry[];
};

type Printed = {
  dates: readonly LocalDate[];
  zone: Zone;
  entries: readonly AgendaEntry[];
  people: readonly AgendaPerson[];
};

/** What was cancelled is no part of a round. */
export function roundPages({ dates, zone, entries, people }: Printed): RoundPage[] {
  const planned = entries.filter(({ status }) => status !== "CANCEL");
  return dates.flatMap((date) => {
    const found = entriesOn(planned, date, zone);
    return [...people, undefined]
      .map((person) => ({
        date,
        person,
        visits: found.filter(({ assigned_to }) =>
          person ? assigned_to.includes(person.id) : assigned_to.length === 0,
        ),
      }))
      .filter(({ visits }) => visits.length > 0);
  });
}
