import { ActionIcon, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { formatEuros, formatRate } from "../../../domain/money.ts";
import {
  isVatRate,
  LINE_KIND_FR,
  LINE_KINDS,
  PART_CONDITION_FR,
  PART_CONDITIONS,
  VAT_RATES,
  type QuoteLine,
} from "../../../domain/quote/line.ts";
import { PRICE_BASIS_FR, readPrice } from "../../../domain/quote/price/price.ts";
import { MoneyField, PercentField, QuantityField } from "../../ui/office/money-field.tsx";
import { readable, type DraftChange } from "./draft/draft.ts";
import { OptionMenu } from "./option/option-menu.tsx";
import { office } from "../../ui/office/styles.ts";
import styles from "./quote.module.css";

type Props = {
  line: QuoteLine;
  index: number;
  count: number;
  ordinaryRate: QuoteLine["vat_rate"];
  isExempt: boolean;
  isFaulty: boolean;
  isBilled: boolean;
  change: (change: DraftChange) => void;
  addAfter: () => void;
  addBeside: (id: string) => void;
  remove: () => void;
};

const RATES = VAT_RATES.toReversed().map((rate) => ({
  value: String(rate),
  label: formatRate(rate),
}));
const KINDS = LINE_KINDS.map((kind) => ({ value: kind, label: LINE_KIND_FR[kind] }));

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export function LineRow(props: Props) {
  const { line, index, ordinaryRate, isFaulty, change, addAfter } = props;
  const set = (fields: Partial<QuoteLine>) => change({ type: "line", id: line.id, fields });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || !isField(event.target)) return;
    event.preventDefault();
    addAfter();
  };
  return (
    <li
      className={styles.quoteLine}
      data-kind={line.kind}
      data-option={line.option !== undefined || undefined}
      data-faulty={isFaulty || undefined}
      aria-label={`Ligne ${index + 1}`}
      onKeyDown={onKeyDown}
    >
      <div className={styles.lineKind}>
        <NativeSelect
          label="Nature"
          data={KINDS}
          value={line.kind}
          onChange={({ currentTarget }) => {
            const kind = LINE_KINDS.find((known) => known === currentTarget.value) ?? line.kind;
            change({ type: "kind", id: line.id, kind, vat_rate: ordinaryRate });
          }}
        />
      </div>
      <div className={styles.lineLabel}>
        <Textarea
          label="Libellé"
          autosize
          minRows={1}
          id={`label-${line.id}`}
          maxLength={500}
          value={line.label}
          onChange={({ currentTarget }) => set({ label: currentTarget.value })}
        />
        {line.kind === "part" && (
          <NativeSelect
            mt={4}
            size="xs"
            aria-label="État de la pièce"
            data={PART_CONDITIONS.map((value) => ({ value, label: PART_CONDITION_FR[value] }))}
            value={line.condition ?? "new"}
            onChange={({ currentTarget }) =>
              set({ condition: currentTarget.value === "used" ? "used" : "new" })
            }
          />
        )}
      </div>
      <LineMoney {...props} set={set} />
      <LineTools {...props} />
    </li>
  );
}

type MoneyProps = Props & { set: (fields: Partial<QuoteLine>) => void };

function LineMoney({ line, isExempt, set }: MoneyProps) {
  if (line.kind === "text") return <span className={styles.lineBlank} />;
  const basis = line.unit_price_incl === undefined ? "excl" : "incl";
  const price = (
    <div className={styles.linePrice}>
      <MoneyField
        label={line.kind === "bonus" ? "Montant" : `Prix unitaire ${PRICE_BASIS_FR[basis]}`}
        value={line.unit_price_incl ?? line.unit_price}
        onChange={(price) =>
          set(basis === "incl" ? { unit_price_incl: price } : { unit_price: price })
        }
      />
    </div>
  );
  if (line.kind === "bonus")
    return (
      <>
        {price}
        <output className={`${styles.lineTotal} ${office.figures}`}>
          {formatEuros(0 - readable(line).unit_price)}
        </output>
      </>
    );
  return (
    <>
      <div className={styles.lineQuantity}>
        <QuantityField
          label="Quantité"
          value={line.quantity}
          onChange={(quantity) => set({ quantity })}
        />
      </div>
      <div className={styles.lineUnit}>
        <TextInput
          label="Unité"
          maxLength={20}
          value={line.unit}
          onChange={({ currentTarget }) => set({ unit: currentTarget.value })}
        />
      </div>
      {price}
      <div className={styles.lineVat}>
        <NativeSelect
          label="TVA"
          data={RATES}
          disabled={isExempt}
          value={String(isExempt ? 0 : line.vat_rate)}
          onChange={({ currentTarget }) => {
            const rate = Number(currentTarget.value);
            if (isVatRate(rate)) set({ vat_rate: rate });
          }}
        />
      </div>
      <div className={styles.lineDiscount}>
        <PercentField
          label="Remise"
          value={line.discount}
          onChange={(discount) => set({ discount })}
        />
      </div>
      <output
        className={`${styles.lineTotal} ${office.figures}`}
        aria-label={`Total ${PRICE_BASIS_FR[basis]} de la ligne`}
      >
        {formatEuros(readPrice(readable(line), basis).amount)}
      </output>
    </>
  );
}

const LineTools = ({ line, index, count, isBilled, change, addBeside, remove }: Props) => (
  <div className={styles.lineTools}>
    {line.kind !== "bonus" && !isBilled && (
      <OptionMenu line={line} change={change} addBeside={addBeside} />
    )}
    <ActionIcon
      variant="subtle"
      color="gray"
      size={26}
      disabled={index === 0}
      aria-label="Monter la ligne"
      onClick={() => change({ type: "move", id: line.id, by: -1 })}
    >
      <IconArrowUp size={17} aria-hidden />
    </ActionIcon>
    <ActionIcon
      variant="subtle"
      color="gray"
      size={26}
      disabled={index === count - 1}
      aria-label="Descendre la ligne"
      onClick={() => change({ type: "move", id: line.id, by: 1 })}
    >
      <IconArrowDown size={17} aria-hidden />
    </ActionIcon>
    <ActionIcon
      variant="subtle"
      color="red"
      size={26}
      aria-label="Supprimer la ligne"
      onClick={remove}
    >
      <IconTrash size={17} aria-hidden />
    </ActionIcon>
  </div>
);
