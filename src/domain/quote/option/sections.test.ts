import { expect, it } from "vitest";
import { lines, optionLines } from "../../../../test/shop/quote.ts";
import type { QuoteLine } from "../line.ts";
import { sectionsOf } from "./sections.ts";

const shown = (given: readonly QuoteLine[]) =>
  sectionsOf(given).map((section) => ("line" in section ? section.line.id : section.group.group));

it("a group is read where its first line stands, whole", () => {
  expect(shown(optionLines)).toEqual(["l1", "l2", "pompe", "joint", "l5", "l6"]);
  const scattered = [
    ...optionLines.slice(0, 3),
    ...optionLines.slice(5),
    ...optionLines.slice(3, 5),
  ];
  expect(shown(scattered)).toEqual(shown(optionLines));
});

it("a quote without options is its lines", () => {
  expect(shown(lines)).toEqual(lines.map(({ id }) => id));
});
