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
};

export type MyRound<Item> = {
  done: Item[];
  /** The first visit not done yet, however late: it stays until it is done or cancelled. */
  next: Item | undefined;
  /** Absences and notes of the whole day among them. */
  later: Item[];
};

const isVisit = ({ kind, status, fullday }: Stop): boolean =>
  status === "TODO" && !fullday && kind !== ABSENCE_KIND;

export function myRound<Item extends Stop>(
  events: readonly Item[],
  user_id: string,
): MyRound<Item> {
  const mine = events
    .filter(({ status, assigned_to }) => status !== "CANCEL" && assigned_to.includes(user_id))
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const next = mine.find(isVisit);
  return {
    done: mine.filter(({ status }) => status === "DONE"),
    next,
    later: mine.filter((event) => event !== next && event.status !== "DONE"),
  };
}

const key = ({ start_at, end_at }: Stop): string => `${start_at} ${end_at}`;
