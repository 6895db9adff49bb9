/** Every way in which a quote can be answered, and between which amounts its total lies. */
import { formatEuros, type BasisPoints, type Cents } from "../../money.ts";
import type { QuoteLine } from "../line.ts";
import { totalsOf, type Totals } from "../totals.ts";
import { chosenLines, groupsOf, proposedChoices, type OptionGroup } from "./groups.ts";
import { OPTION_LIMITS, type Choice } from "./option.ts";

export const combinationsOf = (lines: readonly QuoteLine[]): Choice[][] =>
  groupsOf(lines).reduce<Choice[][]>(
    (before, group) =>
      before.flatMap((choices) => answersOf(group).map((answer) => [...choices, ...answer])),
    [[]],
  );

/** Without making them: what a draft holds may be endless. */
export const countCombinations = (lines: readonly QuoteLine[]): number =>
  groupsOf(lines).reduce((count, group) => count * answersOf(group).length, 1);

const answersOf = ({ group, isChoice, alternatives }: OptionGroup): Choice[][] => [
  ...(isChoice ? [] : [[]]),
  ...alternatives.map(({ alternative }) => [{ group, alternative }]),
];

export type Range = { least: Cents; most: Cents };
/** « de 190,00 € à 228,00 € »; one amount when both are the same. */
export const rangeText = ({ least, most }: Range): string =>
  least === most ? formatEuros(most) : `de ${formatEuros(least)} à ${formatEuros(most)}`;

/** Each over all combinations: the least of one need not be that of the other. */
export type TotalRange = { total_incl: Range; due: Range };

/**
 * By the arithmetic of any other quote, once per combination: shares of a discount do not simply add up. A draft that
 * leaves too much to choose cannot be sent: only what it proposes is counted.
 */
export function rangeOf(lines: readonly QuoteLine[], discount: BasisPoints): TotalRange {
  const isEndless = countCombinations(lines) > OPTION_LIMITS.combinations;
  const answers = isEndless ? [proposedChoices(lines)] : combinationsOf(lines);
  const totals = answers.map((choices) => totalsOf(chosenLines(lines, choices), discount));
  return { total_incl: bounds(totals, "total_incl"), due: bounds(totals, "due") };
}

function bounds(totals: readonly Totals[], field: "total_incl" | "due"): Range {
  const amounts = totals.map((each) => each[field]);
  return { least: Math.min(...amounts), most: Math.max(...amounts) };
}
