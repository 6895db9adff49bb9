/** Which appointments the agenda requests, and which of them it shows. */
import {
  addDays,
  startOfDay,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../../domain/time.ts";
import type { AgendaEntry } from "./query.ts";

/** An event without an assignee is shown to everyone. */
export const concerns = (
  { assigned_to }: Pick<AgendaEntry, "assigned_to">,
  shown: readonly string[],
): boolean => assigned_to.length === 0 || assigned_to.some((id) => shown.includes(id));

/** From the beginning of the first day to the end of the last, at the shop's clock. */
export function boundsOf(dates: readonly LocalDate[], zone: Zone): { from: Instant; to: Instant } {
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) throw new Error("a period has at least one day");
  return { from: startOfDay(first, zone), to: startOfDay(addDays(last, 1), zone) };
}
