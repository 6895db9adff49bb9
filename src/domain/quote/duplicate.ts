/** Another quote with the same content: a draft of its own, without number nor answer. */
import type { QuoteContent } from "./content.ts";
import type { DraftContent } from "./input.ts";

export const draftOf = (quote: QuoteContent): DraftContent => ({
  subject: quote.subject,
  lines: quote.lines,
  discount: quote.discount,
  deposit: quote.deposit,
  validity_days: quote.validity_days,
  keeps_parts: quote.keeps_parts,
  urgent_on_request: quote.urgent_on_request,
  notes: quote.notes,
});
