/**
 * The wall planner: days or people side by side, hours from top to bottom. It knows nothing of the
 * business; what an item means comes in by `looks` and `explain`.
 */
import { useId, useRef, type CSSProperties, type MouseEvent } from "react";
import { dateOf, toInstant } from "../../../domain/time.ts";
import { Explainer } from "./explainer.tsx";
import { GridColumn } from "./grid-column.tsx";
import { GridBars, GridHead, GridHours, loadId } from "./grid-head.tsx";
import type { TimeGridProps } from "./grid-types.ts";
import { mostLanes } from "./lanes.ts";
import { NowLine } from "./now-line.tsx";
import { useGridLayout } from "./use-grid-layout.ts";
import { useRovingFocus } from "./use-roving-focus.ts";
import styles from "./time-grid.module.css";

/** Pixels of the narrowest column, and of the narrowest lane in which an hour and a name can be read. */
const COLUMN = 104;
const LANE = 66;

type Variables = CSSProperties & Record<`--${string}`, number | string>;

export function TimeGrid(props: TimeGridProps) {
  const { dates, zone, now, people, looks, ranges, scale, fit, marks, explain, onOpen } = props;
  const { layer, labels, loadOf } = props;
  const layout = useGridLayout(props);
  const { axis, columns, segments, window, lines, bars } = layout;
  const surface = useRef<HTMLDivElement>(null);
  const help = useId();
  const { active, onFocus, onKeyDown } = useRovingFocus(surface, layout);

  const onClick = ({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest<HTMLElement>("[data-slot]")?.dataset.id;
    if (id) onOpen(id);
  };
  const style: Variables = {
    "--tg-columns": columns.length,
    "--tg-narrow": `${Math.max(COLUMN, LANE * mostLanes(segments.flat()))}px`,
    "--tg-lines": lines.length,
    "--tg-hours": ((window.to - window.from) / 60) * (60 / scale),
  };
  return (
    <div
      className={styles.grid}
      data-part="grid"
      style={style}
      data-fit={fit || undefined}
      data-editable={layer !== undefined || undefined}
      data-people={people?.length}
    >
      <p id={help} hidden>
        {labels.keys}
      </p>
      <GridHead
        dates={dates}
        columns={columns}
        today={dateOf(toInstant(now), zone)}
        perDay={people?.length ?? 1}
        loadOf={loadOf}
        id={help}
      />
      <GridBars bars={bars} columns={columns} onOpen={onOpen} isOpen={layer !== undefined} />
      <GridHours lines={lines} window={window} />
      <div
        className={styles.surface}
        ref={surface}
        role="group"
        aria-label={labels.items}
        aria-describedby={help}
        onClick={onClick}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {columns.map((column, index) => (
          <GridColumn
            key={column.key}
            index={index}
            column={column}
            load={loadOf(column.day.date, column.person?.id) && loadId(help, index)}
            segments={segments[index] ?? []}
            looks={looks}
            marks={marks}
            axis={axis}
            window={window}
            zone={zone}
            ranges={ranges}
            active={active?.column === index ? active.id : undefined}
          />
        ))}
        <NowLine columns={columns} window={window} now={now} />
        {layer?.({ surface, layout })}
      </div>
      <Explainer surface={surface} explain={explain} />
    </div>
  );
}
