/** People as rows, days as columns: who does what in a week. It knows nothing of the business. */
import { IconPlus } from "@tabler/icons-react";
import { memo, useRef } from "react";
import { formatDay } from "../../../domain/time.ts";
import { cellKey } from "../hand/cells.ts";
import { LoadBar } from "./load-bar.tsx";
import { PlannerCardButton } from "./planner-card.tsx";
import type { PlannerCell, PlannerProps, PlannerRow } from "./planner-types.ts";
import { useCardFocus } from "./use-card-focus.ts";
import styles from "./planner.module.css";

const short = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
});

/** Hundreds of cards: they are drawn again only when one of them changes. */
export const Planner = memo(function Planner(props: PlannerProps) {
  const { label, rows, dates, today, fit } = props;
  const table = useRef<HTMLTableElement>(null);
  const counts = rows.map(({ cells }) => cells.map(({ cards }) => cards.length));
  const focus = useCardFocus(table, counts);
  const isQuiet = dates.map((_, column) =>
    rows.every(({ cells }) => !cells[column]?.open && cells[column]?.cards.length === 0),
  );
  return (
    <table
      ref={table}
      className={styles.planner}
      aria-label={label}
      data-part="planner"
      data-fit={fit || undefined}
      onFocus={focus.onFocus}
      onKeyDown={focus.onKeyDown}
    >
      <colgroup>
        <col className={styles.people} />
        {dates.map((date, column) => (
          <col key={date} className={isQuiet[column] ? styles.quiet : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td className={styles.corner} />
          {dates.map((date) => (
            <th
              key={date}
              scope="col"
              data-part="date"
              data-today={date === today || undefined}
              aria-label={formatDay(date)}
            >
              <span>{short.format(Date.parse(date))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id}>
            <th scope="row">{row.head}</th>
            {row.cells.map((cell, column) => (
              <Cell
                key={cell.date}
                {...props}
                row={row}
                cell={cell}
                at={{ row: index, column }}
                focus={focus}
              />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{props.total.name}</th>
          {props.total.loads.map((load, column) => (
            <td key={dates[column]}>{load && <LoadBar load={load} />}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
});

type CellProps = Pick<PlannerProps, "marks" | "onOpen" | "onAdd" | "adds" | "today"> & {
  row: PlannerRow;
  cell: PlannerCell;
  at: { row: number; column: number };
  focus: ReturnType<typeof useCardFocus>;
};

function Cell({ row, cell, at, focus, marks, onOpen, onAdd, adds, today }: CellProps) {
  const { date, cards, load } = cell;
  return (
    <td
      data-part="cell"
      data-cell={cellKey({ date, row: row.id })}
      data-closed={!cell.open || undefined}
      data-today={date === today || undefined}
    >
      {load && <LoadBar load={load} />}
      <ul>
        {cards.map((card, index) => (
          <li key={card.id}>
            <PlannerCardButton
              card={card}
              slot={focus.slotOf({ ...at, index })}
              isActive={focus.isActive({ ...at, index })}
              marks={marks(card.id, row.id)}
              onOpen={() => onOpen(card.id)}
            />
          </li>
        ))}
      </ul>
      {onAdd && (
        <button
          type="button"
          className={styles.add}
          aria-label={`${adds}, ${formatDay(date)}, ${row.name}`}
          tabIndex={-1}
          onClick={() => onAdd(date, row.id)}
        >
          <IconPlus size={16} aria-hidden />
        </button>
      )}
    </td>
  );
}
