import { Button, Table, Text } from "@mantine/core";
import { useState } from "react";
import { formatEuros } from "../../../../domain/money.ts";
import { dateOf, formatNumericDate, toInstant, type LocalDate } from "../../../../domain/time.ts";
import { PAGE_SIZE } from "../../../platform/page-size.ts";
import { useRead } from "../../../platform/query.ts";
import { MoreRows, PageRows, usePages } from "../../../ui/office/paged-rows.tsx";
import { office } from "../../../ui/office/styles.ts";
import { moveByRows } from "../../../ui/row-keys.ts";
import { useZone } from "../../shop/use-shop.ts";
import styles from "../money.module.css";
import type { MoneySearch } from "../search-params.ts";
import { receivedBoardQuery, type ReceivedInvoice } from "./query.ts";
import { ReceivedDialog } from "./received-dialog.tsx";
import { StateMark } from "./state-mark.tsx";

type Asked = Pick<MoneySearch, "text" | "supplier" | "from" | "to"> & {
  show: MoneySearch["state"];
};
type Props = {
  invoices: readonly ReceivedInvoice[];
  /** How the later pages are asked. */
  asked: Asked;
  total: number;
  to_pay: number;
};

/** The invoices a page at a time, and under them what is still to be paid of all that was found. */
export function ReceivedTable({ invoices, asked, total, to_pay }: Props) {
  const today = dateOf(toInstant(Date.now()), useZone());
  const [opened, open] = useState<string>();
  const pages = usePages();
  return (
    <div className={`${office.sheetOfPaper} ${office.listBox}`}>
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
          <Rows {...{ invoices, today, open }} />
          {Array.from({ length: pages.count - 1 }, (_, index) => (
            <LaterRows key={index} page={index + 1} {...{ asked, today, open }} />
          ))}
        </Table.Tbody>
      </Table>
      <MoreRows pages={pages} total={total} />
      {to_pay !== 0 && (
        <Text size="sm" p={8} ta="right" className={office.figures}>
          {`À vérifier ou à payer : ${formatEuros(to_pay)}`}
        </Text>
      )}
      {opened && <ReceivedDialog id={opened} close={() => open(undefined)} />}
    </div>
  );
}

type RowsProps = { today: LocalDate; open: (id: string) => void };

const Rows = ({ invoices, today, open }: RowsProps & Pick<Props, "invoices">) =>
  invoices.map((invoice) => (
    <Row key={invoice.id} invoice={invoice} today={today} open={() => open(invoice.id)} />
  ));

function LaterRows({ page, asked, ...rows }: RowsProps & Pick<Props, "asked"> & { page: number }) {
  const read = useRead({
    query: receivedBoardQuery,
    variables: { ...asked, first: PAGE_SIZE, skip: page * PAGE_SIZE },
    nouns: ["invoice"],
    steady: true,
  });
  return (
    <PageRows read={read} columns={5} from={page * PAGE_SIZE}>
      <Rows invoices={read.data?.supplier_board.invoices ?? []} {...rows} />
    </PageRows>
  );
}

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
          data-row
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
