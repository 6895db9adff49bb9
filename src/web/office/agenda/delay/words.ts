/** The French of a day that slips. */
import { formatTime, type Zone } from "../../../../domain/time.ts";
import { durationText } from "../event/duration-text.ts";
import type { DelayProposal } from "./query.ts";

/** When the visit under way ends, and how far that is from its planned end. */
export function endText(
  { ends_at, minutes }: Pick<DelayProposal, "ends_at" | "minutes">,
  zone: Zone,
): string {
  const end = `Visite en cours finie vers ${formatTime(ends_at, zone)}`;
  return minutes > 0 ? `${end}, ${durationText(minutes)} de plus que prévu` : `${end}, comme prévu`;
}

type Plans = {
  kept: Pick<DelayProposal["kept"], "broken" | "late">;
  after: Pick<DelayProposal["after"], "broken" | "late">;
  reordered: boolean;
};

/** What another order is worth. */
export function orderText({ kept, after, reordered }: Plans): string {
  if (!reordered) return "L’ordre des visites ne change pas.";
  if (after.broken < kept.broken)
    return `Dans un autre ordre\u00a0: ${missedText(after.broken)} au lieu de ${kept.broken}.`;
  if (after.late < kept.late)
    return `Dans un autre ordre\u00a0: ${durationText(kept.late - after.late)} de retard en moins.`;
  return "Dans un autre ordre\u00a0: moins de route, aucun retard de plus.";
}

const missedText = (count: number): string => {
  if (count === 0) return "aucun créneau manqué";
  return count === 1 ? "un créneau manqué" : `${count}\u00a0créneaux manqués`;
};

export function toldText(count: number): string {
  if (count === 0)
    return "Les créneaux annoncés sont tous tenus\u00a0: aucun client n’est à prévenir.";
  return count === 1
    ? "Un client est à prévenir\u00a0: son nouveau créneau lui est envoyé."
    : `${count}\u00a0clients sont à prévenir\u00a0: leur nouveau créneau leur est envoyé.`;
}

export function doneText(count: number): string {
  if (count === 0) return "Journée réorganisée, tous les créneaux annoncés sont tenus";
  return count === 1
    ? "Journée réorganisée, un client a son nouveau créneau"
    : `Journée réorganisée, ${count}\u00a0clients ont leur nouveau créneau`;
}

export const acceptText = (told: number): string =>
  told === 0 ? "Réorganiser" : "Prévenir et réorganiser";
