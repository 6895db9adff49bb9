/** The French of an urgent visit: what is read to the client, and what it costs the others. */
import { fullName } from "../../../../domain/client/names.ts";
import {
  formatSoon,
  formatTime,
  minutesBetween,
  type Instant,
  type Zone,
} from "../../../../domain/time.ts";
import { durationText } from "../event/duration-text.ts";
import type { UrgentChoice, UrgentDelay } from "./query.ts";

const NNBSP = "\u202f";

/** « Karim Benali peut passer aujourd’hui à 14 h 30 » */
export const comesText = (
  { start_at }: Pick<UrgentChoice, "start_at">,
  { who, now, zone }: { who: string; now: Instant; zone: Zone },
): string => `${who} peut passer ${formatSoon(start_at, now, zone)}`;

/** « Annoncé 14 h – 16 h · + 12 min de route · finit 20 min après ses heures » */
export const costText = (
  choice: Pick<UrgentChoice, "public_start_at" | "public_end_at" | "cost" | "overtime">,
  zone: Zone,
): string =>
  [
    `Annoncé ${windowText(choice, zone)}`,
    choice.cost === 0 ? "sans détour" : `+${NNBSP}${durationText(choice.cost)} de route`,
    choice.overtime > 0 && `finit ${durationText(choice.overtime)} après ses heures`,
  ]
    .filter(Boolean)
    .join(" · ");

const windowText = (
  { public_start_at, public_end_at }: { public_start_at: Instant; public_end_at: Instant },
  zone: Zone,
): string => `${formatTime(public_start_at, zone)} – ${formatTime(public_end_at, zone)}`;

/** The visits whose hours change: a trip alone that changes is nobody's affair. */
export const movedBy = ({ delays }: Pick<UrgentChoice, "delays">): UrgentDelay[] =>
  delays.filter(({ from, to }) => from.start_at !== to.start_at);

/** « Théo VIDAL : 35 min plus tard, à 11 h 35, dans le créneau annoncé » */
export function delayText({ event, from, to, late }: UrgentDelay, zone: Zone): string {
  const name = event?.repair ? fullName(event.repair.client) : "Un rendez-vous";
  const later = durationText(minutesBetween(from.start_at, to.start_at));
  const moved = `${name}\u00a0: ${later} plus tard, à ${formatTime(to.start_at, zone)}`;
  const { public_start_at, public_end_at } = event ?? {};
  if (!public_start_at || !public_end_at)
    return late > 0 ? `${moved}, après l’heure demandée` : `${moved}, sans créneau annoncé`;
  const window = windowText({ public_start_at, public_end_at }, zone);
  return late > 0
    ? `${moved}, ${durationText(late)} après le créneau annoncé (${window})`
    : `${moved}, dans le créneau annoncé (${window})`;
}

/** The one that comes first; undefined when there is nothing to compare. */
export const soonestOf = (choices: readonly UrgentChoice[]): UrgentChoice | undefined =>
  choices.length > 1
    ? choices.toSorted((a, b) => (a.start_at < b.start_at ? -1 : 1))[0]
    : undefined;
