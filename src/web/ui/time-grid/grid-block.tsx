import { IconCheck } from "@tabler/icons-react";
import type { CSSProperties, ReactNode } from "react";
import { toAxis, type GridDay } from "./axis.ts";
import type { Segment } from "./lanes.ts";
import type { Interval } from "./interval.ts";
import { formatTime, toInstant, type Zone } from "../../../domain/time.ts";
import type { ItemLook } from "./grid-types.ts";
import { acrossOf, bandOf, topOf } from "./place.ts";
import styles from "./time-grid.module.css";
import { office } from "../office/styles.ts";

type Props = {
  segment: Segment;
  day: GridDay;
  window: Interval;
  zone: Zone;
  look: ItemLook | undefined;
  marks: ReactNode;
  slot: string;
  isActive: boolean;
};

type Variables = CSSProperties & Record<`--${string}`, string>;

/** One item: its hours, with its margins hatched above and below. */
export function GridBlock({ segment, day, window, zone, look, marks, slot, isActive }: Props) {
  const { item } = segment;
  const work = clipped({ from: item.start, to: item.end }, day);
  const time = formatTime(toInstant(item.start), zone);
  const short = look?.short ?? item.title;
  const style: Variables = {
    ...bandOf(segment, window),
    ...acrossOf(segment.lane, segment.width, segment.lanes),
    "--tg-color": item.color,
    "--tg-work-top": topOf(work.from, segment),
    "--tg-work-bottom": topOf(work.to, segment),
  };
  return (
    <button
      type="button"
      className={styles.item}
      data-part="item"
      data-id={item.id}
      data-slot={slot}
      data-state={look?.state}
      tabIndex={isActive ? 0 : -1}
      style={style}
    >
      <span className={styles.work}>
        <span className={styles.words}>
          <span className={styles.time}>
            <span>
              {look?.state === "done" && <IconCheck size={13} stroke={3} aria-hidden />}
              {time}
            </span>
            <span className={styles.marks}>{marks}</span>
          </span>
          <span className={styles.title}>
            {short}
            {item.title.startsWith(short) && (
              <span className={styles.rest}>{item.title.slice(short.length)}</span>
            )}
          </span>
          <span className={styles.subtitle}>{look?.subtitle}</span>
          <span className={office.spokenOnly}>, {look?.description}</span>
        </span>
      </span>
    </button>
  );
}

/** The stretch drawn behind an item. */
export function Backdrop({ segment, day, window }: Pick<Props, "segment" | "day" | "window">) {
  const { item } = segment;
  if (!item.backdrop) return null;
  const style: Variables = {
    ...bandOf(clipped(item.backdrop, day), window),
    ...acrossOf(segment.lane, segment.width, segment.lanes),
    "--tg-color": item.color,
  };
  const loose = item.backdrop.loose || undefined;
  return <span className={styles.announced} data-loose={loose} style={style} aria-hidden="true" />;
}

/** Epoch milliseconds to heights of that day. */
const clipped = ({ from, to }: Interval, day: GridDay): Interval => ({
  from: toAxis(day, Math.min(Math.max(from, day.from), day.to)),
  to: toAxis(day, Math.min(Math.max(to, day.from), day.to)),
});
