import { NativeSelect, Text } from "@mantine/core";
import { PRICE_COLUMNS } from "../../../../../domain/quote/price-book/import/columns.ts";
import { office } from "../../../../ui/office/styles.ts";
import type { PriceImporting } from "./use-price-import.ts";
import styles from "../prices.module.css";

type Props = {
  importing: Pick<PriceImporting, "setColumn">;
  chosen: NonNullable<PriceImporting["chosen"]>;
};

const ROLES = [
  { value: "", label: "Laisser de côté" },
  ...PRICE_COLUMNS.map(({ key, label }) => ({ value: key, label })),
];

/** Each column of the file with its first cells, and what it becomes. */
export const ColumnsForm = ({ importing: { setColumn }, chosen }: Props) => (
  <ul className={`${office.sheetOfPaper} ${styles.columns}`}>
    {chosen.mapping.map((role, index) => {
      const heading = chosen.headings[index]?.trim() || `Colonne ${index + 1}`;
      return (
        <li key={index}>
          <div>
            <Text size="sm" fw={650}>
              {heading}
            </Text>
            <Text size="sm" c="dimmed" className={styles.examples}>
              {chosen.lines
                .map((cells) => cells[index]?.trim())
                .filter(Boolean)
                .join(" · ") || "—"}
            </Text>
          </div>
          <NativeSelect
            aria-label={`La colonne ${heading} devient`}
            data={ROLES}
            value={role}
            onChange={({ currentTarget }) => setColumn(index, currentTarget.value)}
          />
        </li>
      );
    })}
  </ul>
);
