import {
  Button,
  Group,
  Modal,
  NativeSelect,
  NumberInput,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { useState } from "react";
import { formatEuros, formatRate } from "../../../../domain/money.ts";
import {
  isVatRate,
  PART_CONDITION_FR,
  PART_CONDITIONS,
  VAT_RATES,
} from "../../../../domain/quote/line.ts";
import {
  inclOf,
  marginOf,
  PRICE_KIND_FR,
  PRICE_KINDS,
  PRICE_LIMITS,
  UNIT_OF,
  type PriceFacts,
  type PriceKind,
} from "../../../../domain/quote/price-book/price.ts";
import { useAction } from "../../../platform/query.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { MoneyField } from "../../../ui/office/money-field.tsx";
import { office } from "../../../ui/office/styles.ts";
import { useMay } from "../../account/allowed.tsx";
import { useShop } from "../../shop/use-shop.ts";
import { removePrice, savePrice } from "./actions.ts";
import { priceOf } from "./price-of.ts";
import type { ListedPrice } from "./query.ts";
import styles from "./prices.module.css";

type Props = { price: ListedPrice | undefined; kind: PriceKind; onClose: () => void };
type PartProps = { facts: PriceFacts; set: (change: Partial<PriceFacts>) => void };

const blank = (kind: PriceKind, vat_rate: PriceFacts["vat_rate"]): PriceFacts => ({
  kind,
  reference: "",
  brand: "",
  label: "",
  supplier: "",
  unit: UNIT_OF[kind],
  unit_price: 0,
  purchase_price: null,
  vat_rate,
  condition: kind === "part" ? "new" : null,
  stock: null,
  up_to_km: null,
});

/** A price of the book, new or known; who may not write it reads it. */
export function PriceDialog({ price, kind, onClose }: Props) {
  const [id] = useState(() => price?.id ?? crypto.randomUUID());
  const isExempt = useShop()?.vat_regime === "franchise";
  const [facts, setFacts] = useState(() =>
    price ? factsOf(price) : blank(kind, isExempt ? 0 : 2000),
  );
  const mayEdit = useMay("edit-prices");
  const { act, busy } = useAction(savePrice);
  const set = (change: Partial<PriceFacts>) => setFacts((known) => ({ ...known, ...change }));
  const isSound = facts.label.trim() !== "" && Number.isInteger(facts.unit_price);
  const save = async () => {
    const purchase_price = Number.isInteger(facts.purchase_price) ? facts.purchase_price : null;
    if (await act({ id, input: { ...facts, purchase_price } })) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={price ? price.label : "Nouveau prix"} size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isSound && mayEdit) void save();
        }}
      >
        <Stack gap="md">
          <Names facts={facts} set={set} />
          {facts.kind === "part" && <PartFields facts={facts} set={set} />}
          {facts.kind === "travel" && <ZoneField facts={facts} set={set} />}
          <Amounts facts={facts} set={set} />
          {mayEdit && (
            <Group justify="flex-end" gap={8}>
              {price && <Remove price={price} onRemoved={onClose} />}
              <Button variant="default" onClick={onClose}>
                Annuler
              </Button>
              <Button type="submit" loading={busy} disabled={!isSound}>
                Enregistrer le prix
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Modal>
  );
}

function factsOf(price: ListedPrice): PriceFacts {
  const { id: _id, ...whole } = priceOf(price);
  const { kind, reference, brand, label, supplier, unit, unit_price, purchase_price } = whole;
  const { vat_rate, condition, stock, up_to_km } = whole;
  const names = { kind, reference, brand, label, supplier, unit };
  return { ...names, unit_price, purchase_price, vat_rate, condition, stock, up_to_km };
}

const Names = ({ facts, set }: PartProps) => (
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

const PartFields = ({ facts, set }: PartProps) => (
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

const ZoneField = ({ facts, set }: PartProps) => (
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

function Amounts({ facts, set }: PartProps) {
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

function Remove({ price, onRemoved }: { price: ListedPrice; onRemoved: () => void }) {
  const { act, busy } = useAction(removePrice);
  return (
    <ConfirmButton
      variant="subtle"
      color="gray"
      mr="auto"
      loading={busy}
      title="Retirer ce prix du carnet"
      why={`« ${price.label} » ne sera plus proposé. Les devis déjà écrits ne changent pas.`}
      onConfirm={async () => {
        if (await act({ price_id: price.id })) onRemoved();
      }}
    >
      Retirer
    </ConfirmButton>
  );
}
