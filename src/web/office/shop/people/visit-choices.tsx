/** Visits to reassign: each with the colleagues who can take it, or none for later. */
import { NativeSelect, Text } from "@mantine/core";
import { fullName } from "../../../../domain/client/names.ts";
import { formatWindow, parseInstant, type Zone } from "../../../../domain/time.ts";
import { useColleagues, useZone } from "../use-shop.ts";
import type { LeavingVisit } from "./query.ts";
import styles from "./people.module.css";

/** Event id → the colleague chosen; "" leaves it to be reassigned. */
export type Takers = Readonly<Record<string, string>>;

/** The first candidate of each: the one with the lightest day. */
export const firstTakers = (visits: readonly LeavingVisit[]): Takers =>
  Object.fromEntries(visits.map(({ event, candidates }) => [event.id, candidates[0] ?? ""]));

export const takeoversOf = (takers: Takers): { event_id: string; user_id: string }[] =>
  Object.entries(takers)
    .filter(([, user_id]) => user_id !== "")
    .map(([event_id, user_id]) => ({ event_id, user_id }));

type Props = {
  visits: readonly LeavingVisit[];
  takers: Takers;
  onChange: (takers: Takers) => void;
};

export function VisitChoices({ visits, takers, onChange }: Props) {
  const nameOf = useColleagues();
  const zone = useZone();
  return (
    <ul className={styles.visits}>
      {visits.map(({ event, candidates }) => (
        <li key={event.id}>
          <div>
            <Text size="sm" fw={600}>
              {hoursText(event, zone)}
            </Text>
            <Text size="sm" c="dimmed">
              {[event.repair ? fullName(event.repair.client) : "", event.kind]
                .filter(Boolean)
                .join(", ")}
            </Text>
          </div>
          <NativeSelect
            aria-label={`Qui prend le rendez-vous : ${hoursText(event, zone)}`}
            disabled={candidates.length === 0}
            value={takers[event.id] ?? ""}
            onChange={({ currentTarget }) =>
              onChange({ ...takers, [event.id]: currentTarget.value })
            }
            data={[
              {
                value: "",
                label: candidates.length > 0 ? "À réattribuer" : "Personne n’est libre",
              },
              ...candidates.map((value) => ({ value, label: nameOf(value) })),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

type Hours = Pick<LeavingVisit["event"], "start_at" | "end_at">;

function hoursText({ start_at, end_at }: Hours, zone: Zone): string {
  const [start, end] = [parseInstant(start_at), parseInstant(end_at)];
  return start && end ? formatWindow(start, end, zone) : "";
}
