/** The French of an appointment moved by hand. */
import { withStoredField } from "../../../../domain/agenda/event-edit.ts";
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";
import { onAnotherDay } from "../../../../domain/agenda/move/days.ts";
import { movedEvent } from "../../../../domain/agenda/move/move.ts";
import {
  addMinutes,
  dateOf,
  daysBetween,
  formatDay,
  formatTime,
  formatWindow,
  type Instant,
  type Zone,
} from "../../../../domain/time.ts";
import type { EditConflict } from "../../../platform/edit-conflict.ts";
import type { EventFailure } from "../event/failure.ts";
import type { Move } from "./pending.ts";

type Announced = Pick<AgendaEvent, "public_start_at" | "public_end_at">;

const windowText = ({ public_start_at, public_end_at }: Announced, zone: Zone): string =>
  public_start_at && public_end_at ? formatWindow(public_start_at, public_end_at, zone) : "";

/** The window announced to the client, and the one that would be announced. */
export function announcedChange(before: Announced, after: Announced, zone: Zone): string {
  const [was, is] = [windowText(before, zone), windowText(after, zone)];
  if (was === "") return `Le client n’attend pas encore d’heure. Il vous attendrait ${is}.`;
  return `Le client attend votre arrivée ${was}. Elle deviendrait ${is}.`;
}

export const movedText = (event: AgendaEvent, zone: Zone): string =>
  `Rendez-vous déplacé\u00a0: ${hoursText(event, zone)}`;

const hoursText = ({ start_at, end_at }: AgendaEvent, zone: Zone): string =>
  formatWindow(start_at, end_at, zone);

/** At another start, which keeps its length; whole days stay whole. */
export function startingAt(event: AgendaEvent, start_at: Instant, zone: Zone): AgendaEvent {
  const { assigned_to, duration } = event;
  const days = daysBetween(dateOf(event.start_at, zone), dateOf(start_at, zone));
  const hours = event.fullday
    ? onAnotherDay(event, days, zone)
    : { start_at, end_at: addMinutes(start_at, duration) };
  return movedEvent(event, { ...hours, assigned_to });
}

/** What is written on a place proposed instead of another: its hour, and its day when that differs. */
export function placeText(place: AgendaEvent, wanted: AgendaEvent, zone: Zone): string {
  const [date, day] = [dateOf(place.start_at, zone), dateOf(wanted.start_at, zone)];
  if (place.fullday) return formatDay(date);
  const hour = formatTime(place.start_at, zone);
  return date === day ? hour : `${formatDay(date)}, ${hour}`;
}

/** The same move made from what is stored now. */
export function movedAgain(
  { before, after }: Move,
  conflicts: readonly Pick<EditConflict, "field" | "theirs">[],
): Move {
  const stored = conflicts.reduce(
    (event, { field, theirs }) => withStoredField(event, field, theirs),
    before,
  );
  const { start_at, end_at, assigned_to } = after;
  return { before: stored, after: movedEvent(stored, { start_at, end_at, assigned_to }) };
}

type Naming = { zone: Zone; nameOf: (id: string) => string };

/** Who moved it meanwhile, and where it is now. */
export function conflictText(
  stored: AgendaEvent,
  conflicts: readonly Pick<EditConflict, "account_id">[],
  { zone, nameOf }: Naming,
): EventFailure {
  const author = conflicts.find(({ account_id }) => account_id !== null)?.account_id;
  const who = author ? nameOf(author) : "Quelqu’un";
  const people = stored.assigned_to.map(nameOf).join(", ");
  return {
    title: "Ce rendez-vous vient d’être déplacé par quelqu’un d’autre",
    lines: [`${who} l’a mis ${hoursText(stored, zone)}, ${people}. Il y reste, rien n’est perdu.`],
  };
}
