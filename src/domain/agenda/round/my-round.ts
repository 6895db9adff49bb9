/** One person's day as it is driven: what is done, the visit to go to now, what comes after. */
import { ABSENCE_KIND } from "../event.ts";
import type { Instant } from "../../time.ts";

type Stop = {
  kind: string;
  status: string;
  fullday: boolean;
  start_at: Instant;
  end_at: Instant;
  assigned_to: readonly string[];
  repair_id: string | null;
};

export type MyRound<Item> = {
  /** A meeting that is over among them: no client waits for it. */
  done: Item[];
  /** The first visit not done yet, however late: it stays until it is done or cancelled. */
  next: Item | undefined;
  /** Absences and notes of the whole day among them. */
  later: Item[];
};

const isVisit = ({ kind, status, fullday }: Stop): boolean =>
  status === "TODO" && !fullday && kind !== ABSENCE_KIND;

const isDone = ({ status, fullday, repair_id, end_at }: Stop, now: Instant): boolean =>
  status === "DONE" || (!fullday && repair_id === null && end_at <= now);

export function myRound<Item extends Stop>(
  events: readonly Item[],
  { user_id, now }: { user_id: string; now: Instant },
): MyRound<Item> {
  const mine = events
    .filter(({ status, assigned_to }) => status !== "CANCEL" && assigned_to.includes(user_id))
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const left = mine.filter((event) => !isDone(event, now));
  const next = left.find(isVisit);
  return {
    done: mine.filter((event) => isDone(event, now)),
    next,
    later: left.filter((event) => event !== next),
  };
}

const key = ({ start_at, end_at }: Stop): string => `${start_at} ${end_at}`;
