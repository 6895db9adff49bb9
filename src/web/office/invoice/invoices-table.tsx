import { Button, Checkbox, Group, Table, Text } from "@mantine/core";
import { useState } from "react";
import { isCreditKind, signedDue } from "../../../domain/invoice/kind.ts";
import { formatEuros } from "../../../domain/money.ts";
import { formatNumericDate, type LocalDate, type Zone } from "../../../domain/time.ts";
import { PAGE_SIZE } from "../../platform/page-size.ts";
import { useRead } from "../../platform/query.ts";
import { MoreRows, PageRows, usePages } from "../../ui/office/paged-rows.tsx";
import { moveByRows } from "../../ui/row-keys.ts";
import { BulkBar, type Chosen } from "../payment/bulk-bar.tsx";
import { LastReminder, RemindButton } from "../payment/reminder.tsx";
import { PaymentModal } from "../payment/payment-dialog.tsx";
import { InvoiceMark } from "./invoice-mark.tsx";
import { RejectedMark } from "./platform/rejected-mark.tsx";
import { ClientCell, DocumentCell } from "./money-cells.tsx";
import { INVOICE_NOUNS, invoiceBoardQuery, type ListedInvoice } from "./query.ts";
import type { MoneySearch } from "./search-params.ts";
import { isOverdue, isUnpaid } from "../../../domain/payment/overdue.ts";
import { Allowed } from "../account/allowed.tsx";
import { office } from "../../ui/office/styles.ts";
import styles from "./money.module.css";

type Props = {
  /** The first page, which came with the counts. */
  invoices: readonly ListedInvoice[];
  /** The same search for the pages after it. */
  asked: Pick<MoneySearch, "show" | "text" | "from" | "to">;
  total: number;
  today: LocalDate;
  zone: Zone;
};

export function InvoicesTable({ invoices, asked, total, today, zone }: Props) {
  const [paying, setPaying] = useState<ListedInvoice>();
  const pages = usePages();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const choose = (invoice: ListedInvoice) => {
    const next = new Map(chosen);
    if (!next.delete(invoice.id)) next.set(invoice.id, invoice);
    setChosen(next);
  };
  const rows = { today, zone, pay: setPaying, chosen, choose };
  return (
    <div className={`${office.sheetOfPaper} ${office.listBox}`}>
      <Allowed action="record-payment">
        <BulkBar {...{ invoices, chosen, today, zone }} onChoose={setChosen} />
      </Allowed>
      <Table stickyHeader stickyHeaderOffset={56} className={styles.money} onKeyDown={moveByRows}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Client</Table.Th>
            <Table.Th>Numéro</Table.Th>
            <Table.Th>État</Table.Th>
            <Table.Th>Échéance</Table.Th>
            <Table.Th ta="right">Montant</Table.Th>
            <Table.Th ta="right">Reste</Table.Th>
            <Table.Th>
              <span className={office.spokenOnly}>Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Rows invoices={invoices} {...rows} />
          {Array.from({ length: pages.count - 1 }, (_, index) => (
            <LaterRows key={index} page={index + 1} asked={asked} {...rows} />
          ))}
        </Table.Tbody>
      </Table>
      <MoreRows pages={pages} total={total} />
      {paying && <PaymentModal invoice={paying} close={() => setPaying(undefined)} />}
    </div>
  );
}

type Choice = { chosen: Chosen; choose: (invoice: ListedInvoice) => void };
type Paying = Pick<Props, "today" | "zone"> & Choice & { pay: (invoice: ListedInvoice) => void };

function LaterRows({ page, asked, ...paying }: Paying & Pick<Props, "asked"> & { page: number }) {
  const read = useRead({
    query: invoiceBoardQuery,
    variables: { ...asked, first: PAGE_SIZE, skip: page * PAGE_SIZE },
    nouns: INVOICE_NOUNS,
    steady: true,
  });
  return (
    <PageRows read={read} columns={7} from={page * PAGE_SIZE}>
      <Rows invoices={read.data?.invoice_board.invoices ?? []} {...paying} />
    </PageRows>
  );
}

const Rows = ({ invoices, pay, ...days }: Paying & { invoices: readonly ListedInvoice[] }) =>
  invoices.map((invoice) => (
    <Row key={invoice.id} invoice={invoice} {...days} pay={() => pay(invoice)} />
  ));

type RowProps = Pick<Props, "today" | "zone"> &
  Choice & { invoice: ListedInvoice; pay: () => void };

const Row = ({ invoice, today, zone, pay, chosen, choose }: RowProps) => (
  <Table.Tr>
    <ClientCell
      {...invoice}
      before={
        <Checkbox
          aria-label={`Choisir ${invoice.reference}`}
          checked={chosen.has(invoice.id)}
          onChange={() => choose(invoice)}
        />
      }
    />
    <DocumentCell {...invoice} />
    <Table.Td data-cell="mark">
      <InvoiceMark invoice={invoice} />
      <RejectedMark invoice={invoice} />
    </Table.Td>
    <Table.Td data-cell="due">
      {!isCreditKind(invoice.kind) && (
        <Text size="sm" {...(isOverdue(invoice, today) ? { c: "red", fw: 600 } : {})}>
          {isOverdue(invoice, today) && "En retard : "}
          {formatNumericDate(invoice.due_on)}
        </Text>
      )}
      <LastReminder invoice={invoice} zone={zone} />
    </Table.Td>
    <Table.Td ta="right" className={office.figures} data-cell="amount">
      {formatEuros(signedDue(invoice))}
    </Table.Td>
    <Table.Td ta="right" className={office.figures} fw={600} data-cell="rest">
      {isUnpaid(invoice) && formatEuros(invoice.remainder)}
    </Table.Td>
    <Table.Td ta="right" data-cell="act">
      {isUnpaid(invoice) && (
        <Allowed action="record-payment">
          <Acts {...{ invoice, today, zone, pay }} />
        </Allowed>
      )}
    </Table.Td>
  </Table.Tr>
);

const Acts = ({ invoice, today, zone, pay }: Omit<RowProps, keyof Choice>) => (
  <Group justify="flex-end" gap={4} wrap="nowrap">
    <RemindButton invoice={invoice} today={today} zone={zone} />
    <Button
      size="compact-sm"
      variant="subtle"
      className={styles.moneyAct}
      aria-label={`Enregistrer un paiement sur ${invoice.reference}`}
      onClick={pay}
    >
      Enregistrer un paiement
    </Button>
  </Group>
);
