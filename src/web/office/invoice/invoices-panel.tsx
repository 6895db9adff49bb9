import { Anchor, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { signedDue } from "../../../domain/invoice/kind.ts";
import { formatEuros } from "../../../domain/money.ts";
import { isUnpaid } from "../../../domain/payment/overdue.ts";
import { formatNumericDate } from "../../../domain/time.ts";
import { Allowed } from "../account/allowed.tsx";
import { useAction } from "../../platform/query.ts";
import { ConfirmButton } from "../../ui/office/confirm-button.tsx";
import { Panel } from "../../ui/office/panel.tsx";
import { PaymentModal } from "../payment/payment-dialog.tsx";
import { PaymentRows } from "../payment/payment-rows.tsx";
import { creditInvoice } from "./actions.ts";
import { ElectronicInvoice } from "./electronic-invoice.tsx";
import { InvoiceMark } from "./invoice-mark.tsx";
import type { InvoiceParts } from "./parts.ts";
import { office } from "../../ui/office/styles.ts";
import panelStyles from "../../ui/office/panel.module.css";

export const InvoicesPanel = ({ invoices }: { invoices: readonly InvoiceParts[] }) => (
  <Panel title="Factures">
    {invoices.length === 0 && (
      <Text size="sm" c="dimmed">
        Aucune facture. Elle s’émet à partir d’un devis accepté.
      </Text>
    )}
    <ul className={panelStyles.rows}>
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  </Panel>
);

function InvoiceRow({ invoice }: { invoice: InvoiceParts }) {
  const [paying, setPaying] = useState(false);
  const isInvoice = invoice.kind === 380;
  return (
    <li>
      <Group justify="space-between" gap={8} wrap="nowrap">
        <Anchor
          href={invoice.pdf_url}
          target="_blank"
          size="sm"
          fw={600}
          className={office.figures}
        >
          {invoice.reference} (PDF)
        </Anchor>
        <Text fw={650} className={office.figures}>
          {formatEuros(signedDue(invoice))}
        </Text>
      </Group>
      <Group gap={8} mt={4}>
        <InvoiceMark invoice={invoice} />
        <Text size="sm" c="dimmed">
          du {formatNumericDate(invoice.issued_on)}
          {isInvoice && dueText(invoice)}
        </Text>
      </Group>
      <ElectronicInvoice invoice={invoice} />
      <PaymentRows payments={invoice.payments} />
      {isInvoice && (
        <Group gap={8} mt={8} className={office.noPrint}>
          {isUnpaid(invoice) && (
            <Allowed action="record-payment">
              <Button size="xs" variant="default" onClick={() => setPaying(true)}>
                Enregistrer un paiement
              </Button>
            </Allowed>
          )}
          {!invoice.credited_by && (
            <Allowed action="issue-credit">
              <CreditButton invoice={invoice} />
            </Allowed>
          )}
        </Group>
      )}
      {paying && <PaymentModal invoice={invoice} close={() => setPaying(false)} />}
    </li>
  );
}

const dueText = ({ issued_on, due_on }: InvoiceParts): string =>
  due_on === issued_on
    ? ", payable à réception"
    : `, à régler au plus tard le ${formatNumericDate(due_on)}`;

function CreditButton({ invoice }: { invoice: InvoiceParts }) {
  const { act, busy } = useAction(creditInvoice);
  return (
    <ConfirmButton
      size="xs"
      variant="subtle"
      color="red"
      loading={busy}
      title={`Annuler la facture ${invoice.reference} par un avoir`}
      why={`Un avoir de ${formatEuros(invoice.due)} sera émis. Il ne pourra plus être retiré ; la facture, elle, reste inchangée.`}
      onConfirm={() => act({ invoice_id: invoice.id })}
    >
      Émettre un avoir
    </ConfirmButton>
  );
}
