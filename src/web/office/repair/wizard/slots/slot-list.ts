/** The slots found, as the telephone needs them: one proposed first, then the days in their order. */
import type { ChosenSlot, WizardAppointment } from "../../../../../domain/repair/wizard/draft.ts";
import {
  dateOf,
  epochOf,
  MINUTE,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../../../../domain/time.ts";
import type { FoundSlot } from "../query.ts";

export type SlotWish = {
  /** Who is proposed for this appliance (specification §6); empty: anybody. */
  preselected: readonly string[];
  urgency: 0 | 1;
  /** The slot that was lost: the nearest to it comes first. */
  lost: Instant | null;
};

/** The slot proposed: soonest when it is urgent, nearest to a lost one, else the shortest detour. */
export function bestSlot(slots: readonly FoundSlot[], wish: SlotWish): FoundSlot | undefined {
  const { lost } = wish;
  const free = slots.filter(({ start_at }) => start_at !== lost);
  const fit = free.filter(({ user_id }) => wish.preselected.includes(user_id));
  const candidates = fit.length > 0 ? fit : free;
  if (lost) return candidates.toSorted((a, b) => distance(a, lost) - distance(b, lost))[0];
  if (wish.urgency === 1)
    return candidates.toSorted((a, b) => epochOf(a.start_at) - epochOf(b.start_at))[0];
  return candidates.find(({ start_at }) => epochOf(start_at) <= soonest(candidates) + WEEK);
}

/** A shorter detour is not worth more than a week's wait to somebody whose machine is broken. */
const WEEK = 7 * 24 * 60 * MINUTE;

const soonest = (slots: readonly FoundSlot[]): number =>
  Math.min(...slots.map(({ start_at }) => epochOf(start_at)));

const distance = ({ start_at }: FoundSlot, lost: Instant): number =>
  Math.abs(epochOf(start_at) - epochOf(lost));

/** Why this one is proposed. */
export const bestReason = ({ urgency, lost }: SlotWish): string =>
  lost
    ? "Le plus proche de l’heure perdue"
    : urgency
      ? "Le plus tôt"
      : "Le plus proche de la tournée";

/** The slots in which that person can come: their own, and those where they could take another's place. */
export const slotsOf = (slots: readonly FoundSlot[], user_id: string | null): FoundSlot[] =>
  user_id === null
    ? [...slots]
    : slots
        .filter((slot) => slot.user_id === user_id || slot.alternates.includes(user_id))
        .map((slot) => ({ ...slot, user_id }));

export type SlotDay = { date: LocalDate; slots: readonly FoundSlot[] };

export const daysOf = (slots: readonly FoundSlot[], zone: Zone): SlotDay[] =>
  [...Map.groupBy(inOrder(slots), ({ start_at }) => dateOf(start_at, zone))].map(
    ([date, found]) => ({ date, slots: found }),
  );

const inOrder = (slots: readonly FoundSlot[]): FoundSlot[] =>
  slots.toSorted((a, b) => epochOf(a.start_at) - epochOf(b.start_at) || a.cost - b.cost);

export const slotKey = ({ user_id, start_at }: Pick<FoundSlot, "user_id" | "start_at">): string =>
  `${start_at} ${user_id}`;

/** True while somebody can still come at the hour chosen, themselves or in another's place. */
export const isOffered = (
  slots: readonly FoundSlot[],
  { user_id, start_at }: Pick<FoundSlot, "user_id" | "start_at">,
): boolean =>
  slots.some(
    (slot) =>
      slot.start_at === start_at && (slot.user_id === user_id || slot.alternates.includes(user_id)),
  );

/** The hour chosen, once it is offered no more: taken by somebody else, or passed while the draft waited. */
export const goneHour = (
  slots: readonly FoundSlot[],
  chosen: Pick<ChosenSlot, "user_id" | "start_at"> | undefined,
): Instant | null => (chosen && !isOffered(slots, chosen) ? chosen.start_at : null);

/** Who could come, in the order of the slots. */
export const goersOf = (slots: readonly FoundSlot[]): string[] => [
  ...new Set(slots.flatMap(({ user_id, alternates }) => [user_id, ...alternates])),
];

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

/** What the visit adds to the round. */
export const detourText = (cost: number): string =>
  cost <= 0 ? "sans détour" : `+${NNBSP}${cost}${NNBSP}min de route`;
