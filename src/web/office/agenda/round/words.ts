/** The French of a reorganised round. */
import { durationText } from "../event/duration-text.ts";

/** « 40 min de route en moins » */
export const savedText = (minutes: number): string => `${durationText(minutes)} de route en moins`;

export const roadText = (minutes: number): string =>
  minutes === 0 ? "Sur place" : `${durationText(minutes)} de route`;

export const backText = (minutes: number): string =>
  minutes === 0 ? "Retour à l’atelier" : `Retour à l’atelier, ${durationText(minutes)} de route`;

type Found = { saved: number; movable: number };

/** Why there is nothing to propose; undefined when there is. */
export function nothingText({ saved, movable }: Found): string | undefined {
  if (saved > 0) return undefined;
  if (movable === 0)
    return "Aucune visite ne peut être déplacée ce jour-là : faites, commencées, à plusieurs ou à l’atelier, elles restent où elles sont.";
  if (movable === 1)
    return "Une seule visite peut être déplacée ce jour-là : il n’y a pas d’ordre à changer.";
  return "Cette journée est déjà dans l’ordre le plus court que permettent les créneaux annoncés.";
}
