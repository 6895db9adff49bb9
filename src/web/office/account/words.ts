/** What a refused password means, at the field it concerns. */
import { PASSWORD_LENGTH, type WeakPassword } from "../../../domain/account/password.ts";
import type { Unsent } from "../../platform/device-data.ts";

type PasswordFault = WeakPassword | "bad-credentials" | "too-many" | "not-signed-in";

const PASSWORD_FR: Record<PasswordFault, { field: "current" | "next"; text: string }> = {
  "bad-credentials": { field: "current", text: "Ce n’est pas votre mot de passe actuel." },
  "too-many": {
    field: "current",
    text: "Trop d’essais de suite. Patientez quelques minutes avant de réessayer.",
  },
  "not-signed-in": { field: "current", text: "Votre connexion a pris fin. Reconnectez-vous." },
  "password-short": {
    field: "next",
    text: `${PASSWORD_LENGTH.min} caractères au moins : une courte phrase convient bien.`,
  },
  "password-long": { field: "next", text: `${PASSWORD_LENGTH.max} caractères au plus.` },
  "password-plain": {
    field: "next",
    text: "Trop facile à deviner : évitez votre e-mail, « Établi » et les suites du clavier.",
  },
  "password-same": { field: "next", text: "C’est le même qu’avant : choisissez-en un autre." },
};

const isFault = (word: string): word is PasswordFault => word in PASSWORD_FR;

/** Undefined for what no field explains: the server did not answer. */
export const passwordFault = (word: string) => (isFault(word) ? PASSWORD_FR[word] : undefined);

const LINK_FR: Record<string, string> = {
  "bad-email": "Cette adresse e-mail n’est pas valable. Vérifiez-la.",
  "link-over": "Ce lien a déjà servi ou n’est plus valable.",
  "too-many": "Trop de demandes de suite. Patientez quelques minutes avant de réessayer.",
};

/** Why a link was not sent, or gives no password. */
export const linkFault = (word: string): string =>
  LINK_FR[word] ?? "Le serveur ne répond pas. Vérifiez votre connexion et réessayez.";

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count > 1 ? many : one}`;

const list = new Intl.ListFormat("fr");

/** « 3 actions qui attendent le réseau, 2 photos à envoyer et 1 saisie non enregistrée » */
export const unsentText = ({ acts, photos, drafts }: Unsent): string =>
  list.format(
    [
      acts > 0 && plural(acts, "action qui attend le réseau", "actions qui attendent le réseau"),
      photos > 0 && plural(photos, "photo à envoyer", "photos à envoyer"),
      drafts > 0 && plural(drafts, "saisie non enregistrée", "saisies non enregistrées"),
    ].filter((part) => part !== false),
  );
