/** The five headings of the board; end to end they are the thirteen statuses, in the specification's order. */
import { REPAIR_STATUSES, type RepairStatus } from "../status.ts";

type Heading = { name: string; statuses: readonly RepairStatus[] };

export const BOARD_HEADINGS = [
  { name: "À chiffrer", statuses: ["Brouillon", "Devis à faire", "Devis à envoyer"] },
  {
    name: "En attente",
    statuses: [
      "Devis en attente Client",
      "Devis accepté",
      "Devis refusé",
      "Livraison / Enlèvement",
      "Attente de pièces",
    ],
  },
  { name: "À réparer", statuses: ["Prêt à réparer", "En essai"] },
  { name: "À rendre", statuses: ["Réparé"] },
  { name: "À encaisser", statuses: ["Attente de réglement", "Terminer/Archivé"] },
] as const satisfies readonly Heading[];

/** The nearest status, to the right (1) or to the left (-1), that `allows` accepts; undefined at the end of the board. */
export function nextColumn(
  from: RepairStatus,
  by: 1 | -1,
  allows: (to: RepairStatus) => boolean,
): RepairStatus | undefined {
  const index = REPAIR_STATUSES.indexOf(from);
  return by === 1
    ? REPAIR_STATUSES.slice(index + 1).find(allows)
    : REPAIR_STATUSES.slice(0, index).findLast(allows);
}
