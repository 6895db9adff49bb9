/** An item where it would go, drawn over the columns and said aloud. */
import { formatWindow, toInstant, type Zone } from "../../../../domain/time.ts";
import { office } from "../../office/styles.ts";
import { toAxis } from "../axis.ts";
import type { GridLayout } from "../grid-types.ts";
import type { MovedItem } from "../keyboard.ts";
import { bandOf } from "../place.ts";
import styles from "./grid-ghost.module.css";

type Props = { moved: MovedItem; layout: GridLayout; zone: Zone };

export function GridGhost({ moved, layout, zone }: Props) {
  const { item, column } = moved;
  const { columns, window } = layout;
  const shown = columns[column];
  if (!shown) return null;
  const { day, person } = shown;
  const band = { from: toAxis(day, item.start), to: toAxis(day, Math.min(item.end, day.to)) };
  const when = formatWindow(toInstant(item.start), toInstant(item.end), zone);
  const width = 100 / columns.length;
  return (
    <>
      <div
        className={styles.ghost}
        data-part="ghost"
        style={{ ...bandOf(band, window), left: `${column * width}%`, width: `${width}%` }}
        aria-hidden
      >
        <strong>{when.split(", ").at(-1)}</strong>
        <span>{item.title}</span>
      </div>
      <span className={office.spokenOnly} role="status">
        {person ? `${when}, ${person.name}` : when}
      </span>
    </>
  );
}
