import { NativeSelect, SegmentedControl, Stack, Text, Textarea } from "@mantine/core";
import { useId, useState } from "react";
import {
  AREA_CHOICES,
  type AreaChoice,
  type ServedArea,
} from "../../../../../domain/shop/area/area.ts";
import { isZipPattern, MOST_ZIPS, readZips } from "../../../../../domain/shop/area/zips.ts";
import type { ShopTravel } from "../../../../../domain/shop/settings/fields.ts";
import type { Errors } from "../form/field-errors.ts";
import { unitChoices } from "./choices.ts";
import styles from "../form/settings-form.module.css";

const CHOICE_FR: Record<AreaChoice, string> = {
  km: "Un rayon",
  zips: "Des codes postaux",
  both: "Les deux",
};
const RADII = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100];

type Props = {
  rules: ShopTravel;
  onChange: (changed: Partial<ShopTravel>) => void;
  errors: Errors;
  disabled: boolean;
};

/** Where the shop goes: around it, to a list of postal codes, or to either. */
export function AreaFields({ rules, onChange, errors, disabled }: Props) {
  const { area } = rules;
  const id = useId();
  return (
    <Stack gap={16}>
      <div>
        <Text size="sm" fw={600} mb={8} id={id}>
          Zone desservie
        </Text>
        <SegmentedControl
          className={styles.choices}
          aria-labelledby={id}
          data={AREA_CHOICES.map((value) => ({ value, label: CHOICE_FR[value] }))}
          value={area.by}
          disabled={disabled}
          onChange={(by) => onChange({ area: { ...area, by } })}
        />
      </div>
      {area.by !== "zips" && (
        <NativeSelect
          label="Rayon"
          description="Autour de l’atelier, à vol d’oiseau."
          disabled={disabled}
          value={String(rules.radius_km)}
          error={errors["radius_km"]}
          data={unitChoices(RADII, rules.radius_km, "km")}
          onChange={({ currentTarget }) => onChange({ radius_km: Number(currentTarget.value) })}
        />
      )}
      {area.by !== "km" && (
        <ZipsField
          area={area}
          disabled={disabled}
          error={errors["area.zips"] ?? errors["area.zips.0"]}
          onChange={(zips) => onChange({ area: { ...area, zips } })}
        />
      )}
    </Stack>
  );
}

type ZipsProps = {
  area: ServedArea;
  onChange: (zips: readonly string[]) => void;
  error: string | undefined;
  disabled: boolean;
};

/** What is typed stays as it is; words that are no postal code are kept too, so that the form says them and waits. */
function ZipsField({ area, onChange, error, disabled }: ZipsProps) {
  const stored = area.zips.join(" ");
  const [typed, type] = useState(stored);
  const isSame = wordsOf(typed).join(" ") === stored;
  return (
    <Textarea
      label="Codes postaux"
      description="Tapés ou collés, séparés par des espaces, des virgules ou des lignes. « 31* » : tous ceux en 31."
      placeholder="31000 31100 31200, 09*"
      autosize
      minRows={3}
      maxRows={8}
      disabled={disabled}
      error={zipsFault(area.zips) ?? error}
      value={isSame ? typed : stored}
      onChange={({ currentTarget: { value } }) => {
        type(value);
        onChange(wordsOf(value));
      }}
    />
  );
}

function wordsOf(text: string): string[] {
  const { zips, wrong } = readZips(text);
  return [...zips, ...wrong];
}

export function zipsFault(zips: readonly string[]): string | undefined {
  const wrong = zips.filter((zip) => !isZipPattern(zip));
  if (wrong.length > 0)
    return `Ce n’est pas un code postal\u00a0: ${wrong.slice(0, 5).join(", ")}.`;
  if (zips.length === 0) return "Indiquez au moins un code postal.";
  return zips.length > MOST_ZIPS ? "Mille codes postaux au plus." : undefined;
}
