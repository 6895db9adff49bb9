/** What the panel of unusual bookings says. */
import { formatTime, type Instant, type Zone } from "../../../domain/time.ts";

type Held = { state: string; held_until: Instant | null };

export function stateText({ state, held_until }: Held, zone: Zone): string {
  if (state === "waiting" && held_until)
    return `attend la confirmation du client jusqu’à ${formatTime(held_until, zone)}`;
  return state === "released" ? "annulé, créneau libéré" : "occupe son créneau";
}

export const cancelLabel = (count: number): string => {
  if (count === 0) return "Annuler les cochées";
  return count === 1 ? "Annuler 1 réservation" : `Annuler ${count} réservations`;
};

export function cancelledText(count: number): string {
  if (count === 0) return "Rien n’a changé : ces réservations étaient déjà réglées.";
  return count === 1 ? "1 réservation est annulée." : `${count} réservations sont annulées.`;
}

/** Slots that another client took meanwhile cannot be given again. */
export function keptText({ kept, taken }: { kept: readonly string[]; taken: readonly string[] }) {
  const done =
    kept.length === 1 ? "1 réservation est gardée." : `${kept.length} réservations sont gardées.`;
  if (taken.length === 0) return done;
  const lost =
    taken.length === 1
      ? "Le créneau d’une autre est pris : rappelez ce client."
      : `Les créneaux de ${taken.length} autres sont pris : rappelez ces clients.`;
  return kept.length === 0 ? lost : `${done} ${lost}`;
}
