import { Text } from "@mantine/core";
import { formatEuros } from "../../../domain/money.ts";
import { isCarried } from "../../../domain/payment/carry/carry.ts";
import { ENTRY_METHODS, PAYMENT_METHOD_FR } from "../../../domain/payment/payment.ts";
import { formatNumericDate } from "../../../domain/time.ts";
import { useAction } from "../../platform/query.ts";
import { ConfirmButton } from "../../ui/office/confirm-button.tsx";
import { correctPayment } from "../invoice/actions.ts";
import type { InvoiceParts } from "../invoice/parts.ts";
import { office } from "../../ui/office/styles.ts";
import styles from "./payment.module.css";
import { Allowed } from "../account/allowed.tsx";

type Payment = InvoiceParts["payments"][number];

/** A payment is never edited: an error is corrected by its opposite, and both stay. */
export function PaymentRows({ payments }: { payments: readonly Payment[] }) {
  const corrected = new Set(payments.map(({ corrects_id }) => corrects_id));
  if (payments.length === 0) return null;
  return (
    <ul className={styles.movements} aria-label="Paiements">
      {payments.map((payment) => (
        <li key={payment.id}>
          <Text size="sm">
            {movementText(payment)}, {formatNumericDate(payment.received_on)}
            {payment.note && ` · ${payment.note}`}
          </Text>
          <Text size="sm" className={office.figures}>
            {formatEuros(payment.amount)}
          </Text>
          {payment.kind !== "correction" && !isCarried(payment) && !corrected.has(payment.id) && (
            <Allowed action="record-payment">
              <CorrectButton payment={payment} />
            </Allowed>
          )}
        </li>
      ))}
    </ul>
  );
}

type Told = Pick<Payment, "kind" | "method" | "payer" | "payer_name" | "reference" | "note">;

/** « Remboursement, virement », « Chèque n° 123, payé par Assur’Plus » */
export function movementText({ kind, method, payer, payer_name, reference, note }: Told): string {
  if (kind === "correction") return "Correction d’une erreur de saisie";
  if (isCarried({ kind, note })) return "Report d’un paiement";
  const means = methodText(method);
  const who = payer === "client" ? "" : `, payé par ${payer_name || "un éco-organisme"}`;
  const named = reference ? ` n° ${reference}` : "";
  return kind === "refund"
    ? `Remboursement, ${means.toLowerCase()}${named}`
    : `${means}${named}${who}`;
}

export const methodText = (method: string): string => {
  const known = ENTRY_METHODS.find((candidate) => candidate === method);
  return known ? PAYMENT_METHOD_FR[known] : method;
};

function CorrectButton({ payment }: { payment: Payment }) {
  const { act, busy } = useAction(correctPayment);
  return (
    <ConfirmButton
      size="compact-xs"
      variant="subtle"
      color="gray"
      loading={busy}
      className={`${office.noPrint} ${styles.correct}`}
      title="Corriger une erreur de saisie"
      why={`Une ligne de ${formatEuros(-payment.amount)} sera ajoutée. Les deux restent visibles, comme la loi le demande. Si l’argent a vraiment été rendu au client, enregistrez un remboursement.`}
      onConfirm={() => act({ payment_id: payment.id })}
    >
      Corriger
    </ConfirmButton>
  );
}
