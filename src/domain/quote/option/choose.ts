/** What a client chose, held against what the quote offers. */
import { refuse, type Decision } from "../../decision.ts";
import type { QuoteLine } from "../line.ts";
import { groupsOf, isChosen, isOptional } from "./groups.ts";
import type { Choice } from "./option.ts";

export type ChoiceRefusal = "choice-missing" | "choice-unknown" | "choice-twice";

export const CHOICE_REFUSAL_FR: Record<ChoiceRefusal, string> = {
  "choice-missing": "Il reste un choix à faire sur ce devis. Rechargez la page.",
  "choice-unknown": "Ce choix n’est pas proposé par le devis. Rechargez la page.",
  "choice-twice": "Un même choix a été fait deux fois. Rechargez la page.",
};

/**
 * The choices in the order of the quote. One alternative of each choice, each optional group at most once, and nothing
 * that the quote does not offer. `given` is null for an answer that knows of no choice, which only suits a quote
 * without any: a page opened before the options never signs a choice that was not read.
 */
export function checkChoices(
  lines: readonly QuoteLine[],
  given: readonly Choice[] | null,
): Decision<Choice[], ChoiceRefusal> {
  if (given === null) return isOptional(lines) ? refuse("choice-missing") : [];
  const groups = groupsOf(lines);
  if (new Set(given.map(({ group }) => group)).size < given.length) return refuse("choice-twice");
  const offered = groups.flatMap(({ group, alternatives }) =>
    alternatives.map(({ alternative }) => ({ group, alternative })),
  );
  if (!given.every((choice) => isChosen(offered, choice))) return refuse("choice-unknown");
  const isAnswered = groups.every(
    ({ group, isChoice }) => !isChoice || given.some((choice) => choice.group === group),
  );
  return isAnswered
    ? offered.filter((choice) => isChosen(given, choice))
    : refuse("choice-missing");
}
