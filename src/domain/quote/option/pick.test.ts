import { describe, expect, it } from "vitest";
import { GASKET, NEW_PUMP, optionLines, USED_PUMP } from "../../../../test/shop/quote.ts";
import { openingChoices, withChoice, type SentFields } from "./pick.ts";

describe("what a client touches", () => {
  it.each([
    ["another alternative replaces the first", [NEW_PUMP], USED_PUMP, [USED_PUMP]],
    ["the same one changes nothing", [NEW_PUMP], NEW_PUMP, [NEW_PUMP]],
    ["an option is taken, in the order of the quote", [NEW_PUMP], GASKET, [NEW_PUMP, GASKET]],
    ["an option touched again is left", [NEW_PUMP, GASKET], GASKET, [NEW_PUMP]],
    ["the order is that of the quote", [GASKET], NEW_PUMP, [NEW_PUMP, GASKET]],
  ])("%s", (_, before, touched, after) => {
    expect(withChoice(optionLines, before, touched)).toEqual(after);
  });
});

/** The shop proposes the gasket as well. */
const boxTicked = optionLines.map((line) =>
  line.option?.group === GASKET.group
    ? { ...line, option: { ...line.option, proposed: true } }
    : line,
);

describe("a form sent without scripts", () => {
  it.each([
    ["as it opened", { choix: "1", "choix-1": "1" }, [NEW_PUMP]],
    ["with the used pump", { choix: "1", "choix-1": "2" }, [USED_PUMP]],
    ["with the gasket ticked", { choix: "1", "choix-1": "2", "choix-2": "1" }, [USED_PUMP, GASKET]],
    ["with a pump that is not there", { choix: "1", "choix-1": "7" }, [NEW_PUMP]],
    ["with a list instead of a word", { choix: "1", "choix-1": ["2", "1"] }, [NEW_PUMP]],
    ["with every box left", { choix: "1" }, [NEW_PUMP]],
  ])("%s", (_, fields: SentFields, choices) => {
    expect(openingChoices(boxTicked, fields)).toEqual(choices);
  });

  it("was not sent when the page opens: what the shop proposes is taken", () => {
    expect(openingChoices(boxTicked, {})).toEqual([NEW_PUMP, GASKET]);
  });
});
