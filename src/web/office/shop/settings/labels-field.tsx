import { Switch } from "@mantine/core";
import { SHOP_LABELS } from "../../../../domain/shop/settings/fields.ts";

type Props = {
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled: boolean;
};

const WHAT_IT_BRINGS: Record<(typeof SHOP_LABELS)[number], string> = {
  QualiRépar:
    "Le bonus réparation est déduit des factures des appareils concernés, hors garantie. À ne cocher que si le label est obtenu.",
};

export const LabelsField = ({ value, onChange, disabled }: Props) =>
  SHOP_LABELS.map((label) => (
    <Switch
      key={label}
      size="md"
      label={`Atelier labellisé ${label}`}
      description={WHAT_IT_BRINGS[label]}
      disabled={disabled}
      checked={value.includes(label)}
      onChange={({ currentTarget: { checked } }) =>
        onChange(checked ? [...value, label] : value.filter((one) => one !== label))
      }
    />
  ));
