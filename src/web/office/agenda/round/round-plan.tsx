/** One order of the day: its road, its small map and its stops with their hours. */
import { Text } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import type { Place } from "../../../../domain/agenda/travel.ts";
import { formatTime, type Zone } from "../../../../domain/time.ts";
import { announcedText, personOf, subtitleOf } from "../event-block.ts";
import { durationText } from "../event/duration-text.ts";
import type { Projection } from "./map-points.ts";
import type { AgendaEntry } from "../query.ts";
import type { RoundLine, RoundPlan as Plan } from "./query.ts";
import { RoundMap } from "./round-map.tsx";
import { backText, roadText } from "./words.ts";
import styles from "./round.module.css";

type Props = {
  title: string;
  plan: Plan;
  base: Place | undefined;
  projection: Projection;
  zone: Zone;
  isProposed: boolean;
  /** The appointments of the day by id. */
  entries: ReadonlyMap<string, AgendaEntry>;
  /** In a team's plan: the name of the colleague whose visit it was. */
  giverOf?: (entry: AgendaEntry) => string | undefined;
};

export const placeOf = ({ lat, lon }: Pick<RoundLine, "lat" | "lon">): Place | undefined =>
  lat === null || lon === null ? undefined : { lat, lon };

export function RoundPlan(props: Props) {
  const { title, plan, base, projection, zone, isProposed, entries, giverOf } = props;
  const road = `${durationText(plan.road)} de route`;
  return (
    <section className={styles.plan} data-proposed={isProposed || undefined}>
      <h3>
        {title} <span>{road}</span>
      </h3>
      <RoundMap
        stops={plan.lines.map(placeOf)}
        base={base}
        projection={projection}
        label={`${title} : ${plan.lines.length} étapes, ${road}`}
      />
      <ol>
        {plan.lines.map((line) => {
          const entry = entries.get(line.event.id);
          const giver = entry && giverOf?.(entry);
          return <Stop key={line.event.id} line={line} entry={entry} giver={giver} zone={zone} />;
        })}
      </ol>
      <Text size="sm" c="dimmed">
        {backText(plan.back)}
      </Text>
    </section>
  );
}

type StopProps = {
  line: RoundLine;
  entry: AgendaEntry | undefined;
  /** The colleague whose visit it was. */
  giver: string | undefined;
  zone: Zone;
};

function Stop({ line, entry, giver, zone }: StopProps) {
  const { start_at, end_at, road, fixed } = line;
  const announced = entry && announcedText(entry, zone);
  const isMoved = entry !== undefined && entry.start_at !== start_at;
  const detail = [entry && subtitleOf(entry), roadText(road)];
  return (
    <li>
      <strong>
        {formatTime(start_at, zone)} – {formatTime(end_at, zone)}
      </strong>
      <span className={styles.who}>
        {fixed && <IconLock size={14} aria-label="Ne bouge pas" />}
        {entry && personOf(entry)}
      </span>
      <span className={styles.detail}>{detail.filter(Boolean).join(" · ")}</span>
      {announced && <span className={styles.detail}>Annoncé : {announced}</span>}
      {giver && <em>Reprise à {giver}</em>}
      {isMoved && <em>au lieu de {formatTime(entry.start_at, zone)}</em>}
    </li>
  );
}
