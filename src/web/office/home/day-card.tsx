import { Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { isOngoing, isPast } from "../../../domain/agenda/event-time.ts";
import { formatAddress } from "../../../domain/client/address.ts";
import { fullName } from "../../../domain/client/names.ts";
import { applianceLabel } from "../../../domain/repair/appliance/appliance.ts";
import { dateOf, type Instant, type Zone } from "../../../domain/time.ts";
import { Mark } from "../../ui/office/mark.tsx";
import { announcedText, colorOf, hoursOn } from "../agenda/event-block.ts";
import { UrgencyMark } from "../repair/urgency-mark.tsx";
import type { HomeEvent } from "./query.ts";
import { addressOf, ReachButtons } from "./reach-buttons.tsx";
import { office } from "../../ui/office/styles.ts";
import styles from "./home.module.css";

type Props = { event: HomeEvent; zone: Zone; now: Instant; nameOf: (id: string) => string };

/** One stop of the day: when, who, what, where; call and go in one touch. */
export function DayCard({ event, zone, now, nameOf }: Props) {
  const { repair } = event;
  const announced = announcedText(event, zone);
  const { from, to } = hoursOn(event, dateOf(now, zone), zone);
  const address = addressOf(event);
  return (
    <li
      className={`${office.sheetOfPaper} ${styles.dayCard}`}
      data-past={event.status === "DONE" || isPast(event, now) || undefined}
      style={{ borderLeftColor: colorOf(event.kind) }}
    >
      <div className={office.figures}>
        <Text fw={700}>{from}</Text>
        {to && (
          <Text size="sm" c="dimmed">
            {to}
          </Text>
        )}
      </div>
      <div>
        <Group gap={8}>
          {repair ? (
            <Link
              to="/app/sheet/$repairid"
              params={{ repairid: repair.id }}
              className={styles.dayWho}
            >
              {fullName(repair.client)}
            </Link>
          ) : (
            <span className={styles.dayWho}>{event.kind}</span>
          )}
          {event.status === "DONE" && <Mark tone="good">Fait</Mark>}
          {event.status === "TODO" && isOngoing(event, now) && <Mark tone="wait">En cours</Mark>}
          {repair && <UrgencyMark repair={repair} />}
        </Group>
        <Text size="sm">
          {[
            repair && event.kind,
            repair?.appliance && applianceLabel(repair.appliance),
            !repair && event.notes,
          ]
            .filter(Boolean)
            .join(" · ")}
        </Text>
        <Text size="sm" c="dimmed">
          {address ? formatAddress(address) : event.where} ·{" "}
          {event.assigned_to.map(nameOf).join(", ")}
        </Text>
        {announced && (
          <Text size="sm" c="dimmed">
            Annoncé au client : {announced}
          </Text>
        )}
      </div>
      <div className={styles.dayWays}>
        <ReachButtons event={event} iconSize={18} />
      </div>
    </li>
  );
}
