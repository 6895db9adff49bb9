import { Button, Table, Text } from "@mantine/core";
import { formatEuros, sum } from "../../../../domain/money.ts";
import { dateOf, formatNumericDate, toInstant, type LocalDate } from "../../../../domain/time.ts";
import { office } from "../../../ui/office/styles.ts";
import { moveByRows } from "../../../ui/row-keys.ts";
import { useZone } from "../../shop/use-shop.ts";
import styles from "../money.module.css";
import type { ReceivedInvoice } from "./query.ts";
import { StateMark } from "./state-mark.tsx";

type Props = { invoices: readonly ReceivedInvoice[]; open: (id: string) => void };

/** The invoices, and under them what is still to be paid. */
export function ReceivedTable({ invoices, open }: Props) {
  const today = dateOf(toInstant(Date.now()), useZone());
  const waiting = invoices.filter(({ state }) => state === "received" || state === "approved");
  return (
    <div className={office.sheetOfPaper}>
      <Table stickyHeader stickyHeaderOffset={56} className={styles.money} onKeyDown={moveByRows}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Fournisseur</Table.Th>
            <Table.Th>Numéro</Table.Th>
            <Table.Th>État</Table.Th>
            <Table.Th>Échéance</Table.Th>
            <Table.Th ta="right">Total TTC</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} today={today} open={() => open(invoice.id)} />
          ))}
        </Table.Tbody>
      </Table>
      {waiting.length > 0 && (
        <Text size="sm" p={8} ta="right" className={office.figures}>
          {`À vérifier ou à payer : ${formatEuros(sum(waiting.map(signed)))}`}
        </Text>
      )}
    </div>
  );
}

const signed = ({ is_credit, due }: ReceivedInvoice): number => (is_credit ? 0 - due : due);

type RowProps = { invoice: ReceivedInvoice; today: LocalDate; open: () => void };

function Row({ invoice, today, open }: RowProps) {
  const { supplier_name, reference, state, due_on, total_incl, is_credit } = invoice;
  const isLate =
    due_on !== null && due_on < today && (state === "received" || state === "approved");
  return (
    <Table.Tr>
      <Table.Td>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Ouvrir la facture ${reference} de ${supplier_name}`}
          onClick={open}
        >
          {supplier_name}
        </Button>
      </Table.Td>
      <Table.Td>
        {reference}
        {is_credit && " (avoir)"}
      </Table.Td>
      <Table.Td data-cell="mark">
        <StateMark state={state} />
      </Table.Td>
      <Table.Td data-cell="due">
        <Text size="sm" {...(isLate ? { c: "red", fw: 600 } : {})}>
          {isLate && "En retard : "}
          {due_on ? formatNumericDate(due_on) : "à réception"}
        </Text>
      </Table.Td>
      <Table.Td ta="right" className={office.figures} data-cell="amount">
        {formatEuros(is_credit ? 0 - total_incl : total_incl)}
      </Table.Td>
    </Table.Tr>
  );
}
