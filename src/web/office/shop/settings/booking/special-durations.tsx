import { ActionIcon, NativeSelect, Stack, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useId } from "react";
import { interventionNamed } from "../../../../../domain/catalogue/interventions.ts";
import {
  MOST_SPECIAL_DURATIONS,
  specialKey,
  type DurationRules,
  type SpecialDuration,
} from "../../../../../domain/shop/duration/duration.ts";
import type { Errors } from "../form/field-errors.ts";
import { DURATIONS, minuteChoices } from "./choices.ts";
import { ABOUT_CHOICES, aboutText, typesFor, withAdded } from "./special-rows.ts";
import styles from "./special-durations.module.css";

type Props = {
  rules: DurationRules;
  onChange: (special_durations: readonly SpecialDuration[]) => void;
  errors: Errors;
  disabled: boolean;
};

/** Appliances whose visit takes more or less time than usual. */
export function SpecialDurations({ rules, onChange, errors, disabled }: Props) {
  const id = useId();
  const { special_durations } = rules;
  const isFull = special_durations.length >= MOST_SPECIAL_DURATIONS;
  return (
    <div role="group" aria-labelledby={id}>
      <Text size="sm" fw={600} id={id}>
        Durées particulières
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        Un appareil plus long, ou plus court. L’appareil l’emporte sur sa catégorie.
      </Text>
      <Stack gap={12}>
        {special_durations.map((special, place) => (
          <SpecialRow
            key={specialKey(special)}
            special={special}
            specials={special_durations}
            error={errors[`special_durations.${place}.minutes`]}
            disabled={disabled}
            onChange={(changed) => onChange(special_durations.toSpliced(place, 1, changed))}
            onRemove={() => onChange(special_durations.toSpliced(place, 1))}
          />
        ))}
        {!disabled && (
          <NativeSelect
            label="Ajouter une durée pour"
            value=""
            disabled={isFull}
            error={errors["special_durations"]}
            data={[{ value: "", label: "Choisir un appareil ou une catégorie" }, ...ABOUT_CHOICES]}
            onChange={({ currentTarget }) => onChange(withAdded(rules, currentTarget.value))}
          />
        )}
      </Stack>
    </div>
  );
}

type RowProps = {
  special: SpecialDuration;
  specials: readonly SpecialDuration[];
  onChange: (special: SpecialDuration) => void;
  onRemove: () => void;
  error: string | undefined;
  disabled: boolean;
};

function SpecialRow({ special, specials, onChange, onRemove, error, disabled }: RowProps) {
  const about = aboutText(special);
  return (
    <div role="group" aria-label={`${about}, ${special.kind}`} className={styles.row}>
      <Text size="sm" className={styles.about}>
        {about}
      </Text>
      <NativeSelect
        aria-label="Type d’intervention"
        disabled={disabled}
        data={[special.kind, ...typesFor(special, specials)]}
        value={special.kind}
        onChange={({ currentTarget }) =>
          onChange({
            ...special,
            kind: interventionNamed(currentTarget.value)?.name ?? special.kind,
          })
        }
      />
      <NativeSelect
        aria-label="Durée"
        disabled={disabled}
        data={minuteChoices(DURATIONS, special.minutes)}
        value={String(special.minutes)}
        error={error}
        onChange={({ currentTarget }) =>
          onChange({ ...special, minutes: Number(currentTarget.value) })
        }
      />
      {!disabled && (
        <ActionIcon
          className={styles.remove}
          variant="subtle"
          color="gray"
          size={44}
          aria-label="Retirer"
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
