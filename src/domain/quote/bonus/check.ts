/** A quote promises no bonus that the eco-organisation would not pay. */
import { refuse, type Refusal } from "../../decision.ts";
import { bonusFault, type BonusCase, type BonusRefusal } from "../../shop/bonus/eligible.ts";
import { combinationsOf } from "../option/combinations.ts";
import { chosenLines } from "../option/groups.ts";
import type { Quote } from "../quote.ts";
import { totalsOf } from "../totals.ts";

/** Whatever the client chooses among the options; undefined when each choice is sound. */
export function checkBonus(
  { lines, discount }: Pick<Quote, "lines" | "discount">,
  about: BonusCase,
): Refusal<BonusRefusal> | undefined {
  if (!lines.some(({ kind }) => kind === "bonus")) return undefined;
  for (const choices of combinationsOf(lines)) {
    const { bonus: amount, total_incl } = totalsOf(chosenLines(lines, choices), discount);
    const fault = bonusFault({ amount, total_incl }, about);
    if (fault) return refuse(fault);
  }
  return undefined;
}
