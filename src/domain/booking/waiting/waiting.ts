/** Clients who ask for an earlier window, and the freed windows that they are offered one after the other. */
import { byTime } from "../../agenda/slot-choice.ts";
import type { FreeSlot } from "../../agenda/slot-request.ts";
import type { FreedHours } from "../../agenda/freed/freed.ts";
import {
  addMinutes,
  dateOf,
  wallMinutesOf,
  weekdayOf,
  type Instant,
  type Zone,
} from "../../time.ts";

export const OFFER_MINUTES = 15;

export const offerUntil = (now: Instant): Instant => addMinutes(now, OFFER_MINUTES);

/** The hours of the day that suit the client. */
export const WAITING_PARTS = ["any", "morning", "afternoon"] as const;
export type WaitingPart = (typeof WAITING_PARTS)[number];

export const WAITING_PART_FR: Record<WaitingPart, string> = {
  any: "à toute heure",
  morning: "le matin",
  afternoon: "l’après-midi",
};

export const isWaitingPart = (word: unknown): word is WaitingPart =>
  WAITING_PARTS.some((part) => part === word);

export const OFFER_OUTCOMES = ["taken", "refused", "expired"] as const;
export type OfferOutcome = (typeof OFFER_OUTCOMES)[number];

type Offer = { expires_at: Instant; outcome: OfferOutcome | null };

/** Over at its last minute, whether or not a task has said so. */
export const offerState = ({ expires_at, outcome }: Offer, now: Instant): OfferOutcome | "open" =>
  outcome ?? (now >= expires_at ? "expired" : "open");

type Window = Pick<FreeSlot, "public_start_at" | "public_end_at">;

/** As its client reads it. "lost": the shop planned over it, or the appointment can no longer be moved. */
export type Offered = {
  state: "open" | OfferOutcome | "lost";
  offered: Window;
  current: Window;
  expires_at: Instant;
};

type Wait = {
  part: WaitingPart;
  /** Of the appointment that they have; null for a visitor who has none. */
  public_start_at: Instant | null;
  /** 1 is Monday; any day when absent. */
  weekdays?: readonly number[];
};

/** The first free window in the freed hours that comes earlier than the client's own, on days and at hours that suit. */
export const earlierWindow = (
  slots: readonly FreeSlot[],
  freed: FreedHours,
  { part, public_start_at, weekdays = [], zone }: Wait & { zone: Zone },
): FreeSlot | undefined =>
  byTime(slots).find(
    (slot) =>
      slot.user_id === freed.user_id &&
      slot.start_at >= freed.start_at &&
      slot.start_at < freed.end_at &&
      (public_start_at === null || slot.public_start_at < public_start_at) &&
      (weekdays.length === 0 || weekdays.includes(weekdayOf(dateOf(slot.public_start_at, zone)))) &&
      suits(part, slot.public_start_at, zone),
  );

const NOON = 12 * 60;

function suits(part: WaitingPart, start: Instant, zone: Zone): boolean {
  if (part === "any") return true;
  const isMorning = wallMinutesOf(start, zone) < NOON;
  return isMorning === (part === "morning");
}
