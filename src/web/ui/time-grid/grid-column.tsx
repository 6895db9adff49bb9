import { memo } from "react";
import { wallToAxis, type Axis } from "./axis.ts";
import type { Column } from "./columns.ts";
import type { Segment } from "./lanes.ts";
import { overlaps, type Interval } from "./interval.ts";
import { formatDay, type Zone } from "../../../domain/time.ts";
import { Backdrop, GridBlock } from "./grid-block.tsx";
import type { ItemLook, TimeGridProps } from "./grid-types.ts";
import { bandOf } from "./place.ts";
import styles from "./time-grid.module.css";

type Props = {
  index: number;
  column: Column;
  /** Id of the words that say how full it is. */
  load: string | undefined;
  segments: readonly Segment[];
  looks: ReadonlyMap<string, ItemLook>;
  marks: TimeGridProps["marks"];
  axis: Axis;
  window: Interval;
  zone: Zone;
  ranges: TimeGridProps["ranges"];
  /** The item that the Tab key reaches, when it is in this column. */
  active: string | undefined;
};

export const GridColumn = memo(function GridColumn(props: Props) {
  const { index, column, load, segments, looks, marks } = props;
  const { axis, window, zone, ranges, active } = props;
  const { day, person } = column;
  const name = person ? `${formatDay(day.date)}, ${person.name}` : formatDay(day.date);
  return (
    <div
      className={styles.column}
      data-part="column"
      role="group"
      aria-label={name}
      aria-describedby={load}
    >
      {ranges(day.date, person?.id).map((range) => {
        const band = { from: wallToAxis(axis, range.from), to: wallToAxis(axis, range.to) };
        return <div key={range.from} className={styles.open} style={bandOf(band, window)} />;
      })}
      {day.gaps
        .map(({ at, length }) => ({ from: at, to: at + length }))
        .filter((gap) => overlaps(gap, window))
        .map((gap) => (
          <div key={gap.from} className={styles.gap} style={bandOf(gap, window)} />
        ))}
      {segments.map((segment) => (
        <Backdrop key={segment.item.id} segment={segment} day={day} window={window} />
      ))}
      {segments.map((segment) => (
        <GridBlock
          key={segment.item.id}
          segment={segment}
          day={day}
          window={window}
          zone={zone}
          look={looks.get(segment.item.id)}
          marks={marks(segment.item.id)}
          slot={`${index} ${segment.item.id}`}
          isActive={segment.item.id === active}
        />
      ))}
    </div>
  );
});
