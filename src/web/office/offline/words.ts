/** What waits on this device, in words. */
import type { DeferredAct } from "../../../domain/account/deferred/queue.ts";
import type { Kind } from "../../platform/deferred/kind.ts";
import { conflictsOf } from "../../platform/edit-conflict.ts";
import { refusalText } from "../../platform/refusal.ts";
import type { ConflictChoice } from "../../ui/office/conflict-notice.tsx";
import { authorText, type Naming } from "../client/conflict-words.ts";
import { kindNamed } from "./acts.ts";

/** An act of a version of the office that is gone keeps the texts that were typed. */
export const wordsOf = (act: DeferredAct): string =>
  kindNamed(act)?.words(act) ?? textsIn(act.variables).join(" · ");

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return value.length > 36 || /\s/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

const STATE_FR: Record<DeferredAct["state"], string> = {
  waiting: "En attente",
  conflict: "À choisir",
  refused: "Refusé",
};
export const stateOf = ({ state }: Pick<DeferredAct, "state">): string => STATE_FR[state];

const REFUSED_FR: Record<string, string> = {
  NOT_FOUND: "Ce dossier n’existe plus, ou n’est plus à votre atelier.",
  BAD_USER_INPUT: "Le serveur n’a pas accepté cette saisie. Notez-la de nouveau.",
  INTERNAL_SERVER_ERROR: "Le serveur a échoué plusieurs fois. Réessayez dans un moment.",
  "act-unknown":
    "Établi a été mis à jour depuis. Recopiez ces mots à leur place, puis retirez cette ligne.",
};

export const refusedText = ({ refused = "" }: Pick<DeferredAct, "refused">): string =>
  REFUSED_FR[refused] ?? refusalText(refused);

/** Each field that another person changed too, with both values; `stored` is theirs as the server has it. */
export const choicesOf = (
  act: DeferredAct,
  kind: Kind | undefined,
  naming: Naming,
): (ConflictChoice & { stored: unknown })[] =>
  conflictsOf(act.refused ?? "", act.detail).map((conflict) => {
    const { field, theirs } = conflict;
    const { label, text } = kind?.fields[field] ?? { label: field, text: String };
    const mine = kind?.fieldsOf(act).sent[field];
    return {
      field,
      label,
      mine: text(mine),
      theirs: text(theirs),
      author: authorText(conflict, naming),
      stored: theirs,
    };
  });
