/** What the shop's gestures make of the options of a draft: nothing of them is typed but their names. */
import type { QuoteLine } from "../../../../domain/quote/line.ts";
import { groupsOf } from "../../../../domain/quote/option/groups.ts";
import type { LineOption } from "../../../../domain/quote/option/option.ts";
import { alternativeNames, freeName, groupNames, renamed, type Renaming } from "./option-names.ts";

export type OptionChange =
  /** Another alternative beside the line, a copy of it under the id given. */
  | { type: "alternative"; id: string; copy: string }
  /** Taken or left by the client. */
  | { type: "optional"; id: string }
  /** Of every answer again, with the lines of the same alternative. */
  | { type: "fixed"; id: string }
  /** What the shop proposes; an option that is proposed already is proposed no more. */
  | { type: "propose"; id: string }
  | ({ type: "rename" } & Renaming);

export function withOption(
  lines: readonly QuoteLine[],
  change: OptionChange,
): readonly QuoteLine[] {
  if (change.type === "rename") return renamed(lines, change);
  const line = lines.find(({ id }) => id === change.id);
  if (!line) return lines;
  switch (change.type) {
    case "alternative":
      return withAlternative(lines, line, change.copy);
    case "optional": {
      const group = freeName(OPTIONAL, groupNames(lines));
      return set(lines, [line], { group, alternative: null, proposed: false });
    }
    case "fixed":
      return fixed(lines, line);
    case "propose":
      return proposed(lines, line);
  }
}

const OPTIONAL = "Option";
const CONDITIONS = { new: "Neuve", used: "Réemploi" };

/** A line that was in every answer opens a choice; the copy of a part is of the other condition. */
function withAlternative(
  lines: readonly QuoteLine[],
  line: QuoteLine,
  copy: string,
): readonly QuoteLine[] {
  const isChoice = line.option !== undefined && line.option.alternative !== null;
  if (isChoice) return withCopy(lines, line, copy);
  const group = freeName(line.kind === "part" ? "Pièce" : "Au choix", groupNames(lines));
  const option = { group, alternative: nameOf(line, []), proposed: true };
  const opened = lines.map((each) => (each.id === line.id ? { ...each, option } : each));
  return withCopy(opened, { ...line, option }, copy);
}

/** After the last line of its group. */
function withCopy(lines: readonly QuoteLine[], line: QuoteLine, id: string): readonly QuoteLine[] {
  const group = line.option?.group ?? "";
  const copied = flipped({ ...line, id });
  const alternative = nameOf(copied, alternativeNames(lines, group));
  const last = lines.findLastIndex(({ option }) => option?.group === group);
  return lines.toSpliced(last + 1, 0, {
    ...copied,
    option: { group, alternative, proposed: false },
  });
}

const flipped = (line: QuoteLine): QuoteLine =>
  line.condition ? { ...line, condition: line.condition === "new" ? "used" : "new" } : line;

const nameOf = ({ condition }: QuoteLine, taken: readonly string[]): string =>
  condition ? freeName(CONDITIONS[condition], taken) : freeName("Proposition", taken);

/** What is left alone in its choice is no choice any more. */
function fixed(lines: readonly QuoteLine[], line: QuoteLine): readonly QuoteLine[] {
  const rest = set(lines, sameAlternative(lines, line), undefined);
  const group = groupsOf(rest).find((one) => one.group === line.option?.group);
  return group?.isChoice && group.alternatives.length === 1
    ? set(
        rest,
        group.alternatives.flatMap((one) => one.lines),
        undefined,
      )
    : rest;
}

function proposed(lines: readonly QuoteLine[], { option }: QuoteLine): readonly QuoteLine[] {
  if (!option) return lines;
  const isTaken = option.alternative === null ? !option.proposed : true;
  return lines.map((each) => {
    if (each.option?.group !== option.group) return each;
    const isIt = each.option.alternative === option.alternative;
    return { ...each, option: { ...each.option, proposed: isIt && isTaken } };
  });
}

const sameAlternative = (lines: readonly QuoteLine[], { option }: QuoteLine): QuoteLine[] =>
  lines.filter(
    (line) =>
      line.option !== undefined &&
      line.option.group === option?.group &&
      line.option.alternative === option.alternative,
  );

function set(
  lines: readonly QuoteLine[],
  changed: readonly QuoteLine[],
  option: LineOption | undefined,
): readonly QuoteLine[] {
  const ids = new Set(changed.map(({ id }) => id));
  return lines.map((line) => {
    if (!ids.has(line.id)) return line;
    const { option: _before, ...rest } = line;
    return option ? { ...rest, option } : rest;
  });
}
