/** Whether the options of a quote can be put to its client. */
import { refuse, type Decision } from "../../decision.ts";
import type { QuoteLine } from "../line.ts";
import { countCombinations } from "./combinations.ts";
import { groupsOf, type OptionGroup } from "./groups.ts";
import { OPTION_LIMITS } from "./option.ts";

export type OptionRefusal = "option-alone" | "option-default" | "too-many-options";

export const OPTION_REFUSAL_FR: Record<OptionRefusal, string> = {
  "option-alone":
    "Un choix compte au moins deux propositions. Ajoutez-en une, ou rendez la ligne fixe.",
  "option-default": "Chaque choix a une seule proposition retenue d’avance.",
  "too-many-options": "Ce devis laisse trop de choix : 64 réponses possibles au plus.",
};

/** The lines themselves; the detail names a line of the faulty group. */
export function checkOptions(
  lines: readonly QuoteLine[],
): Decision<readonly QuoteLine[], OptionRefusal> {
  for (const group of groupsOf(lines)) {
    const fault = faultOf(group);
    if (fault) return refuse(fault, { id: group.alternatives[0]?.lines[0]?.id });
  }
  return countCombinations(lines) > OPTION_LIMITS.combinations ? refuse("too-many-options") : lines;
}

/** A choice has two alternatives at least, one of them proposed; the lines of an alternative agree on it. */
function faultOf({ isChoice, alternatives }: OptionGroup): OptionRefusal | undefined {
  const isSplit = alternatives.some(
    ({ proposed, lines }) => !lines.every(({ option }) => option?.proposed === proposed),
  );
  if (isSplit) return "option-default";
  if (!isChoice) return undefined;
  if (alternatives.length < 2) return "option-alone";
  const isMixed = alternatives.some(({ alternative }) => alternative === null);
  const count = alternatives.filter(({ proposed }) => proposed).length;
  return isMixed || count !== 1 ? "option-default" : undefined;
}
