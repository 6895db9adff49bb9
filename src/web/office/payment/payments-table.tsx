import { Table, Text } from "@mantine/core";
import { formatEuros } from "../../../domain/money.ts";
import { formatNumericDate } from "../../../domain/time.ts";
import { PAGE_SIZE } from "../../platform/page-size.ts";
import { useRead } from "../../platform/query.ts";
import { MoreRows, PageRows, usePages } from "../../ui/office/paged-rows.tsx";
import { office } from "../../ui/office/styles.ts";
import { moveByRows } from "../../ui/row-keys.ts";
import { ClientCell, DocumentCell } from "../invoice/money-cells.tsx";
import styles from "../invoice/money.module.css";
import type { MoneySearch } from "../invoice/search-params.ts";
import { movementText } from "./payment-rows.tsx";
import { PAYMENT_NOUNS, paymentBoardQuery, type ListedPayment } from "./query.ts";

type Props = {
  /** The first page, which came with the counts. */
  payments: readonly ListedPayment[];
  /** The same search for the pages after it. */
  asked: Pick<MoneySearch, "method" | "text" | "from" | "to">;
  total: number;
};

export function PaymentsTable({ payments, asked, total }: Props) {
  const pages = usePages();
  return (
    <div className={`${office.sheetOfPaper} ${office.listBox}`}>
      <Table stickyHeader stickyHeaderOffset={56} className={styles.money} onKeyDown={moveByRows}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Client</Table.Th>
            <Table.Th>Facture</Table.Th>
            <Table.Th>Reçu le</Table.Th>
            <Table.Th>Moyen</Table.Th>
            <Table.Th>Note</Table.Th>
            <Table.Th ta="right">Montant</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Rows payments={payments} />
          {Array.from({ length: pages.count - 1 }, (_, index) => (
            <LaterRows key={index} page={index + 1} asked={asked} />
          ))}
        </Table.Tbody>
      </Table>
      <MoreRows pages={pages} total={total} />
    </div>
  );
}

function LaterRows({ page, asked }: Pick<Props, "asked"> & { page: number }) {
  const read = useRead({
    query: paymentBoardQuery,
    variables: { ...asked, first: PAGE_SIZE, skip: page * PAGE_SIZE },
    nouns: PAYMENT_NOUNS,
    steady: true,
  });
  return (
    <PageRows read={read} columns={6} from={page * PAGE_SIZE}>
      <Rows payments={read.data?.payment_board.payments ?? []} />
    </PageRows>
  );
}

const Rows = ({ payments }: Pick<Props, "payments">) =>
  payments.map((payment) => <Row key={payment.id} payment={payment} />);

const Row = ({ payment }: { payment: ListedPayment }) => {
  const { invoice } = payment;
  return (
    <Table.Tr>
      <ClientCell {...payment} />
      {invoice ? <DocumentCell {...invoice} /> : <Table.Td>Avance</Table.Td>}
      <Table.Td data-cell="due">
        <Text size="sm">{formatNumericDate(payment.received_on)}</Text>
      </Table.Td>
      <Table.Td data-cell="means">
        <Text size="sm" {...(payment.amount < 0 && { c: "red" })}>
          {movementText(payment)}
        </Text>
      </Table.Td>
      <Table.Td data-cell="subject">
        {payment.note && <Text size="sm">{payment.note}</Text>}
      </Table.Td>
      <Table.Td ta="right" className={office.figures} fw={600} data-cell="amount">
        {formatEuros(payment.amount)}
      </Table.Td>
    </Table.Tr>
  );
};
