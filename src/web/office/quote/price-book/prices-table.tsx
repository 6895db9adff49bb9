import { Table, Text } from "@mantine/core";
import { formatEuros, formatRate } from "../../../../domain/money.ts";
import { office } from "../../../ui/office/styles.ts";
import { moveByRows } from "../../../ui/row-keys.ts";
import type { ListedPrice } from "./query.ts";
import styles from "./prices.module.css";

type Props = { prices: readonly ListedPrice[]; edit: (price: ListedPrice) => void };

/** The margin is the shop's own: no client's page reads it. */
export const PricesTable = ({ prices, edit }: Props) => (
  <div className={`${office.sheetOfPaper} ${styles.paper}`} onKeyDown={moveByRows}>
    <Table className={styles.table} aria-label="Prix">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Désignation</Table.Th>
          <Table.Th>Référence</Table.Th>
          <Table.Th>Stock</Table.Th>
          <Table.Th ta="right">Achat HT</Table.Th>
          <Table.Th ta="right">Marge</Table.Th>
          <Table.Th ta="right">Vente HT</Table.Th>
          <Table.Th ta="right">TTC</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {prices.map((price) => (
          <PriceRow key={price.id} price={price} edit={edit} />
        ))}
      </Table.Tbody>
    </Table>
  </div>
);

function PriceRow({ price, edit }: { price: ListedPrice; edit: Props["edit"] }) {
  const { label, purchase_price, margin, unit_price, incl, stock } = price;
  return (
    <Table.Tr>
      <Table.Td className={styles.what}>
        <button type="button" data-row className={styles.open} onClick={() => edit(price)}>
          {label}
        </button>
        <Text size="xs" c="dimmed">
          {detailsOf(price)}
        </Text>
      </Table.Td>
      <Table.Td className={styles.reference}>{price.reference}</Table.Td>
      <Table.Td className={`${styles.aside} ${office.figures}`}>{stock}</Table.Td>
      <Table.Td className={`${styles.aside} ${office.figures}`} ta="right">
        {purchase_price !== null && formatEuros(purchase_price)}
      </Table.Td>
      <Table.Td className={`${styles.aside} ${office.figures}`} ta="right">
        {margin && `${formatEuros(margin.amount)} (${formatRate(margin.rate)})`}
      </Table.Td>
      <Table.Td className={`${styles.aside} ${office.figures}`} ta="right">
        {formatEuros(unit_price)}
      </Table.Td>
      <Table.Td className={`${styles.total} ${office.figures}`} ta="right">
        {formatEuros(incl)}
      </Table.Td>
    </Table.Tr>
  );
}

/** « Bosch · Asswo · occasion », « jusqu’à 20 km ». */
const detailsOf = ({ brand, supplier, condition, up_to_km }: ListedPrice): string =>
  [
    brand,
    supplier,
    condition === "used" && "occasion",
    up_to_km !== null && `jusqu’à ${up_to_km} km`,
  ]
    .filter(Boolean)
    .join(" · ");
