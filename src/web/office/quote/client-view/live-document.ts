/** The document that sending would freeze now, from what is typed and what the server knows. */
import {
  quoteDocument,
  type QuoteCircumstances,
  type QuoteDocument,
} from "../../../../domain/quote/document.ts";
import { addDays, type LocalDate } from "../../../../domain/time.ts";
import { readableDraft, type QuoteDraft } from "../draft/draft.ts";

export type Issuing = {
  circumstances: QuoteCircumstances;
  today: LocalDate;
  /** Null until the quote is first sent: a number is taken then. */
  reference: string | null;
  version: number;
};

export function liveDocument(typed: QuoteDraft, issuing: Issuing): QuoteDocument {
  const { circumstances, today, reference, version } = issuing;
  const draft = readableDraft(typed);
  return quoteDocument({
    ...circumstances,
    quote: { ...draft, version },
    reference: reference ?? "(brouillon)",
    issued_on: today,
    valid_until: addDays(today, draft.validity_days),
  });
}
