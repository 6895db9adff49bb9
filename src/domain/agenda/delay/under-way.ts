/** The visit that a technician is on now, and by how much it runs over. */
import { MINUTE, epochOf, minutesBetween, toInstant, type Instant } from "../../time.ts";
import { ABSENCE_KIND } from "../event.ts";

type Visit = {
  id: string;
  kind: string;
  status: string;
  fullday: boolean;
  start_at: Instant;
  end_at: Instant;
  assigned_to: readonly string[];
  repair_id: string | null;
};

export type Situation<Item> = {
  user_id: string;
  now: Instant;
  /** Whether « J’y suis » was pressed. */
  hasArrived: (visit: Item) => boolean;
};

/** Minutes. A shorter overrun is not shown as a delay. */
export const LEAST_DELAY = 5;
/** Minutes. A visit that ended longer ago is no delay: the technician forgot to press « Fait ». */
export const LONGEST_DELAY = 240;

/** The last visit where the technician has arrived, else the first that should have begun. */
export function visitUnderWay<Item extends Visit>(
  events: readonly Item[],
  { user_id, now, hasArrived }: Situation<Item>,
): Item | undefined {
  const visits = events
    .filter((event) => isVisit(event) && event.assigned_to.includes(user_id))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const begun = visits.filter(
    (visit) => visit.status === "TODO" && (hasArrived(visit) || visit.start_at <= now),
  );
  const arrived = begun.findLast(hasArrived);
  const lastDone = visits.findLast(({ status }) => status === "DONE");
  // When a later visit is done, the technician skipped this one or forgot « Fait »: they are not there now.
  const isSkipped = (visit: Item) => lastDone !== undefined && keyOf(visit) < keyOf(lastDone);
  const found = arrived ?? begun.find((visit) => !isSkipped(visit));
  return found && minutesBetween(found.end_at, now) <= LONGEST_DELAY ? found : undefined;
}

/** Whole minutes past its planned end; 0 before. */
export const minutesOver = ({ end_at }: Pick<Visit, "end_at">, now: Instant): number =>
  Math.max(0, minutesBetween(end_at, floored(now)));

const floored = (now: Instant): Instant => toInstant(Math.floor(epochOf(now) / MINUTE) * MINUTE);

const isVisit = ({ kind, status, fullday, repair_id }: Visit): boolean =>
  repair_id !== null && status !== "CANCEL" && !fullday && kind !== ABSENCE_KIND;

const keyOf = ({ start_at, end_at, id }: Visit): string => `${start_at} ${end_at} ${id}`;
