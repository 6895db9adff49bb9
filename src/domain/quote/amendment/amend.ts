/**
 * An amendment (avenant): another quote that takes the place of a signed one, once it is signed too. The first stays as
 * it was agreed to, and nothing of it is billed any more.
 */
import { refuse, type Decision } from "../../decision.ts";
import { draftOf } from "../duplicate.ts";
import type { DraftContent } from "../input.ts";
import type { QuoteLine } from "../line.ts";
import { chosenLines } from "../option/groups.ts";
import type { Quote } from "../quote.ts";

export type AmendRefusal = "quote-not-accepted" | "quote-withdrawn";

/** What the amendment begins with: what was agreed to, to be changed. */
export function amendQuote(quote: Quote): Decision<DraftContent, AmendRefusal> {
  if (quote.status !== "Accepté") return refuse("quote-not-accepted");
  if (quote.withdrawn_at !== null) return refuse("quote-withdrawn");
  const choices = quote.evidence.choice?.choices;
  const lines = choices ? chosenLines(quote.lines, choices).map(withoutOption) : quote.lines;
  return { ...draftOf(quote), lines };
}

const withoutOption = ({ option: _chosen, ...line }: QuoteLine): QuoteLine => line;
