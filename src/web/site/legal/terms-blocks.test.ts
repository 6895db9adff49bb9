import { expect, test } from "vitest";
import { blocksOf } from "./terms-blocks.ts";

const shown = (cgv: string) =>
  blocksOf(cgv).map(({ heading, text }) => (heading ? `[${text}]` : text));

test.each([
  ["an empty line", "Un.\n\nDeux.", ["Un.", "Deux."]],
  [
    "articles on lines of their own",
    "Article 1. Prix affichés.\nArticle 2. Devis gratuit.",
    ["Article 1. Prix affichés.", "Article 2. Devis gratuit."],
  ],
  [
    "numbers without an empty line",
    "1. Prix\nAffichés.\n2. Garantie\nTrois mois.",
    ["[1. Prix]", "Affichés.", "[2. Garantie]", "Trois mois."],
  ],
  [
    "articles that run together",
    "Article 1. Prix. Article 2. Délais.",
    ["Article 1. Prix.", "Article 2. Délais."],
  ],
  ["a heading", "# Garantie\n\nTrois mois.", ["[Garantie]", "Trois mois."]],
  ["a line broken by its author", "Les prix sont\naffichés.", ["Les prix sont\naffichés."]],
])("%s cuts the terms into paragraphs", (_case, cgv, blocks) => {
  expect(shown(cgv)).toEqual(blocks);
});
