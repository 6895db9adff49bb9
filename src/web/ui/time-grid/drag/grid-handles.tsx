/** The edges of the item that a finger took: each has a handle large enough, which alone does not scroll. */
import { toAxis } from "../axis.ts";
import { columnOf } from "../columns.ts";
import type { GridLayout } from "../grid-types.ts";
import { topOf } from "../place.ts";
import styles from "./grid-handles.module.css";

type Props = { id: string; layout: GridLayout };

export function GridHandles({ id, layout }: Props) {
  const { columns, lists, window } = layout;
  const item = lists.flat().find((one) => one.id === id);
  const index = item ? columnOf(item, columns) : -1;
  const column = columns[index];
  if (!item || !column) return null;
  const left = `${((index + 0.5) / columns.length) * 100}%`;
  const last = Math.min(item.end, column.day.to);
  const edges = [
    { edge: "start", top: topOf(toAxis(column.day, item.start), window) },
    { edge: "end", top: topOf(toAxis(column.day, last), window) },
  ] as const;
  return edges.map(({ edge, top }) => (
    <span
      key={edge}
      className={styles.handle}
      data-part="handle"
      data-edge={edge}
      data-slot={`${index} ${id}`}
      data-id={id}
      style={{ left, top }}
      aria-hidden
    />
  ));
}
