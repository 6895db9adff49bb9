/**
 * Whether a repair brings the QualiRépar bonus: a private owner, an appliance of the grid that is out of every
 * guarantee, and a shop that holds the label on the day of the invoice.
 */
import { refuse, type Decision } from "../../decision.ts";
import type { Cents } from "../../money.ts";
import type { LocalDate } from "../../time.ts";
import { bonusOf, type BonusAmount } from "./grid.ts";
import { isLabelled, type Labelled } from "./label.ts";

export type BonusRefusal =
  | "bonus-no-label"
  | "bonus-company"
  | "bonus-guarantee"
  | "bonus-kind"
  | "bonus-amount"
  | "bonus-threshold";

export type BonusCase = {
  shop: Labelled;
  /** The day of the invoice, or of the quote before it. */
  day: LocalDate;
  client_type: "Particulier" | "Entreprise";
  appliance: { kind_id: string; underwarranty: boolean } | null;
};

/** What the eco-organisation pays. */
export function eligibleBonus({
  shop,
  day,
  client_type,
  appliance,
}: BonusCase): Decision<BonusAmount, BonusRefusal> {
  if (!isLabelled(shop, day)) return refuse("bonus-no-label");
  if (client_type !== "Particulier") return refuse("bonus-company");
  if (appliance?.underwarranty) return refuse("bonus-guarantee");
  return (appliance && bonusOf(appliance.kind_id, day)) ?? refuse("bonus-kind");
}

/** Undefined when this amount can be deducted from this total incl. VAT. */
export function bonusFault(
  { amount, total_incl }: { amount: Cents; total_incl: Cents },
  about: BonusCase,
): BonusRefusal | undefined {
  if (amount === 0) return undefined;
  const bonus = eligibleBonus(about);
  if ("refused" in bonus) return bonus.refused;
  if (amount > (bonus.most ?? bonus.amount)) return "bonus-amount";
  return total_incl < Math.max(amount, bonus.from ?? 0) ? "bonus-threshold" : undefined;
}
