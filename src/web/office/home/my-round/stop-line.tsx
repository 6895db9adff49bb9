import { Link } from "@tanstack/react-router";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import type { LocalDate, Zone } from "../../../../domain/time.ts";
import { colorOf, hoursOn } from "../../agenda/event-block.ts";
import { UrgencyMark } from "../../repair/urgency-mark.tsx";
import type { HomeEvent } from "../query.ts";
import { addressOf } from "../reach-buttons.tsx";
import { whoOf } from "./who.ts";
import styles from "./my-round.module.css";

type Props = { event: HomeEvent; today: LocalDate; zone: Zone };

/** One line a stop; that of a repair opens its sheet, wherever it is touched. */
export function StopLine({ event, today, zone }: Props) {
  const { repair } = event;
  const line = <LineFacts {...{ event, today, zone }} />;
  return (
    <li className={styles.line} style={{ borderLeftColor: colorOf(event.kind) }}>
      {repair ? (
        <Link
          to="/app/sheet/$repairid"
          params={{ repairid: repair.id }}
          className={styles.lineLink}
        >
          {line}
        </Link>
      ) : (
        <div className={styles.lineLink}>{line}</div>
      )}
    </li>
  );
}

function LineFacts({ event, today, zone }: Props) {
  const { repair } = event;
  const address = addressOf(event);
  const facts = [
    address?.city ?? (repair ? event.where : ""),
    repair?.appliance ? applianceLabel(repair.appliance) : repair && event.kind,
  ];
  return (
    <>
      <span className={styles.lineHour}>{hoursOn(event, today, zone).from}</span>
      <span>
        <strong>{whoOf(event)}</strong>
        <span className={styles.lineFacts}>{facts.filter(Boolean).join(" · ")}</span>
        {repair && <UrgencyMark repair={repair} />}
      </span>
    </>
  );
}
