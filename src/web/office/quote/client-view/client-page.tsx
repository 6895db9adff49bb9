import { memo, useDeferredValue, useMemo, useState } from "react";
import type { QuoteDocument } from "../../../../domain/quote/document.ts";
import { documentWith } from "../../../../domain/quote/option/agreed.ts";
import {
  groupsOf,
  proposedChoices,
  type OptionGroup,
} from "../../../../domain/quote/option/groups.ts";
import type { Choice } from "../../../../domain/quote/option/option.ts";
import { withChoice } from "../../../../domain/quote/option/pick.ts";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { OptionChoice } from "../../../quote/option-choice.tsx";
import { QuoteHead, QuoteSheet } from "../../../quote/quote-sheet.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { Panel } from "../../../ui/site/panel.tsx";
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
  const [choices, choose] = useChoices(document);
  const chosen = documentWith(document, choices);
  return (
    <div className={styles.page}>
      <QuoteHead document={chosen} title="h3" shop={document.seller.name} />
      {document.options && (
        <Panel className={styles.options} aria-labelledby={HEADING}>
          <h3 id={HEADING}>À vous de choisir</h3>
          <OptionChoice document={document} choices={choices} onChoose={choose} />
        </Panel>
      )}
      <QuoteSheet document={chosen} title="h3" />
    </div>
  );
});

const HEADING = "client-view-options";

/** What the shop tries as its client would; forgotten when the draft offers something else. */
function useChoices({ lines }: QuoteDocument) {
  const proposed = proposedChoices(lines);
  const offer = JSON.stringify(groupsOf(lines).map(offerOf));
  const [tried, setTried] = useState({ offer, choices: proposed });
  const choices = tried.offer === offer ? tried.choices : proposed;
  const choose = (touched: Choice) =>
    setTried({ offer, choices: withChoice(lines, choices, touched) });
  return [choices, choose] as const;
}

const offerOf = ({ group, alternatives }: OptionGroup) => [
  group,
  alternatives.map(({ alternative, proposed }) => [alternative, proposed]),
];
