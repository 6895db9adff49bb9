import { memo, useDeferredValue, useMemo } from "react";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { QuoteHead, QuoteSheet } from "../../../quote/quote-sheet.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useNow } from "../../../ui/use-now.ts";
import "../../../ui/site/variables.css";
import { useZone } from "../../shop/use-shop.ts";
import type { QuoteDraft } from "../draft/draft.ts";
import type { WholeQuote } from "../query.ts";
import { readCircumstances } from "./circumstances.ts";
import { liveDocument, type Issuing } from "./live-document.ts";
import { circumstancesQuery } from "./query.ts";
import styles from "./client-view.module.css";

export type ClientPageProps = {
  repair_id: string;
  draft: QuoteDraft;
  quote: Pick<WholeQuote, "reference" | "version"> | undefined;
};

/** The page that the client would open if the quote left now; it follows the keys when the browser has the time. */
export function ClientPage({ repair_id, draft, quote }: ClientPageProps) {
  const read = useRead({
    query: circumstancesQuery,
    variables: { repair_id },
    nouns: ["shop", "client", "repair"],
  });
  const answered = read.data?.quote_circumstances;
  const circumstances = useMemo(
    () => (answered ? readCircumstances(answered) : undefined),
    [answered],
  );
  const today = dateOf(toInstant(useNow()), useZone());
  const shown = useDeferredValue(draft);
  return (
    <ReadStates read={read}>
      {circumstances && (
        <LivePage
          draft={shown}
          circumstances={circumstances}
          today={today}
          reference={quote?.reference ?? null}
          version={quote?.version ?? 1}
        />
      )}
    </ReadStates>
  );
}

/** Drawn anew only when what it says has changed. */
export const LivePage = memo(function LivePage({
  draft,
  ...issuing
}: Issuing & { draft: QuoteDraft }) {
  const document = liveDocument(draft, issuing);
  return (
    <div className={styles.page}>
      <QuoteHead document={document} title="h3" shop={document.seller.name} />
      <QuoteSheet document={document} title="h3" />
    </div>
  );
});
