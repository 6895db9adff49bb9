import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useDeferrable } from "../../platform/deferred/use-deferrable.ts";
import { releaseUploads } from "../../platform/upload-queue.ts";
import { dropDraft } from "./draft/draft-store.ts";
import { quoteSaved } from "./actions.ts";
import type { QuoteDraft } from "./draft/draft.ts";
import type { WholeQuote } from "./query.ts";
import { readLines } from "./draft/stored-lines.ts";

/** The draft as the server has it. */
export const draftOf = (quote: WholeQuote): QuoteDraft => ({
  subject: quote.subject,
  lines: readLines(quote.lines),
  discount: quote.discount,
  deposit: quote.deposit,
  validity_days: quote.validity_days,
  keeps_parts: quote.keeps_parts,
  urgent_on_request: quote.urgent_on_request,
  notes: quote.notes,
});

/** `send`: the quote was saved to be sent, its new screen opens the last look. */
export type QuoteSearch = { send?: true | undefined };

/** What is typed and attached before a quote has an id. */
export const newQuoteKey = (repair_id: string): string => `new-${repair_id}`;

type Saving = {
  repair_id: string;
  quote: WholeQuote | undefined;
  settle: (saved: QuoteDraft) => void;
};

/** Saves; a new quote then takes its own address, so that a reload finds it. */
export function useSaveQuote({ repair_id, quote, settle }: Saving) {
  const { act, busy } = useDeferrable(quoteSaved);
  const navigate = useNavigate();
  // Of a new quote, so that it is one quote however often it is saved before the server has it.
  const [new_id] = useState(() => crypto.randomUUID());
  const save = async (
    draft: QuoteDraft,
    search: QuoteSearch = {},
  ): Promise<WholeQuote | undefined> => {
    const which = quote ? { id: quote.id, base: draftOf(quote) } : { new_id };
    const saved = await act({ input: { ...draft, ...which, repair_id } });
    if (saved === "deferred") {
      settle(draft);
      dropDraft(quote?.id ?? newQuoteKey(repair_id));
    }
    if (!saved || saved === "deferred") return undefined;
    settle(draftOf(saved));
    if (!quote) {
      dropDraft(newQuoteKey(repair_id));
      releaseUploads(newQuoteKey(repair_id), saved.id);
      await navigate({
        to: "/app/repair/quote/$quoteid",
        params: { quoteid: saved.id },
        search,
        replace: true,
      });
    }
    return saved;
  };
  return { save, busy };
}
