/** What the shop may change on a repair's sheet; each change is an item of its journal, or a refusal. */
import { refuse, type Refusal } from "../decision.ts";
import { clean } from "../validation.ts";
import type { JournalItem } from "./journal.ts";
import { moveByHand, type MoveFacts, type PassageRefusal } from "./passage.ts";
import { isRepairStatus, otherStatuses, type RepairStatus } from "./status.ts";

type RepairChange = JournalItem | Refusal<"bad-input" | "unchanged">;

export function toStatus(from: RepairStatus, to: string): RepairChange {
  if (!isRepairStatus(to)) return refuse("bad-input", { status: "Ce statut n’existe pas." });
  return otherStatuses(from).includes(to)
    ? { type: "StatusChanged", payload: { from, to } }
    : refuse("unchanged");
}

/** The same asked by a person of the shop, who may not make every passage. */
export function toStatusByHand(
  from: RepairStatus,
  to: string,
  { hasLoan }: Pick<MoveFacts, "hasLoan">,
): RepairChange | Refusal<PassageRefusal> {
  if (!isRepairStatus(to)) return toStatus(from, to);
  return moveByHand({ from, to }, { latest: undefined, hasLoan });
}

export function toUrgency(from: number, urgency: number): RepairChange {
  if (urgency !== 0 && urgency !== 1)
    return refuse("bad-input", { urgency: "L’urgence vaut 0 ou 1." });
  return urgency === from ? refuse("unchanged") : { type: "UrgencyChanged", payload: { urgency } };
}

const LONGEST_NOTE = 4000;

/** Notes are added only if something is left once cleaned (specification §5). */
export function toNote(text: string, mentioned: readonly string[] = []): RepairChange {
  const description = clean(text);
  if (description === "") return refuse("bad-input", { description: "Écrivez une note." });
  if (description.length > LONGEST_NOTE)
    return refuse("bad-input", {
      description: "Cette note est trop longue : 4 000 caractères au plus.",
    });
  const payload = { description, ...(mentioned.length > 0 && { mentioned }) };
  return { type: "NotesAdded", payload };
}
