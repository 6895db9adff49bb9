import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { ONE } from "../../../../../domain/money.ts";
import type { PackageLine } from "../../../../../domain/quote/price-book/package.ts";
import { MoneyField, QuantityField } from "../../../../ui/office/money-field.tsx";
import { newLine } from "../../draft/draft.ts";
import { useOrdinaryRate } from "../../draft/use-ordinary-rate.ts";
import { PriceBox } from "../price-box.tsx";
import { priceOf } from "../price-of.ts";
import styles from "../prices.module.css";
import { packageLineOf } from "./package-lines.ts";

type LinesProps = {
  lines: readonly PackageLine[];
  setLines: (lines: readonly PackageLine[]) => void;
};

/** Prices of the book, which the package follows, and free lines. */
export function PackageLinesEditor({ lines, setLines }: LinesProps) {
  const ordinaryRate = useOrdinaryRate();
  const set = (id: string, change: Partial<PackageLine>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...change } : line)));
  const addFree = () => {
    const { option: _option, ...line } = newLine(crypto.randomUUID(), "labour", ordinaryRate);
    setLines([...lines, { ...line, quantity: ONE, price_id: null }]);
  };
  return (
    <div>
      <ul className={styles.lines} aria-label="Lignes du forfait">
        {lines.map((line, index) => (
          <Line
            key={line.id}
            line={line}
            index={index}
            set={(change) => set(line.id, change)}
            remove={() => setLines(lines.filter(({ id }) => id !== line.id))}
          />
        ))}
      </ul>
      <PriceBox
        label="Ajouter un prix du carnet"
        packages={[]}
        onPrice={(price) =>
          setLines([...lines, packageLineOf(priceOf(price), crypto.randomUUID())])
        }
      />
      <Button mt="sm" size="xs" variant="default" onClick={addFree}>
        Ajouter une ligne libre
      </Button>
    </div>
  );
}

type LineProps = {
  line: PackageLine;
  index: number;
  set: (change: Partial<PackageLine>) => void;
  remove: () => void;
};

/** The price of a line that follows the book is the book's. */
const Line = ({ line, index, set, remove }: LineProps) => (
  <li aria-label={`Ligne ${index + 1}`}>
    <TextInput
      label="Libellé"
      value={line.label}
      maxLength={500}
      onChange={({ currentTarget }) => set({ label: currentTarget.value })}
    />
    <QuantityField
      label="Quantité"
      value={line.quantity}
      onChange={(quantity) => set({ quantity })}
    />
    <MoneyField
      label="Prix HT"
      value={line.unit_price}
      disabled={line.price_id !== null}
      onChange={(unit_price) => set({ unit_price })}
    />
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={`Retirer la ligne ${index + 1}`}
      onClick={remove}
    >
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  </li>
);
