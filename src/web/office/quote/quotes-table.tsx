import { Anchor, Checkbox, Table, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "@tanstack/react-router";
import { fullName } from "../../../domain/client/names.ts";
import { rangeText } from "../../../domain/quote/option/combinations.ts";
import { dateOf, formatNumericDate, type Zone } from "../../../domain/time.ts";
import { PAGE_SIZE } from "../../platform/page-size.ts";
import { useRead } from "../../platform/query.ts";
import { MoreRows, PageRows, usePages } from "../../ui/office/paged-rows.tsx";
import { moveByRows } from "../../ui/row-keys.ts";
import { quoteBoardQuery, type ListedQuote } from "../invoice/query.ts";
import { isUnsent } from "../../../domain/quote/status.ts";
import { Allowed } from "../account/allowed.tsx";
import { SendMany, type ChosenQuotes } from "./send/send-many.tsx";
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
  const [chosen, setChosen] = useState<ChosenQuotes>(new Map());
  const choose = (quote: ListedQuote) => {
    const next = new Map(chosen);
    if (!next.delete(quote.id)) next.set(quote.id, quote);
    setChosen(next);
  };
  return (
    <div className={`${office.sheetOfPaper} ${office.listBox}`}>
      <Allowed action="send-quote">
        <SendMany quotes={quotes} chosen={chosen} onChoose={setChosen} />
      </Allowed>
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
          <Rows quotes={quotes} {...{ zone, chosen, choose }} />
          {Array.from({ length: pages.count - 1 }, (_, index) => (
            <LaterRows key={index} page={index + 1} {...{ status, zone, chosen, choose }} />
          ))}
        </Table.Tbody>
      </Table>
      <MoreRows pages={pages} total={total} />
    </div>
  );
}

type Choice = { chosen: ChosenQuotes; choose: (quote: ListedQuote) => void };
type LaterProps = Choice & { page: number; status: string | null; zone: Zone };

function LaterRows({ page, status, ...row }: LaterProps) {
  const read = useRead({
    query: quoteBoardQuery,
    variables: { status, first: PAGE_SIZE, skip: page * PAGE_SIZE },
    nouns: ["quote"],
    steady: true,
  });
  return (
    <PageRows read={read} columns={6} from={page * PAGE_SIZE}>
      <Rows quotes={read.data?.quote_board.quotes ?? []} {...row} />
    </PageRows>
  );
}

const Rows = ({ quotes, zone, chosen, choose }: Pick<Props, "quotes" | "zone"> & Choice) =>
  quotes.map((quote) => (
    <Table.Tr key={quote.id}>
      <Table.Td data-cell="who">
        {isUnsent(quote) && (
          <Allowed action="send-quote">
            <Checkbox
              display="inline-block"
              mr={8}
              aria-label={`Choisir le devis de ${fullName(quote.client)}, ${quote.subject}`}
              checked={chosen.has(quote.id)}
              onChange={() => choose(quote)}
            />
          </Allowed>
        )}
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
