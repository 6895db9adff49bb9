/** What the list of the clients who wait for an earlier window says. */
import { isWaitingPart, WAITING_PART_FR } from "../../../../domain/booking/waiting/waiting.ts";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import {
  dateOf,
  formatDayMonth,
  formatTime,
  formatWindow,
  type Zone,
} from "../../../../domain/time.ts";
import type { WaitingClient } from "./query.ts";

/** « Lave-linge Brandt, R2026-00012 » */
export const waitingJob = ({ repair }: Pick<WaitingClient, "repair">): string =>
  [repair.appliance && applianceLabel(repair.appliance), repair.reference]
    .filter(Boolean)
    .join(", ");

/** « Rendez-vous lundi 30 novembre, 9 h – 11 h » */
export const currentText = (
  { public_start_at, public_end_at }: Pick<WaitingClient, "public_start_at" | "public_end_at">,
  zone: Zone,
): string => `Rendez-vous ${formatWindow(public_start_at, public_end_at, zone)}`;

/** « Attend depuis le 23 novembre, le matin » */
export const sinceText = (
  { since, part }: Pick<WaitingClient, "since" | "part">,
  zone: Zone,
): string =>
  [
    `Attend depuis le ${formatDayMonth(dateOf(since, zone))}`,
    ...(isWaitingPart(part) ? [WAITING_PART_FR[part]] : []),
  ].join(", ");

type Offered = Pick<WaitingClient, "offered_start_at" | "offered_end_at" | "offered_until">;

/** Undefined while nothing is offered to the client. */
export const offerText = (
  { offered_start_at, offered_end_at, offered_until }: Offered,
  zone: Zone,
): string | undefined =>
  offered_start_at && offered_end_at && offered_until
    ? `Place proposée jusqu’à ${formatTime(offered_until, zone)}\u00a0: ${formatWindow(offered_start_at, offered_end_at, zone)}`
    : undefined;

/** What is lost, and what is not. */
export const removalText = (client: Offered, zone: Zone): string => {
  const kept =
    "Son rendez-vous ne change pas. Les places qui se libèrent ne lui seront plus proposées ; ce client peut le redemander sur sa page de suivi.";
  return client.offered_until
    ? `${kept} La place déjà proposée reste à prendre jusqu’à ${formatTime(client.offered_until, zone)}.`
    : kept;
};
