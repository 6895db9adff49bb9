/** What the document freezes of each alternative: its own price, and the total of the quote with it. */
import type { BasisPoints, Cents } from "../../money.ts";
import type { QuoteLine } from "../line.ts";
import { totalsOf } from "../totals.ts";
import { rangeOf, type Range, type TotalRange } from "./combinations.ts";
import { chosenLines, groupsOf, isOptional, proposedChoices, type OptionGroup } from "./groups.ts";
import type { Choice } from "./option.ts";

export type PrintedAlternative = {
  alternative: string | null;
  proposed: boolean;
  /** Of its own lines, incl. VAT, the discount on the whole taken off. */
  price_incl: Cents;
  /** Of the whole quote with this alternative, the other groups as proposed. */
  total_incl: Cents;
  due: Cents;
};

export type PrintedOptions = {
  groups: readonly { group: string; alternatives: readonly PrintedAlternative[] }[];
  range: TotalRange;
  /** Share of what is due that is asked for at acceptance: the amount follows the choice. */
  deposit: BasisPoints;
};

type Quoted = { status: string; total_incl: Cents; document: Printed | null };
type Printed = { options?: PrintedOptions };

/** What a quote comes to incl. VAT: one amount once it was accepted, or when it left nothing to choose. */
export const totalRange = ({ status, total_incl, document }: Quoted): Range =>
  (status !== "Accepté" && document?.options?.range.total_incl) || {
    least: total_incl,
    most: total_incl,
  };

type Written = { lines: readonly QuoteLine[]; discount: BasisPoints; deposit: BasisPoints };

/** Undefined for a quote without options, whose document has no such field. */
export function printedOptions({ lines, discount, deposit }: Written): PrintedOptions | undefined {
  if (!isOptional(lines)) return undefined;
  const proposed = proposedChoices(lines);
  const totalsWith = (choices: readonly Choice[]) =>
    totalsOf(chosenLines(lines, choices), discount);
  const printed = ({ group, alternatives }: OptionGroup) => ({
    group,
    alternatives: alternatives.map((each) => {
      const others = proposed.filter((choice) => choice.group !== group);
      const whole = totalsWith([...others, { group, alternative: each.alternative }]);
      return {
        alternative: each.alternative,
        proposed: each.proposed,
        price_incl: totalsOf(each.lines, discount).total_incl,
        total_incl: whole.total_incl,
        due: whole.due,
      };
    }),
  });
  return { groups: groupsOf(lines).map(printed), range: rangeOf(lines, discount), deposit };
}
