/** The lines of a quote in the order in which they are read: those of one group stand together. */
import type { QuoteLine } from "../line.ts";
import { groupsOf, type OptionGroup } from "./groups.ts";

/** A line of every answer, or a group where its first line stands. */
export type Section<Line extends QuoteLine = QuoteLine> =
  | { line: Line }
  | { group: OptionGroup<Line> };

export function sectionsOf<Line extends QuoteLine>(lines: readonly Line[]): Section<Line>[] {
  const groups = new Map(
    groupsOf(lines).map((group) => [group.alternatives[0]?.lines[0]?.id, group]),
  );
  return lines.flatMap((line): Section<Line>[] => {
    if (!line.option) return [{ line }];
    const group = groups.get(line.id);
    return group ? [{ group }] : [];
  });
}
