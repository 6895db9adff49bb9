import { describe, expect, it } from "vitest";
import { lines, optionLines } from "../../../../test/shop/quote.ts";
import type { QuoteLine } from "../line.ts";
import { checkOptions } from "./check.ts";
import type { LineOption } from "./option.ts";

const optional = (id: string, option: LineOption): QuoteLine[] =>
  lines.slice(2, 3).map((line) => ({ ...line, id, option }));
const alternative = (id: string, name: string | null, proposed: boolean) =>
  optional(id, { group: "pompe", alternative: name, proposed });

describe("the options that may be put to a client", () => {
  it("are a choice of two and an optional line, or none", () => {
    expect([checkOptions(optionLines), checkOptions(lines)]).toEqual([optionLines, lines]);
  });

  it.each([
    ["a choice of one", [...alternative("x", "a", true)], "option-alone"],
    [
      "a choice without a proposal",
      [...alternative("x", "a", false), ...alternative("y", "b", false)],
      "option-default",
    ],
    [
      "two proposals",
      [...alternative("x", "a", true), ...alternative("y", "b", true)],
      "option-default",
    ],
    [
      "an alternative proposed by half",
      [
        ...alternative("x", "a", true),
        ...alternative("y", "a", false),
        ...alternative("z", "b", false),
      ],
      "option-default",
    ],
    [
      "an optional line among alternatives",
      [...alternative("x", "a", true), ...alternative("y", null, false)],
      "option-default",
    ],
  ])("are not %s; the faulty line is named", (_, made, refused) => {
    expect(checkOptions([...lines, ...made])).toEqual({ refused, detail: { id: "x" } });
  });

  it("leave at most 64 answers", () => {
    const options = Array.from({ length: 7 }, (_, index) =>
      optional(`o${index}`, { group: `g${index}`, alternative: null, proposed: false }),
    );
    expect(checkOptions(options.slice(1).flat())).toEqual(options.slice(1).flat());
    expect(checkOptions(options.flat())).toEqual({ refused: "too-many-options" });
  });
});
