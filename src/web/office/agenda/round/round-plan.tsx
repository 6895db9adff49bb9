/** One order of the day: its road, its small map and its stops with their hours. */
import { Text } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import type { Place } from "../../../../domain/agenda/travel.ts";
import { formatTime, type Zone } from "../../../../domain/time.ts";
import { announcedText, personOf, subtitleOf } from "../event-block.ts";
import { durationText } from "../event/duration-text.ts";
import type { Projection } from "./map-points.ts";
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
};

export const placeOf = ({ lat, lon }: Pick<RoundLine, "lat" | "lon">): Place | undefined =>
  lat === null || lon === null ? undefined : { lat, lon };

export function RoundPlan({ title, plan, base, projection, zone, isProposed }: Props) {
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
        {plan.lines.map((line) => (
          <Stop key={line.event.id} line={line} zone={zone} />
        ))}
      </ol>
      <Text size="sm" c="dimmed">
        {backText(plan.back)}
      </Text>
    </section>
  );
}

function Stop({ line, zone }: { line: RoundLine; zone: Zone }) {
  const { event, start_at, end_at, road, fixed } = line;
  const announced = announcedText(event, zone);
  const isMoved = event.start_at !== start_at;
  return (
    <li>
      <strong>
        {formatTime(start_at, zone)} – {formatTime(end_at, zone)}
      </strong>
      <span className={styles.who}>
        {fixed && <IconLock size={14} aria-label="Ne bouge pas" />}
        {personOf(event)}
      </span>
      <span className={styles.detail}>
        {[subtitleOf(event), roadText(road)].filter(Boolean).join(" · ")}
      </span>
      {announced && <span className={styles.detail}>Annoncé : {announced}</span>}
      {isMoved && <em>au lieu de {formatTime(event.start_at, zone)}</em>}
    </li>
  );
}
