import { expect, test } from "vitest";
import { CATEGORIES, SUB_CATEGORIES } from "../categories.ts";
import { APPLIANCE_KINDS } from "../kinds.ts";
import { childrenOf, nodeOf, TREE } from "./tree.ts";
import { TREE_ROOTS } from "../../../../test/tree-roots.ts";
import { pictureOf, PROBLEMS } from "./pictures.ts";

const shownBy = (id: string) => nodeOf(id)?.imgsrc.replace(/^\/drawings\/|\.svg$/g, "");

test.each([
  ["lave-linge", "fuite", "fuite"],
  ["smartphone", "ecran", "affichage"],
  ["smartphone", "donnees", "donnees"],
  ["fibre", "wifi", "internet"],
  ["chaudiere", "entretien", "pose"],
  ["wc", "broyeur", "vidange"],
  ["smartphone", "batterie", "batterie"],
  ["revetement-de-sol", "carrelage", "sol"],
  ["autre", "serrure", "serrure"],
  ["machine-a-cafe", "broyeur", "preparation-culinaire"],
  ["cuisiniere", "gaz", "chauffe"],
  ["diagnostic-immobilier", "gaz", "diagnostic-gaz"],
  ["aspirateur", "aspiration", "aspirateur"],
  ["machine-a-cafe", "cafe", "machine-a-cafe"],
  ["toiture", "mousse", "toiture"],
  ["wc", "autre", "autre"],
])("of %s, « %s » is drawn as %s", (root, slug, drawn) => {
  expect(pictureOf(root, slug)).toBe(drawn);
  expect(shownBy(`${root}/${slug}`)).toBe(drawn);
});

test("a root shows itself, and an answer what its problem shows", () => {
  expect(shownBy("lave-linge")).toBe("lave-linge");
  expect(shownBy("lave-linge/fuite/hublot")).toBe("fuite");
  expect(shownBy("plaque-de-cuisson/chauffe/fort/centre")).toBe("chauffe");
});

test("only who does not know, or has something else, is shown a question mark", () => {
  for (const root of TREE_ROOTS)
    for (const { id } of childrenOf(root.id))
      if (shownBy(id) === "autre") expect(id).toBe(`${root.id}/autre`);
});

test("only drawings of kinds, trades and problems are asked for, and each problem's is", () => {
  const drawn = new Set<string>([
    ...[...APPLIANCE_KINDS, ...CATEGORIES, ...SUB_CATEGORIES].map(({ id }) => id),
    ...PROBLEMS,
  ]);
  const asked = new Set(TREE.map(({ id }) => shownBy(id) ?? id));
  expect([...asked].filter((id) => !drawn.has(id))).toEqual([]);
  expect(PROBLEMS.filter((problem) => !asked.has(problem))).toEqual([]);
});
