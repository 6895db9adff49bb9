/** What can be done or opened from anywhere by its name. */
import {
  IconChartBar,
  IconDeviceMobileShare,
  IconFileImport,
  IconLock,
  IconFilePlus,
  IconLogout,
  IconPlus,
  IconShieldCog,
  IconUserPlus,
  IconUsersGroup,
  type Icon,
} from "@tabler/icons-react";
import { may, type Action } from "../../../domain/account/permissions.ts";
import type { Me } from "../../../domain/account/session.ts";
import { openWizard } from "../repair/wizard/open-wizard.ts";
import { MENU } from "../shell/menu.ts";

export type Command = {
  title: string;
  icon: Icon;
  /** Other words that people type for it. */
  words: string;
  keys?: readonly string[];
  to: string | (() => void);
};
type Rule = Command & { action?: Action };

const RULES: readonly Rule[] = [
  {
    title: "Nouvelle intervention",
    icon: IconPlus,
    words: "rendez-vous réparation créer ajouter appel",
    keys: ["N"],
    to: () => openWizard(),
    action: "edit-repair",
  },
  {
    title: "Nouveau client",
    icon: IconUserPlus,
    words: "fiche créer ajouter",
    to: "/app/client/new",
    action: "edit-client",
  },
  {
    title: "Nouveau devis",
    icon: IconFilePlus,
    words: "chiffrer créer ajouter",
    to: "/app/repair/quote",
    action: "edit-quote",
  },
  ...MENU.map(({ to, label, icon, key }) => ({
    title: label,
    icon,
    words: "aller ouvrir écran",
    ...(key && { keys: ["G", key.toUpperCase()] }),
    to,
  })),
  {
    title: "Chiffre d’affaires",
    icon: IconChartBar,
    words: "ventes statistiques tva encaissements comptable export journal fec",
    to: "/app/sales",
    action: "read-sales",
  },
  {
    title: "Comptabilité",
    icon: IconLock,
    words: "clôture clôturer mois exercice archive comptable registre contrôle fec",
    to: "/app/sales/books",
    action: "export-accounts",
  },
  {
    title: "Appareils de prêt",
    icon: IconDeviceMobileShare,
    words: "prêter téléphone ordinateur prêtés retour",
    to: "/app/loans",
  },
  {
    title: "Importer des clients",
    icon: IconFileImport,
    words: "fichier tableur csv excel",
    to: "/app/client?vue=import",
    action: "import-client",
  },
  {
    title: "Fusionner les doublons",
    icon: IconUsersGroup,
    words: "clients en double",
    to: "/app/client?vue=doublons",
    action: "merge-client",
  },
  {
    title: "Administration",
    icon: IconShieldCog,
    words: "admin ateliers",
    to: () => location.assign("/admin"),
    action: "read-admin",
  },
  { title: "Déconnexion", icon: IconLogout, words: "quitter sortir", to: "/app/logout" },
];

export const commandsOf = (me: Me): Command[] =>
  RULES.filter(({ action }) => !action || may(me, action)).map(
    ({ action: _action, ...command }) => command,
  );
