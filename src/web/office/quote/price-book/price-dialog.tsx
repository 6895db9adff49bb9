import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import {
  UNIT_OF,
  type PriceFacts,
  type PriceKind,
} from "../../../../domain/quote/price-book/price.ts";
import { useAction } from "../../../platform/query.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { useMay } from "../../account/allowed.tsx";
import { useOrdinaryRate } from "../draft/use-ordinary-rate.ts";
import { removePrice, savePrice } from "./actions.ts";
import { Amounts } from "./price-amounts.tsx";
import { Names, PartFields, ZoneField } from "./price-fields.tsx";
import { priceOf } from "./price-of.ts";
import type { ListedPrice } from "./query.ts";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { price: ListedPrice | undefined; kind: PriceKind; onClose: () => void };

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
  const ordinaryRate = useOrdinaryRate();
  const [facts, setFacts] = useState(() => (price ? factsOf(price) : blank(kind, ordinaryRate)));
  const mayEdit = useMay("edit-prices");
  const { act, busy } = useAction(savePrice);
  const set = (change: Partial<PriceFacts>) => setFacts((known) => ({ ...known, ...change }));
  const isSound = facts.label.trim() !== "" && Number.isInteger(facts.unit_price);
  const save = async () => {
    const purchase_price = Number.isInteger(facts.purchase_price) ? facts.purchase_price : null;
    if (await act({ id, input: { ...facts, purchase_price } })) onClose();
  };
  return (
    <FormDialog opened onClose={onClose} title={price ? price.label : "Nouveau prix"} size="lg">
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
    </FormDialog>
  );
}

function factsOf(price: ListedPrice): PriceFacts {
  const { id: _id, ...whole } = priceOf(price);
  const { kind, reference, brand, label, supplier, unit, unit_price, purchase_price } = whole;
  const { vat_rate, condition, stock, up_to_km } = whole;
  const names = { kind, reference, brand, label, supplier, unit };
  return { ...names, unit_price, purchase_price, vat_rate, condition, stock, up_to_km };
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
