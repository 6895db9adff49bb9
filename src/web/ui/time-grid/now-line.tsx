import { holds, toAxis } from "./axis.ts";
import type { Column } from "./columns.ts";
import type { Interval } from "./interval.ts";
import { topOf } from "./place.ts";
import styles from "./time-grid.module.css";

type Props = { columns: readonly Column[]; window: Interval; now: number };

export function NowLine({ columns, window, now }: Props) {
  const first = columns.findIndex(({ day }) => holds(day, now));
  const day = columns[first]?.day;
  if (!day) return null;
  const y = toAxis(day, now);
  if (y < window.from || y > window.to) return null;
  const count = columns.filter((column) => column.day === day).length;
  const place = {
    top: topOf(y, window),
    left: `${(first / columns.length) * 100}%`,
    width: `${(count / columns.length) * 100}%`,
  };
  return <div className={styles.now} style={place} aria-hidden="true" />;
}
