/** Asks for a part, orders it, or corrects what was written about it: each is an item of the journal. */
import { refuse, type Refusal } from "../../decision.ts";
import { isSame, type Edit } from "../../record.ts";
import type { JournalItem } from "../journal.ts";
import type { SparePart, SparePartFacts } from "./spare-part.ts";

export const factsOf = (part: SparePartFacts): SparePartFacts => {
  const { description, quantity, supplier, price, expected_on, ordered } = part;
  return { description, quantity, supplier, price, expected_on, ordered };
};

/** What a form sends, against what it was opened with and what is stored; without a base all of it overwrites. */
export const partEdit = (
  sent: SparePartFacts,
  base: SparePartFacts | null,
  stored: SparePartFacts,
): Edit<SparePartFacts> => ({
  sent: factsOf(sent),
  base: base ? factsOf(base) : {},
  stored: factsOf(stored),
});

export const newPartItem = (part_id: string, facts: SparePartFacts): JournalItem =>
  facts.ordered
    ? { type: "PartOrdered", payload: { part_id, ...factsOf(facts) } }
    : { type: "PartAsked", payload: { part_id, ...factsOf(facts) } };

export type PartRefusal = "unchanged" | "quantity-received";

/** A cancelled part is taken up again by saving it. */
export function changedPart(
  stored: SparePart,
  to: SparePartFacts,
): JournalItem | Refusal<PartRefusal> {
  if (to.quantity < stored.received) return refuse("quantity-received");
  if (stored.state === "cancelled") return newPartItem(stored.id, to);
  const from = factsOf(stored);
  if (isSame(from, factsOf(to))) return refuse("unchanged");
  return to.ordered && !stored.ordered
    ? newPartItem(stored.id, to)
    : { type: "PartChanged", payload: { part_id: stored.id, from, to: factsOf(to) } };
}
