import { SimpleGrid, Stack, Switch, Text, TextInput } from "@mantine/core";
import {
  isLabelled,
  LABEL_NUMBER_MAX,
  QUALIREPAR,
  type ShopLabel,
} from "../../../../domain/shop/bonus/label.ts";
import type { ShopSettings } from "../../../../domain/shop/settings/fields.ts";
import { parseLocalDate, type LocalDate } from "../../../../domain/time.ts";
import { useToday } from "../use-shop.ts";

type Props = {
  value: readonly string[];
  label: ShopLabel;
  onChange: (changed: Partial<Pick<ShopSettings, "labels" | "label">>) => void;
  errors: Readonly<Record<string, string>>;
  disabled: boolean;
};

/** The label, its number and its days: on any other day no bonus is announced nor deducted. */
export function LabelsField({ value, label, onChange, errors, disabled }: Props) {
  const today = useToday();
  const isHeld = value.includes(QUALIREPAR);
  return (
    <Stack gap={12}>
      <Switch
        size="md"
        label="Atelier labellisé QualiRépar"
        description="Le bonus réparation est déduit des factures des appareils concernés, hors garantie. À ne cocher que si le label est obtenu."
        disabled={disabled}
        checked={isHeld}
        onChange={({ currentTarget: { checked } }) =>
          onChange({
            labels: checked ? [...value, QUALIREPAR] : value.filter((one) => one !== QUALIREPAR),
          })
        }
      />
      {isHeld && (
        <LabelDays
          label={label}
          errors={errors}
          disabled={disabled}
          change={(changed) => onChange({ label: { ...label, ...changed } })}
        />
      )}
      {isHeld && !isLabelled({ labels: value, label }, today) && (
        <Text size="sm" c="dimmed">
          Aucun bonus n’est annoncé ni déduit tant que le numéro et des dates en cours ne sont pas
          indiqués.
        </Text>
      )}
    </Stack>
  );
}

type Days = Pick<Props, "label" | "errors" | "disabled"> & {
  change: (changed: Partial<ShopLabel>) => void;
};

const LabelDays = ({ label, errors, disabled, change }: Days) => (
  <Stack gap={12}>
    <TextInput
      label="Numéro du label"
      value={label.number}
      maxLength={LABEL_NUMBER_MAX}
      disabled={disabled}
      error={errors["number"]}
      onChange={({ currentTarget }) => change({ number: currentTarget.value })}
    />
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12} verticalSpacing={12}>
      <TextInput
        type="date"
        label="Valable du"
        value={label.valid_from}
        disabled={disabled}
        error={errors["valid_from"]}
        onChange={({ currentTarget }) => change({ valid_from: dayOf(currentTarget.value) })}
      />
      <TextInput
        type="date"
        label="Jusqu’au"
        value={label.valid_until}
        disabled={disabled}
        error={errors["valid_until"]}
        onChange={({ currentTarget }) => change({ valid_until: dayOf(currentTarget.value) })}
      />
    </SimpleGrid>
  </Stack>
);

const dayOf = (typed: string): LocalDate | "" => parseLocalDate(typed) ?? "";
