import { NativeSelect, Text, TextInput } from "@mantine/core";
import { formatEuros, formatRate } from "../../../../domain/money.ts";
import { isVatRate, VAT_RATES } from "../../../../domain/quote/line.ts";
import { inclOf, marginOf, PRICE_LIMITS } from "../../../../domain/quote/price-book/price.ts";
import { MoneyField } from "../../../ui/office/money-field.tsx";
import { office } from "../../../ui/office/styles.ts";
import type { PartProps } from "./price-fields.tsx";
import styles from "./prices.module.css";

/** What it costs, what it is sold for, and what the shop earns on it. */
export function Amounts({ facts, set }: PartProps) {
  const margin = Number.isInteger(facts.purchase_price) ? marginOf(facts) : null;
  return (
    <>
      <div className={styles.fields}>
        <MoneyField
          label="Prix d’achat HT"
          optional
          value={facts.purchase_price ?? Number.NaN}
          onChange={(purchase_price) => set({ purchase_price })}
        />
        <MoneyField
          label="Prix de vente HT"
          required
          value={facts.unit_price}
          onChange={(unit_price) => set({ unit_price })}
        />
      </div>
      <div className={styles.fields}>
        <NativeSelect
          label="TVA"
          data={VAT_RATES.toReversed().map((rate) => ({
            value: String(rate),
            label: formatRate(rate),
          }))}
          value={String(facts.vat_rate)}
          onChange={({ currentTarget }) => {
            const rate = Number(currentTarget.value);
            if (isVatRate(rate)) set({ vat_rate: rate });
          }}
        />
        <TextInput
          label="Unité"
          maxLength={PRICE_LIMITS.unit}
          value={facts.unit}
          onChange={({ currentTarget }) => set({ unit: currentTarget.value })}
        />
      </div>
      <Text size="sm" className={office.figures} role="status">
        {Number.isInteger(facts.unit_price) && `Le client lit ${formatEuros(inclOf(facts))} TTC. `}
        {margin && `Votre marge\u00a0: ${formatEuros(margin.amount)}, ${formatRate(margin.rate)}.`}
      </Text>
    </>
  );
}
