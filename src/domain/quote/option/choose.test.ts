import { describe, expect, it } from "vitest";
import { GASKET, lines, NEW_PUMP, optionLines, USED_PUMP } from "../../../../test/shop/quote.ts";
import { checkChoices } from "./choose.ts";

describe("what the client chose", () => {
  it.each([
    ["one alternative", [USED_PUMP], [USED_PUMP]],
    ["one alternative and an option", [GASKET, NEW_PUMP], [NEW_PUMP, GASKET]],
  ])("is kept in the order of the quote: %s", (_, given, kept) => {
    expect(checkChoices(optionLines, given)).toEqual(kept);
  });

  it.each([
    ["an answer of before the options", null, "choice-missing"],
    ["no alternative of a choice", [GASKET], "choice-missing"],
    ["nothing at all", [], "choice-missing"],
    ["both alternatives", [NEW_PUMP, USED_PUMP], "choice-twice"],
    ["an option taken twice", [NEW_PUMP, GASKET, GASKET], "choice-twice"],
    [
      "an alternative of the browser's own",
      [{ ...NEW_PUMP, alternative: "gratuite" }],
      "choice-unknown",
    ],
    ["a choice left open by null", [{ ...NEW_PUMP, alternative: null }], "choice-unknown"],
    [
      "a group of the browser's own",
      [NEW_PUMP, { group: "x", alternative: null }],
      "choice-unknown",
    ],
    [
      "an option by another name",
      [NEW_PUMP, { ...GASKET, alternative: "neuve" }],
      "choice-unknown",
    ],
  ])("is refused with %s", (_, given, refused) => {
    expect(checkChoices(optionLines, given)).toEqual({ refused });
  });

  it("is nothing in a quote that leaves nothing to choose", () => {
    expect([checkChoices(lines, null), checkChoices(lines, [])]).toEqual([[], []]);
    expect(checkChoices(lines, [NEW_PUMP])).toEqual({ refused: "choice-unknown" });
  });
});
