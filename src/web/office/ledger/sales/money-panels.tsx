/** VAT by rate and receipts by means of payment. */
import { Anchor, Table, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatEuros, formatRate, sum } from "../../../../domain/money.ts";
import { PAYMENT_METHOD_FR, PAYMENT_METHODS } from "../../../../domain/payment/payment.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { office } from "../../../ui/office/styles.ts";
import { PartBar } from "./part-bar.tsx";
import type { Sales } from "./query.ts";
import styles from "./sales.module.css";

const BASIS_FR: Record<string, string> = {
  receipts: "Sur les encaissements : la TVA est due quand le client paie.",
  debits: "Sur les débits : la TVA est due quand la facture est émise.",
};

export function RatesPanel({ sales: { rates, basis } }: { sales: Sales }) {
  const isExempt = rates.every(({ vat_rate }) => vat_rate === 0);
  return (
    <Panel title="TVA par taux">
      <Text size="sm" c="dimmed" mb={8}>
        {isExempt ? "Aucune TVA facturée sur cette période." : BASIS_FR[basis]}
      </Text>
      <Table className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Taux</Table.Th>
            <Table.Th ta="right">Base HT</Table.Th>
            <Table.Th ta="right">TVA</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rates.map(({ vat_rate, base, vat }) => (
            <Table.Tr key={vat_rate}>
              <Table.Th scope="row">{formatRate(vat_rate)}</Table.Th>
              <Amount amount={base} />
              <Amount amount={vat} />
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">Total</Table.Th>
            <Amount amount={sum(rates.map(({ base }) => base))} />
            <Amount amount={sum(rates.map(({ vat }) => vat))} />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Panel>
  );
}

export function MethodsPanel({ sales: { methods, period } }: { sales: Sales }) {
  const most = Math.max(1, ...methods.map(({ amount }) => amount));
  return (
    <Panel title="Encaissements par moyen">
      <Table className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Moyen</Table.Th>
            <Table.Th ta="right">Mouvements</Table.Th>
            <Table.Th ta="right">Montant TTC</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {PAYMENT_METHODS.flatMap((known) => methods.filter(({ method }) => method === known)).map(
            ({ method, count, amount }) => (
              <Table.Tr key={method}>
                <Table.Th scope="row">
                  <MethodLink method={method} period={period} />
                  <PartBar part={amount / most} />
                </Table.Th>
                <Table.Td ta="right" className={office.figures}>
                  {count}
                </Table.Td>
                <Amount amount={amount} />
              </Table.Tr>
            ),
          )}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">Total</Table.Th>
            <Table.Td ta="right" className={office.figures}>
              {sum(methods.map(({ count }) => count))}
            </Table.Td>
            <Amount amount={sum(methods.map(({ amount }) => amount))} />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Panel>
  );
}

function MethodLink({ method, period }: { method: string; period: Sales["period"] }) {
  const known = PAYMENT_METHODS.find((one) => one === method);
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link {...props} to="/app/quote" search={{ tab: "payments", method: known, ...period }} />
      )}
    >
      {known ? PAYMENT_METHOD_FR[known] : method}
    </Anchor>
  );
}

const Amount = ({ amount }: { amount: number }) => (
  <Table.Td ta="right" className={office.figures}>
    {formatEuros(amount)}
  </Table.Td>
);
