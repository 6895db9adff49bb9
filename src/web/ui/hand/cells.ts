/** The cells of a table of days: a person's row in a week, or one cell a day in a month. */
import { addDays, type LocalDate } from "../../../domain/time.ts";

/** `row` is empty in a month. */
export type Cell = { date: LocalDate; row: string };

/** `down` is where an arrow up or down leads: to the row beside, or so many days further. */
export type CellBoard = {
  dates: readonly LocalDate[];
  rows: readonly { id: string; name: string }[];
  down: "row" | number;
};

/** As an attribute of the drawn cell. */
export const cellKey = ({ date, row }: Cell): string => `${date} ${row}`;

export function cellOf(key: string | undefined, { dates, rows }: CellBoard): Cell | undefined {
  const [day, row = ""] = (key ?? "").split(" ");
  const date = dates.find((one) => one === day);
  return date && rows.some(({ id }) => id === row) ? { date, row } : undefined;
}

const DOWN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const ASIDE: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The cell that an arrow reaches, the same one at the edge; undefined for any other key. */
export function cellBeside(cell: Cell, key: string, board: CellBoard): Cell | undefined {
  const aside = ASIDE[key];
  if (aside) return daysLater(cell, aside, board);
  const down = DOWN[key];
  if (!down) return undefined;
  if (board.down !== "row") return daysLater(cell, down * board.down, board);
  const row = board.rows[board.rows.findIndex(({ id }) => id === cell.row) + down];
  return row ? { ...cell, row: row.id } : cell;
}

function daysLater(cell: Cell, days: number, { dates }: CellBoard): Cell {
  const date = addDays(cell.date, days);
  return dates.includes(date) ? { ...cell, date } : cell;
}
