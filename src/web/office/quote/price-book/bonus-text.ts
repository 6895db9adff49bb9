/** Whether a repair brings the bonus, in one sentence. */
import { formatEuros } from "../../../../domain/money.ts";
import { bonusReason } from "../../../../domain/shop/bonus/words.ts";
import type { QuoteOffers } from "./query.ts";

type Offered = Pick<QuoteOffers, "bonus" | "bonus_from" | "bonus_refused">;

export const bonusText = ({ bonus, bonus_from, bonus_refused }: Offered): string => {
  if (bonus !== null) {
    const from = bonus_from ? `, à partir de ${formatEuros(bonus_from)} TTC` : "";
    return `Bonus QualiRépar possible\u00a0: ${formatEuros(bonus)}${from}.`;
  }
  return bonus_refused ? `Pas de bonus QualiRépar\u00a0: ${bonusReason(bonus_refused)}.` : "";
};
