import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lines, optionLines } from "../../../../test/shop/quote.ts";
import { sum } from "../../money.ts";
import { LINE_KINDS, VAT_RATES, type QuoteLine } from "../line.ts";
import { totalsOf } from "../totals.ts";
import { checkOptions } from "./check.ts";
import { checkChoices } from "./choose.ts";
import { combinationsOf, countCombinations, rangeOf, rangeText } from "./combinations.ts";
import { chosenLines, groupsOf, proposedChoices } from "./groups.ts";
import { isRefusal } from "../../decision.ts";

const option = fc.oneof(
  fc.constant(undefined),
  fc.record({
    group: fc.constantFrom("a", "b"),
    alternative: fc.constantFrom("1", "2", "3"),
  }),
  fc.record({ group: fc.constantFrom("c", "d"), alternative: fc.constant(null) }),
);
const anyLine = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...LINE_KINDS),
  label: fc.constant("Ligne"),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  unit: fc.constant("u"),
  unit_price: fc.integer({ min: 0, max: 1_000_000 }),
  vat_rate: fc.constantFrom(...VAT_RATES),
  discount: fc.integer({ min: 0, max: 10_000 }),
  option,
});
/** The first alternative of each choice is proposed, and the option "d". */
const anyLines = fc.array(anyLine, { maxLength: 14 }).map((made) =>
  made.map(({ option: drawn, ...line }): QuoteLine => {
    if (!drawn) return line;
    const { group, alternative } = drawn;
    const first = made.find((each) => each.option?.group === group)?.option?.alternative;
    const proposed = alternative === null ? group === "d" : alternative === first;
    return { ...line, option: { group, alternative, proposed } };
  }),
);
const anyRate = fc.integer({ min: 0, max: 10_000 });

describe("every way in which a quote can be answered", () => {
  it("is one, when it leaves nothing to choose", () => {
    expect(combinationsOf(lines)).toEqual([[]]);
    const { total_incl, due } = totalsOf(lines);
    expect(rangeOf(lines, 0)).toEqual({
      total_incl: { least: total_incl, most: total_incl },
      due: { least: due, most: due },
    });
  });

  it("has a total between the least and the most of them", () => {
    // Travel 32,50, labour 87,50, the pump 44,90 or 24,90 + 5,00, the gasket 35,10 or not, then VAT.
    expect(combinationsOf(optionLines)).toHaveLength(4);
    expect(rangeOf(optionLines, 0)).toEqual({
      total_incl: { least: 17_988, most: 24_000 },
      due: { least: 12_988, most: 19_000 },
    });
  });

  it("is counted without being made, and is an answer that the quote takes", () => {
    fc.assert(
      fc.property(anyLines, (drawn) => {
        const combinations = combinationsOf(drawn);
        expect(countCombinations(drawn)).toBe(combinations.length);
        expect(new Set(combinations.map((each) => JSON.stringify(each))).size).toBe(
          combinations.length,
        );
        for (const choices of combinations) expect(checkChoices(drawn, choices)).toEqual(choices);
        expect(combinations).toContainEqual(proposedChoices(drawn));
      }),
    );
  });

  it("takes every line of no option, and of each group one alternative and no other", () => {
    fc.assert(
      fc.property(anyLines, (drawn) => {
        for (const choices of combinationsOf(drawn)) {
          const taken = new Set(chosenLines(drawn, choices));
          for (const line of drawn.filter((each) => !each.option)) expect(taken).toContain(line);
          for (const { isChoice, alternatives } of groupsOf(drawn)) {
            const whole = alternatives.filter((each) =>
              each.lines.every((line) => taken.has(line)),
            );
            const touched = alternatives.filter((each) =>
              each.lines.some((line) => taken.has(line)),
            );
            expect(touched).toEqual(whole);
            if (isChoice) expect(whole).toHaveLength(1);
          }
        }
      }),
    );
  });

  it("comes to a sum that adds up exactly, within the range", () => {
    fc.assert(
      fc.property(anyLines, anyRate, (drawn, discount) => {
        const range = rangeOf(drawn, discount);
        for (const choices of combinationsOf(drawn)) {
          const totals = totalsOf(chosenLines(drawn, choices), discount);
          expect(sum(totals.vat_groups.map((group) => group.base))).toBe(totals.total_excl);
          expect(totals.due).toBe(totals.total_excl + totals.total_vat - totals.bonus);
          expect(totals.due).toBeGreaterThanOrEqual(range.due.least);
          expect(totals.due).toBeLessThanOrEqual(range.due.most);
          expect(totals.total_incl).toBeGreaterThanOrEqual(range.total_incl.least);
          expect(totals.total_incl).toBeLessThanOrEqual(range.total_incl.most);
        }
      }),
    );
  });

  it("is refused only where a choice has a single alternative", () => {
    fc.assert(
      fc.property(anyLines, (drawn) => {
        const isAlone = groupsOf(drawn).some(
          ({ isChoice, alternatives }) => isChoice && alternatives.length < 2,
        );
        expect(isRefusal(checkOptions(drawn))).toBe(isAlone);
      }),
    );
  });
});

it.each([
  [{ least: 12_988, most: 19_000 }, "de 129,88 € à 190,00 €"],
  [{ least: 19_000, most: 19_000 }, "190,00 €"],
])("the range %o is said « %s »", (range, text) => {
  expect(rangeText(range).replace(/[\u00a0\u202f]/g, " ")).toBe(text);
});
