/** The terms of sale as the shop typed them, cut into what the page prints. */
export type TermsBlock = { key: number; heading: boolean; text: string };

/**
 * Paragraphs between empty lines, and one before each numbered article even without an empty line. A short line
 * numbered or marked « # » or « Article » is a heading.
 */
export const blocksOf = (cgv: string): TermsBlock[] =>
  cgv
    .split(ARTICLE)
    .flatMap(withHeading)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, key) => ({ key, heading: isHeading(text), text: text.replace(/^#+\s*/, "") }));

const ARTICLE = /\n\s*\n|\n(?=\s*(?:#|article\b|\d+\s?[.)]))|(?<=[.;]) (?=article \d+\b)/i;

/** « 1. Prix », then its text on the next line. */
function withHeading(block: string): string[] {
  const [first = "", ...rest] = block.trim().split("\n");
  return rest.length > 0 && isHeading(first) ? [first, rest.join("\n")] : [block];
}

const isHeading = (text: string): boolean =>
  text.length < 90 && /^(#|article\b|\d+\s?[.)])/i.test(text) && !/[.;]$/.test(text);
