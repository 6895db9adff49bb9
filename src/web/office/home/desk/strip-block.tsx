/** An appointment on a person's strip: it leads to its sheet, or to the agenda when it has none. */
import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";
import { isAbsence } from "../../../../domain/agenda/event.ts";
import type { Interval } from "../../../../domain/agenda/interval.ts";
import { epochOf, toInstant, type LocalDate, type Zone } from "../../../../domain/time.ts";
import { office } from "../../../ui/office/styles.ts";
import { CardMarks } from "../../agenda/card-marks.tsx";
import { colorOf, hoursOn, lookOf, personOf } from "../../agenda/event-block.ts";
import { useColleagues } from "../../shop/use-shop.ts";
import type { HomeEvent } from "../query.ts";
import { placeOf, roomOf, type Place } from "./strip.ts";
import styles from "./strips.module.css";

/** `hours` and `now` in epoch milliseconds. */
export type Scale = { hours: Interval; today: LocalDate; zone: Zone; now: number };

/** Of the strip, in hundredths: a shorter room shows a cut letter rather than a word. */
const NARROW = 9;

type Variables = CSSProperties & Record<`--${string}`, string>;

export const atPlace = ({ left, width }: Place): CSSProperties => ({
  left: `${left}%`,
  width: `${width}%`,
});

type Props = Scale & { event: HomeEvent; beside: readonly HomeEvent[] };

const spanOf = ({ fullday, start_at, end_at }: HomeEvent, hours: Interval): Interval =>
  fullday ? hours : { from: epochOf(start_at), to: epochOf(end_at) };

export function StripBlock({ event, beside, hours, today, zone, now }: Props) {
  const nameOf = useColleagues();
  const { repair } = event;
  const place = placeOf(spanOf(event, hours), hours);
  if (!place) return null;
  const { state, short, subtitle, description } = lookOf(event, {
    now: toInstant(now),
    zone,
    nameOf,
  });
  const others = beside.flatMap((other) => placeOf(spanOf(other, hours), hours) ?? []);
  const room = roomOf(place, others);
  const style: Variables = {
    ...atPlace(place),
    "--kind": colorOf(event.kind),
    "--room": `${room}%`,
  };
  const link = { title: `${personOf(event)}, ${description}`, className: styles.link };
  const words = (
    <>
      <span className={styles.first}>
        <strong>{short}</strong>
        <CardMarks entry={event} people={[]} />
      </span>
      <span className={styles.second}>
        {hoursOn(event, today, zone).from} · {subtitle}
      </span>
      <span className={office.spokenOnly}>, {description}</span>
    </>
  );
  return (
    <li
      style={style}
      className={styles.block}
      data-state={state}
      data-absence={isAbsence(event) || undefined}
      data-narrow={(place.width * room) / 100 < NARROW || undefined}
    >
      {repair ? (
        <Link to="/app/sheet/$repairid" params={{ repairid: repair.id }} {...link}>
          {words}
        </Link>
      ) : (
        <Link to="/app/agenda" search={{ appointemnt: event.id, date: today }} {...link}>
          {words}
        </Link>
      )}
    </li>
  );
}
