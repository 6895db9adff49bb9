/** What is left of the day at its new hours: the way on the small map, then one line a stop. */
import { Text } from "@mantine/core";
import { IconBell, IconLock } from "@tabler/icons-react";
import { formatTime, type Zone } from "../../../../domain/time.ts";
import { durationText } from "../event/duration-text.ts";
import { personOf, subtitleOf } from "../event-block.ts";
import type { AgendaEntry } from "../query.ts";
import { projectionOf } from "../round/map-points.ts";
import { MAP_SIZE, RoundMap } from "../round/round-map.tsx";
import { placeOf } from "../round/round-plan.tsx";
import { backText, roadText } from "../round/words.ts";
import type { DelayLine, DelayProposal } from "./query.ts";
import round from "../round/round.module.css";
import styles from "./delay.module.css";

type Props = {
  proposal: DelayProposal;
  entries: ReadonlyMap<string, AgendaEntry>;
  zone: Zone;
};

export function DelayPlan({ proposal, entries, zone }: Props) {
  const { lines, road, back } = proposal.after;
  const base = placeOf(proposal);
  const stops = lines.map(placeOf);
  const places = [base, ...stops].filter((place) => place !== undefined);
  const way = `${durationText(road)} de route`;
  return (
    <section className={round.plan} data-proposed>
      <h3>
        Ce qui reste de la journée <span>{way}</span>
      </h3>
      <RoundMap
        stops={stops}
        base={base}
        projection={projectionOf(places, MAP_SIZE)}
        label={`Ce qui reste de la journée : ${lines.length} étapes, ${way}`}
      />
      <ol>
        {lines.map((line) => (
          <Stop
            key={line.event.id}
            line={line}
            entry={entries.get(line.event.id)}
            isUnderWay={line.event.id === proposal.event.id}
            zone={zone}
          />
        ))}
      </ol>
      <Text size="sm" c="dimmed">
        {backText(back)}
      </Text>
    </section>
  );
}

type StopProps = {
  line: DelayLine;
  entry: AgendaEntry | undefined;
  isUnderWay: boolean;
  zone: Zone;
};

function Stop({ line, entry, isUnderWay, zone }: StopProps) {
  const { start_at, end_at, road, fixed, late, told, public_start_at, public_end_at } = line;
  const isMoved = !isUnderWay && entry !== undefined && entry.start_at !== start_at;
  const way = isUnderWay ? "En cours" : roadText(road);
  const detail = [entry && subtitleOf(entry), way];
  return (
    <li>
      <strong>
        {formatTime(start_at, zone)} – {formatTime(end_at, zone)}
      </strong>
      <span className={round.who}>
        {fixed && !isUnderWay && <IconLock size={14} aria-label="Ne bouge pas" />}
        {entry && personOf(entry)}
      </span>
      <span className={round.detail}>{detail.filter(Boolean).join(" · ")}</span>
      {isMoved && !fixed && <em>au lieu de {formatTime(entry.start_at, zone)}</em>}
      {told && public_start_at && public_end_at && (
        <span className={styles.window}>
          <IconBell size={14} aria-hidden />
          Nouveau créneau : {formatTime(public_start_at, zone)} – {formatTime(public_end_at, zone)}
        </span>
      )}
      {!told && isMoved && !fixed && entry.public_start_at && (
        <span className={round.detail}>Créneau annoncé tenu</span>
      )}
      {fixed && late > 0 && (
        <span className={styles.window}>
          {durationText(late)} de retard, et ce rendez-vous ne se déplace pas seul : prévenez-le
          vous-même.
        </span>
      )}
    </li>
  );
}
