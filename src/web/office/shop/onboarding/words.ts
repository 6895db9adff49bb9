/** The steps as the owner reads them; « Compte » is over once they are signed in. */
import type { Need } from "../../../../domain/shop/onboarding/ready.ts";
import type { Step } from "../../../../domain/shop/onboarding/steps.ts";

export const STEP_FR: Record<Step, { name: string; title: string; about: string }> = {
  company: {
    name: "Société",
    title: "Votre société",
    about: "Ces mentions figurent sur votre page, vos devis et vos factures.",
  },
  trades: {
    name: "Métiers",
    title: "Que réparez-vous ?",
    about: "Choisissez un ou plusieurs métiers. Les clients vous trouvent par eux.",
  },
  hours: {
    name: "Horaires",
    title: "Vos horaires",
    about: "Les rendez-vous sont proposés dans ces heures. Vous pourrez les changer à tout moment.",
  },
  prices: {
    name: "Tarifs",
    title: "Vos premiers tarifs",
    about: "Le client les voit avant de réserver. Changez ceux qui sont proposés, ou effacez-les.",
  },
  page: {
    name: "En ligne",
    title: "Votre page",
    about: "Voici ce que vos clients vont trouver.",
  },
};

export const NEED_FR: Record<Need, { label: string; step: Step }> = {
  siret: { label: "le SIRET de votre société", step: "company" },
  trades: { label: "au moins un métier", step: "trades" },
  hours: { label: "au moins une plage d’ouverture", step: "hours" },
};
