import { Button, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { isUnsent } from "../../../../domain/quote/status.ts";
import { useAction } from "../../../platform/query.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import { IssueModal } from "../../invoice/issue/issue-dialog.tsx";
import { duplicateQuote, reviseQuote } from "../actions.ts";
import { SignButton } from "../agreement/sign-button.tsx";
import { AmendButton } from "../amendment/amend-button.tsx";
import type { WholeQuote } from "../query.ts";
import { RefusalDialog } from "./refusal-dialog.tsx";
import { pdfOf } from "../send-dialog.tsx";

/** What the client says before the shop, or on the telephone. */
function AnswerButtons({ quote }: { quote: WholeQuote }) {
  const [isRefusing, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        Noter un refus
      </Button>
      <SignButton quote_id={quote.id} />
      {isRefusing && <RefusalDialog id={quote.id} close={close} />}
    </>
  );
}

/** One main button: the invoice once the client agreed. */
export function QuoteCommands({ quote }: { quote: WholeQuote }) {
  const navigate = useNavigate();
  const [isIssuing, { open: preview, close }] = useDisclosure();
  const revising = useAction(reviseQuote);
  const duplicating = useAction(duplicateQuote);
  const toSheet = () =>
    navigate({ to: "/app/sheet/$repairid", params: { repairid: quote.repair_id } });

  const duplicate = async () => {
    const copy = await duplicating.act({ id: quote.id });
    if (copy) await navigate({ to: "/app/repair/quote/$quoteid", params: { quoteid: copy.id } });
  };
  return (
    <Group gap={8} justify="flex-end" className={office.noPrint}>
      <Button component="a" href={pdfOf(quote.id)} target="_blank" variant="default">
        Voir le PDF
      </Button>
      {!isUnsent(quote) && (
        <Button component="a" href={`/quote/${quote.quoteid}`} target="_blank" variant="default">
          Page du client
        </Button>
      )}
      <Allowed action="edit-quote">
        <Button variant="default" loading={duplicating.busy} onClick={duplicate}>
          Dupliquer
        </Button>
        {quote.billable && !quote.invoice && !quote.withdrawn_at && (
          <AmendButton quote_id={quote.id} />
        )}
        {quote.status === "Envoyé" && <AnswerButtons quote={quote} />}
        {quote.status !== "Accepté" && (
          <ConfirmButton
            variant="default"
            loading={revising.busy}
            title="Réviser ce devis"
            why="Le devis redevient un brouillon et prend une nouvelle version. Celle que le client a reçue reste gardée, mais il ne pourra plus l’accepter."
            onConfirm={() => revising.act({ id: quote.id })}
          >
            Réviser
          </ConfirmButton>
        )}
      </Allowed>
      <Allowed action="issue-invoice">
        {quote.billable && !quote.withdrawn_at && (
          <Button onClick={preview}>Émettre la facture</Button>
        )}
        {isIssuing && <IssueModal quote_id={quote.id} close={close} onIssued={toSheet} />}
      </Allowed>
    </Group>
  );
}
