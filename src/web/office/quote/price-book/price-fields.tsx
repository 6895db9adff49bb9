import { NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { PART_CONDITION_FR, PART_CONDITIONS } from "../../../../domain/quote/line.ts";
import {
  PRICE_KIND_FR,
  PRICE_KINDS,
  PRICE_LIMITS,
  UNIT_OF,
  type PriceFacts,
} from "../../../../domain/quote/price-book/price.ts";
import styles from "./prices.module.css";

/** A part of the form of a price. */
export type PartProps = { facts: PriceFacts; set: (change: Partial<PriceFacts>) => void };

export const Names = ({ facts, set }: PartProps) => (
  <>
    <NativeSelect
      label="Nature"
      data={PRICE_KINDS.map((value) => ({ value, label: PRICE_KIND_FR[value] }))}
      value={facts.kind}
      onChange={({ currentTarget }) => {
        const kind = PRICE_KINDS.find((known) => known === currentTarget.value) ?? facts.kind;
        set({ kind, unit: UNIT_OF[kind], condition: kind === "part" ? "new" : null });
      }}
    />
    <TextInput
      label="Désignation"
      required
      data-autofocus
      maxLength={PRICE_LIMITS.label}
      value={facts.label}
      onChange={({ currentTarget }) => set({ label: currentTarget.value })}
    />
  </>
);

export const PartFields = ({ facts, set }: PartProps) => (
  <>
    <div className={styles.fields}>
      <TextInput
        label="Référence"
        maxLength={PRICE_LIMITS.reference}
        value={facts.reference}
        onChange={({ currentTarget }) => set({ reference: currentTarget.value })}
      />
      <TextInput
        label="Marque"
        maxLength={PRICE_LIMITS.brand}
        value={facts.brand}
        onChange={({ currentTarget }) => set({ brand: currentTarget.value })}
      />
    </div>
    <div className={styles.fields}>
      <TextInput
        label="Fournisseur"
        maxLength={PRICE_LIMITS.supplier}
        value={facts.supplier}
        onChange={({ currentTarget }) => set({ supplier: currentTarget.value })}
      />
      <NativeSelect
        label="État"
        data={PART_CONDITIONS.map((value) => ({ value, label: PART_CONDITION_FR[value] }))}
        value={facts.condition ?? "new"}
        onChange={({ currentTarget }) =>
          set({ condition: currentTarget.value === "used" ? "used" : "new" })
        }
      />
      <NumberInput
        label="Stock (facultatif)"
        allowDecimal={false}
        value={facts.stock ?? ""}
        onChange={(value) => set({ stock: typeof value === "number" ? value : null })}
      />
    </div>
  </>
);

export const ZoneField = ({ facts, set }: PartProps) => (
  <NumberInput
    label="Jusqu’à (km par la route)"
    description="Vide : à toute distance."
    allowDecimal={false}
    min={0}
    max={PRICE_LIMITS.km}
    value={facts.up_to_km ?? ""}
    onChange={(value) => set({ up_to_km: typeof value === "number" ? value : null })}
  />
);
