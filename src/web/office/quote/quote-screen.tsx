import { Anchor, Group, Text } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { fullName } from "../../../domain/client/names.ts";
import { isUnsent } from "../../../domain/quote/status.ts";
import { useRead } from "../../platform/query.ts";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { MissingRecord } from "../shell/missing-record.tsx";
import { useScreenTitle } from "../shell/screen-title.ts";
import { useShop, useZone } from "../shop/use-shop.ts";
import { AttachmentsPanel, FirstAttachments } from "./attachments-panel.tsx";
import { ChooseRepair } from "./choose-repair.tsx";
import { QuoteEditor } from "./quote-editor.tsx";
import { QuoteMark } from "./quote-mark.tsx";
import { quotedRepairQuery, quoteQuery, type QuotedRepair, type WholeQuote } from "./query.ts";
import { QuoteReading } from "./quote-reading.tsx";
import { quoteName } from "./quotes-panel.tsx";
import { emptyDraft } from "./draft/empty-draft.ts";
import { draftOf, newQuoteKey } from "./use-save-quote.ts";
import styles from "./quote.module.css";

const newRoute = getRouteApi("/shell/app/repair/quote");
const quoteRoute = getRouteApi("/shell/app/repair/quote/$quoteid");

export function NewQuoteScreen() {
  useScreenTitle("Nouveau devis");
  const { repair_id } = newRoute.useSearch();
  const shop = useShop();
  const read = useRead({
    query: quotedRepairQuery,
    variables: { id: repair_id ?? "" },
    nouns: [],
    pause: !repair_id,
  });
  const repair = read.data?.repair;
  if (!repair_id) return <ChooseRepair />;
  return (
    <ReadStates read={{ ...read, waiting: read.waiting || !shop }}>
      {repair ? (
        <div className={styles.quote}>
          <QuoteHead repair_id={repair.id} reference={repair.reference} client={repair.client} />
          <QuoteEditor
            key={repair.id}
            repair_id={repair.id}
            quote={undefined}
            email={repair.client.email}
            initial={emptyDraft(repair)}
            isExempt={shop?.vat_regime === "franchise"}
          >
            <FirstAttachments recipientID={newQuoteKey(repair.id)} />
          </QuoteEditor>
        </div>
      ) : (
        <MissingRecord what="Cette fiche" />
      )}
    </ReadStates>
  );
}

export function QuoteScreen() {
  const { quoteid } = quoteRoute.useParams();
  const { send } = quoteRoute.useSearch();
  const zone = useZone();
  const shop = useShop();
  const read = useRead({
    query: quoteQuery,
    variables: { id: quoteid },
    nouns: ["quote", "invoice"],
  });
  const quote = read.data?.quote;
  useScreenTitle(quote ? quoteName(quote) : "Devis");
  return (
    <ReadStates read={{ ...read, waiting: read.waiting || !shop }}>
      {quote ? (
        <div className={styles.quote}>
          <QuoteHead
            repair_id={quote.repair_id}
            reference={quote.repair.reference}
            client={quote.client}
            quote={quote}
          />
          {isUnsent(quote) ? (
            <QuoteEditor
              key={`${quote.id} ${quote.version}`}
              repair_id={quote.repair_id}
              quote={quote}
              initial={draftOf(quote)}
              sendAtOnce={send === true}
              isExempt={shop?.vat_regime === "franchise"}
            >
              <AttachmentsPanel quote={quote} refresh={read.retry} />
            </QuoteEditor>
          ) : (
            <>
              <QuoteReading quote={quote} zone={zone} />
              <AttachmentsPanel quote={quote} refresh={read.retry} />
            </>
          )}
        </div>
      ) : (
        <MissingRecord what="Ce devis" />
      )}
    </ReadStates>
  );
}

type HeadProps = {
  repair_id: string;
  reference: string;
  client: QuotedRepair["client"];
  quote?: WholeQuote;
};

const QuoteHead = ({ repair_id, reference, client, quote }: HeadProps) => (
  <Group gap={12}>
    <Text size="lg" fw={700}>
      {fullName(client)}
    </Text>
    {quote && <QuoteMark status={quote.status} />}
    <Anchor
      renderRoot={(props) => (
        <Link {...props} to="/app/sheet/$repairid" params={{ repairid: repair_id }} />
      )}
      size="sm"
    >
      Fiche {reference}
    </Anchor>
  </Group>
);
