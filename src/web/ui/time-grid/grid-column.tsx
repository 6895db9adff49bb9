import { memo, useMemo } from "react";
import { wallToAxis, type Axis } from "./axis.ts";
import type { Column } from "./columns.ts";
import type { GridItem } from "./item.ts";
import { layOut } from "./lanes.ts";
import { overlaps, type Interval } from "./interval.ts";
import { formatDay, type Zone } from "../../../domain/time.ts";
import { Backdrop, GridBlock } from "./grid-block.tsx";
import type { GridLabels, ItemLook, TimeGridProps } from "./grid-types.ts";
import { acrossOf, bandOf } from "./place.ts";
import styles from "./time-grid.module.css";

type Props = {
  index: number;
  column: Column;
  items: readonly GridItem[];
  looks: ReadonlyMap<string, ItemLook>;
  labels: GridLabels;
  axis: Axis;
  window: Interval;
  zone: Zone;
  ranges: TimeGridProps["ranges"];
  /** The item that the Tab key reaches, when it is in this column. */
  active: string | undefined;
  /** Lanes that can still be read. */
  most: number;
  onCrowd: (date: string) => void;
};

export const GridColumn = memo(function GridColumn(props: Props) {
  const { index, column, items, looks, axis, window, zone, ranges, active, most, onCrowd } = props;
  const { labels } = props;
  const { day, person } = column;
  const { segments, crowds } = useMemo(() => layOut(items, day, most), [items, day, most]);
  const name = person ? `${formatDay(day.date)}, ${person.name}` : formatDay(day.date);
  return (
    <div className={styles.column} data-part="column" role="group" aria-label={name}>
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
          slot={`${index} ${segment.item.id}`}
          isActive={segment.item.id === active}
        />
      ))}
      {crowds.map((crowd) => (
        <button
          key={crowd.from}
          type="button"
          className={styles.crowd}
          style={{ ...bandOf(crowd, window), ...acrossOf(crowd.lane, 1, crowd.lanes) }}
          aria-label={labels.crowd(crowd.items.length, name)}
          onClick={() => onCrowd(day.date)}
        >
          +{crowd.items.length}
        </button>
      ))}
    </div>
  );
});
