/** The lines of a quote, gathered by what its client chooses. */
import type { QuoteLine } from "../line.ts";
import type { Choice } from "./option.ts";

export type Alternative<Line extends QuoteLine = QuoteLine> = {
  alternative: string | null;
  proposed: boolean;
  lines: readonly Line[];
};
export type OptionGroup<Line extends QuoteLine = QuoteLine> = {
  group: string;
  /** Exactly one is taken; otherwise the only alternative is taken or left. */
  isChoice: boolean;
  alternatives: readonly Alternative<Line>[];
};

/** In the order of the lines. */
export function groupsOf<Line extends QuoteLine>(lines: readonly Line[]): OptionGroup<Line>[] {
  const groups = Map.groupBy(
    lines.filter(({ option }) => option),
    ({ option }) => option?.group ?? "",
  );
  return [...groups].map(([group, members]) => {
    const alternatives = alternativesOf(members);
    return {
      group,
      isChoice: alternatives.some(({ alternative }) => alternative !== null),
      alternatives,
    };
  });
}

const alternativesOf = <Line extends QuoteLine>(members: readonly Line[]): Alternative<Line>[] =>
  [...Map.groupBy(members, ({ option }) => option?.alternative ?? null)].map(
    ([alternative, lines]) => ({
      alternative,
      proposed: lines.some(({ option }) => option?.proposed === true),
      lines,
    }),
  );

export const isOptional = (lines: readonly QuoteLine[]): boolean =>
  lines.some(({ option }) => option !== undefined);

/** The lines of every answer, and those of what was chosen, in their order. */
export const chosenLines = <Line extends QuoteLine>(
  lines: readonly Line[],
  choices: readonly Choice[],
): Line[] => lines.filter(({ option }) => !option || isChosen(choices, option));

export const isChosen = (choices: readonly Choice[], { group, alternative }: Choice): boolean =>
  choices.some((choice) => choice.group === group && choice.alternative === alternative);

/** What the shop proposes; of a choice where it proposes nothing yet, the first alternative. */
export const proposedChoices = (lines: readonly QuoteLine[]): Choice[] =>
  groupsOf(lines).flatMap(({ group, isChoice, alternatives }) => {
    const taken = alternatives.find(({ proposed }) => proposed) ?? alternatives[0];
    return taken && (isChoice || taken.proposed) ? [{ group, alternative: taken.alternative }] : [];
  });

export const proposedLines = <Line extends QuoteLine>(lines: readonly Line[]): Line[] =>
  chosenLines(lines, proposedChoices(lines));
