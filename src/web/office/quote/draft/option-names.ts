/** The names of what a draft leaves to choose: a name is what holds the lines of a choice together. */
import type { QuoteLine } from "../../../../domain/quote/line.ts";
import { groupsOf } from "../../../../domain/quote/option/groups.ts";
import { OPTION_LIMITS, type Choice } from "../../../../domain/quote/option/option.ts";

export type Renaming = { of: Choice; name: string; what: "group" | "alternative" };

/** A name that is taken would join two choices in one: it gets a number. */
export function renamed(
  lines: readonly QuoteLine[],
  { of: { group, alternative }, name, what }: Renaming,
): readonly QuoteLine[] {
  const old = what === "group" ? group : alternative;
  const others = (what === "group" ? groupNames(lines) : alternativeNames(lines, group)).filter(
    (one) => one !== old,
  );
  const free = freeName(name.trim().slice(0, OPTION_LIMITS.name) || (old ?? ""), others);
  return lines.map((line) => {
    if (line.option?.group !== group) return line;
    if (what === "group") return { ...line, option: { ...line.option, group: free } };
    return line.option.alternative === alternative
      ? { ...line, option: { ...line.option, alternative: free } }
      : line;
  });
}

export const groupNames = (lines: readonly QuoteLine[]): string[] =>
  groupsOf(lines).map(({ group }) => group);

export const alternativeNames = (lines: readonly QuoteLine[], group: string): string[] =>
  lines.flatMap(({ option }) =>
    option?.group === group && option.alternative !== null ? [option.alternative] : [],
  );

/** « Pièce », then « Pièce 2 ». */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number++) free = `${name} ${number}`;
  return free;
}
