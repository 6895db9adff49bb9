/** Whom to call, numbers as they are dialled in France. */
import type { Call } from "./card.ts";

export const FIRE = { name: "Pompiers", number: "18" };
export const EUROPE = { name: "Toutes urgences", number: "112" };
export const AMBULANCE = { name: "Samu, en cas de malaise", number: "15" };
/** Free, day and night, for the mains gas; a bottle or a tank is for the fire brigade. */
export const GAS = { name: "Urgence Sécurité Gaz (gaz de ville)", number: "0 800 47 33 33" };
export const RESCUE = [FIRE, EUROPE];
export const RESCUE_AND_CARE = [FIRE, EUROPE, AMBULANCE];

/** The number to dial from there: Enedis answers by department, Corsica being 20. */
export function dialled({ number, department }: Call, zip: string): string {
  if (!department) return number;
  return /^\d{5}$/.test(zip)
    ? `${number} ${zip.slice(0, 2)}`
    : `${number} + les deux chiffres du département`;
}
