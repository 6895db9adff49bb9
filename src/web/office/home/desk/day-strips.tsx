/** The day of each person, side by side on one scale of hours. */
import { Text } from "@mantine/core";
import { useMemo } from "react";
import type { Interval } from "../../../../domain/agenda/interval.ts";
import { dayLoad } from "../../../../domain/agenda/day/load.ts";
import { epochAtWall, formatTime, toInstant, type LocalDate } from "../../../../domain/time.ts";
import { LoadBar } from "../../../ui/planner/load-bar.tsx";
import { Initials } from "../../agenda/card-marks.tsx";
import { eventOf } from "../../agenda/event-block.ts";
import { hoursShown, rangesOf } from "../../agenda/hours.ts";
import { peopleOf, type AgendaPerson } from "../../agenda/people.ts";
import { loadOf } from "../../agenda/load/day-loads.ts";
import { useShop, useZone } from "../../shop/use-shop.ts";
import type { HomeEvent } from "../query.ts";
import { LateMark } from "./late-mark.tsx";
import { atPlace, StripBlock, type Scale } from "./strip-block.tsx";
import { nextText, placeOf, stripHours } from "./strip.ts";
import styles from "./strips.module.css";

type Props = {
  events: readonly HomeEvent[];
  today: LocalDate;
  now: number;
  /** Too narrow for words and fingers: the visits are listed elsewhere. */
  isPicture: boolean;
};

export function DayStrips({ events, today, now, isPicture }: Props) {
  const shop = useShop();
  const zone = useZone();
  const hours = useMemo(() => {
    const { from, to } = hoursShown(shop);
    const usual = { from: epochAtWall(today, from, zone), to: epochAtWall(today, to, zone) };
    return stripHours(events, usual, { date: today, zone });
  }, [events, shop, today, zone]);
  const rangeOf = useMemo(() => rangesOf(shop, true), [shop]);
  const scale = { hours, today, zone, now, isPicture };
  const unassigned = events.filter(({ assigned_to }) => assigned_to.length === 0);
  return (
    <div className={styles.strips}>
      <Hours {...scale} />
      {peopleOf(shop?.users ?? [], events).map((person) => (
        <Strip
          key={person.id}
          {...scale}
          person={person}
          worked={rangeOf(today, person.id)}
          events={events.filter(({ assigned_to }) => assigned_to.includes(person.id))}
        />
      ))}
      {unassigned.length > 0 && <Strip {...scale} worked={[]} events={unassigned} />}
    </div>
  );
}

/** Every second hour above the strips. */
function Hours({ hours, zone }: Scale) {
  const step = 2 * 3_600_000;
  const marks = Array.from(
    { length: Math.floor((hours.to - hours.from) / step) },
    (_, index) => hours.from + index * step,
  );
  return (
    <div className={styles.hours} aria-hidden>
      <span className={styles.scale}>
        {marks.map((mark) => {
          const place = placeOf({ from: mark, to: mark + step }, hours);
          return (
            place && (
              <span key={mark} style={atPlace(place)}>
                {formatTime(toInstant(mark), zone)}
              </span>
            )
          );
        })}
      </span>
    </div>
  );
}

type StripProps = Scale & {
  isPicture: boolean;
  person?: AgendaPerson;
  events: readonly HomeEvent[];
  /** Hours worked today, in wall minutes. */
  worked: readonly Interval[];
};

function Strip({ person, events, worked, isPicture, ...scale }: StripProps) {
  const { hours, today, zone, now } = scale;
  const name = person?.firstname ?? "Sans intervenant";
  const load = loadOf(dayLoad(events.map(eventOf), { date: today, zone, hours: worked }));
  const line = placeOf({ from: now, to: now + 1 }, hours);
  return (
    <section className={styles.strip} aria-label={name}>
      <div className={styles.head}>
        {person && <Initials person={person} />}
        <div className={styles.headText}>
          <Text fw={650} size="sm">
            {name}
          </Text>
          {person && load && <LoadBar load={load} />}
        </div>
      </div>
      <div className={styles.track} inert={isPicture}>
        {worked.map(({ from, to }) => {
          const open = { from: epochAtWall(today, from, zone), to: epochAtWall(today, to, zone) };
          const place = placeOf(open, hours);
          return place && <span key={from} className={styles.open} style={atPlace(place)} />;
        })}
        <ul>
          {events.map((event) => (
            <StripBlock key={event.id} event={event} beside={events} {...scale} />
          ))}
        </ul>
        {line && <span className={styles.now} style={{ left: `${line.left}%` }} />}
      </div>
      <div className={styles.next}>
        {person && <LateMark {...{ person, events, zone }} now={toInstant(now)} />}
        <Text size="sm" c="dimmed">
          {nextText(events, toInstant(now), zone)}
        </Text>
      </div>
    </section>
  );
}
