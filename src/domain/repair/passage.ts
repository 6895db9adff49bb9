/** Which status a person of the shop may give to a repair by hand; what happens by itself is in `status.ts`. */
import { refuse, type Refusal } from "../decision.ts";
import type { Instant } from "../time.ts";
import type { JournalItem } from "./journal.ts";
import { isArchived, REPAIR_STATUSES, type RepairStatus } from "./status.ts";

export type Move = { from: RepairStatus; to: RepairStatus };
export type PassageRefusal = "unchanged" | "draft-is-past" | "test-before-agreement" | "loan-out";

/** Statuses in which a request opens: one opened under the wrong type may be a draft again. */
const MAY_BE_DRAFT: readonly RepairStatus[] = [
  "Devis à faire",
  "Livraison / Enlèvement",
  "Prêt à réparer",
];

/** The client has not agreed to the repair: there is nothing to test. */
const BEFORE_AGREEMENT: readonly RepairStatus[] = [
  "Brouillon",
  "Devis à envoyer",
  "Devis en attente Client",
  "Devis refusé",
];

/** Why this move is none that a hand may do; undefined when it may. */
export function passageRefusal({ from, to }: Move): PassageRefusal | undefined {
  if (from === to) return "unchanged";
  if (to === "Brouillon" && !MAY_BE_DRAFT.includes(from)) return "draft-is-past";
  if (to === "En essai" && BEFORE_AGREEMENT.includes(from)) return "test-before-agreement";
  return undefined;
}

export const mayMove = (move: Move): boolean => passageRefusal(move) === undefined;

/** What the status menu offers. */
export const passagesFrom = (from: RepairStatus): RepairStatus[] =>
  REPAIR_STATUSES.filter((to) => mayMove({ from, to }));

/** Taking back the latest change of status is always allowed, also where the table has no passage. */
export const takesBack = ({ from, to }: Move, latest: Move | undefined): boolean =>
  from !== to && latest?.from === to && latest.to === from;

/** `since`: when the repair had entered the status that its latest change left. */
export type LatestMove = Move & { since: Instant };

export type MoveFacts = {
  latest: LatestMove | undefined;
  /** A device of the shop is still with the client. */
  hasLoan: boolean;
};

/** A move that takes the latest one back gives the repair the days that it had already waited there. */
export function moveByHand(
  { from, to }: Move,
  { latest, hasLoan }: MoveFacts,
): JournalItem | Refusal<PassageRefusal> {
  const move = { from, to };
  const refused = passageRefusal(move);
  const back = takesBack(move, latest) ? latest : undefined;
  if (refused && !back) return refuse(refused);
  if (hasLoan && isArchived(to)) return refuse("loan-out");
  return { type: "StatusChanged", payload: { ...move, ...(back && { since: back.since }) } };
}
