/** What a client touches: one alternative instead of another, an option taken or left. */
import type { QuoteLine } from "../line.ts";
import { groupsOf, isChosen, proposedChoices, type OptionGroup } from "./groups.ts";
import type { Choice } from "./option.ts";

/** In the order of the quote. Touching the only alternative of an optional group again leaves it. */
export function withChoice(
  lines: readonly QuoteLine[],
  choices: readonly Choice[],
  touched: Choice,
): Choice[] {
  const isLeft = touched.alternative === null && isChosen(choices, touched);
  const others = choices.filter(({ group }) => group !== touched.group);
  return inOrder(lines, isLeft ? others : [...others, touched]);
}

const inOrder = (lines: readonly QuoteLine[], choices: readonly Choice[]): Choice[] =>
  groupsOf(lines).flatMap(({ group }) => choices.filter((choice) => choice.group === group));

/** The field of a form that holds the answer to a group, and what it sends for an alternative. */
export const fieldOf = (group: number): string => `choix-${group + 1}`;
export const valueOf = (alternative: number): string => String(alternative + 1);

/** Always sent with the form: a page that is opened without it shows what the shop proposes. */
export const SENT_FIELD = "choix";

/** The fields of an address, whatever they hold. */
export type SentFields = Readonly<Record<string, unknown>>;

/**
 * What is taken when the page opens. In a form that was sent, an optional group whose box was not ticked is absent and
 * left; a choice that sends nothing known keeps what the shop proposes.
 */
export const openingChoices = (lines: readonly QuoteLine[], sent: SentFields): Choice[] =>
  SENT_FIELD in sent
    ? groupsOf(lines).flatMap((group, index) => answerOf(group, sent[fieldOf(index)]))
    : proposedChoices(lines);

function answerOf({ group, isChoice, alternatives }: OptionGroup, value: unknown): Choice[] {
  const known = alternatives.find((_, index) => valueOf(index) === value);
  const taken = known ?? (isChoice ? alternatives.find(({ proposed }) => proposed) : undefined);
  return taken ? [{ group, alternative: taken.alternative }] : [];
}
