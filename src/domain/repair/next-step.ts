/** What to do next on a repair: one thing, chosen by the status and by what is already written. */
import { formatSoon } from "../time.ts";
import {
  comingVisit,
  sayVisit,
  unclosedVisit,
  type Clock,
  type PlannedVisit,
} from "./planned-visit.ts";
import { isArchived, type RepairStatus } from "./status.ts";

export type NextAction =
  | { type: "write-quote" }
  | { type: "open-quote"; quote_id: string }
  | { type: "issue-invoice"; quote_id: string }
  | { type: "record-payment"; invoice_id: string }
  | { type: "call-client" }
  | { type: "open-visit" | "close-visit"; event_id: string }
  | { type: "move"; to: RepairStatus };

/** Without a `button` the label is on the button itself. */
export type NextStep = { label: string; why: string; action?: NextAction; button?: string };

/** What is written of a repair. `draft` and `unpaid` are chosen by the rules of the quote and of the payment. */
export type ThreadFacts = {
  quotes: readonly { id: string; status: string; invoice: { id: string } | null }[];
  draft: { id: string } | undefined;
  unpaid: { id: string } | undefined;
  visits: readonly PlannedVisit[];
};

export const nextStep = (status: RepairStatus, facts: ThreadFacts, clock: Clock): NextStep =>
  visitFirst(status, facts, clock) ?? STEPS[status](facts);

/** What the visit brings comes after it: the diagnosis, the appliance, the repair itself. */
const AFTER_VISIT: ReadonlySet<RepairStatus> = new Set([
  "Brouillon",
  "Devis à faire",
  "Livraison / Enlèvement",
  "Prêt à réparer",
  "Terminer/Archivé",
]);

/** The appointment that stands before the step of the status; undefined when none does. */
function visitFirst(
  status: RepairStatus,
  { visits, draft }: ThreadFacts,
  clock: Clock,
): NextStep | undefined {
  if (!AFTER_VISIT.has(status) || (draft && !isArchived(status))) return undefined;
  const coming = comingVisit(visits, clock);
  if (coming) return toAttend(status, coming, clock);
  const unclosed = unclosedVisit(visits, clock);
  return unclosed && toClose(unclosed, clock);
}

const toAttend = (status: RepairStatus, visit: PlannedVisit, clock: Clock): NextStep => ({
  label: sayVisit(visit, clock),
  why: isArchived(status)
    ? "Le dossier est terminé, mais ce rendez-vous est encore à faire."
    : `${visit.kind} : la suite vient après ce rendez-vous.`,
  button: "Voir le rendez-vous",
  action: { type: "open-visit", event_id: visit.id },
});

const toClose = (visit: PlannedVisit, { now, zone }: Clock): NextStep => ({
  label: `${visit.kind} : le rendez-vous est-il fait ?`,
  why: `Prévu ${formatSoon(visit.start_at, now, zone)}, il est encore à faire dans l’agenda.`,
  button: "Noter le rendez-vous fait",
  action: { type: "close-visit", event_id: visit.id },
});

const last = (quotes: ThreadFacts["quotes"], status: string) =>
  quotes.findLast((quote) => quote.status === status);

function quoteToWrite({ draft }: ThreadFacts): NextStep {
  if (!draft)
    return {
      label: "Préparer le devis",
      why: "Le client attend un prix avant de décider.",
      action: { type: "write-quote" },
    };
  return {
    label: "Finir le devis",
    why: "Un brouillon est commencé.",
    action: { type: "open-quote", quote_id: draft.id },
  };
}

function quoteToSend(facts: ThreadFacts): NextStep {
  const { draft } = facts;
  if (!draft) return quoteToWrite(facts);
  return {
    label: "Envoyer le devis",
    why: "Le devis est prêt, le client ne l’a pas encore.",
    action: { type: "open-quote", quote_id: draft.id },
  };
}

function answerToWait({ quotes }: ThreadFacts): NextStep {
  const expired = last(quotes, "Expiré");
  if (expired && !last(quotes, "Envoyé"))
    return {
      label: "Réviser le devis",
      why: "Le devis a expiré sans réponse.",
      action: { type: "open-quote", quote_id: expired.id },
    };
  return {
    label: "Appeler le client",
    why: "Le devis est envoyé, la réponse se fait attendre.",
    action: { type: "call-client" },
  };
}

function quoteToRevise({ quotes }: ThreadFacts): NextStep {
  const refused = last(quotes, "Refusé");
  if (!refused) return move("Terminer/Archivé", "Clore le dossier", "Le client a refusé le devis.");
  return {
    label: "Réviser le devis",
    why: "Le client a refusé : lisez sa raison, proposez autre chose.",
    action: { type: "open-quote", quote_id: refused.id },
  };
}

/** Invoice, then payment, then the end: the first that is missing. */
function moneyToReceive({ quotes, unpaid }: ThreadFacts): NextStep {
  if (unpaid)
    return {
      label: "Enregistrer un paiement",
      why: "La facture est émise, il reste à la régler.",
      action: { type: "record-payment", invoice_id: unpaid.id },
    };
  const accepted = quotes.findLast((quote) => quote.status === "Accepté" && quote.invoice === null);
  if (accepted)
    return {
      label: "Émettre la facture",
      why: "Le travail est fait, le devis accepté devient une facture.",
      action: { type: "issue-invoice", quote_id: accepted.id },
    };
  return move("Terminer/Archivé", "Clore le dossier", "Plus rien n’est dû.");
}

const move = (to: RepairStatus, label: string, why: string): NextStep => ({
  label,
  why,
  action: { type: "move", to },
});

const STEPS: Record<RepairStatus, (facts: ThreadFacts) => NextStep> = {
  Brouillon: quoteToWrite,
  "Devis à faire": quoteToWrite,
  "Devis à envoyer": quoteToSend,
  "Devis en attente Client": answerToWait,
  "Devis accepté": () =>
    move("Prêt à réparer", "Lancer la réparation", "Le client a donné son accord."),
  "Devis refusé": quoteToRevise,
  "Livraison / Enlèvement": () =>
    move(
      "Devis à faire",
      "Noter l’arrivée de l’appareil",
      "Une fois l’appareil à l’atelier, place au diagnostic.",
    ),
  "Attente de pièces": () =>
    move("Prêt à réparer", "Noter l’arrivée des pièces", "La réparation attend ses pièces."),
  "Prêt à réparer": () =>
    move(
      "En essai",
      "Mettre à l’essai",
      "Une fois la réparation faite, l’appareil passe à l’essai.",
    ),
  "En essai": () => move("Réparé", "Valider l’essai", "Si l’essai est bon, l’appareil est réparé."),
  Réparé: moneyToReceive,
  "Attente de réglement": moneyToReceive,
  "Terminer/Archivé": () => ({ label: "Dossier terminé", why: "Il n’y a plus rien à faire." }),
};
