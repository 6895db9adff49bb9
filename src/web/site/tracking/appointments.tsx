import { formatTime, formatWindow, type Zone } from "../../../domain/time.ts";
import { Panel } from "../../ui/site/panel.tsx";
import type { TrackedAppointment, TrackingProps } from "../props.ts";
import { Waiting } from "./waiting.tsx";
import styles from "./tracking.module.css";

type Props = Pick<TrackingProps, "appointments" | "hold" | "sheetid" | "waiting"> & { zone: Zone };

const STATUS_FR: Record<TrackedAppointment["status"], string> = {
  TODO: "à venir",
  DONE: "fait",
  CANCEL: "annulé",
};

export const Appointments = ({ appointments, hold, sheetid, waiting, zone }: Props) =>
  appointments.length > 0 && (
    <Panel aria-labelledby="rendez-vous">
      <h2 id="rendez-vous">Rendez-vous</h2>
      <ul className={styles.rows}>
        {appointments.map((visit) => (
          <li
            key={visit.id}
            className={visit.status === "TODO" && !visit.is_over ? "" : styles.past}
          >
            <p className={visit.status === "CANCEL" ? styles.cancelled : styles.when}>
              {announced(visit, zone)}
            </p>
            {visit.narrow && !visit.expected_at && !visit.is_over && (
              <p className={styles.when}>
                Aujourd’hui, plutôt entre {formatTime(visit.narrow.from, zone)} et{" "}
                {formatTime(visit.narrow.to, zone)}.
              </p>
            )}
            {visit.expected_at && (
              <p className={styles.when}>
                {visit.technician || "Le technicien"} est en route, arrivée vers{" "}
                {formatTime(visit.expected_at, zone)}.
              </p>
            )}
            <p className={styles.soft}>
              {visit.kind}, {placeOf(visit)}
              {visit.technician && `, avec ${visit.technician}`}
              {`, ${statusOf(visit, hold)}`}
            </p>
            <ChangeLink visit={visit} sheetid={sheetid} />
          </li>
        ))}
      </ul>
      {appointments.some(({ change }) => change?.movable) && (
        <Waiting sheetid={sheetid} waiting={waiting} />
      )}
    </Panel>
  );

type LinkProps = { visit: TrackedAppointment; sheetid: string };

/** Nothing once the shop's limit is past: the page names the telephone. */
export const ChangeLink = ({ visit, sheetid }: LinkProps) =>
  visit.change?.open && (
    <p>
      <a href={`/suivi/${sheetid}/rendez-vous/${visit.id}`}>
        {visit.change.movable ? "Déplacer ou annuler" : "Annuler"}
      </a>
    </p>
  );

const statusOf = ({ status, is_over }: TrackedAppointment, hold: Props["hold"]): string => {
  if (is_over) return "passé";
  return status === "TODO" && hold ? "à confirmer" : STATUS_FR[status];
};

export const announced = (visit: TrackedAppointment, zone: Zone): string =>
  formatWindow(visit.public_start_at, visit.public_end_at, zone);

const placeOf = ({ kind, where }: TrackedAppointment): string => {
  if (kind === "Télédiagnostic") return "à distance";
  return where === "Atelier" ? "à l’atelier" : "chez vous";
};
