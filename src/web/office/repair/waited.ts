import { epochOf, type Instant } from "../../../domain/time.ts";

const DAY = 86_400_000;

/** « depuis 3 jours »: how long a repair has waited in its status. `now` in epoch milliseconds. */
export function waitedText(since: Instant, now: number): string {
  const days = Math.floor((now - epochOf(since)) / DAY);
  if (days < 1) return "depuis aujourd’hui";
  return days === 1 ? "depuis hier" : `depuis ${days}\u202fjours`;
}
