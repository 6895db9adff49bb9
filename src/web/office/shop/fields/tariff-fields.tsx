import { Stack, Switch, TextInput } from "@mantine/core";
import { TIME_COUNTING_MAX, type Tariffs } from "../../../../domain/shop/tariffs.ts";
import { MoneyField } from "../../../ui/office/money-field.tsx";

type Props = {
  value: Tariffs;
  onChange: (value: Tariffs) => void;
  /** Sentences by field. */
  errors?: Readonly<Record<string, string>>;
  disabled?: boolean;
};

type Price = "hourly_rate_incl" | "travel_incl" | "diagnosis_incl" | "quote_incl";

/** Prices shown before booking, incl. VAT; a price left empty is not announced. */
export function TariffFields({ value, onChange, errors = {}, disabled = false }: Props) {
  const change = (changed: Partial<Tariffs>) => onChange({ ...value, ...changed });
  const price = (name: Price) => ({
    optional: true,
    disabled,
    value: value[name] ?? Number.NaN,
    error: errors[name],
    onChange: (cents: number) => change({ [name]: Number.isNaN(cents) ? null : cents }),
  });
  return (
    <Stack gap={12} maw={360}>
      <MoneyField label="Main-d’œuvre, l’heure TTC" {...price("hourly_rate_incl")} />
      <TextInput
        label="Comment le temps est compté"
        placeholder="au quart d’heure commencé"
        maxLength={TIME_COUNTING_MAX}
        disabled={disabled}
        value={value.time_counting}
        error={errors["time_counting"]}
        onChange={({ currentTarget }) => change({ time_counting: currentTarget.value })}
      />
      <MoneyField label="Déplacement TTC" {...price("travel_incl")} />
      <MoneyField label="Diagnostic TTC" {...price("diagnosis_incl")} />
      <Switch
        size="md"
        label="Diagnostic déduit de la réparation"
        disabled={disabled}
        checked={value.diagnosis_deducted}
        onChange={({ currentTarget }) => change({ diagnosis_deducted: currentTarget.checked })}
      />
      <Switch
        size="md"
        label="Devis gratuit"
        disabled={disabled}
        checked={value.quote_free}
        onChange={({ currentTarget }) => change({ quote_free: currentTarget.checked })}
      />
      {!value.quote_free && <MoneyField label="Devis TTC" {...price("quote_incl")} />}
    </Stack>
  );
}
