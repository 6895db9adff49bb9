import { Button, Text } from "@mantine/core";
import { IconCheck, IconFileText, IconMapPinCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { dateOf, formatMoment, type Instant, type Zone } from "../../../../domain/time.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import { office } from "../../../ui/office/styles.ts";
import { announcedText, colorOf, hoursOn } from "../../agenda/event-block.ts";
import { UrgencyMark } from "../../repair/urgency-mark.tsx";
import type { HomeEvent } from "../query.ts";
import { addressOf, ReachButtons } from "../reach-buttons.tsx";
import { useVisit } from "./use-visit.ts";
import { whoOf } from "./who.ts";
import styles from "./my-round.module.css";
import { Allowed } from "../../account/allowed.tsx";
import { isLate } from "./late.ts";

/** Not in the first screen's weight; its place is kept. */
const VisitWay = lazyPart(
  async () => (await import("../../message/departure/visit-way.tsx")).VisitWay,
);

type Props = { event: HomeEvent; zone: Zone; now: Instant };

/** The visit to go to now: all that is needed at the wheel and at the door, under the thumb. */
export function NextVisit({ event, zone, now }: Props) {
  const { repair } = event;
  const announced = announcedText(event, zone);
  const { from, to } = hoursOn(event, dateOf(now, zone), zone);
  const until = to ? `à ${to}` : `au ${formatMoment(event.end_at, zone)}`;
  return (
    <article
      className={`${office.sheetOfPaper} ${styles.next}`}
      style={{ borderTopColor: colorOf(event.kind) }}
    >
      <div className={styles.nextHour}>
        <span>{from}</span>
        <Text c="dimmed">{announced ? `Annoncé ${announced}` : `jusqu’${until}`}</Text>
        {isLate(event, now, zone) && <Text fw={600}>L’heure est passée</Text>}
      </div>
      <div className={styles.nextMarks}>{repair && <UrgencyMark repair={repair} />}</div>
      <h3 className={styles.nextWho}>{whoOf(event)}</h3>
      <Text size="lg">
        {[event.kind, repair?.appliance && applianceLabel(repair.appliance)]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      {repair &&
        faultsOf(repair).map((said) => (
          <Text key={said} className={styles.nextFault}>
            {said}
          </Text>
        ))}
      {repair && event.notes && <Text className={styles.nextFault}>{event.notes}</Text>}
      <Place event={event} />
      <Ways event={event} zone={zone} />
    </article>
  );
}

/** What the questions found, then the client's own words; these alone when nothing was asked. */
const faultsOf = ({ fault, description }: NonNullable<HomeEvent["repair"]>): string[] =>
  [fault, description].filter((said, at) => said && (at > 0 || !description.startsWith(said)));

/** Where the way there has a place; `VisitWay` decides which way, if any. */
const isElsewhere = ({ where, kind }: HomeEvent): boolean =>
  where === "Chez le client" || kind === "Télédiagnostic";

function Place({ event }: Pick<Props, "event">) {
  const address = addressOf(event);
  if (!address) return <Text>{event.where}</Text>;
  return (
    <address className={styles.nextPlace}>
      {address.street}, {address.zip} {address.city}
      {address.complement && <strong>{address.complement}</strong>}
    </address>
  );
}

function Ways({ event, zone }: Pick<Props, "event" | "zone">) {
  const { repair } = event;
  const visit = useVisit(event);
  const hasArrived = event.arrived_at !== null || !repair;
  return (
    <div className={styles.ways}>
      <ReachButtons event={event} iconSize={22} />
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
      <Allowed action="edit-agenda">
        {isElsewhere(event) && !event.arrived_at && (
          <div className={styles.wholeWay}>
            <VisitWay visit={event} zone={zone} className={styles.road} />
          </div>
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
      </Allowed>
    </div>
  );
}
