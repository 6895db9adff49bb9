/** What to do next on a repair: one thing, chosen by the status and by what is already written. */
import { dateOf, formatDay, formatSoon } from "../time.ts";
import { lentNames, type Loan } from "./loan/loan.ts";
import { isAwaited, isLate, partName, type SparePart } from "./spare-part/spare-part.ts";
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
  | { type: "order-part" | "receive-part"; part_id: string }
  | { type: "open-visit" | "close-visit"; event_id: string }
  | { type: "give-back"; loan_id: string }
  | { type: "move"; to: RepairStatus };

/** Without a `button` the label is on the button itself. */
export type NextStep = { label: string; why: string; action?: NextAction; button?: string };

export type AwaitedPart = Pick<
  SparePart,
  "id" | "description" | "quantity" | "supplier" | "expected_on"
> & { state: string };

/** What is written of a repair. `draft` and `unpaid` are chosen by the rules of the quote and of the payment. */
export type ThreadFacts = {
  quotes: readonly { id: string; status: string; invoice: { id: string } | null }[];
  draft: { id: string } | undefined;
  unpaid: { id: string } | undefined;
  visits: readonly PlannedVisit[];
  parts: readonly AwaitedPart[];
  /** Devices of the shop that the client has. */
  loans: readonly Pick<Loan, "id" | "name" | "due_on">[];
};

export const nextStep = (status: RepairStatus, facts: ThreadFacts, clock: Clock): NextStep =>
  visitFirst(status, facts, clock) ?? STEPS[status](facts, clock);

/** What the visit brings comes after it: the diagnosis, the appliance, the repair itself. */
export const AFTER_VISIT: ReadonlySet<RepairStatus> = new Set([
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

function quoteToRevise({ quotes, loans }: ThreadFacts): NextStep {
  const refused = last(quotes, "Refusé");
  if (!refused) return toEnd(loans, "Le client a refusé le devis.");
  return {
    label: "Réviser le devis",
    why: "Le client a refusé : lisez sa raison, proposez autre chose.",
    action: { type: "open-quote", quote_id: refused.id },
  };
}

/** Invoice, then payment, then the end: the first that is missing. The device lent comes back with the payment. */
function moneyToReceive({ quotes, unpaid, loans }: ThreadFacts): NextStep {
  const lent = loans.length > 0 ? ` Reprenez aussi l’appareil de prêt : ${lentNames(loans)}.` : "";
  if (unpaid)
    return {
      label: "Enregistrer un paiement",
      why: `La facture est émise, il reste à la régler.${lent}`,
      action: { type: "record-payment", invoice_id: unpaid.id },
    };
  const accepted = quotes.findLast((quote) => quote.status === "Accepté" && quote.invoice === null);
  if (accepted)
    return {
      label: "Émettre la facture",
      why: `Le travail est fait, le devis accepté devient une facture.${lent}`,
      action: { type: "issue-invoice", quote_id: accepted.id },
    };
  return toEnd(loans, "Plus rien n’est dû.");
}

/** What the shop lent comes back before the file is closed. */
function toEnd(loans: ThreadFacts["loans"], why: string): NextStep {
  return loanToTakeBack(loans, why) ?? move("Terminer/Archivé", "Clore le dossier", why);
}

function loanToTakeBack(
  [loan, ...others]: ThreadFacts["loans"],
  why: string,
): NextStep | undefined {
  if (!loan) return undefined;
  const more = others.length > 0 ? ` Et aussi ${lentNames(others)}.` : "";
  return {
    label: `Reprendre l’appareil de prêt : ${loan.name}`,
    why: `${why} L’appareil prêté est encore chez le client, à rendre le ${formatDay(loan.due_on)}.${more}`,
    button: "Noter son retour",
    action: { type: "give-back", loan_id: loan.id },
  };
}

/** A part to order comes first, then the one that is expected first. */
function partToAwait(parts: readonly AwaitedPart[], clock: Clock): NextStep | undefined {
  const awaited = parts.filter(isAwaited);
  const toOrder = awaited.find(({ state }) => state === "asked");
  if (toOrder)
    return {
      label: `Commander : ${partName(toOrder)}`,
      why: "La pièce est demandée, elle n’est pas encore commandée.",
      button: "Commander la pièce",
      action: { type: "order-part", part_id: toOrder.id },
    };
  const [first] = awaited.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  return first && toReceive(first, { others: awaited.length - 1, clock });
}

const LAST_DAY = "9999-12-31";
const dayOf = ({ expected_on }: AwaitedPart): string => expected_on ?? LAST_DAY;

function toReceive(
  part: AwaitedPart,
  { others, clock }: { others: number; clock: Clock },
): NextStep {
  const { supplier, expected_on } = part;
  const late = isLate(part, dateOf(clock.now, clock.zone));
  const since = late ? "depuis " : "";
  const day = expected_on ? ` ${since}${formatDay(expected_on)}` : "";
  const more =
    others === 0 ? "" : ` Et ${others === 1 ? "une autre pièce" : `${others} autres pièces`}.`;
  const from = supplier ? ` chez ${supplier}` : "";
  return {
    label: `${partName(part)}, attendue${day}`,
    why: `${late ? `En retard${from} : relancez le fournisseur.` : `Commandée${from}.`}${more}`,
    button: "Noter son arrivée",
    action: { type: "receive-part", part_id: part.id },
  };
}

const move = (to: RepairStatus, label: string, why: string): NextStep => ({
  label,
  why,
  action: { type: "move", to },
});

const STEPS: Record<RepairStatus, (facts: ThreadFacts, clock: Clock) => NextStep> = {
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
  "Attente de pièces": ({ parts }, clock) =>
    partToAwait(parts, clock) ??
    move("Prêt à réparer", "Lancer la réparation", "Aucune pièce n’est attendue."),
  "Prêt à réparer": () =>
    move(
      "En essai",
      "Mettre à l’essai",
      "Une fois la réparation faite, l’appareil passe à l’essai.",
    ),
  "En essai": () => move("Réparé", "Valider l’essai", "Si l’essai est bon, l’appareil est réparé."),
  Réparé: moneyToReceive,
  "Attente de réglement": moneyToReceive,
  "Terminer/Archivé": ({ loans }) =>
    loanToTakeBack(loans, "Le dossier est terminé.") ?? {
      label: "Dossier terminé",
      why: "Il n’y a plus rien à faire.",
    },
};
