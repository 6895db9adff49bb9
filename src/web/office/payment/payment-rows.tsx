import { Group, Text } from "@mantine/core";
import { formatEuros } from "../../../domain/money.ts";
import { ENTRY_METHODS, PAYMENT_METHOD_FR } from "../../../domain/payment/payment.ts";
import { formatNumericDate } from "../../../domain/time.ts";
import { useAction } from "../../platform/query.ts";
import { ConfirmButton } from "../../ui/office/confirm-button.tsx";
import { correctPayment } from "../invoice/actions.ts";
import type { InvoiceParts } from "../invoice/parts.ts";
import { office } from "../../ui/office/styles.ts";

type Payment = InvoiceParts["payments"][number];

/** A payment is never edited: an error is corrected by its opposite, and both stay. */
export function PaymentRows({ payments }: { payments: readonly Payment[] }) {
  const corrected = new Set(payments.map(({ corrects_id }) => corrects_id));
  return payments.map((payment) => (
    <Group key={payment.id} gap={8} mt={4} justify="space-between" wrap="nowrap">
      <Text size="sm">
        {movementText(payment)}, {formatNumericDate(payment.received_on)}
        {payment.note && ` · ${payment.note}`}
      </Text>
      <Group gap={4} wrap="nowrap">
        {payment.kind !== "correction" && !corrected.has(payment.id) && (
          <CorrectButton payment={payment} />
        )}
        <Text size="sm" className={office.figures}>
          {formatEuros(payment.amount)}
        </Text>
      </Group>
    </Group>
  ));
}

type Told = Pick<Payment, "kind" | "method" | "payer" | "payer_name" | "reference">;

/** « Remboursement, virement », « Chèque n° 123, payé par Assur’Plus » */
export function movementText({ kind, method, payer, payer_name, reference }: Told): string {
  if (kind === "correction") return "Correction d’une erreur de saisie";
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
      color="red"
      loading={busy}
      className={office.noPrint}
      title="Corriger une erreur de saisie"
      why={`Une ligne de ${formatEuros(-payment.amount)} sera ajoutée. Les deux restent visibles, comme la loi le demande. Si l’argent a vraiment été rendu au client, enregistrez un remboursement.`}
      onConfirm={() => act({ payment_id: payment.id })}
    >
      Corriger
    </ConfirmButton>
  );
}
