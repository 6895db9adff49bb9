import { Button, Text } from "@mantine/core";
import { isCreditKind } from "../../../../domain/invoice/kind.ts";
import { isCancelled } from "../../../../domain/payment/account.ts";
import { Allowed } from "../../account/allowed.tsx";
import type { InvoiceParts } from "../parts.ts";
import styles from "./platform.module.css";
import { causeOf } from "./words.ts";

type Props = { invoice: InvoiceParts; correct: () => void };

/** Why an invoice was not accepted, and the way to put it right; once it is cancelled, nothing is left to do. */
export function CorrectNote({ invoice, correct }: Props) {
  const { kind, reference, sending } = invoice;
  const cause = causeOf(invoice);
  if (isCreditKind(kind) || isCancelled(invoice))
    return cause === "" ? null : <Text size="sm">{cause}</Text>;
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
