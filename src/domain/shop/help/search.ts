import type { HelpArticle } from "./guide.ts";

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Words that say nothing of the subject: « comment créer un devis » is looked for as « créer devis ». */
const EMPTY_WORDS = new Set(
  "a au aux avec ce comment d dans de des du en et faire il j je l la le les ma mes mon n on ou par pas peut pour puis que qu s sur un une vous y".split(
    " ",
  ),
);

/** « s » and « x » of plurals do not separate « devis » from « devi » nor « factures » from « facture ». */
const stem = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, "") : word);

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(" ")
    .filter((word) => word !== "" && !EMPTY_WORDS.has(word))
    .map(stem);

const bodyOf = ({ parts }: HelpArticle): string =>
  parts
    .flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) => ("steps" in block ? block.steps : [block.text])),
    ])
    .join(" ");

const TITLE = 100;
const SUMMARY = 10;
const BODY = 1;

/** How well an article answers: 0 when one of the words is nowhere in it. */
function rank(article: HelpArticle, words: readonly string[]): number {
  const places = [
    { text: ` ${folded(article.title)}`, worth: TITLE },
    { text: ` ${folded(article.summary)}`, worth: SUMMARY },
    { text: ` ${folded(bodyOf(article))}`, worth: BODY },
  ];
  let sum = 0;
  for (const word of words) {
    const best = places.find(({ text }) => text.includes(` ${word}`));
    if (!best) return 0;
    sum += best.worth;
  }
  return sum;
}

/**
 * The articles that hold every word of `text`, in any order and without accents, the last one perhaps still being
 * typed; those that have them in their title first. All of them, in their order, when nothing is asked.
 */
export function searchGuide(articles: readonly HelpArticle[], text: string): HelpArticle[] {
  const words = wordsOf(text);
  if (words.length === 0) return [...articles];
  return articles
    .map((article) => ({ article, worth: rank(article, words) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ article }) => article);
}
