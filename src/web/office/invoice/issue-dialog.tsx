import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { fullName } from "../../../domain/client/names.ts";
import { formatEuros } from "../../../domain/money.ts";
import { lineTotalOf, totalsOf } from "../../../domain/quote/totals.ts";
import { useAction, useRead } from "../../platform/query.ts";
import { tellDone } from "../../ui/office/notify.ts";
import { Facts } from "../../ui/office/panel.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { office } from "../../ui/office/styles.ts";
import { quoteQuery, type WholeQuote } from "../quote/query.ts";
import { readLines } from "../quote/draft/stored-lines.ts";
import { TotalsTable } from "../quote/totals-table.tsx";
import { issueInvoice } from "./actions.ts";
import styles from "./money.module.css";

type Props = { quote_id: string; close: () => void; onIssued?: () => unknown };

/** The last look before a number is taken: it is legal, in order, and never given back. */
export function IssueModal({ quote_id, close, onIssued }: Props) {
  const read = useRead({ query: quoteQuery, variables: { id: quote_id }, nouns: ["quote"] });
  const { act, busy } = useAction(issueInvoice);
  const quote = read.data?.quote;
  const issue = async () => {
    const issued = await act({ quote_id });
    if (!issued) return;
    tellDone(`Facture ${issued.reference} émise.`);
    close();
    await onIssued?.();
  };
  return (
    <Modal opened onClose={close} title="Émettre la facture" size="lg">
      <ReadStates read={read}>
        {quote && (
          <Stack gap="md">
            <Preview quote={quote} />
            <Alert color="yellow" variant="light" title="Le numéro est définitif">
              Une fois émise, la facture ne peut être ni modifiée ni supprimée : une erreur se
              corrige par un avoir. {destinationText(quote.client.email)}
            </Alert>
            <Group justify="flex-end">
              <Button variant="default" onClick={close} data-autofocus>
                Pas maintenant
              </Button>
              <Button loading={busy} onClick={issue}>
                Émettre la facture
              </Button>
            </Group>
          </Stack>
        )}
      </ReadStates>
    </Modal>
  );
}

const destinationText = (email: string): string =>
  email === "" ? "Ce client n’a pas d’e-mail : remettez-la lui." : `Elle part à ${email}.`;

function Preview({ quote }: { quote: WholeQuote }) {
  const lines = readLines(quote.lines).filter(({ kind }) => kind !== "text" && kind !== "bonus");
  return (
    <>
      <Facts
        facts={[
          ["Client", fullName(quote.client)],
          ["Devis", quote.reference],
          ["Objet", quote.subject],
        ]}
      />
      <ul className={styles.issuedLines}>
        {lines.map((line) => (
          <li key={line.id}>
            <Text size="sm">{line.label}</Text>
            <Text size="sm" className={office.figures}>
              {formatEuros(lineTotalOf(line).net)} HT
            </Text>
          </li>
        ))}
      </ul>
      <TotalsTable totals={totalsOf(readLines(quote.lines), quote.discount)} deposit={0} />
    </>
  );
}
