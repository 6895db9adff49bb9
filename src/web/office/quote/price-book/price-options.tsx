/** What the price book proposes while one types: a package, or a price with what the shop alone reads of it. */
import { Text } from "@mantine/core";
import { formatEuros } from "../../../../domain/money.ts";
import { labelOf } from "../../../../domain/quote/price-book/price.ts";
import { totalsOf } from "../../../../domain/quote/totals.ts";
import { office } from "../../../ui/office/styles.ts";
import { readPackageLines } from "./package/package-lines.ts";
import type { ListedPackage, ListedPrice } from "./query.ts";
import styles from "./prices.module.css";

export const PackageOption = ({ one: { name, lines } }: { one: ListedPackage }) => (
  <span className={styles.option}>
    <span>
      <strong>{name}</strong>
    </span>
    <span className={office.figures}>
      {formatEuros(totalsOf(readPackageLines(lines), 0).total_incl)} TTC
    </span>
    <Text span size="xs" c="dimmed">
      Forfait
    </Text>
  </span>
);

export const PriceOption = ({ price }: { price: ListedPrice }) => (
  <span className={styles.option}>
    <span>{labelOf(price)}</span>
    <span className={office.figures}>{formatEuros(price.incl)} TTC</span>
    <Text span size="xs" c="dimmed">
      {detailsOf(price)}
    </Text>
  </span>
);

/** For the shop alone: stock and margin. */
const detailsOf = ({ supplier, condition, stock, margin }: ListedPrice): string =>
  [
    supplier,
    condition === "used" && "occasion",
    stock !== null && `${stock} en stock`,
    margin && `marge ${formatEuros(margin.amount)}`,
  ]
    .filter(Boolean)
    .join(" · ");
