import { Button, Text } from "@mantine/core";
import {
  IconCheck,
  IconFileText,
  IconMapPinCheck,
  IconNavigation,
  IconPhone,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { visitAddress } from "../../../../domain/agenda/visit.ts";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { formatTime, type Instant, type Zone } from "../../../../domain/time.ts";
import { office } from "../../../ui/office/styles.ts";
import { addressesOf } from "../../agenda/event/parts.ts";
import { announcedText, colorOf } from "../../agenda/event-block.ts";
import { directionsUrl } from "../../client/address/directions.ts";
import { phoneText } from "../../client/phone-link.tsx";
import { UrgencyMark } from "../../repair/urgency-mark.tsx";
import type { HomeEvent } from "../query.ts";
import { useVisit } from "./use-visit.ts";
import { whoOf } from "./who.ts";
import styles from "./my-round.module.css";

type Props = { event: HomeEvent; zone: Zone; now: Instant };

/** The visit to go to now: all that is needed at the wheel and at the door, under the thumb. */
export function NextVisit({ event, zone, now }: Props) {
  const { repair } = event;
  const announced = announcedText(event, zone);
  return (
    <article
      className={`${office.sheetOfPaper} ${styles.next}`}
      style={{ borderTopColor: colorOf(event.kind) }}
    >
      <div className={styles.nextHour}>
        <span>{formatTime(event.start_at, zone)}</span>
        <Text c="dimmed">
          {announced ? `Annoncé ${announced}` : `jusqu’à ${formatTime(event.end_at, zone)}`}
        </Text>
        {isLate(event, now) && <Text fw={600}>L’heure est passée</Text>}
      </div>
      <div className={styles.nextMarks}>{repair && <UrgencyMark repair={repair} />}</div>
      <h3 className={styles.nextWho}>{whoOf(event)}</h3>
      <Text size="lg">
        {[event.kind, repair?.appliance && applianceLabel(repair.appliance)]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      {repair?.description && <Text className={styles.nextFault}>{repair.description}</Text>}
      {repair && event.notes && <Text className={styles.nextFault}>{event.notes}</Text>}
      <Place event={event} />
      <Ways event={event} />
    </article>
  );
}

/** Past the end of the announced window, or past the start without one, and no arrival noted. */
const isLate = ({ arrived_at, public_end_at, start_at }: HomeEvent, now: Instant): boolean =>
  arrived_at === null && (public_end_at ?? start_at) < now;

function Place({ event }: Pick<Props, "event">) {
  const address = visitAddress(event, event.repair ? addressesOf(event.repair) : []);
  if (!address) return <Text>{event.where}</Text>;
  return (
    <address className={styles.nextPlace}>
      {address.street}, {address.zip} {address.city}
      {address.complement && <strong>{address.complement}</strong>}
    </address>
  );
}

function Ways({ event }: Pick<Props, "event">) {
  const { repair } = event;
  const address = visitAddress(event, repair ? addressesOf(repair) : []);
  const phone = repair?.client.phones[0];
  const visit = useVisit(event);
  const hasArrived = event.arrived_at !== null || !repair;
  return (
    <div className={styles.ways}>
      {phone && (
        <Button
          component="a"
          href={`tel:${phone.number}`}
          variant="default"
          title={phoneText(phone.number)}
          leftSection={<IconPhone size={22} aria-hidden />}
        >
          Appeler
        </Button>
      )}
      {address && (
        <Button
          component="a"
          href={directionsUrl(address)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconNavigation size={22} aria-hidden />}
        >
          Y aller
        </Button>
      )}
      {repair && (
        <Button
          component={Link}
          to={`/app/sheet/${repair.id}`}
          variant="default"
          leftSection={<IconFileText size={22} aria-hidden />}
        >
          Fiche
        </Button>
      )}
      <Button
        className={styles.mainWay}
        color={hasArrived ? "green" : undefined}
        loading={visit.busy}
        onClick={hasArrived ? visit.finish : visit.arrive}
        leftSection={
          hasArrived ? (
            <IconCheck size={24} aria-hidden />
          ) : (
            <IconMapPinCheck size={24} aria-hidden />
          )
        }
      >
        {hasArrived ? "Fait" : "J’y suis"}
      </Button>
    </div>
  );
}
