/** A machine that comes back within three months of its repair: linked to it, its guarantee goes on from there. */
import { refuse, type Refusal } from "../../decision.ts";
import { dateOf, parseLocalDate, type Instant, type LocalDate, type Zone } from "../../time.ts";
import type { JournalItem } from "../journal.ts";

const MONTHS = 3;

/** Statuses in which the work is done. */
const DONE: ReadonlySet<string> = new Set(["Réparé", "Attente de réglement", "Terminer/Archivé"]);

type Known = {
  id: string;
  reference: string;
  appliance_id: string | null;
  status: string;
  created_at: Instant;
  statusFrom: Instant;
};

/** The latest finished repair of the same machine that this one may be the return of. */
export const returnedFrom = <Repair extends Known>(
  repair: Known,
  others: readonly Repair[],
  zone: Zone,
): Repair | undefined =>
  others
    .filter((other) => isReturn(repair, other, zone))
    .toSorted((a, b) => b.statusFrom.localeCompare(a.statusFrom))[0];

function isReturn(repair: Known, first: Known, zone: Zone): boolean {
  if (first.id === repair.id || !DONE.has(first.status)) return false;
  if (first.appliance_id === null || first.appliance_id !== repair.appliance_id) return false;
  if (first.statusFrom >= repair.created_at) return false;
  return dateOf(repair.created_at, zone) <= monthsLater(dateOf(first.statusFrom, zone), MONTHS);
}

/** The same day of a later month, or its last one: 30 November + 3 months → 28 February. */
export function monthsLater(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  return parseLocalDate(later.toISOString().slice(0, 10)) ?? date;
}

type Linked = Known & { return_of: string | null };

/** `first` is null to take the link back. */
export function linkReturn(
  repair: Linked,
  first: Known | null,
  linked: Known | null,
): JournalItem | Refusal<"unchanged" | "other-appliance"> {
  if ((first?.id ?? null) === repair.return_of) return refuse("unchanged");
  if (!first)
    return linked
      ? { type: "ReturnUnlinked", payload: { repair_id: linked.id, reference: linked.reference } }
      : refuse("unchanged");
  const isSame = first.appliance_id !== null && first.appliance_id === repair.appliance_id;
  if (!isSame || first.created_at >= repair.created_at) return refuse("other-appliance");
  return { type: "ReturnLinked", payload: { repair_id: first.id, reference: first.reference } };
}
