/** A client who has heard nothing for too long while the shop has work to do. */
import { addMinutes, daysBetween, dateOf, type Instant, type Zone } from "../time.ts";
import type { JournalType } from "./journal.ts";
import type { RepairStatus } from "./status.ts";

export const SILENCE_DAYS = 5;

/** What the client hears, or sees, of the shop. */
export const SAID: readonly JournalType[] = [
  "MessageSent",
  "MessageResent",
  "CallHeld",
  "TechnicianLeft",
  "TechnicianArrived",
  "DeviceReceived",
  "DeviceReturned",
];

/** Where the next word is the shop's: a quote that waits for its answer is the client's turn. */
export const WORKING: readonly RepairStatus[] = [
  "Devis à faire",
  "Devis à envoyer",
  "Devis accepté",
  "Livraison / Enlèvement",
  "Attente de pièces",
  "Prêt à réparer",
  "En essai",
  "Réparé",
];

type Thread = {
  status: string;
  created_at: Instant;
  items: readonly { type: string; created_at: Instant }[];
  events: readonly { status: string; end_at: Instant }[];
};

/** Silent when nothing was said since this moment. */
export const silentBefore = (now: Instant): Instant => addMinutes(now, -SILENCE_DAYS * 24 * 60);

/** Days since the last word, when they are too many; undefined while the client knows what comes, by a word or an appointment. */
export function silentDays(
  { status, created_at, items, events }: Thread,
  { now, zone }: { now: Instant; zone: Zone },
): number | undefined {
  if (!WORKING.some((working) => working === status)) return undefined;
  if (events.some((event) => event.status === "TODO" && event.end_at > now)) return undefined;
  const said = items.filter(({ type }) => SAID.some((word) => word === type));
  const last = said.reduce((at, item) => (item.created_at > at ? item.created_at : at), created_at);
  return last < silentBefore(now) ? daysBetween(dateOf(last, zone), dateOf(now, zone)) : undefined;
}
