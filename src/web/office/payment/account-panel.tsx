import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { formatEuros, sum } from "../../../domain/money.ts";
import { isUnpaid } from "../../../domain/payment/overdue.ts";
import { Panel } from "../../ui/office/panel.tsx";
import { office } from "../../ui/office/styles.ts";
import { Allowed } from "../account/allowed.tsx";
import type { InvoiceParts } from "../invoice/parts.ts";
import { PaymentModal } from "./payment-dialog.tsx";
import { RefundModal } from "./refund/refund-dialog.tsx";
import { spreadOf } from "./spread/parts.ts";
import { SpreadModal } from "./spread/spread-dialog.tsx";

type Props = {
  client: { id: string; firstname: string; lastname: string };
  /** All of theirs. */
  invoices: readonly InvoiceParts[];
};

/** What a client owes on all their invoices and what is kept for them; nothing when neither is. */
export function AccountPanel({ client, invoices }: Props) {
  const [opened, setOpened] = useState<"payment" | "refund">();
  const unpaid = invoices.filter(isUnpaid);
  const kept = invoices[0]?.client_account ?? 0;
  const close = () => setOpened(undefined);
  const [first] = unpaid;
  // The one that was paid by card online, if any: money may go back on that card.
  const refunded =
    invoices.find(({ card_payments }) =>
      card_payments.some(({ amount, refunded }) => amount > refunded),
    ) ?? invoices[0];
  if (!first && kept <= 0) return null;
  return (
    <Panel title="Compte du client">
      {first && (
        <Line label={owedText(unpaid.length)} amount={sum(unpaid.map((one) => one.remainder))} />
      )}
      {kept > 0 && <Line label="Gardé en avance" amount={kept} />}
      <Allowed action="record-payment">
        <Group gap={8} mt={12} className={office.noPrint}>
          {first && <Button onClick={() => setOpened("payment")}>Enregistrer un paiement</Button>}
          {kept > 0 && (
            <Button variant="default" onClick={() => setOpened("refund")}>
              Rembourser l’avance
            </Button>
          )}
        </Group>
      </Allowed>
      {opened === "payment" &&
        (unpaid.length > 1 ? (
          <SpreadModal invoices={unpaid.map((one) => spreadOf(one, client))} close={close} />
        ) : (
          first && <PaymentModal invoice={first} close={close} />
        ))}
      {opened === "refund" && refunded && (
        <RefundModal invoice={refunded} owed={kept} source="account" close={close} />
      )}
    </Panel>
  );
}

const owedText = (count: number): string =>
  count === 1 ? "À régler, une facture" : `À régler, ${count} factures`;

const Line = ({ label, amount }: { label: string; amount: number }) => (
  <Group justify="space-between" gap={8}>
    <Text size="sm">{label}</Text>
    <Text fw={650} className={office.figures}>
      {formatEuros(amount)}
    </Text>
  </Group>
);
