/** The French of a visit that runs over: alone here, for the first screen. */
import { durationText } from "../event/duration-text.ts";

/** « Vous avez 25 min de retard », « Karim a 25 min de retard » */
export const lateText = (minutes: number, name?: string): string =>
  `${name === undefined ? "Vous avez" : `${name} a`} ${durationText(minutes)} de retard`;

/** How long the technician still needs; 0: they leave now. */
export const STAYS = [0, 15, 30, 60] as const;

export const stayText = (minutes: number): string =>
  minutes === 0 ? "Terminé" : durationText(minutes);
