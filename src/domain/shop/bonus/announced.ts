/** What the public pages say of the bonus before anything is booked. */
import type { CategoryId } from "../../catalogue/categories.ts";
import { kindsIn } from "../../catalogue/kinds.ts";
import type { Cents } from "../../money.ts";
import type { LocalDate } from "../../time.ts";
import { bonusOf } from "./grid.ts";
import { isLabelled, type Labelled } from "./label.ts";

/** The sure amount for this kind in this shop, in cents; null when there is none. */
export const announcedBonus = (shop: Labelled, kind_id: string, day: LocalDate): Cents | null =>
  isLabelled(shop, day) ? (bonusOf(kind_id, day)?.amount ?? null) : null;

/** « Lave-linge, sèche-linge : 50 € » */
export type Bonus = { amount: Cents; kinds: string[] };

/** What these trades repair, the highest amounts first. */
export function bonusesOf(shop: Labelled, trades: readonly CategoryId[], day: LocalDate): Bonus[] {
  const kinds = new Map(trades.flatMap(kindsIn).map(({ id, name }) => [id, name]));
  const byAmount = new Map<Cents, string[]>();
  for (const [id, name] of kinds) {
    const amount = announcedBonus(shop, id, day);
    if (amount !== null) byAmount.set(amount, [...(byAmount.get(amount) ?? []), name]);
  }
  return [...byAmount]
    .map(([amount, names]) => ({ amount, kinds: names }))
    .toSorted((a, b) => b.amount - a.amount);
}
