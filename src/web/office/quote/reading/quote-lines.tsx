/** The lines of a quote, read. */
import { Table, Text } from "@mantine/core";
import { Fragment } from "react";
import { formatEuros, formatQuantity, formatRate } from "../../../../domain/money.ts";
import type { QuoteLine } from "../../../../domain/quote/line.ts";
import type { OptionGroup } from "../../../../domain/quote/option/groups.ts";
import { readPrice, type PriceBasis } from "../../../../domain/quote/price/price.ts";
import { office } from "../../../ui/office/styles.ts";

type GroupProps = { group: OptionGroup; basis: PriceBasis };

/** Every alternative that the client may take, each under its name. */
export const ReadGroup = ({ group: { group, isChoice, alternatives }, basis }: GroupProps) =>
  alternatives.map(({ alternative, proposed, lines }) => (
    <Fragment key={alternative}>
      <Table.Tr>
        <Table.Th scope="rowgroup" colSpan={5}>
          {isChoice ? `${group}, au choix : ${alternative}` : "En option"}
          {proposed && <Text span size="sm" c="dimmed">{` (proposé)`}</Text>}
        </Table.Th>
      </Table.Tr>
      {lines.map((line) => (
        <ReadLine key={line.id} line={line} basis={basis} />
      ))}
    </Fragment>
  ));

export function ReadLine({ line, basis }: { line: QuoteLine; basis: PriceBasis }) {
  const { price, amount } = readPrice(line, basis);
  if (line.kind === "text")
    return (
      <Table.Tr>
        <Table.Td colSpan={5} data-cell="label">
          {line.label}
        </Table.Td>
      </Table.Tr>
    );
  if (line.kind === "bonus")
    return (
      <Table.Tr>
        <Table.Td colSpan={4} data-cell="label">
          {line.label}
        </Table.Td>
        <Table.Td ta="right" className={office.figures} data-cell="total">
          {formatEuros(0 - line.unit_price)}
        </Table.Td>
      </Table.Tr>
    );
  return (
    <Table.Tr>
      <Table.Td data-cell="label">{line.label}</Table.Td>
      <Table.Td ta="right" className={office.figures}>
        {formatQuantity(line.quantity)} {line.unit}
      </Table.Td>
      <Table.Td ta="right" className={office.figures} data-cell="price">
        {price}
      </Table.Td>
      <Table.Td ta="right" className={office.figures} data-cell="rate">
        {formatRate(line.vat_rate)}
      </Table.Td>
      <Table.Td ta="right" className={office.figures} data-cell="total">
        {formatEuros(amount)}
      </Table.Td>
    </Table.Tr>
  );
}
