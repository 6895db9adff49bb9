/** How the slots found are shown: the one proposed first, then day by day. */
import { offeredSlot, type SlotWish } from "../../../../../domain/agenda/best-slot.ts";
import { byTime } from "../../../../../domain/agenda/slot-choice.ts";
import { isSame } from "../../../../../domain/record.ts";
import type { ChosenSlot, WizardAppointment } from "../../../../../domain/repair/wizard/draft.ts";
import {
  dateOf,
  daysBetween,
  formatDay,
  formatTime,
  type LocalDate,
  type Zone,
} from "../../../../../domain/time.ts";
import type { FoundSlot } from "../query.ts";

/** Why this one is proposed. */
export const bestReason = ({ urgency, lost }: SlotWish): string =>
  lost
    ? "Le plus proche de l’heure perdue"
    : urgency
      ? "Le plus tôt"
      : "Le plus proche de la tournée";

/** How much sooner another technician could come, when the proposed slot is on a later day: both are shown. */
export function soonerText(
  best: Pick<FoundSlot, "start_at">,
  slots: readonly FoundSlot[],
  zone: Zone,
): string | undefined {
  const [soonest] = byTime(slots);
  if (!soonest) return undefined;
  const [first, day] = [soonest, best].map(({ start_at }) => dateOf(start_at, zone));
  if (!first || !day || first >= day) return undefined;
  const wait = daysBetween(first, day);
  const days = wait === 1 ? "1\u00a0jour" : `${wait}\u00a0jours`;
  return `${days} plus tard que le plus tôt\u00a0: ${formatDay(first)} à ${formatTime(soonest.public_start_at, zone)}`;
}

export type SlotDay = { date: LocalDate; slots: readonly FoundSlot[] };

export const daysOf = (slots: readonly FoundSlot[], zone: Zone): SlotDay[] =>
  [...Map.groupBy(byTime(slots), ({ start_at }) => dateOf(start_at, zone))].map(
    ([date, found]) => ({ date, slots: found }),
  );

export const slotKey = ({ user_id, start_at }: Pick<FoundSlot, "user_id" | "start_at">): string =>
  `${start_at} ${user_id}`;

/** The appointment that a slot makes. */
export const slotAppointment = (slot: FoundSlot, notes = ""): WizardAppointment => ({
  type: "slot",
  slot: keptSlot(slot),
  assigned_to: [slot.user_id],
  notes,
});

const keptSlot = (slot: FoundSlot): ChosenSlot => ({
  user_id: slot.user_id,
  start_at: slot.start_at,
  end_at: slot.end_at,
  public_start_at: slot.public_start_at,
  public_end_at: slot.public_end_at,
  trip_duration_before: slot.trip_duration_before,
  trip_duration_after: slot.trip_duration_after,
  trip_is_included_before: false,
  trip_is_included_after: false,
});

const NNBSP = "\u202f";

/**
 * The chosen slot as it is offered now, once something of it has changed: a visit planned before or after it changes its
 * trips. Created with the former ones it would be refused as taken, again and again. Undefined: as it was, or gone.
 */
export function changedSlot(
  slots: readonly FoundSlot[],
  chosen: ChosenSlot,
): FoundSlot | undefined {
  const offered = offeredSlot(slots, chosen);
  return offered && !isSame(keptSlot(offered), chosen) ? offered : undefined;
}

/** What the visit adds to the round. */
export const detourText = (cost: number): string =>
  cost <= 0 ? "sans détour" : `+${NNBSP}${cost}${NNBSP}min de route`;
