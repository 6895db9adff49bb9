import type { CSSProperties } from "react";
import type { Line } from "./axis.ts";
import { barText, edgesOf, type Bar } from "./bars.ts";
import type { Column } from "./columns.ts";
import type { TimeGridProps } from "./grid-types.ts";
import type { Interval } from "./interval.ts";
import { wallTime, type LocalDate } from "../../../domain/time.ts";
import { LoadBar } from "../planner/load-bar.tsx";
import { topOf } from "./place.ts";
import styles from "./time-grid.module.css";

const short = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
});
const month = new Intl.DateTimeFormat("fr-FR", { timeZone: "UTC", month: "short" });

type HeadProps = Pick<TimeGridProps, "dates" | "loadOf"> & {
  columns: readonly Column[];
  today: LocalDate;
  perDay: number;
  /** Names the loads, which the columns are described by. */
  id: string;
};

/** Dates, then people, each with how full it is; the columns repeat them for those who listen. */
export const GridHead = ({ dates, columns, today, perDay, loadOf, id }: HeadProps) => {
  const hasPeople = columns.some(({ person }) => person);
  const load = (index: number) => {
    const column = columns[index];
    const found = column && loadOf(column.day.date, column.person?.id);
    return found && <LoadBar load={found} id={loadId(id, index)} />;
  };
  return (
    <div className={styles.head} aria-hidden="true">
      {dates.map((date, index) => (
        <div
          key={date}
          className={styles.date}
          data-part="date"
          data-today={date === today || undefined}
          style={{ gridColumn: `span ${perDay}` }}
        >
          <span>
            {short.format(Date.parse(date))} <span>{month.format(Date.parse(date))}</span>
          </span>
          {!hasPeople && load(index)}
        </div>
      ))}
      {hasPeople &&
        columns.map(({ key, person }, index) => (
          <div key={key} className={styles.person}>
            <span>{person?.name}</span>
            {load(index)}
          </div>
        ))}
    </div>
  );
};

export const loadId = (id: string, column: number): string => `${id}-load-${column}`;

type BarsProps = {
  bars: readonly Bar[];
  columns: readonly Column[];
  onOpen: (id: string) => void;
  /** Whole days may be added: the row stays when it is empty. */
  isOpen: boolean;
};

type Variables = CSSProperties & Record<`--${string}`, string>;

export function GridBars({ bars, columns, onOpen, isOpen }: BarsProps) {
  if (bars.length === 0 && !isOpen) return null;
  return (
    <div className={styles.bars} data-part="bars" role="group" aria-label="Journées entières">
      {bars.map((bar) => {
        const { item, first, last, row } = bar;
        const edges = edgesOf(bar, columns);
        const text = barText(bar, columns);
        const style: Variables = {
          gridColumn: `${first + 1} / ${last + 2}`,
          gridRow: row + 1,
          "--tg-color": item.color,
        };
        return (
          <button
            key={`${item.id} ${first}`}
            type="button"
            className={styles.bar}
            data-part="bar"
            data-id={item.id}
            data-first={first}
            data-edges={edges.join(" ")}
            title={text}
            style={style}
            onClick={() => onOpen(item.id)}
          >
            <span>{text}</span>
            {isOpen &&
              edges.map((edge) => (
                <i key={edge} className={styles.barEdge} data-edge={edge} aria-hidden />
              ))}
          </button>
        );
      })}
    </div>
  );
}

export const GridHours = ({ lines, window }: { lines: readonly Line[]; window: Interval }) => (
  <div className={styles.hours} data-part="hours" aria-hidden="true">
    {lines.map(({ y, minutes, again }) => (
      <span key={y} style={{ top: topOf(y, window) }}>
        {wallTime(minutes)}
        {again && " bis"}
      </span>
    ))}
  </div>
);
