/**
 * The QualiRépar grid: what the eco-organisation pays for a repair, by kind of appliance, in cents incl. VAT. The day
 * of the invoice decides. A new grid is a new entry, with the day from which it holds; the former ones stay.
 */
import type { Cents } from "../../money.ts";
import type { LocalDate } from "../../time.ts";

export type BonusAmount = {
  amount: Cents;
  /** Where one kind holds appliances of several amounts: the highest of them. */
  most?: Cents;
  /** Nothing is paid below this total incl. VAT; otherwise below the bonus itself. */
  from?: Cents;
};

type Grid = { valid_from: string; amounts: Readonly<Record<string, BonusAmount>> };

const of = (amount: Cents, ids: string, more: Partial<BonusAmount> = {}) =>
  Object.fromEntries(ids.split(" ").map((id) => [id, { amount, ...more }]));

const GRIDS: readonly Grid[] = [
  {
    valid_from: "2024-01-01",
    amounts: {
      ...of(5_000, "lave-linge lave-linge-sechant seche-linge lave-vaisselle"),
      ...of(6_000, "televiseur"),
      ...of(4_000, "aspirateur"),
      ...of(2_500, "refrigerateur congelateur cave-a-vin cuisiniere plaque-de-cuisson hotte four"),
      ...of(2_000, "micro-ondes console-de-jeux audio"),
      // 25 € for an automatic espresso machine, 15 € for the others.
      ...of(1_500, "machine-a-cafe", { most: 2_500 }),
      ...of(1_500, "machine-a-the"),
      ...of(5_000, "ordinateur ordinateur-portable ordinateur-de-bureau", { from: 15_000 }),
      ...of(3_500, "imprimante-scanner", { from: 15_000 }),
      ...of(2_500, "tablette smartphone"),
    },
  },
];

/** Undefined for a kind that the grid of the day leaves out. */
export function bonusOf(kind_id: string, day: LocalDate): BonusAmount | undefined {
  const grid = GRIDS.findLast(({ valid_from }) => valid_from <= day);
  return grid && Object.hasOwn(grid.amounts, kind_id) ? grid.amounts[kind_id] : undefined;
}
