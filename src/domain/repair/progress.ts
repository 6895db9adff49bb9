/** What a client reads of a status: a progress line, what happens next, what is asked of them. */
import type { RepairStatus } from "./status.ts";

export const PROGRESS_STEPS = [
  "Demande reçue",
  "Diagnostic",
  "Devis",
  "Réparation",
  "Prêt / Règlement",
  "Terminé",
] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

export type Progress = {
  /** Index in PROGRESS_STEPS, 0 to 5. */
  current: number;
  /** Where the machine is, in one sentence. */
  headline: string;
  /** What happens next. */
  next: string;
  /** What the client must do; null when nothing. */
  todo: string | null;
};

export const progressOf = (status: RepairStatus): Progress => PROGRESS[status];

export type StepState = "done" | "current" | "coming";

/** The progress line, each step with its state; the last one is done as soon as it is reached. */
export const progressLine = (status: RepairStatus): { name: ProgressStep; state: StepState }[] => {
  const { current } = PROGRESS[status];
  const last = PROGRESS_STEPS.length - 1;
  return PROGRESS_STEPS.map((name, index) => {
    if (index < current || current === last) return { name, state: "done" };
    return { name, state: index === current ? "current" : "coming" };
  });
};

const PROGRESS: Record<RepairStatus, Progress> = {
  Brouillon: {
    current: 0,
    headline: "Votre demande est enregistrée.",
    next: "L’atelier l’étudie et revient vers vous.",
    todo: null,
  },
  "Devis à faire": {
    current: 1,
    headline: "Le diagnostic est à faire.",
    next: "Après le diagnostic, vous recevrez un devis détaillé.",
    todo: null,
  },
  "Devis à envoyer": {
    current: 2,
    headline: "Le diagnostic est fait, le devis se prépare.",
    next: "Vous recevrez le devis dès qu’il sera prêt.",
    todo: null,
  },
  "Devis en attente Client": {
    current: 2,
    headline: "Votre devis est prêt.",
    next: "La réparation commencera dès votre accord.",
    todo: "Lisez le devis, puis acceptez-le ou refusez-le.",
  },
  "Devis accepté": {
    current: 3,
    headline: "Vous avez accepté le devis.",
    next: "L’atelier prépare la réparation.",
    todo: null,
  },
  "Devis refusé": {
    current: 2,
    headline: "Vous avez refusé le devis.",
    next: "La réparation n’aura pas lieu, sauf nouveau devis.",
    todo: "Convenez avec l’atelier du retour de votre appareil.",
  },
  "Livraison / Enlèvement": {
    current: 0,
    headline: "Un transport est prévu.",
    next: "L’atelier vient livrer ou enlever votre appareil au rendez-vous convenu.",
    todo: "Tenez l’appareil accessible à l’heure du rendez-vous.",
  },
  "Attente de pièces": {
    current: 3,
    headline: "La réparation attend une pièce.",
    next: "Elle reprendra dès l’arrivée de la pièce.",
    todo: null,
  },
  "Prêt à réparer": {
    current: 3,
    headline: "Tout est prêt pour la réparation.",
    next: "Un technicien va réparer votre appareil.",
    todo: null,
  },
  "En essai": {
    current: 3,
    headline: "Votre appareil est réparé, il est à l’essai.",
    next: "Si l’essai est bon, l’atelier vous préviendra.",
    todo: null,
  },
  Réparé: {
    current: 4,
    headline: "Votre appareil est réparé.",
    next: "La facture va suivre.",
    todo: "Convenez avec l’atelier de la remise de votre appareil, s’il n’est pas déjà chez vous.",
  },
  "Attente de réglement": {
    current: 4,
    headline: "La réparation est finie, il reste à la régler.",
    next: "Le dossier sera clos dès le paiement reçu.",
    todo: "Réglez la facture.",
  },
  "Terminer/Archivé": {
    current: 5,
    headline: "Votre dossier est terminé.",
    next: "Merci de votre confiance. L’atelier reste à votre disposition.",
    todo: null,
  },
};
