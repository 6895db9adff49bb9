import {
  dateOf,
  daysBetween,
  formatDate,
  type Instant,
  type Zone,
} from "../../../../domain/time.ts";

const RECENT = 30;

/** « aujourd’hui », « hier », « il y a 3 jours », then the date: when the shop last saw a client. */
export function seenText(seen: Instant, now: Instant, zone: Zone): string {
  const date = dateOf(seen, zone);
  const days = daysBetween(date, dateOf(now, zone));
  if (days <= 0) return "aujourd’hui";
  if (days === 1) return "hier";
  return days <= RECENT ? `il y a ${days}\u00a0jours` : `le ${formatDate(date)}`;
}
