import { Anchor, Table, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { fullName } from "../../../domain/client/names.ts";
import { rangeText } from "../../../domain/quote/option/combinations.ts";
import { dateOf, formatNumericDate, type Zone } from "../../../domain/time.ts";
import { PAGE_SIZE } from "../../platform/page-size.ts";
import { useRead } from "../../platform/query.ts";
import { MoreRows, PageRows, usePages } from "../../ui/office/paged-rows.tsx";
import { moveByRows } from "../../ui/row-keys.ts";
import { quoteBoardQuery, type ListedQuote } from "../invoice/query.ts";
import { QuoteMark } from "./quote-mark.tsx";
import { office } from "../../ui/office/styles.ts";
import styles from "../invoice/money.module.css";

type Props = {
  /** The first page, which came with the counts. */
  quotes: readonly ListedQuote[];
  status: string | null;
  total: number;
  zone: Zone;
};

export function QuotesTable({ quotes, status, total, zone }: Props) {
  const pages = usePages();
  return (
    <div className={office.sheetOfPaper}>
      <Table stickyHeader stickyHeaderOffset={56} className={styles.money} onKeyDown={moveByRows}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Client</Table.Th>
            <Table.Th>Numéro</Table.Th>
            <Table.Th>Objet</Table.Th>
            <Table.Th>État</Table.Th>
            <Table.Th>Date</Table.Th>
            <Table.Th ta="right">Montant TTC</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Rows quotes={quotes} zone={zone} />
          {Array.from({ length: pages.count - 1 }, (_, index) => (
            <LaterRows key={index} page={index + 1} status={status} zone={zone} />
          ))}
        </Table.Tbody>
      </Table>
      <MoreRows pages={pages} total={total} />
    </div>
  );
}

type LaterProps = { page: number; status: string | null; zone: Zone };

function LaterRows({ page, status, zone }: LaterProps) {
  const read = useRead({
    query: quoteBoardQuery,
    variables: { status, first: PAGE_SIZE, skip: page * PAGE_SIZE },
    nouns: ["quote"],
  });
  return (
    <PageRows read={read} columns={6} from={page * PAGE_SIZE}>
      <Rows quotes={read.data?.quote_board.quotes ?? []} zone={zone} />
    </PageRows>
  );
}

const Rows = ({ quotes, zone }: Pick<Props, "quotes" | "zone">) =>
  quotes.map((quote) => (
    <Table.Tr key={quote.id}>
      <Table.Td data-cell="who">
        <Anchor
          renderRoot={(props) => (
            <Link
              {...props}
              to="/app/repair/quote/$quoteid"
              params={{ quoteid: quote.id }}
              data-row
            />
          )}
          fw={600}
          size="sm"
        >
          {fullName(quote.client)}
        </Anchor>
      </Table.Td>
      <Table.Td className={office.figures}>{quote.reference ?? "Sans numéro"}</Table.Td>
      <Table.Td data-cell="subject">
        <Text size="sm" lineClamp={1}>
          {quote.subject}
        </Text>
      </Table.Td>
      <Table.Td data-cell="mark">
        <QuoteMark status={quote.status} />
      </Table.Td>
      <Table.Td className={office.figures} data-cell="due">
        {formatNumericDate(dateOf(quote.sent_at ?? quote.created_at, zone))}
      </Table.Td>
      <Table.Td ta="right" className={office.figures} fw={600} data-cell="amount">
        {rangeText({ least: quote.total_least, most: quote.total_most })}
      </Table.Td>
    </Table.Tr>
  ));
