import { Anchor, Button, Text } from "@mantine/core";
import { isCreditKind } from "../../../../domain/invoice/kind.ts";
import { isCancelled } from "../../../../domain/payment/account.ts";
import { Allowed } from "../../account/allowed.tsx";
import type { InvoiceParts } from "../parts.ts";
import { Again } from "./again.tsx";
import styles from "./platform.module.css";
import { causeOf } from "./words.ts";

type Props = { invoice: InvoiceParts; correct: () => void };

/** Why an invoice was not accepted, and the way to put it right; once it is cancelled, nothing is left to do. */
export function CorrectNote({ invoice, correct }: Props) {
  const { kind, reference, sending } = invoice;
  const cause = causeOf(invoice);
  if (isCreditKind(kind)) return <CreditNote invoice={invoice} />;
  if (isCancelled(invoice)) return cause === "" ? null : <Text size="sm">{cause}</Text>;
  const isInternal = sending?.correction === "internal";
  return (
    <div className={styles.wrong}>
      {cause !== "" && (
        <Text size="sm" fw={600}>
          {cause}
        </Text>
      )}
      <Text size="sm">
        {isInternal
          ? "Votre client ne l’a pas reçue. Elle s’annule par un avoir interne, puis repart corrigée sous un nouveau numéro."
          : "Votre client ne la paiera pas. Elle s’annule par un avoir qui lui est transmis, puis repart corrigée sous un nouveau numéro."}
      </Text>
      <Allowed action="issue-credit">
        <Button size="xs" mt={8} onClick={correct} aria-label={`Corriger la facture ${reference}`}>
          Corriger la facture
        </Button>
      </Allowed>
    </div>
  );
}

/** A credit note stays in the books as it is: it leaves again once its cause is settled, or is handed over. */
function CreditNote({ invoice: { sending, reference, ...invoice } }: Pick<Props, "invoice">) {
  const cause = causeOf({ sending });
  const isLost = sending?.correction === "internal";
  const flow_id = isLost && sending.state !== "failed" ? sending.flow_id : null;
  return (
    <div className={styles.wrong}>
      {cause !== "" && (
        <Text size="sm" fw={600}>
          {cause}
        </Text>
      )}
      <Text size="sm">
        {isLost
          ? "Votre client n’a pas reçu cet avoir. Il reste valable dans vos comptes, et la facture est bien annulée. Réglez la cause avec votre client, puis renvoyez l’avoir ; en attendant, remettez-lui le PDF."
          : "Votre client a refusé cet avoir, qui reste valable dans vos comptes : appelez-le."}
      </Text>
      {isLost && (
        <Anchor href={`/app/client/${invoice.client.id}`} size="sm" underline="always">
          Vérifier son adresse de facturation
        </Anchor>
      )}
      {flow_id && (
        <Again
          id={flow_id}
          label="Renvoyer l’avoir"
          named={`Renvoyer l’avoir ${reference}`}
          done={`L’avoir ${reference} repart vers la plateforme.`}
        />
      )}
    </div>
  );
}
