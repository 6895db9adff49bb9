/**
 * An appliance that its client does not fetch: since when it waits, which reminder is due, and from when the court may be
 * asked (law of 31 December 1903, articles 1 and 2). Its shorter delay for motor vehicles has no trade in our catalogue.
 */
import { monthsLater } from "../../repair/return/link.ts";
import { isArchived, type RepairStatus } from "../../repair/status.ts";
import {
  addDays,
  dateOf,
  daysBetween,
  startOfDay,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../time.ts";

/** The work is done, or refused: the client may come. An archived one was paid before it was fetched. */
export const TO_FETCH: readonly RepairStatus[] = [
  "Devis refusé",
  "Réparé",
  "Attente de réglement",
  "Terminer/Archivé",
];

/** Where the client is written to. Archived, the appliance may have left without its hand-over being signed: only the shop knows. */
export const REMINDED: readonly RepairStatus[] = TO_FETCH.filter((status) => !isArchived(status));

export const UNCLAIMED_RUNGS = ["week", "month", "quarter"] as const;
export type UnclaimedRung = (typeof UNCLAIMED_RUNGS)[number];

/** Days after which the client is reminded. */
export const RUNG_DAYS: Record<UnclaimedRung, number> = { week: 7, month: 30, quarter: 90 };

/** Days after which the shop reads that nothing came of the first reminders. */
export const UNCLAIMED_AFTER = RUNG_DAYS.month;

type Clock = { now: Instant; zone: Zone };

/** Calendar days of the shop, whatever the hours. */
export const daysWaited = (ready_at: Instant, { now, zone }: Clock): number =>
  daysBetween(dateOf(ready_at, zone), dateOf(now, zone));

/** The same rule for a list: unclaimed when it is ready since earlier than this. */
export const unclaimedBefore = ({ now, zone }: Clock): Instant =>
  startOfDay(addDays(dateOf(now, zone), 1 - UNCLAIMED_AFTER), zone);

/**
 * The first day on which the court may be asked: the day after a whole year. The law counts from the deposit; we count from
 * the day on which the client could come, which is never earlier.
 */
export const courtFrom = (ready_at: Instant, zone: Zone): LocalDate =>
  addDays(monthsLater(dateOf(ready_at, zone), 12), 1);

export const isCourtOpen = (ready_at: Instant, { now, zone }: Clock): boolean =>
  dateOf(now, zone) >= courtFrom(ready_at, zone);

type Awaited = {
  ready_at: Instant;
  status: RepairStatus;
  /** The rungs that left since it is ready. */
  sent: readonly UnclaimedRung[];
};

/** A server that was stopped says it late, but an appliance that waited for months before this rule existed gets no letter. */
const LATEST_DAYS = 7;

/** At most one, the latest that is reached. */
export function unclaimedReminder(
  { ready_at, status, sent }: Awaited,
  clock: Clock,
): UnclaimedRung | undefined {
  if (!REMINDED.includes(status)) return undefined;
  const days = daysWaited(ready_at, clock);
  const reached = UNCLAIMED_RUNGS.findLast((rung) => RUNG_DAYS[rung] <= days);
  if (!reached || sent.includes(reached)) return undefined;
  return days < RUNG_DAYS[reached] + LATEST_DAYS ? reached : undefined;
}
