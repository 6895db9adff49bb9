import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { fullName } from "../../../domain/client/names.ts";
import { rangeOf, rangeText } from "../../../domain/quote/option/combinations.ts";
import { useAction } from "../../platform/query.ts";
import { Facts } from "../../ui/office/panel.tsx";
import { tellDone } from "../../ui/office/notify.ts";
import { sendQuote } from "./actions.ts";
import { readLines } from "./draft/stored-lines.ts";
import type { WholeQuote } from "./query.ts";
import { office } from "../../ui/office/styles.ts";
import { Dialog } from "../../ui/office/dialog/dialog.tsx";

type Props = { quote: WholeQuote; close: () => void };

/** The last look before the quote leaves: who receives it, how much, until when. */
export function SendModal({ quote, close }: Props) {
  const { act, busy } = useAction(sendQuote);
  const { client } = quote;
  const { total_incl, due } = rangeOf(readLines(quote.lines), quote.discount);
  const send = async () => {
    const sent = await act({ id: quote.id });
    if (!sent) return;
    tellDone(`Devis ${sent.reference ?? ""} envoyé.`);
    close();
  };
  return (
    <Dialog onClose={close} title="Envoyer le devis">
      <Stack gap="md">
        <Facts
          facts={[
            ["Client", fullName(client)],
            ["E-mail", client.email],
            ["Objet", quote.subject],
            ["Total TTC", <span className={office.figures}>{rangeText(total_incl)}</span>],
            ["À payer", <strong className={office.figures}>{rangeText(due)}</strong>],
          ]}
        />
        {!client.email && (
          <Alert color="yellow" variant="light">
            Ce client n’a pas d’adresse e-mail : donnez-lui le lien du devis depuis sa fiche.
          </Alert>
        )}
        <Anchor href={pdfOf(quote.id)} target="_blank" size="sm">
          Relire le PDF avant l’envoi
        </Anchor>
        <Text size="sm" c="dimmed">
          Une fois envoyé, le devis ne change plus : une correction fait une nouvelle version.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Continuer à écrire
          </Button>
          <Button loading={busy} onClick={send} data-autofocus>
            Envoyer le devis
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

export const pdfOf = (quote_id: string): string => `/app/document/quote/${quote_id}.pdf`;
