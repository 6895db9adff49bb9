/** The place where something new would go: pointed at, drawn, or moved with the arrows; Enter takes it. */
import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { toAxis, wallToAxis } from "../axis.ts";
import { columnOf, type Column } from "../columns.ts";
import { firstFree, placeAt, type Measure } from "./cursor.ts";
import type { GridItem } from "../item.ts";
import { nudge } from "../keyboard.ts";
import { formatWindow, toInstant, type LocalDate, type Zone } from "../../../../domain/time.ts";
import type { GridSurface, TimeGridProps } from "../grid-types.ts";
import { bandOf } from "../place.ts";
import { useWholeDays } from "./use-whole-days.ts";
import { usePointing } from "./use-pointing.ts";
import styles from "./grid-cursor.module.css";
import { office } from "../../office/styles.ts";

type Props = GridSurface & {
  zone: Zone;
  now: number;
  ranges: TimeGridProps["ranges"];
  measure: Measure;
  /** What is written on the place, and on the button from which the keyboard reaches one. */
  words: { place: string; begin: string };
  item: GridItem | undefined;
  setItem: (item: GridItem | undefined) => void;
  onTake: (item: GridItem) => void;
  onTakeDay: (date: LocalDate, person: string | undefined) => void;
};

/** Nine o'clock, when the opening hours are not known. */
const MORNING = 9 * 60;

export function GridCursor(props: Props) {
  const { layout, zone, now, ranges, measure, words, item, setItem, onTake } = props;
  const { axis, columns, lists, window } = layout;
  const begin = useRef<HTMLButtonElement>(null);
  const isPointed = useRef(false);
  usePointing(props, measure, (drawn) => {
    isPointed.current = true;
    setItem(drawn);
  });
  useWholeDays(props);

  const openOf = ({ day, person }: Column) =>
    ranges(day.date, person?.id).map(({ from, to }) => ({
      from: wallToAxis(axis, from),
      to: wallToAxis(axis, to),
    }));
  const onBegin = () => {
    isPointed.current = false;
    const [first] = columns;
    const free = firstFree({ columns, lists, openOf, now }, measure);
    setItem(free ?? (first && placeAt(first, Math.max(window.from, MORNING), measure)));
  };
  const column = item ? columnOf(item, columns, item.assigned_to[0]) : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!item) return;
    const moved = nudge({ item, column }, event, { columns, step: measure.step });
    if (!moved && event.key !== "Escape") return;
    event.preventDefault();
    isPointed.current = false;
    setItem(moved?.item);
    if (!moved) begin.current?.focus();
  };
  return (
    <>
      <button
        ref={begin}
        type="button"
        className={styles.begin}
        data-part="begin"
        onClick={onBegin}
      >
        {words.begin}
      </button>
      {item && columns[column] && (
        <Place
          item={item}
          index={column}
          column={columns[column]}
          layout={layout}
          zone={zone}
          title={words.place}
          isPointed={isPointed}
          onKeyDown={onKeyDown}
          onTake={() => onTake(item)}
        />
      )}
    </>
  );
}

type PlaceProps = Pick<Props, "layout" | "zone"> & {
  item: GridItem;
  index: number;
  column: Column;
  title: string;
  /** What the pointer draws is under it: the grid scrolls by its edge alone. */
  isPointed: RefObject<boolean>;
  onKeyDown: (event: KeyboardEvent) => void;
  onTake: () => void;
};

function Place({ item, index, column, layout, zone, title, isPointed, ...does }: PlaceProps) {
  const { columns, window } = layout;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    if (!isPointed.current) button.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [item, isPointed]);
  const { day, person } = column;
  const band = { from: toAxis(day, item.start), to: toAxis(day, Math.min(item.end, day.to)) };
  const when = formatWindow(toInstant(item.start), toInstant(item.end), zone);
  const said = person ? `${when}, ${person.name}` : when;
  const left = `${(index / columns.length) * 100}%`;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.cursor}
        data-part="cursor"
        style={{ ...bandOf(band, window), left, width: `${100 / columns.length}%` }}
        onKeyDown={does.onKeyDown}
        onClick={does.onTake}
      >
        <strong>{title}</strong>
        <span>{said}</span>
      </button>
      <span className={office.spokenOnly} role="status">
        {said}
      </span>
    </>
  );
}
