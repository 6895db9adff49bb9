/** The thirteen statuses of a repair, in the specification's order and spelling; stored as they read. */
export const REPAIR_STATUSES = [
  "Brouillon",
  "Devis à faire",
  "Devis à envoyer",
  "Devis en attente Client",
  "Devis accepté",
  "Devis refusé",
  "Livraison / Enlèvement",
  "Attente de pièces",
  "Prêt à réparer",
  "En essai",
  "Réparé",
  "Attente de réglement",
  "Terminer/Archivé",
] as const;

export type RepairStatus = (typeof REPAIR_STATUSES)[number];

export const isRepairStatus = (text: string): text is RepairStatus =>
  REPAIR_STATUSES.some((status) => status === text);

/** What may follow a status when the application itself decides: any but the current one. */
export const otherStatuses = (current: RepairStatus): readonly RepairStatus[] =>
  REPAIR_STATUSES.filter((status) => status !== current);

/** A repair that reaches one of these was carried out, whatever follows. */
export const DONE_STATUSES: readonly RepairStatus[] = ["Réparé", "Attente de réglement"];

/** Archived repairs leave the board. */
export const isArchived = (status: RepairStatus): boolean => status === "Terminer/Archivé";

type Passage = { to: RepairStatus; from: readonly RepairStatus[] };

const BEFORE_ANSWER: readonly RepairStatus[] = [
  "Brouillon",
  "Devis à faire",
  "Devis à envoyer",
  "Devis en attente Client",
  "Livraison / Enlèvement",
];

/**
 * What moves a repair by itself: from the statuses listed and no other, so that an event that comes
 * late never takes back a repair that the shop has already moved on.
 */
const PASSAGES = {
  "quote-ready": { to: "Devis à envoyer", from: ["Brouillon", "Devis à faire"] },
  "quote-sent": {
    to: "Devis en attente Client",
    from: [...BEFORE_ANSWER, "Devis refusé", "Prêt à réparer"],
  },
  "quote-accepted": { to: "Devis accepté", from: [...BEFORE_ANSWER, "Devis refusé"] },
  "quote-refused": { to: "Devis refusé", from: BEFORE_ANSWER },
  // The client withdrew: the work stops, and what it concerns goes back.
  "quote-withdrawn": {
    to: "Devis refusé",
    from: ["Devis accepté", "Attente de pièces", "Prêt à réparer", "En essai"],
  },
  "part-awaited": { to: "Attente de pièces", from: ["Devis accepté", "Prêt à réparer"] },
  "part-received": { to: "Prêt à réparer", from: ["Attente de pièces"] },
  "invoice-issued": {
    to: "Attente de réglement",
    from: REPAIR_STATUSES.filter((status) => !isArchived(status)),
  },
  "device-received": { to: "Devis à faire", from: ["Brouillon", "Livraison / Enlèvement"] },
  "device-received-with-ceiling": {
    to: "Prêt à réparer",
    from: ["Brouillon", "Devis à faire", "Livraison / Enlèvement"],
  },
  "handed-over": { to: "Attente de réglement", from: ["Réparé"] },
  "handed-over-settled": {
    to: "Terminer/Archivé",
    from: ["Devis refusé", "Réparé", "Attente de réglement"],
  },
  paid: { to: "Terminer/Archivé", from: ["Attente de réglement", "Réparé"] },
} as const satisfies Record<string, Passage>;

export type RepairEvent = keyof typeof PASSAGES;

/** The status after an event; the current one when that event does not move it. */
export function statusAfter(event: RepairEvent, current: RepairStatus): RepairStatus {
  const { to, from }: Passage = PASSAGES[event];
  return from.includes(current) ? to : current;
}

/** The same while a device of the shop is with the client: nothing closes the repair by itself. */
export function statusWithLoan(event: RepairEvent, current: RepairStatus): RepairStatus {
  const to = statusAfter(event, current);
  return isArchived(to) ? current : to;
}
