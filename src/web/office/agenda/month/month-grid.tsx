import { useMemo, useRef, type CSSProperties } from "react";
import { formatDay, type LocalDate } from "../../../../domain/time.ts";
import { office } from "../../../ui/office/styles.ts";
import { cellKey } from "../../../ui/hand/cells.ts";
import { PlannerCardButton } from "../../../ui/planner/planner-card.tsx";
import { Explainer } from "../../../ui/time-grid/explainer.tsx";
import { Initials } from "../card-marks.tsx";
import type { Agenda, EditedView } from "../use-agenda.ts";
import { DayMoving } from "../move/day-moving-part.ts";
import { useArrival } from "../use-arrival.ts";
import { monthCells, type MonthCell, type PersonLine } from "./cells.ts";
import styles from "./month.module.css";

/** Cards of a day on a desk; a phone has room for hours only. */
const ROOM = 5;

const weekday = new Intl.DateTimeFormat("fr-FR", { timeZone: "UTC", weekday: "short" });

export function MonthGrid({ view, agenda, mayEdit, arrival, onOpen, onCreated }: EditedView) {
  const { dates, date, zone, users, shown, isPhone } = view;
  const box = useRef<HTMLDivElement>(null);
  const { visible, grid } = agenda;
  useArrival(box, arrival, agenda.entries);
  const cells = useMemo(() => {
    const people = users.filter(({ id }) => shown.includes(id));
    const room = isPhone ? 0 : ROOM;
    return monthCells({ dates, zone, entries: visible, looks: grid.looks, people, room });
  }, [dates, zone, users, shown, isPhone, visible, grid.looks]);
  return (
    <div className={styles.box} ref={box}>
      <ol className={styles.month} data-part="month">
        {dates.slice(0, 7).map((day) => (
          <li key={`head ${day}`} className={styles.weekday} aria-hidden>
            {weekday.format(Date.parse(day))}
          </li>
        ))}
        {cells.map((cell) => (
          <Day
            key={cell.date}
            cell={cell}
            isOther={cell.date.slice(0, 7) !== date.slice(0, 7)}
            isToday={cell.date === view.today}
            showDay={view.showDay}
            marks={agenda.marks}
            isNamed={shown.length > 1}
            onOpen={onOpen}
          />
        ))}
      </ol>
      <Explainer surface={box} explain={agenda.explain} />
      {mayEdit && (
        <DayMoving
          box={box}
          view={view}
          entries={agenda.entries}
          dates={dates}
          onMoved={onCreated}
        />
      )}
    </div>
  );
}

type DayProps = {
  cell: MonthCell;
  isOther: boolean;
  isToday: boolean;
  showDay: (date: LocalDate) => void;
  marks: Agenda["marks"];
  isNamed: boolean;
  onOpen: (id: string) => void;
};

const Day = ({ cell, isOther, isToday, showDay, marks, isNamed, onOpen }: DayProps) => (
  <li
    className={styles.day}
    data-part="day"
    data-cell={cellKey({ date: cell.date, row: "" })}
    data-other={isOther || undefined}
    data-today={isToday || undefined}
  >
    <button type="button" className={styles.number} onClick={() => showDay(cell.date)}>
      {Number(cell.date.slice(8))}
      <span className={office.spokenOnly}> Voir {formatDay(cell.date)}</span>
    </button>
    {cell.cards.map((card) => (
      <PlannerCardButton
        key={card.id}
        card={card}
        slot={`${cell.date} ${card.id}`}
        isActive
        marks={marks(card.id)}
        onOpen={() => onOpen(card.id)}
      />
    ))}
    {cell.lines.map((line) => (
      <Line
        key={line.person?.id ?? ""}
        line={line}
        date={cell.date}
        isNamed={isNamed}
        onOpen={onOpen}
      />
    ))}
  </li>
);

type Variables = CSSProperties & Record<`--${string}`, string>;
type LineProps = Pick<DayProps, "isNamed" | "onOpen"> & { line: PersonLine; date: LocalDate };

const Line = ({ line: { person, cards }, date, isNamed, onOpen }: LineProps) => (
  <div className={styles.line}>
    {person && isNamed && <Initials person={person} />}
    {cards.map((card) => {
      const style: Variables = { "--card-color": card.color };
      return (
        <button
          key={card.id}
          type="button"
          className={styles.hour}
          data-part="item"
          data-id={card.id}
          data-slot={`${date} ${card.id}`}
          data-state={card.state}
          style={style}
          onClick={() => onOpen(card.id)}
        >
          {card.time.replace(/\u202f/g, "")}
          <span className={office.spokenOnly}>
            {" "}
            {card.title}, {card.description}
          </span>
        </button>
      );
    })}
  </div>
);
