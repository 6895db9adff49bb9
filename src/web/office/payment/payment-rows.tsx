import { isCarried } from "../../../domain/payment/carry/carry.ts";
import { ENTRY_METHODS, PAYMENT_METHOD_FR } from "../../../domain/payment/payment.ts";
import { formatNumericDate } from "../../../domain/time.ts";
import { useAction } from "../../platform/query.ts";
import { correctPayment } from "../invoice/actions.ts";
import type { InvoiceParts } from "../invoice/parts.ts";
import { CorrectMovement, MovementRows } from "./movement-rows.tsx";

type Payment = InvoiceParts["payments"][number];

export const PaymentRows = ({ payments }: { payments: readonly Payment[] }) => (
  <MovementRows
    label="Paiements"
    rows={payments.map((payment) => ({
      ...payment,
      text: `${movementText(payment)}, ${formatNumericDate(payment.received_on)}${payment.note && ` · ${payment.note}`}`,
      correction: isCarried(payment) ? null : <CorrectPayment payment={payment} />,
    }))}
  />
);

type Told = Pick<Payment, "kind" | "method" | "payer" | "payer_name" | "reference" | "note">;

/** « Remboursement, virement », « Chèque n° 123, payé par Assur’Plus » */
export function movementText({ kind, method, payer, payer_name, reference, note }: Told): string {
  if (kind === "correction") return "Correction d’une erreur de saisie";
  if (isCarried({ kind, note })) return "Report d’un paiement";
  const means = meansText({ method, reference });
  const who = payer === "client" ? "" : `, payé par ${payer_name || "un éco-organisme"}`;
  return kind === "refund"
    ? `Remboursement, ${means.charAt(0).toLowerCase()}${means.slice(1)}`
    : `${means}${who}`;
}

/** « Chèque n° 123 » */
export const meansText = ({ method, reference }: Pick<Told, "method" | "reference">): string =>
  reference ? `${methodText(method)} n° ${reference}` : methodText(method);

const methodText = (method: string): string => {
  const known = ENTRY_METHODS.find((candidate) => candidate === method);
  return known ? PAYMENT_METHOD_FR[known] : method;
};

function CorrectPayment({ payment: { id: payment_id, amount } }: { payment: Payment }) {
  const { act, busy } = useAction(correctPayment);
  return (
    <CorrectMovement
      amount={amount}
      instead="Si l’argent a vraiment été rendu au client, enregistrez un remboursement."
      busy={busy}
      correct={() => act({ payment_id })}
    />
  );
}
