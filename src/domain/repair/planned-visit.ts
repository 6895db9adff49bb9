/** The appointments of a repair that are still to be done, as far as they decide what comes next. */
import { dateOf, formatSoon, type Instant, type Zone } from "../time.ts";

export type PlannedVisit = {
  id: string;
  kind: string;
  where: string;
  status: string;
  start_at: Instant;
  end_at: Instant;
  /** First names of those who go. */
  people: readonly string[];
};

export type Clock = { now: Instant; zone: Zone };

/** The next one that is not over; undefined when none is planned. */
export const comingVisit = <Visit extends PlannedVisit>(
  visits: readonly Visit[],
  { now }: Pick<Clock, "now">,
): Visit | undefined => ordered(visits).find(({ end_at }) => end_at > now);

/** The last one that is over and still « à faire ». */
export const unclosedVisit = <Visit extends PlannedVisit>(
  visits: readonly Visit[],
  { now }: Pick<Clock, "now">,
): Visit | undefined => ordered(visits).findLast(({ end_at }) => end_at <= now);

/** The visit that « Fait » ends on the spot: the last one begun, or the first of today. */
export function visitToEnd<Visit extends PlannedVisit>(
  visits: readonly Visit[],
  { now, zone }: Clock,
): Visit | undefined {
  const today = dateOf(now, zone);
  const due = ordered(visits).filter(({ start_at }) => dateOf(start_at, zone) <= today);
  return due.findLast(({ start_at }) => start_at <= now) ?? due[0];
}

const ordered = <Visit extends PlannedVisit>(visits: readonly Visit[]): Visit[] =>
  visits
    .filter(({ status }) => status === "TODO")
    .toSorted((a, b) => a.start_at.localeCompare(b.start_at));

/** « Karim passe vendredi à 11 h », « Rendez-vous à l’atelier demain à 9 h » */
export function sayVisit(visit: PlannedVisit, { now, zone }: Clock): string {
  const when = formatSoon(visit.start_at, now, zone);
  const people = visit.people.filter(Boolean);
  if (visit.kind === "Télédiagnostic") return `Télédiagnostic ${when}`;
  if (visit.where === "Atelier") return `Rendez-vous à l’atelier ${when}`;
  if (people.length === 0) return `Rendez-vous ${when}`;
  return `${list.format(people)} ${people.length > 1 ? "passent" : "passe"} ${when}`;
}

const list = new Intl.ListFormat("fr-FR");
