import { describe, expect, test } from "vitest";
import { lines } from "../../../../../test/shop/quote.ts";
import type { QuoteLine } from "../../../../domain/quote/line.ts";
import { checkOptions } from "../../../../domain/quote/option/check.ts";
import { withOption, type OptionChange } from "./options.ts";

const after = (...changes: OptionChange[]): readonly QuoteLine[] =>
  changes.reduce<readonly QuoteLine[]>(withOption, lines);

/** « l3 Pièce/Neuve* »: the star is what the shop proposes. */
const shown = (given: readonly QuoteLine[]): string[] =>
  given.flatMap(({ id, option }) =>
    option ? [`${id} ${option.group}/${option.alternative}${option.proposed ? "*" : ""}`] : [],
  );
const beside = (id: string, copy: string): OptionChange => ({ type: "alternative", id, copy });

describe("the options of a draft", () => {
  test("a part and its reused twin, the first one proposed", () => {
    const offered = after(beside("l3", "l3b"));
    expect(shown(offered)).toEqual(["l3 Pièce/Neuve*", "l3b Pièce/Réemploi"]);
    expect(offered.map(({ id }) => id)).toEqual(["l1", "l2", "l3", "l3b", "l4", "l5", "l6"]);
    expect(offered[3]).toMatchObject({ label: "Pompe de vidange", condition: "used" });
    expect(checkOptions(offered)).toBe(offered);
  });

  test("a third alternative stands after the last one, under a name of its own", () => {
    expect(shown(after(beside("l3", "b"), beside("b", "c"), beside("l3", "d")))).toEqual([
      "l3 Pièce/Neuve*",
      "b Pièce/Réemploi",
      "c Pièce/Neuve 2",
      "d Pièce/Réemploi 2",
    ]);
  });

  test("two choices never take one name, nor two alternatives when they are renamed", () => {
    const two = [beside("l3", "b"), beside("l4", "c")];
    expect(shown(after(...two))).toContain("c Pièce 2/Neuve");
    const of = { group: "Pièce 2", alternative: "Réemploi" };
    expect(shown(after(...two, { type: "rename", of, name: " Pièce ", what: "group" }))).toContain(
      "c Pièce 2/Neuve",
    );
    const rename = { type: "rename", of, name: "Neuve", what: "alternative" } as const;
    expect(shown(after(...two, rename))).toContain("l4 Pièce 2/Neuve 2*");
    expect(shown(after(...two, { ...rename, name: "  " }))).toContain("l4 Pièce 2/Réemploi*");
  });

  test("another alternative is proposed, and only that one", () => {
    expect(shown(after(beside("l3", "b"), { type: "propose", id: "b" }))).toEqual([
      "l3 Pièce/Neuve",
      "b Pièce/Réemploi*",
    ]);
  });

  test("an option is taken or left, and may be proposed or not", () => {
    const option: OptionChange = { type: "optional", id: "l4" };
    const propose: OptionChange = { type: "propose", id: "l4" };
    expect(shown(after(option))).toEqual(["l4 Option/null"]);
    expect(shown(after(option, propose))).toEqual(["l4 Option/null*"]);
    expect(shown(after(option, propose, propose))).toEqual(["l4 Option/null"]);
  });

  test("a line made fixed leaves its choice, and the one left alone with it", () => {
    expect(
      after(beside("l3", "b"), { type: "fixed", id: "b" }).some((line) => "option" in line),
    ).toBe(false);
    expect(shown(after(beside("l3", "b"), beside("l3", "c"), { type: "fixed", id: "b" }))).toEqual([
      "l3 Pièce/Neuve*",
      "c Pièce/Réemploi 2",
    ]);
  });

  test("what is no longer there changes nothing", () => {
    expect(after({ type: "fixed", id: "gone" })).toBe(lines);
  });
});
