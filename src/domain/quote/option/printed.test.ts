import { describe, expect, it } from "vitest";
import { draft, lines, optionLines, optionSent } from "../../../../test/shop/quote.ts";
import { printedOptions, totalRange } from "./printed.ts";

describe("what a document freezes of each alternative", () => {
  it("is its price and the total of the quote with it", () => {
    const written = { lines: optionLines, discount: 0, deposit: 3_000 };
    expect(printedOptions(written)).toEqual({
      groups: [
        {
          group: "pompe",
          alternatives: [
            {
              alternative: "neuve",
              proposed: true,
              price_incl: 5_388,
              total_incl: 19_788,
              due: 14_788,
            },
            {
              alternative: "reemploi",
              proposed: false,
              price_incl: 3_588,
              total_incl: 17_988,
              due: 12_988,
            },
          ],
        },
        {
          group: "joint",
          alternatives: [
            {
              alternative: null,
              proposed: false,
              price_incl: 4_212,
              total_incl: 24_000,
              due: 19_000,
            },
          ],
        },
      ],
      range: {
        total_incl: { least: 17_988, most: 24_000 },
        due: { least: 12_988, most: 19_000 },
      },
      deposit: 3_000,
    });
  });

  it("takes the discount on the whole off each price", () => {
    const half = printedOptions({ ...draft, lines: optionLines, discount: 5_000 });
    expect(half?.groups[0]?.alternatives.map(({ price_incl }) => price_incl)).toEqual([
      2_694, 1_794,
    ]);
  });

  it("is nothing in a quote that leaves nothing to choose", () => {
    expect(printedOptions({ ...draft, lines })).toBeUndefined();
  });
});

it("a quote that was accepted has one total, one that waits has a range", () => {
  const { document } = optionSent;
  const total_incl = 17_988;
  expect(totalRange({ status: "Envoyé", total_incl, document })).toEqual({
    least: 17_988,
    most: 24_000,
  });
  const one = { least: total_incl, most: total_incl };
  expect(totalRange({ status: "Accepté", total_incl, document })).toEqual(one);
  expect(totalRange({ status: "Brouillon", total_incl, document: null })).toEqual(one);
});
