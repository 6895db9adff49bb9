/** Why a call does not let in, in words for both sides. */
import type { ClosedReason } from "./status.ts";

export type CallRefusal =
  | ClosedReason
  | "call-full"
  | "call-attached"
  | "repair-in-call"
  | "not-in-call"
  | "too-many"
  | "bad-input"
  | "no-repair"
  | "still-over"
  | "recording-over"
  | "not-allowed";

export const CALL_REFUSAL_FR: Record<CallRefusal, string> = {
  "call-ended": "Cet appel est terminé : son lien n’ouvre plus rien.",
  "call-expired": "Ce lien n’est plus valable. Demandez-en un autre à l’atelier.",
  "call-full": "Deux personnes de l’atelier sont déjà dans cet appel.",
  "call-attached": "Cet appel appartient déjà à une autre réparation.",
  "repair-in-call":
    "Cette réparation a un autre appel en cours. Terminez-le d’abord, ou rattachez celui-ci une fois terminé.",
  "not-in-call":
    "Cet appel est ouvert sur un autre appareil. Rejoignez-le de nouveau pour continuer ici.",
  "too-many": "Trop de messages ont été échangés dans cet appel. Commencez-en un autre.",
  "no-repair":
    "Cet appel n’a pas encore de réparation : une photo n’aurait où aller. Choisissez-la d’abord.",
  "still-over": "Cette demande de photo est passée. L’atelier peut en demander une autre.",
  "recording-over": "Cette demande d’enregistrement est passée. Rien n’est enregistré.",
  "bad-input": "La demande est mal formée. Rien n’a été enregistré.",
  "not-allowed": "Votre rôle ne permet pas de tenir un appel.",
};
