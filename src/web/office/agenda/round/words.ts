/** The French of a reorganised round, and of a reorganised team. */
import { durationText } from "../event/duration-text.ts";
import type { RoundMove, TeamProposal } from "./query.ts";

/** « 40 min de route en moins » */
export const savedText = (minutes: number): string => `${durationText(minutes)} de route en moins`;

export const roadText = (minutes: number): string =>
  minutes === 0 ? "Sur place" : `${durationText(minutes)} de route`;

export const backText = (minutes: number): string =>
  minutes === 0 ? "Retour à l’atelier" : `Retour à l’atelier, ${durationText(minutes)} de route`;

type Found = { saved: number; movable: number };

const NOTHING_MOVES =
  "Aucune visite ne peut être déplacée ce jour-là : faites, commencées, à plusieurs ou à l’atelier, elles restent où elles sont.";

/** Why there is nothing to propose for one person; undefined when there is. */
export function nothingText({ saved, movable }: Found): string | undefined {
  if (saved > 0) return undefined;
  if (movable === 0) return NOTHING_MOVES;
  if (movable === 1)
    return "Une seule visite peut être déplacée ce jour-là : il n’y a pas d’ordre à changer.";
  return "Cette journée est déjà dans l’ordre le plus court que permettent les créneaux annoncés.";
}

/** The same for the team. */
export function teamNothingText({ saved, movable }: Found): string | undefined {
  if (saved > 0) return undefined;
  if (movable === 0) return NOTHING_MOVES;
  return "L’équipe roule déjà aussi peu que le permettent les créneaux annoncés et les compétences de chacun.";
}

type Person = Pick<RoundMove["from"], "user_id">;

/** « 2 visites changent de technicien. » */
export function handoverText(moves: readonly { from: Person; to: Person }[]): string {
  const count = moves.filter(({ from, to }) => from.user_id !== to.user_id).length;
  if (count === 0) return "Chacun garde ses visites : seul l’ordre change.";
  return count === 1
    ? "1 visite change de technicien."
    : `${count} visites changent de technicien.`;
}

type Member = TeamProposal["members"][number];

const orderOf = ({ lines }: Member["before"]): string =>
  lines.map(({ event, start_at }) => `${event.id} ${start_at}`).join(" ");

export const isChanged = ({ before, after }: Pick<Member, "before" | "after">): boolean =>
  orderOf(before) !== orderOf(after);
