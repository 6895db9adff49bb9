import { getRouteApi } from "@tanstack/react-router";
import { isUnsent } from "../../../domain/quote/status.ts";
import type { ClientType } from "../../../domain/quote/conclusion/withdrawal.ts";
import { useRead } from "../../platform/query.ts";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { MissingRecord } from "../shell/missing-record.tsx";
import { useScreenTitle } from "../shell/screen-title.ts";
import { useShop, useZone } from "../shop/use-shop.ts";
import { AmendmentNote } from "./amendment/amendment-note.tsx";
import { AttachmentsPanel, FirstAttachments } from "./attachments-panel.tsx";
import { ChooseRepair } from "./choose-repair.tsx";
import { QuoteEditor } from "./quote-editor.tsx";
import { QuoteHead } from "./quote-head.tsx";
import { quotedRepairQuery, quoteQuery } from "./query.ts";
import { QuoteReading } from "./reading/quote-reading.tsx";
import { quoteName } from "./quotes-panel.tsx";
import { emptyDraft } from "./draft/empty-draft.ts";
import { draftOf, newQuoteKey } from "./use-save-quote.ts";
import styles from "./quote.module.css";
import { useMay } from "../account/allowed.tsx";
import { NotAllowed } from "../account/not-allowed.tsx";

const newRoute = getRouteApi("/shell/app/repair/quote");
const quoteRoute = getRouteApi("/shell/app/repair/quote/$quoteid");

const typeOf = ({ type }: { type: string }): ClientType =>
  type === "Entreprise" ? "Entreprise" : "Particulier";

export function NewQuoteScreen() {
  useScreenTitle("Nouveau devis");
  const { repair_id, subject } = newRoute.useSearch();
  const shop = useShop();
  const mayWrite = useMay("edit-quote");
  const read = useRead({
    query: quotedRepairQuery,
    variables: { id: repair_id ?? "" },
    nouns: [],
    pause: !repair_id,
  });
  const repair = read.data?.repair;
  if (!mayWrite) return <NotAllowed title="Nouveau devis" what="d’écrire un devis" />;
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
            initial={{ ...emptyDraft(repair), ...(subject && { subject }) }}
            isExempt={shop?.vat_regime === "franchise"}
            client_type={typeOf(repair.client)}
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
  const mayWrite = useMay("edit-quote");
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
          <AmendmentNote quote={quote} />
          {isUnsent(quote) && mayWrite ? (
            <QuoteEditor
              key={`${quote.id} ${quote.version}`}
              repair_id={quote.repair_id}
              quote={quote}
              initial={draftOf(quote)}
              sendAtOnce={send === true}
              isExempt={shop?.vat_regime === "franchise"}
              client_type={typeOf(quote.client)}
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
