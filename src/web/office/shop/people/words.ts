/** The people and their rights, in French. */
import { PERMISSIONS, type Action } from "../../../../domain/account/permissions.ts";
import { SHOP_ROLES, SHOP_ROLE_FR, type ShopRole } from "../../../../domain/account/role.ts";
import { keysOf } from "../../../../domain/record.ts";
import {
  dateOf,
  formatDayMonth,
  formatMoment,
  lastDateOf,
  parseInstant,
  type Zone,
} from "../../../../domain/time.ts";
import type { Tone } from "../../../ui/office/mark.tsx";
import { roleIn } from "./draft.ts";
import type { Person } from "./query.ts";

/** Undefined: no role of a shop has it, and the table of rights does not show it. */
const ACTION_FR: Record<Action, string | undefined> = {
  "read-agenda": "Lire l’agenda",
  "edit-agenda": "Planifier, déplacer et annuler des rendez-vous",
  "read-client": "Lire les fiches clients",
  "edit-client": "Créer et modifier des fiches clients",
  "merge-client": "Réunir des fiches en double",
  "import-client": "Importer des clients et des appareils",
  "export-client": "Exporter les clients et les appareils",
  "copy-client": "Remettre à un client la copie de ses données",
  "erase-client": "Effacer les données d’un client",
  "read-repair": "Lire les réparations",
  "edit-repair": "Créer et faire avancer des réparations",
  "upload-file": "Ajouter des photos et des documents",
  "edit-prices": "Tenir le carnet de prix",
  "edit-quote": "Préparer des devis",
  "send-quote": "Envoyer des devis",
  "issue-invoice": "Émettre des factures",
  "issue-credit": "Faire des avoirs",
  "record-payment": "Enregistrer des paiements",
  "read-sales": "Lire le chiffre d’affaires",
  "export-accounts": "Exporter la comptabilité",
  "close-books": "Clôturer les mois et les exercices",
  "read-settings": "Lire les paramètres",
  "edit-settings": "Modifier les paramètres de l’atelier",
  "manage-users": "Inviter, modifier et désactiver des personnes",
  "manage-keys": "Donner accès à un autre logiciel",
  "copy-shop": "Prendre une copie entière de l’atelier",
  "read-outbox": "Lire tous les messages envoyés",
  "read-acts": "Lire les actes des administrateurs",
  "read-audit": "Lire le journal d’audit",
  "read-admin": undefined,
  "act-for-shop": undefined,
  "edit-coordinates": undefined,
};

export type Right = { action: Action; label: string; roles: readonly ShopRole[] };

/** The table of rights, derived from what the server obeys. */
export const RIGHTS: readonly Right[] = keysOf(ACTION_FR).flatMap((action) => {
  const holders: readonly string[] = PERMISSIONS[action];
  const label = ACTION_FR[action];
  return label === undefined
    ? []
    : [{ action, label, roles: SHOP_ROLES.filter((role) => holders.includes(role)) }];
});

export const ROLE_HELP: Record<ShopRole, string> = {
  OWNER: "Tout, y compris l’équipe et les paramètres.",
  FRONT: "Tout le travail de l’atelier, sans l’équipe ni les paramètres.",
  TECHNICIAN: "Le travail de l’atelier, et « Ma tournée » à l’accueil.",
  ACCOUNTANT: "Lit et exporte les comptes, n’écrit rien.",
};

export const roleText = (role: string): string => SHOP_ROLE_FR[roleIn(role)];

type Status = { text: string; tone: Tone };

const STATUS: Record<string, Status> = {
  invited: { text: "Invitation envoyée", tone: "wait" },
  active: { text: "Actif", tone: "good" },
  deactivated: { text: "Désactivé", tone: "quiet" },
};

type Known = Pick<Person, "status" | "invited_until">;

/** An invitation that is over says so: it is to be sent again. */
export function statusOf({ status, invited_until }: Known, now: number): Status {
  const isOver = status === "invited" && !(invited_until && Date.parse(invited_until) > now);
  if (isOver) return { text: "Invitation expirée", tone: "bad" };
  return STATUS[status] ?? { text: status, tone: "quiet" };
}

/** « Vu le lundi 23 novembre, 8 h 05 » */
export function seenText({ seen_at }: Pick<Person, "seen_at">, zone: Zone): string {
  const seen = seen_at ? parseInstant(seen_at) : undefined;
  return seen ? `Vu ${formatMoment(seen, zone)}` : "Jamais connecté";
}

type Absence = Person["absences"][number];

/** « du 24 décembre au 2 janvier » */
export function absenceText({ start_at, end_at, fullday }: Absence, zone: Zone): string {
  const [start, end] = [parseInstant(start_at), parseInstant(end_at)];
  if (!start || !end) return "";
  const first = dateOf(start, zone);
  const final = fullday ? lastDateOf(start, end, zone) : dateOf(end, zone);
  if (first !== final) return `du ${formatDayMonth(first)} au ${formatDayMonth(final)}`;
  return fullday ? `le ${formatDayMonth(first)}` : formatMoment(start, zone);
}

const visits = (count: number): string =>
  count > 1 ? `${count} rendez-vous à venir` : "1 rendez-vous à venir";

/** What deactivating does to the agenda. */
export const leavingText = (count: number): string =>
  count === 0
    ? "Aucun rendez-vous à venir ne dépend de cette personne."
    : `${visits(count)} ${count > 1 ? "n’auraient" : "n’aurait"} plus personne.`;

/** What became of the visits, said once it is done. */
export function reassignedText({ moved, left }: { moved: number; left: number }): string {
  const done = `${moved} rendez-vous ${moved > 1 ? "confiés" : "confié"} à des collègues`;
  if (left === 0) return `${done}.`;
  return `${done}, ${left} encore à réattribuer.`;
}
