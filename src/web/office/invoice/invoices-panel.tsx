import { Anchor, Group, Text } from "@mantine/core";
import { useState } from "react";
import { isCreditKind, signedDue } from "../../../domain/invoice/kind.ts";
import { formatEuros } from "../../../domain/money.ts";
import { formatNumericDate } from "../../../domain/time.ts";
import { Panel } from "../../ui/office/panel.tsx";
import { PaymentModal } from "../payment/payment-dialog.tsx";
import { PaymentRows } from "../payment/payment-rows.tsx";
import { CorrectModal } from "./platform/correct-dialog.tsx";
import { SendingLine } from "./platform/sending-line.tsx";
import { CardRefunds } from "../payment/refund/card-refunds.tsx";
import { DisputeLine } from "../payment/dispute/dispute-line.tsx";
import { DisputeModal } from "../payment/dispute/dispute-dialog.tsx";
import { LateFees } from "../payment/late/late-fees.tsx";
import { LateFeeModal } from "../payment/late/late-fee-dialog.tsx";
import { Reminders } from "../payment/reminder.tsx";
import { useZone } from "../shop/use-shop.ts";
import { ElectronicInvoice } from "./electronic-invoice.tsx";
import { RefundModal } from "../payment/refund/refund-dialog.tsx";
import { CorrectiveModal } from "./corrective/corrective-dialog.tsx";
import { CreditModal } from "./credit/credit-dialog.tsx";
import { InvoiceActs, type OpenedAct } from "./invoice-acts.tsx";
import { InvoiceMark } from "./invoice-mark.tsx";
import { IssueModal } from "./issue/issue-dialog.tsx";
import { BillingButtons } from "./issue/billing-buttons.tsx";
import type { InvoiceParts } from "./parts.ts";
import { office } from "../../ui/office/styles.ts";
import paymentStyles from "../payment/payment.module.css";
import panelStyles from "../../ui/office/panel.module.css";
import { Allowed } from "../account/allowed.tsx";

type PanelProps = {
  invoices: readonly InvoiceParts[];
  quotes: Parameters<typeof BillingButtons>[0]["quotes"];
};

export const InvoicesPanel = ({ invoices, quotes }: PanelProps) => (
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
    <BillingButtons quotes={quotes} />
  </Panel>
);

function InvoiceRow({ invoice }: { invoice: InvoiceParts }) {
  const [opened, setOpened] = useState<OpenedAct>();
  const zone = useZone();
  const isInvoice = !isCreditKind(invoice.kind);
  const close = () => setOpened(undefined);
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
      <SendingLine invoice={invoice} correct={() => setOpened("correct")} />
      <PaymentRows payments={invoice.payments} />
      <RestLine invoice={invoice} />
      <CardRefunds invoice={invoice} />
      <DisputeLine invoice={invoice} />
      <LateFees invoice={invoice} receive={() => setOpened("late-fee")} />
      <Reminders invoice={invoice} zone={zone} />
      {isInvoice && (
        <Group gap={8} mt={8} className={office.noPrint}>
          <InvoiceActs invoice={invoice} open={setOpened} />
        </Group>
      )}
      {invoice.replaces_id && (
        <Text size="sm">Annule et remplace la facture {invoice.corrects}</Text>
      )}
      {invoice.reason && <Text size="sm">Motif : {invoice.reason}</Text>}
      <Allowed action="record-payment">
        {opened === "payment" && <PaymentModal invoice={invoice} close={close} />}
        {opened === "dispute" && <DisputeModal invoice={invoice} close={close} />}
        {opened === "late-fee" && <LateFeeModal invoice={invoice} close={close} />}
        {opened === "refund" && (
          <RefundModal
            invoice={invoice}
            owed={0 - invoice.remainder}
            source="invoice"
            close={close}
          />
        )}
      </Allowed>
      <Allowed action="issue-credit">
        {opened === "credit" && <CreditModal invoice={invoice} close={close} />}
        {opened === "corrective" && <CorrectiveModal invoice={invoice} close={close} />}
        {opened === "correct" && (
          <CorrectModal invoice={invoice} close={close} reissue={() => setOpened("reissue")} />
        )}
        {opened === "reissue" && invoice.quote_id && (
          <IssueModal quote_id={invoice.quote_id} close={close} />
        )}
      </Allowed>
    </li>
  );
}

/** What is still owed, by one or the other, once something came in or was credited. */
function RestLine({ invoice: { due, remainder } }: { invoice: InvoiceParts }) {
  if (remainder === 0 || remainder === due) return null;
  return (
    <Text size="sm" component="div" className={paymentStyles.rest}>
      <span>{remainder > 0 ? "Reste à régler" : "À rendre au client"}</span>
      <span className={office.figures}>{formatEuros(Math.abs(remainder))}</span>
    </Text>
  );
}

const dueText = ({ issued_on, due_on }: InvoiceParts): string =>
  due_on === issued_on
    ? ", payable à réception"
    : `, à régler au plus tard le ${formatNumericDate(due_on)}`;
