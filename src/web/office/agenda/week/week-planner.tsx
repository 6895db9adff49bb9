/** The planner by person: technicians as rows, days as columns, a table for each week. */
import { useEffect, useMemo, useRef } from "react";
import { startOfDay, type LocalDate } from "../../../../domain/time.ts";
import { Explainer } from "../../../ui/time-grid/explainer.tsx";
import { Planner } from "../../../ui/planner/planner.tsx";
import type { PlannerRow, PlannerTotal } from "../../../ui/planner/planner-types.ts";
import { openWizard } from "../../repair/wizard/open-wizard.ts";
import { useShop } from "../../shop/use-shop.ts";
import { Initials } from "../card-marks.tsx";
import { hoursShown, rangesOf } from "../hours.ts";
import type { AgendaPerson } from "../people.ts";
import type { Agenda, EditedView } from "../use-agenda.ts";
import type { AgendaView } from "../use-agenda-view.ts";
import { DayMoving } from "../move/day-moving-part.ts";
import { useArrival } from "../use-arrival.ts";
import { firstFreeOn } from "./free-hour.ts";
import { cellsOf, workshopLoads } from "./rows.ts";
import styles from "./week.module.css";

const WEEK = 7;
const UNASSIGNED = "unassigned";

export function WeekPlanner({ view, agenda, mayEdit, arrival, onOpen, onCreated }: EditedView) {
  const { dates, today, parameters } = view;
  const box = useRef<HTMLDivElement>(null);
  const { rows, benches } = useRows(view, agenda);
  const add = useAdd(view, agenda, onCreated);
  useArrival(box, arrival, agenda.entries);
  const weeks = useMemo(() => weeksOf(rows, benches, dates), [rows, benches, dates]);
  const hand = useHand({ onOpen, add });
  return (
    <div className={styles.weeks} ref={box}>
      {weeks.map((week) => (
        <Planner
          key={week.dates[0]}
          label="Semaine par personne"
          adds="Nouvelle intervention"
          {...week}
          today={today}
          fit={parameters.fit_screen}
          marks={agenda.marks}
          onOpen={hand.onOpen}
          onAdd={mayEdit ? hand.add : undefined}
        />
      ))}
      <Explainer surface={box} explain={agenda.explain} />
      {mayEdit && (
        <DayMoving
          box={box}
          view={view}
          entries={agenda.entries}
          rows={rows}
          dates={dates}
          onMoved={onCreated}
        />
      )}
    </div>
  );
}

type Loads = PlannerTotal["loads"];

function weeksOf(rows: readonly PlannerRow[], benches: Loads, dates: readonly LocalDate[]) {
  const firsts = Array.from({ length: Math.ceil(dates.length / WEEK) }, (_, index) => index * WEEK);
  return firsts.map((first) => ({
    dates: dates.slice(first, first + WEEK),
    rows: rows.map((row) => ({ ...row, cells: row.cells.slice(first, first + WEEK) })),
    total: { name: "Atelier", loads: benches.slice(first, first + WEEK) },
  }));
}

type Hand = { onOpen: (id: string) => void; add: (date: LocalDate, row: string) => void };

/** Callbacks that keep their identity between renders, and call the latest ones. */
function useHand(today: Hand): Hand {
  const latest = useRef(today);
  useEffect(() => {
    latest.current = today;
  });
  return useMemo(
    () => ({
      onOpen: (id) => latest.current.onOpen(id),
      add: (date, row) => latest.current.add(date, row),
    }),
    [],
  );
}

function useRows(view: AgendaView, { visible, grid: { looks } }: Agenda) {
  const { dates, zone, users, shown } = view;
  const shop = useShop();
  return useMemo(() => {
    const hoursOf = rangesOf(shop, true);
    const week = { dates, zone, entries: visible, looks, hoursOf };
    const people = users.filter(({ id }) => shown.includes(id));
    const benches = workshopLoads(
      week,
      people.map(({ id }) => id),
    );
    const rows: PlannerRow[] = people.map((person) => ({
      id: person.id,
      name: person.firstname,
      head: <PersonHead person={person} />,
      cells: cellsOf(week, person.id),
    }));
    const cells = cellsOf(week, undefined);
    if (cells.every(({ cards }) => cards.length === 0)) return { rows, benches };
    const name = "Sans intervenant";
    const unassigned = { id: UNASSIGNED, name, head: <span>{name}</span>, cells };
    return { rows: [...rows, unassigned], benches };
  }, [dates, zone, users, shown, visible, looks, shop]);
}

const PersonHead = ({ person }: { person: AgendaPerson }) => (
  <span className={styles.person}>
    <Initials person={person} />
    <span>{person.firstname}</span>
  </span>
);

/** A new intervention of that day and person, at the first hour they are free. */
function useAdd(view: AgendaView, { grid }: Agenda, onCreated: EditedView["onCreated"]) {
  const shop = useShop();
  const { zone, now, parameters } = view;
  return (date: LocalDate, row: string) => {
    const person = row === UNASSIGNED ? undefined : row;
    const hours = rangesOf(shop, true)(date, person);
    const { from } = hours[0] ?? hoursShown(shop);
    const measure = { zone, now, step: parameters.interval_step };
    const place = firstFreeOn({ date, person, hours, otherwise: from }, grid.items, measure);
    openWizard({
      event: {
        ...(place ?? { start_at: startOfDay(date, zone), end_at: startOfDay(date, zone) }),
        assigned_to: person ? [person] : [],
        isForThem: person !== undefined,
      },
      onCreated,
      onPlanned: onCreated,
    });
  };
}
