import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { SMALL_SCREEN } from "../../../ui/office/styles.ts";
import paymentStyles from "../../payment/payment.module.css";
import { creditInvoice } from "../actions.ts";
import { CreditAmounts } from "../credit/credit-amounts.tsx";
import type { InvoiceParts } from "../parts.ts";
import styles from "./platform.module.css";
import { causeOf, reasonOf } from "./words.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { invoice: InvoiceParts; close: () => void; reissue: () => void };

/** An invoice that was rejected or refused, put right in three steps: the cause, the credit note, the new invoice. */
export function CorrectModal({ invoice, close, reissue }: Props) {
  const { id, reference, quote_id, client, sending } = invoice;
  const small = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const { act, busy } = useAction(creditInvoice);
  const isInternal = sending?.correction === "internal";
  const cancel = async () => {
    const input = { invoice_id: id, reason: reasonOf(invoice), lines: null };
    const done = await act({ input });
    if (!done) return;
    tellDone(
      isInternal
        ? `${reference} est annulée par l’avoir interne ${done.reference}.`
        : `Avoir ${done.reference} émis et transmis au client.`,
    );
    if (quote_id) reissue();
    else close();
  };
  return (
    <Dialog onClose={close} size="lg" fullScreen={small} title={`Corriger la facture ${reference}`}>
      <Stack gap="lg">
        <ol className={styles.steps}>
          <li>
            <div>
              <Text fw={600}>La cause</Text>
              <Text size="sm">{causeOf(invoice) || "La plateforme n’a pas dit pourquoi."}</Text>
              <Text size="sm">
                Vérifiez d’abord le nom, le SIREN et l’adresse dans{" "}
                <Anchor
                  href={`/app/client/${client.id}`}
                  target="_blank"
                  size="sm"
                  underline="always"
                >
                  la fiche du client
                </Anchor>
                {". La nouvelle facture les reprend."}
              </Text>
            </div>
          </li>
          <li>
            <div>
              <Text fw={600}>{isInternal ? "L’avoir interne" : "L’avoir"}</Text>
              <Text size="sm">
                {isInternal
                  ? `Il annule ${reference} dans vos comptes. Il n’est pas envoyé : pour votre client, elle n’a jamais existé.`
                  : `Il annule ${reference} et part à votre client par la plateforme.`}
              </Text>
              <CreditAmounts invoice_id={id} lines={null} />
            </div>
          </li>
          <li>
            <div>
              <Text fw={600}>La nouvelle facture</Text>
              <Text size="sm">
                {quote_id
                  ? "Vous la relisez, puis l’émettez sous un nouveau numéro."
                  : "Émettez-la ensuite depuis cette fiche, sous un nouveau numéro."}
              </Text>
            </div>
          </li>
        </ol>
        <div className={paymentStyles.foot}>
          <Button variant="default" onClick={close}>
            Ne rien changer
          </Button>
          <Button loading={busy} onClick={cancel}>
            {quote_id ? "Annuler et préparer la nouvelle" : "Annuler la facture"}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
