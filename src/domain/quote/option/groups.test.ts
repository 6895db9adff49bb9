import { describe, expect, it } from "vitest";
import { GASKET, lines, NEW_PUMP, optionLines, USED_PUMP } from "../../../../test/shop/quote.ts";
import { chosenLines, groupsOf, isOptional, proposedChoices, proposedLines } from "./groups.ts";

const idsOf = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id).join(" ");

describe("the options of a quote", () => {
  it("are gathered in the order of its lines", () => {
    const named = groupsOf(optionLines).map(({ group, isChoice, alternatives }) => [
      group,
      isChoice,
      alternatives.map((each) => [each.alternative, each.proposed, idsOf(each.lines)]),
    ]);
    expect(named).toEqual([
      [
        "pompe",
        true,
        [
          ["neuve", true, "l3"],
          ["reemploi", false, "l3b l3c"],
        ],
      ],
      ["joint", false, [[null, false, "l4"]]],
    ]);
  });

  it("do not exist in a quote as it always was", () => {
    expect([isOptional(lines), groupsOf(lines), proposedChoices(lines)]).toEqual([false, [], []]);
    expect(proposedLines(lines)).toEqual(lines);
  });
});

describe("the lines that an answer takes", () => {
  it.each([
    ["the new pump alone", [NEW_PUMP], "l1 l2 l3 l5 l6"],
    ["the used pump with its check", [USED_PUMP], "l1 l2 l3b l3c l5 l6"],
    ["the used pump and the gasket", [GASKET, USED_PUMP], "l1 l2 l3b l3c l4 l5 l6"],
    ["nothing of what can be chosen", [], "l1 l2 l5 l6"],
  ])("for %s", (_, choices, ids) => {
    expect(idsOf(chosenLines(optionLines, choices))).toBe(ids);
  });

  it("are those of the shop's proposal before the client has answered", () => {
    expect(proposedChoices(optionLines)).toEqual([NEW_PUMP]);
    expect(idsOf(proposedLines(optionLines))).toBe("l1 l2 l3 l5 l6");
  });

  it("begin with the first alternative where a draft proposes none yet", () => {
    const undecided = optionLines.map((line) =>
      line.option ? { ...line, option: { ...line.option, proposed: false } } : line,
    );
    expect(proposedChoices(undecided)).toEqual([NEW_PUMP]);
  });
});
